import { Counted, effectWord, oneWord } from '../compile/names.ts';
import { isNoted } from '../compile/noted.ts';
import type { Citation } from '../editions/citations.ts';
import { at, invariant } from '../invariant.ts';
import { whomOf } from '../kernel/concrete.ts';
import { occur } from '../kernel/occur.ts';
import { ruleEffect } from '../kernel/rule-effect.ts';
import type { EffectData } from '../language/effect.ts';
import { namesCards, refOfEffect } from '../language/effect-cards.ts';
import {
  cardsToPay,
  creditsOn,
  demandedOf,
  freeCredits,
  type Price,
  type Purpose,
  spendableCards,
  takesSource,
  unpayable,
} from '../query/price.ts';
import { witnessSpending } from '../query/spending.ts';
import { isAnnounced } from '../query/words/cards.ts';
import type { Side } from '../side.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import { emit } from '../state/event.ts';
import { COST, PAID, type PayFrame, UNPREVENTABLE, type Way } from '../state/frame.ts';
import {
  cardOf,
  cite,
  findCard,
  type Game,
  idOf,
  playerOf,
  pop,
  push,
  refOf,
  top,
  wordOf,
} from '../state/game.ts';
import { KEY } from '../state/option-key.ts';
import { randomAmong } from '../state/random.ts';
import { keepIn, resolvingAbility } from '../state/slots.ts';
import { type Card, NO_SERVER, NOTHING } from '../state/state.ts';
import { spendHostedCredits } from './counters.ts';
import { noteClicksOnCard } from './same-action.ts';

/** Spends clicks, and notes that they were spent. */
function spendClicks(game: Game, side: Side, purpose: string, clicks: number): void {
  if (clicks === 0) return;
  playerOf(game.state, side).clicks -= clicks;
  game.state.turn.clicksSpent += clicks;
  emit(game, 'clicksSpent', 'spendClicks', side, clicks);
  if (isNoted(game.rules.noted.spendClicks)) occur(game, 'spendClicks', side, null, clicks);
  noteClicksOnCard(game, side, purpose, clicks);
}

/** Loses as many clicks as there are, and says how many that were. */
export function loseClicks(game: Game, side: Side, clicks: number, rule: Citation): number {
  const player = playerOf(game.state, side);
  const lost = Math.min(player.clicks, clicks);
  if (lost <= 0) return 0;
  player.clicks -= lost;
  emit(game, 'clicksLost', rule, side, lost);
  occur(game, 'loseClicks', side, null, lost);
  return lost;
}

/** Bad publicity credits go first: what is left of them is lost with the run. */
function spendFromPool(game: Game, side: Side, credits: number): void {
  if (credits === 0) return;
  const fromFund = side === 'runner' ? Math.min(credits, game.state.run?.fund ?? 0) : 0;
  if (game.state.run !== null) game.state.run.fund -= fromFund;
  playerOf(game.state, side).credits -= credits - fromFund;
  emit(game, 'creditsSpent', 'spendCredits', side, credits);
  if (isNoted(game.rules.noted.spendCredits)) occur(game, 'spendCredits', side, null, credits);
}

/** An install can be asked afterwards what was spent on it. */
function noteSpent(game: Game, purpose: PayFrame['purpose'], credits: number): void {
  const frame = top(game.state);
  if (purpose === 'install' && frame.kind === 'install') frame.spent = credits;
}

/** What a price is paid for: the card it is spent on, and the slot that keeps what it was paid with. */
interface Payment {
  readonly source: Card | null;
  readonly purpose: Purpose;
  readonly object: Card | null;
  readonly keeps: number;
}

/** The ways of a price that can be paid now. */
function payableWays(game: Game, side: Side, price: Price, payment: Payment): Price[] {
  const { source, purpose, object } = payment;
  return [price, ...price.others]
    .map((way) => ({ ...way, others: [] }))
    .filter((way) => unpayable(game, side, way, source, purpose, object) === null);
}

/**
 * Pays a price the player can pay, whole (1.15.1). Where there is a choice of how, a frame asks first; the
 * caller's next step runs once everything is paid, and owes the checkpoint after it (1.15.2).
 */
