import type { Change, Changing } from '../language/ability.ts';
import { type Context, WHERE_IT_IS } from '../state/context.ts';
import {
  type ActiveCards,
  type Changer,
  cardOf,
  defOf,
  type Game,
  type Granter,
  type Holder,
  type StaticName,
} from '../state/game.ts';
import { isConditionCounter } from '../state/in-play.ts';
import {
  ARCHIVES,
  type Card,
  type CardId,
  HQ,
  NO_SERVER,
  RD,
  type ServerId,
  type State,
  type Zone,
} from '../state/state.ts';

/** The central servers whose cards lie in a zone of their own. */
const CENTRAL: Partial<Readonly<Record<Zone, ServerId>>> = { hq: HQ, rd: RD, archives: ARCHIVES };

/** The server a card speaks of as its own: also in hand, deck or discard pile (26.03 4.6.6i), of a hosted card that of its host (4.6.6k). */
export function ownServer(state: State, card: Card): ServerId {
  let at = card;
  while (at.server === NO_SERVER && at.host >= 0) at = cardOf(state, at.host);
  return at.server === NO_SERVER ? (CENTRAL[at.zone] ?? NO_SERVER) : at.server;
}

/** The server who asks speaks of as its own. */
export const homeOf = (state: State, { home, source }: Context): ServerId =>
  home !== WHERE_IT_IS ? home : source === null ? NO_SERVER : ownServer(state, source);

/**
 * The active cards and those of them with each kind of ability. Kept until a card becomes active or inactive; whatever
 * does that raises `State.activity`.
 */
export function active(game: Game): ActiveCards {
  const kept = game.active;
  if (kept !== null && (blanking || (kept.activity === game.state.activity && !game.rules.takesText)))
    return kept;
  return keepActive(game);
}

/** It is being worked out which cards have lost their abilities: until then all have theirs. */
let blanking = false;

const NO_HOLDERS: readonly never[] = [];

/** The static abilities of one kind that are printed on active cards. */
export function printedHolders<N extends StaticName>(game: Game, name: N): readonly Holder<N>[] {
  const kept = active(game);
  if (kept.withStatics.length === 0) return NO_HOLDERS;
  kept.holding ??= new Map();
  let found = kept.holding.get(name);
  if (found === undefined) {
    const holders: Holder[] = [];
    for (const card of kept.withStatics)
      for (const ability of defOf(game, card).statics)
        if (ability.static === name) holders.push({ card, ability, def: card.def });
    found = holders;
    kept.holding.set(name, found);
  }
  return found as readonly unknown[] as readonly Holder<N>[];
}

/** Every active card: identities, what is faceup in play, scored agendas, what is being played. */
export const activeCards = (game: Game): readonly Card[] => active(game).cards;

function keepActive(game: Game): ActiveCards {
  const cards = findActiveCards(game.state);
  if (game.rules.anyCounters)
    for (const card of game.state.cards)
      if (isConditionCounter(card)) cards.push(cardOf(game.state, card.id));
  const stolen = stolenCards(game.state);
  // Only what can be turned into something else becomes or ceases to be such a card.
  const elsewhere = game.active !== null && !game.rules.anyForms ? game.active.elsewhere : null;
  const all = sorted(game, cards, cards, stolen, elsewhere);
  game.active = all;
  if (!game.rules.takesText) return all;
  // Whether a card has lost its abilities may change at any time, so this is found anew whenever it is asked.
  blanking = true;
  try {
    const hasText = (card: Card): boolean => !game.rules.hasLostText(game, card);
    game.active = sorted(game, cards, cards.filter(hasText), stolen.filter(hasText), elsewhere);
  } finally {
    blanking = false;
  }
  return game.active;
}

const NONE_STOLEN: readonly Card[] = [];

const stolenCards = (state: State): readonly Card[] =>
  state.zones.runnerScore.length === 0 ? NONE_STOLEN : state.zones.runnerScore.map((id) => cardOf(state, id));

const NO_CARDS: readonly Card[] = [];
const NO_GRANTERS: readonly Granter[] = [];

