import type { Citation } from '../editions/citations.ts';
import { at, invariant } from '../invariant.ts';
import { occur } from '../kernel/occur.ts';
import {
  freeCredits,
  handRefs,
  type Price,
  type Purpose,
  spendableCards,
  witnessSpending,
} from '../query/price.ts';
import type { Side } from '../side.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import { emit } from '../state/event.ts';
import type { PayFrame } from '../state/frame.ts';
import { cardOf, cite, findCard, type Game, idOf, playerOf, pop, push, refOf } from '../state/game.ts';
import { deckOf, handOf, scoreAreaOf } from '../state/move.ts';
import { KEY } from '../state/option-key.ts';
import { randomBelow } from '../state/random.ts';
import { type Card, NO_SERVER, NOTHING, type ObjectRef } from '../state/state.ts';
import { removeCountersFrom } from './counters.ts';
import { moveTo, moveToBottom } from './move-card.ts';
import { giveTags } from './tags.ts';
import { forfeit, trashCards } from './trash.ts';

/** Parts of a cost that need no choice, as bits of a pay frame. */
const TRASH_SOURCE = 1;
const REMOVE_SOURCE = 2;

/** Spends clicks, and notes that they were spent. */
function spendClicks(game: Game, side: Side, clicks: number): void {
  if (clicks === 0) return;
  playerOf(game.state, side).clicks -= clicks;
  game.state.turn.clicksSpent += clicks;
  emit(game, 'clicksSpent', 'spendClicks', side, clicks);
}

export function loseClicks(game: Game, side: Side, clicks: number, rule: Citation): void {
  const player = playerOf(game.state, side);
  const lost = Math.min(player.clicks, clicks);
  if (lost === 0) return;
  player.clicks -= lost;
  emit(game, 'clicksLost', rule, side, lost);
}

/** Bad publicity credits go first: what is left of them is lost with the run. */
function spendFromPool(game: Game, side: Side, credits: number): void {
  if (credits === 0) return;
  const fromFund = side === 'runner' ? Math.min(credits, game.state.run?.fund ?? 0) : 0;
  if (game.state.run !== null) game.state.run.fund -= fromFund;
  playerOf(game.state, side).credits -= credits - fromFund;
  emit(game, 'creditsSpent', 'spendCredits', side, credits);
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
): void {
  const needsChoice =
    price.fromHand > 0 ||
    price.forfeits > 0 ||
    (price.credits > 0 && spendableCards(game, side, purpose, object).length > 0);
  if (needsChoice) {
    push(game.state, {
      kind: 'pay',
      side,
      source: source === null ? NOTHING : refOf(source),
      clicks: price.clicks,
      loseClicks: price.loseClicks,
      credits: price.credits,
      parts: (price.trashSource ? TRASH_SOURCE : 0) | (price.removeSource ? REMOVE_SOURCE : 0),
      counters: price.counters,
      fromHand: price.fromHand,
      toDeckBottom: price.toDeckBottom,
      forfeits: price.forfeits,
      tags: price.tags,
      purpose,
      object: object === null ? NOTHING : refOf(object),
      spending: [],
      amounts: [],
      chosen: [],
      settle: false,
    });
    return;
  }
  spendClicks(game, side, price.clicks);
  loseClicks(game, side, price.loseClicks, 'spendClicks');
  spendFromPool(game, side, price.credits);
  payCounters(game, source, price.counters);
  giveTags(game, price.tags);
  putOnDeckBottom(game, side, price.toDeckBottom);
  paySource(game, side, source, price.trashSource, price.removeSource);
}

function payCounters(game: Game, source: Card | null, counters: Price['counters']): void {
  if (source === null) return;
  for (const { counter, number } of counters) removeCountersFrom(game, source, counter, number);
}

/** Puts random cards of a hand on the bottom of its owner's deck. */
function putOnDeckBottom(game: Game, side: Side, number: number): void {
  if (number === 0) return;
  const hand = game.state.zones[handOf(side)];
  const moved: Card[] = [];
  for (let i = 0; i < number; i++) {
    const card = cardOf(game.state, at(hand, randomBelow(game.state, hand.length)));
    moveToBottom(game, card, deckOf(side));
    moved.push(card);
  }
  emit(game, 'putOnDeckBottom', 'moveCards', side, number, '', moved);
}

