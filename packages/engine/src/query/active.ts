import { type Context, WHERE_IT_IS } from '../state/context.ts';
import { type ActiveCards, cardOf, defOf, type Game } from '../state/game.ts';
import { type Card, type CardId, NO_SERVER, type ServerId, type State } from '../state/state.ts';

/** The server a card speaks of as its own: of a hosted card that of its host (26.03 4.6.6k). */
export function ownServer(state: State, card: Card): ServerId {
  let at = card;
  while (at.server === NO_SERVER && at.host >= 0) at = cardOf(state, at.host);
  return at.server;
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
  return kept !== null && kept.activity === game.state.activity ? kept : keepActive(game);
}

/** Every active card: identities, what is faceup in play, scored agendas, what is being played. */
export const activeCards = (game: Game): readonly Card[] => active(game).cards;

function keepActive(game: Game): ActiveCards {
  const kept = {
    activity: game.state.activity,
    cards: findActiveCards(game.state),
    withPaid: [] as Card[],
    withStatics: [] as Card[],
    withConditionals: [] as Card[],
    withInterrupts: [] as Card[],
    hosts: [] as Card[],
  };
  for (const card of kept.cards) {
    const def = defOf(game, card);
    if (def.paid.length > 0) kept.withPaid.push(card);
    if (def.statics.length > 0) kept.withStatics.push(card);
    if (def.when.length > 0) kept.withConditionals.push(card);
    if (def.interrupts.length > 0) kept.withInterrupts.push(card);
    if (def.data.canHost !== undefined && !def.hostsByAbility) kept.hosts.push(card);
  }
  game.active = kept;
  return kept;
}

/** The same, found anew. */
export function findActiveCards(state: State): Card[] {
  const active: Card[] = [cardOf(state, state.corp.identity), cardOf(state, state.runner.identity)];
  for (const server of state.servers) {
    for (const id of server.ice) pushFaceup(state, active, id);
    for (const id of server.root) pushFaceup(state, active, id);
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