/** A list with one more: most of these lists stay empty, and are all the same one. */
function withOne<T>(list: readonly T[], one: T): readonly T[] {
  if (list.length === 0) return [one];
  (list as T[]).push(one);
  return list;
}

/** Active cards, and those of them that have abilities by what those are, with stolen agendas whose abilities work. */
function sorted(
  game: Game,
  cards: readonly Card[],
  able: readonly Card[],
  stolen: readonly Card[],
  elsewhere: readonly Card[] | null,
): ActiveCards {
  const kept = {
    activity: game.state.activity,
    cards,
    withPaid: NO_CARDS,
    forWindows: NO_CARDS,
    outsideEncounters: NO_CARDS,
    withStatics: NO_CARDS,
    holding: null,
    changesPrices: false,
    granting: NO_GRANTERS,
    changing: null as Map<Changing, Changer[]> | null,
    withConditionals: NO_CARDS,
    withInterrupts: NO_CARDS,
    hosts: NO_CARDS,
    elsewhere,
  };
  for (const card of able) {
    const def = defOf(game, card);
    if (!def.speaksWhileActive) continue;
    if (def.uses.length > 0) kept.withPaid = withOne(kept.withPaid, card);
    if (def.usableInWindows) kept.forWindows = withOne(kept.forWindows, card);
    if (def.usableOutsideEncounters) kept.outsideEncounters = withOne(kept.outsideEncounters, card);
    if (def.statics.length > 0) kept.withStatics = withOne(kept.withStatics, card);
    if (def.changesPrices) kept.changesPrices = true;
    for (const ability of def.grants) kept.granting = withOne(kept.granting, { card, ability });
    for (const ability of def.changes) kept.changing = withChanger(kept.changing, card, ability);
    if (def.when.length > 0) kept.withConditionals = withOne(kept.withConditionals, card);
    if (def.interruptsByItself) kept.withInterrupts = withOne(kept.withInterrupts, card);
    if (def.hosts !== null && !def.hostsByAbility) kept.hosts = withOne(kept.hosts, card);
  }
  for (const card of stolen) {
    const def = defOf(game, card);
    for (const ability of def.changesStolen) kept.changing = withChanger(kept.changing, card, ability);
    if (!def.usableStolen) continue;
    kept.withPaid = withOne(kept.withPaid, card);
    if (def.usableInWindows) kept.forWindows = withOne(kept.forWindows, card);
    if (def.usableOutsideEncounters) kept.outsideEncounters = withOne(kept.outsideEncounters, card);
  }
  return kept;
}

function withChanger(
  known: Map<Changing, Changer[]> | null,
  card: Card,
  ability: Change,
): Map<Changing, Changer[]> {
  const changing = known ?? new Map<Changing, Changer[]>();
  const changers = changing.get(ability.what);
  if (changers === undefined) changing.set(ability.what, [{ card, ability, def: card.def }]);
  else changers.push({ card, ability, def: card.def });
  return changing;
}

/** The same, found anew. */
export function findActiveCards(state: State): Card[] {
  const active: Card[] = [cardOf(state, state.corp.identity), cardOf(state, state.runner.identity)];
  for (const server of state.servers) {
    for (const id of server.ice) pushFaceup(state, active, id);
    for (const id of server.root) {
      const card = cardOf(state, id);
      // An agenda may lie there faceup and inactive (3.2.3a).
      if (card.faceup && card.since > 0) active.push(card);
    }
  }
  for (const id of state.zones.rig) pushFaceup(state, active, id);
  for (const id of state.zones.corpScore) active.push(cardOf(state, id));
  for (const id of state.zones.playing) {
    const card = cardOf(state, id);
    if (card.since > 0) active.push(card);
  }
  return active;
}

function pushFaceup(state: State, active: Card[], id: CardId): void {
  const card = cardOf(state, id);
  if (card.faceup) active.push(card);
}

export function installedCards(state: State): Card[] {
  const cards: Card[] = [];
  for (const server of state.servers) {
    for (const id of server.ice) cards.push(cardOf(state, id));
    for (const id of server.root) cards.push(cardOf(state, id));
  }
  for (const id of state.zones.rig) cards.push(cardOf(state, id));
  return cards;
}