export function pay(
  game: Game,
  side: Side,
  price: Price,
  source: Card | null,
  purpose: Purpose,
  object: Card | null,
  keeps = -1,
): void {
  const ways =
    price.others.length === 0 ? null : payableWays(game, side, price, { source, purpose, object, keeps });
  const only = ways === null ? price : ways[0];
  const needsChoice =
    (ways !== null && ways.length > 1) ||
    only === undefined ||
    only.owed.some(({ data }) => isChosen(data)) ||
    (only.credits > 0 && spendableCards(game, side, purpose, object).length > 0);
  if (needsChoice) {
    push(game.state, {
      kind: 'pay',
      side,
      source: source === null ? NOTHING : refOf(source),
      ways: ways ?? [price],
      way: ways === null || ways.length === 1 ? 0 : -1,
      purpose,
      object: object === null ? NOTHING : refOf(object),
      spending: [],
      amounts: [],
      chosen: [],
      settle: false,
      keeps,
    });
    return;
  }
  if (game.tale !== null) game.tale.isPaying = true;
  noteSpent(game, purpose, only.credits);
  spendClicks(game, side, purpose, only.clicks);
  spendFromPool(game, side, only.credits);
  payOwed(game, side, only, source, [], keeps);
  if (game.tale !== null) game.tale.isPaying = false;
}

/** Whether the payer chooses the cards an effect of a cost is paid with. */
const isChosen = (data: EffectData): boolean => {
  const ref = refOfEffect(data);
  return typeof ref === 'object' && ref !== null && ref.cards === 'choose';
};

/** Does what a cost asks for besides clicks and credits, in its order; `chosen` are the cards to pay with. */
function payOwed(
  game: Game,
  side: Side,
  { owed }: Pick<Way, 'owed'>,
  source: Card | null,
  chosen: readonly Card[],
  keeps: number,
): void {
  if (owed.length === 0) return;
  let left = chosen;
  let latest: readonly Card[] = [];
  for (const { data, amount } of owed) {
    const ref = refOfEffect(data);
    if (isChosen(data)) {
      latest = left.slice(0, amount);
      left = left.slice(amount);
    } else if (ref !== null && ref !== 'that') {
      const open = cardsToPay(game, side, data, source, left);
      latest = isAnnounced(ref) ? pickAtRandom(game, open, amount) : open;
    }
    if (keeps >= 0 && namesCards(data)) {
      const ability = resolvingAbility(game.state);
      if (ability !== null) keepIn(ability, keeps, latest.map(refOf));
    }
    carryOut(game, side, data, amount, ref === null ? [] : latest, source);
  }
}

/** An effect as a cost: nothing can interrupt it (1.15.1a). */
function carryOut(
  game: Game,
  side: Side,
  data: EffectData,
  amount: number,
  cards: readonly Card[],
  source: Card | null,
): void {
  const { concrete, resolve } = wordOf(game, data.effect);
  const { who, detail, marks } = concrete;
  resolve(game, {
    ...ruleEffect(data.effect, side, amount, false, detail === null ? '' : detail(data)),
    who: whomOf('who' in data ? (data.who ?? null) : null, who === null ? null : who(data, side), side),
    source: source === null ? NOTHING : refOf(source),
    cards: cards.map(refOf),
    marks: (marks === null ? 0 : marks(data)) | UNPREVENTABLE | PAID | COST,
  });
}

function pickAtRandom(game: Game, from: readonly Card[], number: number): Card[] {
  const left = from.slice();
  const picked: Card[] = [];
  while (picked.length < number && left.length > 0)
    picked.push(...left.splice(randomAmong(game.state, left), 1));
  return picked;
}

/** What the pool may still be asked for, given what is already promised from cards. */
const promised = (frame: PayFrame): number => frame.amounts.reduce((sum, amount) => sum + amount, 0);

function openSources(game: Game, frame: PayFrame): Card[] {
  const object = findCard(game.state, frame.object);
  return spendableCards(game, frame.side, frame.purpose as Purpose, object).filter(
    (card) => !frame.spending.includes(refOf(card)),
  );
}

const wayOf = (frame: PayFrame): Way => at(frame.ways, frame.way);

const chosenCards = ({ state }: Game, frame: PayFrame): Card[] =>
  frame.chosen.map((ref) => cardOf(state, idOf(ref)));

/** What the frame asks for next; null when everything is chosen. */
function nextChoice(game: Game, frame: PayFrame): 'way' | 'credits' | Way['owed'][number] | null {
  if (frame.way < 0) return 'way';
  const { credits, owed } = wayOf(frame);
  if (credits > promised(frame) && frame.settle === false && openSources(game, frame).length > 0)
    return 'credits';
  let chosen = frame.chosen.length;
  for (const part of owed) {
    if (!isChosen(part.data)) continue;
    if (chosen < part.amount) return part;
    chosen -= part.amount;
  }
  return null;
}

/** What of the credits that have to come from some cards is not promised yet, and which of others those are. */
function demandIn(game: Game, frame: PayFrame, open: readonly Card[]): { left: number; such: Card[] } {
  const { from } = wayOf(frame);
  if (from === null) return { left: 0, such: [] };
  const source = findCard(game.state, frame.source);
  const spending = frame.spending.map((ref) => cardOf(game.state, idOf(ref)));
  const promising = demandedOf(game, frame.side, from, source, spending);
  const isPromised = (index: number): boolean => promising.includes(at(spending, index));
  const given = frame.amounts.reduce((sum, amount, index) => sum + (isPromised(index) ? amount : 0), 0);
  return { left: from.amount - given, such: demandedOf(game, frame.side, from, source, open) };
}

