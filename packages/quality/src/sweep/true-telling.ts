import type { Game, GameEvent } from '@lastclick/engine';
import { byObject } from './knowledge.ts';

type State = Game['state'];

/** The last event that speaks of a card says where it lies. */
function wrongPlace(game: Game, events: readonly GameEvent[]): string | null {
  const now = byObject(game.state);
  const told = new Map(events.flatMap(({ kind, cards }) => cards.map((one) => [one.object, { kind, one }])));
  for (const [object, { kind, one }] of told) {
    const card = now.get(object);
    if (card === undefined) continue;
    const { zone, server } = one.place;
    const isInServer = card.zone === 'ice' || card.zone === 'root';
    const place = isInServer ? `${card.zone} of ${serverNames(game.state).get(card.server)}` : card.zone;
    const said = isInServer ? `${zone} of ${server}` : zone;
    if (place !== said) return `an event "${kind}" says c${object} lies in ${said}, but it lies in ${place}`;
  }
  return null;
}

const CENTRAL = ['hq', 'rd', 'archives'];
const serverNames = ({ servers }: State): ReadonlyMap<number, string> =>
  new Map(servers.map(({ id }) => [id, CENTRAL[id] ?? `remote-${id - CENTRAL.length + 1}`]));

/** Each event has a number of its own and follows from another one, never from itself by any way round. */
function brokenTree(events: readonly GameEvent[]): string | null {
  const byId = new Map(events.map((event) => [event.id, event]));
  if (byId.size < events.length) return 'two events have the same number';
  for (const { id, kind } of events) {
    let steps = 0;
    for (let at = byId.get(id); at !== undefined; at = at.cause === null ? undefined : byId.get(at.cause))
      if (++steps > events.length) return `an event "${kind}" follows from itself`;
  }
  return null;
}

/** What is wrong with what events say of cards and of one another, or null. */
export const untrueTelling = (game: Game, events: readonly GameEvent[]): string | null =>
  brokenTree(events) ?? wrongPlace(game, events);
