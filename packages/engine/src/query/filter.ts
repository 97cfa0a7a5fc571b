import type { Filter } from '../language/filter.ts';
import { cardOf, controllerOf, defOf, type Game } from '../state/game.ts';
import { isInstalled, isRezzed, isUnrezzed } from '../state/in-play.ts';
import { hostedOn } from '../state/move.ts';
import { type Card, type CardId, FIRST_REMOTE, NO_SERVER, type Occurrence } from '../state/state.ts';
import { ownServer } from './active.ts';

/** Whether a Corp card may receive advancement counters (1.17.2). */
export function canBeAdvanced(game: Game, card: Card): boolean {
  if (card.zone !== 'ice' && card.zone !== 'root') return false;
  const def = defOf(game, card);
  return def.type === 'agenda' || def.data.canBeAdvanced === true;
}

/** Whether a card has all the properties a filter names; `source` is the card whose ability asks. */
export function matches(game: Game, card: Card, filter: Filter, source: Card | null): boolean {
  const def = defOf(game, card);
  // A facedown installed Runner card has no characteristics (8.4.2).
  if (card.zone === 'rig' && !card.faceup && (filter.type !== undefined || filter.subtype !== undefined))
    return false;
  if (filter.type !== undefined) {
    if (typeof filter.type === 'string' ? def.type !== filter.type : !filter.type.includes(def.type))
      return false;
  }
  if (filter.notType !== undefined && def.type === filter.notType) return false;
  if (filter.subtype !== undefined && !def.data.subtypes.includes(filter.subtype)) return false;
  if (filter.notSubtype !== undefined && def.data.subtypes.includes(filter.notSubtype)) return false;
  if (filter.side !== undefined && card.owner !== filter.side) return false;
  if (filter.rezzed !== undefined && (filter.rezzed ? !isRezzed(card) : !isUnrezzed(card))) return false;
  if (filter.faceup !== undefined && (isUnseen(card) || card.faceup !== filter.faceup)) return false;
  if (filter.canBeAdvanced === true && !canBeAdvanced(game, card)) return false;
  if (filter.installedThisTurn !== undefined) {
    if ((card.installedTurn === game.state.turn.number) !== filter.installedThisTurn) return false;
  }
  if (filter.zone !== undefined && !isInZone(card, filter.zone)) return false;
  if (filter.server !== undefined) {
    if (card.server === NO_SERVER || card.server >= FIRST_REMOTE !== (filter.server === 'remote'))
      return false;
  }
  if (
    filter.sameServer === true &&
    (source === null || card.server === NO_SERVER || card.server !== ownServer(game.state, source))
  ) {
    return false;
  }
  if (filter.hostedOnSource === true && (source === null || card.host !== source.id)) return false;
  if (filter.hosts !== undefined && card[filter.hosts] === 0) return false;
  if (filter.isHost === true && (source === null || source.host !== card.id)) return false;
  if (filter.notSource === true && source !== null && card.id === source.id) return false;
  if (filter.installable === true && !game.rules.canBeInstalled(game, card, controllerOf(card))) return false;
  return true;
}

/** Cards in hands and decks are neither faceup nor facedown (1.20.1a). */
const isUnseen = ({ zone }: Card): boolean =>
  zone === 'hq' || zone === 'grip' || zone === 'rd' || zone === 'stack';

const isInZone = (card: Card, zone: NonNullable<Filter['zone']>): boolean =>
  zone === 'installed'
    ? isInstalled(card)
    : zone === 'hqOrArchives'
      ? card.zone === 'hq' || card.zone === 'archives'
      : card.zone === zone;

/** The cards a filter speaks of; without a zone it looks in the play area (1.14.2c). */
export function cardsMatching(game: Game, filter: Filter, source: Card | null): Card[] {
  const found: Card[] = [];
  someCardLike(game, filter, source, (card) => {
    found.push(card);
    return false;
  });
  return found;
}

const isEnough = (): boolean => true;

/** Whether there is a card a filter speaks of. */
export const anyMatching = (game: Game, filter: Filter, source: Card | null): boolean =>
  someCardLike(game, filter, source, isEnough);

/** Shows the cards a filter speaks of one by one until one is enough; true if one was. */
function someCardLike(
  game: Game,
  filter: Filter,
  source: Card | null,
  enough: (card: Card) => boolean,
): boolean {
  const { state } = game;
  const shows = (ids: readonly CardId[]): boolean => {
    for (const id of ids) {
      const card = cardOf(state, id);
      if (matches(game, card, filter, source) && enough(card)) return true;
    }
    return false;
  };
  if (filter.hostedOnSource === true) {
    if (source === null) return false;
    for (const card of hostedOn(state, source)) {
      if (matches(game, card, filter, source) && enough(card)) return true;
    }
    return false;
  }
  const zone = filter.zone ?? 'installed';
  if (zone === 'hqOrArchives') return shows(state.zones.hq) || shows(state.zones.archives);
  if (zone !== 'installed') return shows(state.zones[zone]);
  for (const { ice, root } of state.servers) if (shows(ice) || shows(root)) return true;
  return shows(state.zones.rig);
}

/** Whether the card of a past occurrence had the printed properties a filter names. */
export function defMatches(game: Game, past: Occurrence, filter: Pick<Filter, 'type' | 'subtype'>): boolean {
  const def = game.rules.defs[past.def];
  if (def === undefined) return false;
  if (filter.type !== undefined) {
    if (Array.isArray(filter.type) ? !filter.type.includes(def.type) : filter.type !== def.type) return false;
  }
  return filter.subtype === undefined || def.data.subtypes.includes(filter.subtype);
}
