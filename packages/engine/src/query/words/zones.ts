import type { FilterZone } from '../../language/filter.ts';
import type { Side } from '../../side.ts';
import { deckOf, discardOf, handOf, scoreAreaOf } from '../../state/move.ts';
import type { CardId, ListedZone, State, Zone } from '../../state/state.ts';

type Relative = 'hand' | 'deck' | 'discard' | 'score';
type InServers = 'installed' | 'ice' | 'root';
type Listed = Exclude<FilterZone, Relative | InServers>;

const OF_A_SIDE: Readonly<Record<Relative, (side: Side) => ListedZone>> = {
  hand: handOf,
  deck: deckOf,
  discard: discardOf,
  score: scoreAreaOf,
};

const isRelative = (zone: FilterZone): zone is Relative => Object.hasOwn(OF_A_SIDE, zone);

/** The zone of a side that is meant, where one is. */
export const zoneOf = (zone: FilterZone, side: Side): Listed | InServers =>
  isRelative(zone) ? (OF_A_SIDE[zone](side) as Listed) : zone;

const isIn = (at: Zone, zone: Listed | InServers): boolean =>
  zone === 'installed' ? at === 'rig' || at === 'ice' || at === 'root' : at === zone;

/** Whether a place is the zone that is spoken of; `side` is whose, where both sides have one. */
export function zoneTest(zone: FilterZone): (at: Zone, side: Side) => boolean {
  if (isRelative(zone)) {
    const corp = OF_A_SIDE[zone]('corp');
    const runner = OF_A_SIDE[zone]('runner');
    return (at, side) => at === (side === 'corp' ? corp : runner);
  }
  return (at) => isIn(at, zone);
}

type Show = (ids: readonly CardId[]) => boolean;

/** Shows the cards of a zone in parts until one of them is enough. */
export function showZone(state: State, zone: Listed | InServers, shows: Show): boolean {
  switch (zone) {
    case 'installed':
      for (const { ice, root } of state.servers) if (shows(ice) || shows(root)) return true;
      return shows(state.zones.rig);
    case 'ice':
    case 'root':
      for (const server of state.servers) if (shows(server[zone])) return true;
      return false;
    default:
      return shows(state.zones[zone]);
  }
}