function paySource(game: Game, side: Side, source: Card | null, trash: boolean, remove: boolean): void {
  if (source === null) return;
  if (trash) trashCards(game, [source], side, 'trashAsCost');
  else if (remove) {
    moveTo(game, source, 'removed', true);
    emit(game, 'removedFromGame', 'removedFromGame', side, 1, '', [source]);
  }
}

/** What the pool may still be asked for, given what is already promised from cards. */
const promised = (frame: PayFrame): number => frame.amounts.reduce((sum, amount) => sum + amount, 0);

function openSources(game: Game, frame: PayFrame): Card[] {
  const object = findCard(game.state, frame.object);
  return spendableCards(game, frame.side, frame.purpose as Purpose, object).filter(
    (card) => !frame.spending.includes(refOf(card)),
  );
}

/** What the frame asks for next; null when everything is chosen. */
function nextChoice(game: Game, frame: PayFrame): 'credits' | 'hand' | 'agendas' | null {
  if (frame.credits > promised(frame) && frame.settle === false && openSources(game, frame).length > 0)
    return 'credits';
  if (frame.chosen.length < frame.fromHand) return 'hand';
  if (frame.chosen.length < frame.fromHand + frame.forfeits) return 'agendas';
  return null;
}

export const payFrame = {
  step(game: Game, frame: PayFrame): boolean {
    if (nextChoice(game, frame) !== null) return true;
    const state = game.state;
    pop(state);
    const side = frame.side;
    spendClicks(game, side, frame.clicks);
    loseClicks(game, side, frame.loseClicks, 'spendClicks');
    frame.spending.forEach((ref, index) => {
      const card = findCard(state, ref);
      const amount = frame.amounts[index] ?? 0;
      invariant(card !== null && card.credits >= amount, 'promised credits are gone');
      removeCountersFrom(game, card, 'credits', amount);
      witnessSpending(game, card);
      occur(game, 'use', side, card);
    });
    spendFromPool(game, side, frame.credits - promised(frame));
    giveTags(game, frame.tags);
    const source = findCard(state, frame.source);
    payCounters(game, source, frame.counters);
    const fromHand = frame.chosen.slice(0, frame.fromHand).map((ref) => cardOf(state, idOf(ref)));
    if (fromHand.length > 0) trashCards(game, fromHand, side, 'trashAsCost');
    putOnDeckBottom(game, side, frame.toDeckBottom);
    for (const ref of frame.chosen.slice(frame.fromHand)) forfeit(game, cardOf(state, idOf(ref)), side);
    paySource(game, side, source, (frame.parts & TRASH_SOURCE) !== 0, (frame.parts & REMOVE_SOURCE) !== 0);
    return false;
  },

  decide(game: Game, frame: PayFrame): Decision {
    const rule = cite(game, 'spendCredits');
    const options: Option[] = [];
    const what = nextChoice(game, frame);
    if (what === 'credits') {
      const missing = frame.credits - promised(frame);
      const pool = freeCredits(game, frame.side);
      const sources = openSources(game, frame);
      const elsewhere = sources.reduce((sum, card) => sum + card.credits, 0);
      for (const card of sources) {
        const rest = elsewhere - card.credits + pool;
        for (let amount = Math.max(1, missing - rest); amount <= Math.min(card.credits, missing); amount++) {
          options.push(option('pay', KEY.payFromCard, rule, refOf(card), NO_SERVER, NOTHING, amount));
        }
      }
      if (pool >= missing) options.push(option('pay', 'pay pool', rule));
    } else {
      const from: ObjectRef[] =
        what === 'hand'
          ? handRefs(game, frame.side)
          : game.state.zones[scoreAreaOf(frame.side)].map((id) => refOf(cardOf(game.state, id)));
      for (const ref of from) {
        if (!frame.chosen.includes(ref)) options.push(option('choose', KEY.choose, rule, ref));
      }
    }
    return {
      seat: frame.side,
      kind: 'pay',
      rule: cite(game, 'payWhole'),
      options,
      chosen: what === 'credits' ? promised(frame) : frame.chosen.length,
      wanted: what === 'credits' ? frame.credits : frame.fromHand + frame.forfeits,
      about: frame.object,
    };
  },

  choose(_game: Game, frame: PayFrame, chosen: Option): void {
    if (chosen.kind === 'choose') frame.chosen.push(chosen.card);
    else if (chosen.card === NOTHING) frame.settle = true;
    else {
      frame.spending.push(chosen.card);
      frame.amounts.push(chosen.number);
    }
  },
};
