import type { CardView, Seat, ServerView, Side, View } from '@lastclick/engine';

export const sideName = (side: Side): string => (side === 'corp' ? 'Corp' : 'Runner');
export const seatName = (seat: Seat): string => (seat === 'spectator' ? 'spectator' : sideName(seat));

const CENTRAL: Readonly<Record<string, string>> = { hq: 'HQ', rd: 'R&D', archives: 'Archives' };

/** A server as people say it. */
export function serverName(server: string): string {
  if (server === 'new-remote') return 'a new remote';
  return CENTRAL[server] ?? server.replace('-', ' ');
}

/** Where a card in a server's root lies; HQ, R&D and Archives are also piles of cards. */
export const inRootOf = (server: string): string =>
  `in ${Object.hasOwn(CENTRAL, server) ? 'the root of ' : ''}${serverName(server)}`;

/** A card somewhere in a view, and where it lies in words. */
export interface Placed {
  readonly card: CardView;
  readonly place: string;
}

function* withHosted(card: CardView, place: string): Generator<Placed> {
  yield { card, place };
  for (const hosted of card.hosted) yield* withHosted(hosted, `on ${card.title ?? 'another card'}`);
}

function* all(cards: readonly CardView[] | undefined, place: string): Generator<Placed> {
  for (const card of cards ?? []) yield* withHosted(card, place);
}

function* inServer(server: ServerView): Generator<Placed> {
  yield* all(server.ice, `protecting ${serverName(server.server)}`);
  yield* all(server.root, inRootOf(server.server));
}

/** Every card the view shows, known or not. */
export function* placedCards(view: View): Generator<Placed> {
  const { corp, runner } = view;
  yield* withHosted(corp.identity, 'as identity');
  yield* withHosted(runner.identity, 'as identity');
  yield* all(corp.hq.cards, 'in HQ');
  yield* all(runner.grip.cards, 'in the grip');
  for (const server of corp.servers) yield* inServer(server);
  yield* all(runner.rig, 'in the rig');
  yield* all(view.playing, 'being played');
  yield* all(view.setAside, 'set aside');
  yield* all(corp.archives, 'in Archives');
  yield* all(runner.heap, 'in the heap');
  yield* all(corp.scored, "in the Corp's score area");
  yield* all(runner.scored, "in the Runner's score area");
  yield* all(view.removed, 'removed from the game');
  yield* all(view.looking, view.seat === 'corp' ? 'in R&D' : 'in the stack');
  // Cards accessed from a hand or deck lie nowhere the Runner could see them.
  if (view.access?.title !== undefined) yield { card: view.access, place: 'being accessed' };
}

/** The card of that object number, as the view shows it. */
export function findPlaced(view: View, object: number): Placed | null {
  for (const placed of placedCards(view)) if (placed.card.object === object) return placed;
  return null;
}