/** Credits from each card that may hold some back for the rest, and the pool where it has enough. */
function creditOptions(game: Game, frame: PayFrame): Option[] {
  const rule = cite(game, 'spendCredits');
  const options: Option[] = [];
  const missing = wayOf(frame).credits - promised(frame);
  const pool = freeCredits(game, frame.side);
  const sources = openSources(game, frame);
  const elsewhere = creditsOn(sources);
  const { left, such } = demandIn(game, frame, sources);
  const demanded = creditsOn(such);
  for (const card of sources) {
    const rest = elsewhere - card.credits + pool;
    const isSuch = such.includes(card);
    for (let amount = Math.max(1, missing - rest); amount <= Math.min(card.credits, missing); amount++) {
      const due = left - (isSuch ? amount : 0);
      if (due > missing - amount || due > demanded - (isSuch ? card.credits : 0)) continue;
      options.push(option('pay', KEY.payFromCard, rule, refOf(card), NO_SERVER, NOTHING, amount));
    }
  }
  if (pool >= missing && left <= 0) options.push(option('pay', 'pay pool', rule));
  return options;
}

/** Cards for one effect of a cost; what another takes by name is not among them. */
function cardOptions(game: Game, frame: PayFrame, { data }: Way['owed'][number]): Option[] {
  const source = findCard(game.state, frame.source);
  const taken = chosenCards(game, frame);
  if (source !== null && takesSource(wayOf(frame))) taken.push(source);
  const rule = cite(game, 'payWhole');
  return cardsToPay(game, frame.side, data, source, taken).map((card) =>
    option('choose', KEY.choose, rule, refOf(card)),
  );
}

/** What keys call the ways to pay: by what is paid, whatever the numbers are. */
export function wayWords(ways: readonly Way[]): string[] {
  const counted = new Counted();
  return ways.map(({ clicks, credits, from, owed }) => {
    const words = [
      ...(clicks > 0 ? ['clicks'] : []),
      ...(credits > 0 ? [from === null ? 'credits' : 'hostedCredits'] : []),
      ...owed.map(({ data }) => effectWord(data)),
    ];
    return oneWord(counted.name(words.length === 0 ? 'nothing' : words.join('+')));
  });
}

const wayOptions = (game: Game, { ways }: PayFrame): Option[] =>
  wayWords(ways).map((word, index) =>
    option('way', `pay way ${word}`, cite(game, 'payWhole'), NOTHING, NO_SERVER, NOTHING, index),
  );

export const payFrame = {
  step(game: Game, frame: PayFrame): boolean {
    if (nextChoice(game, frame) !== null) return true;
    const state = game.state;
    pop(state);
    const side = frame.side;
    const way = wayOf(frame);
    noteSpent(game, frame.purpose, way.credits);
    spendClicks(game, side, frame.purpose, way.clicks);
    frame.spending.forEach((ref, index) => {
      const card = findCard(state, ref);
      const amount = frame.amounts[index] ?? 0;
      invariant(card !== null && card.credits >= amount, 'promised credits are gone');
      spendHostedCredits(game, side, card, amount);
      witnessSpending(game, card);
      occur(game, 'use', side, card);
    });
    spendFromPool(game, side, way.credits - promised(frame));
    payOwed(game, side, way, findCard(state, frame.source), chosenCards(game, frame), frame.keeps);
    return false;
  },

  decide(game: Game, frame: PayFrame): Decision {
    const what = nextChoice(game, frame);
    const asked = {
      seat: frame.side,
      kind: 'pay',
      rule: cite(game, 'payWhole'),
      about: frame.object,
    } as const;
    if (what === 'way' || what === null)
      return { ...asked, options: wayOptions(game, frame), chosen: 0, wanted: 0 };
    if (what === 'credits')
      return {
        ...asked,
        options: creditOptions(game, frame),
        chosen: promised(frame),
        wanted: wayOf(frame).credits,
      };
    const wanted = wayOf(frame).owed.reduce(
      (sum, { data, amount }) => sum + (isChosen(data) ? amount : 0),
      0,
    );
    return { ...asked, options: cardOptions(game, frame, what), chosen: frame.chosen.length, wanted };
  },

  choose(_game: Game, frame: PayFrame, chosen: Option): void {
    if (chosen.kind === 'way') frame.way = chosen.number;
    else if (chosen.kind === 'choose') frame.chosen.push(chosen.card);
    else if (chosen.card === NOTHING) frame.settle = true;
    else {
      frame.spending.push(chosen.card);
      frame.amounts.push(chosen.number);
    }
  },
};
