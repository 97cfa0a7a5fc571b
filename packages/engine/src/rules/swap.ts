import { occur } from '../kernel/occur.ts';
import { hasSeen } from '../query/visibility.ts';
import type { Side } from '../side.ts';
import { type EventCard, emit, emitCards, eventCard } from '../state/event.ts';
import { defOf, type Game, refOf } from '../state/game.ts';
import { isInstalled } from '../state/in-play.ts';
import { serverOf } from '../state/move.ts';
import {
  type Card,
  type CardId,
  type ListedZone,
  NOTHING,
  type ObjectRef,
  type State,
} from '../state/state.ts';
import { noteLeaving } from '../state/tale.ts';
import { visibilityOf } from '../state/visibility.ts';
import { followTarget } from './follow-target.ts';
import { exchange, moveTo } from './move-card.ts';
import { mayLieInRoot } from './move-installed.ts';
import { noteArrival } from './run/arrivals.ts';

const listOf = (state: State, card: Card): number[] => {
  const server = serverOf(state, card.server);
  return server === null ? [] : card.zone === 'ice' ? server.ice : server.root;
};

/** Whether a card may lie where another lies now. */
const mayTakePlaceOf = (game: Game, card: Card, other: Card): boolean =>
  other.zone === 'ice'
    ? defOf(game, card).type === 'ice'
    : defOf(game, card).rootCard &&
      (card.server === other.server || mayLieInRoot(game, card, other.server, other));

const isElsewhere = ({ zone }: Card): boolean => zone === 'hq' || zone === 'archives';

/** In none of the places where a card is installed: HQ, Archives, or set aside by an ability. */
const isLoose = (card: Card): boolean => isElsewhere(card) || card.zone === 'setAside';

const isScored = ({ zone }: Card): boolean => zone === 'corpScore' || zone === 'runnerScore';

/**
 * Whether two cards may change places: agendas of both score areas, or two of the Corp's, both installed, one of them
 * with one from HQ or Archives, or in different ones of these or set aside.
 */
export function canSwap(game: Game, first: Card, second: Card): boolean {
  if (isScored(first) || isScored(second))
    return isScored(first) && isScored(second) && first.zone !== second.zone;
  if (first.owner !== 'corp' || second.owner !== 'corp') return false;
  if (isLoose(first) && isLoose(second)) return first.zone !== second.zone;
  if (isElsewhere(second)) return isInstalled(first) && mayTakePlaceOf(game, second, first);
  if (isElsewhere(first)) return canSwap(game, second, first);
  if (!isInstalled(first) || !isInstalled(second) || first.zone !== second.zone) return false;
  return mayTakePlaceOf(game, first, second) && mayTakePlaceOf(game, second, first);
}

/** Swaps two cards of the Corp, wherever they are. */
export function swapCards(game: Game, first: Card, second: Card, by: Side): void {
  if (!canSwap(game, first, second)) return;
  if (isScored(first)) swapScored(game, first, second, by);
  else if (isLoose(first) && isLoose(second)) swapLoose(game, first, second, by);
  else if (isElsewhere(second)) swapIn(game, second, first, by);
  else if (isElsewhere(first)) swapIn(game, first, second, by);
  else swapInstalled(game, first, second, by);
}

/** Swaps agendas of both score areas: what is hosted on each stays on it (10.11.4c). */
function swapScored(game: Game, first: Card, second: Card, by: Side): void {
  const cards = [first, second];
  const zones = [second.zone, first.zone] as ListedZone[];
  for (const [index, card] of cards.entries()) {
    const before = refOf(card);
    const { credits, advancement, virus, power, agenda, loaded } = card;
    moveTo(game, card, zones[index] ?? 'corpScore', true);
    Object.assign(card, { credits, advancement, virus, power, agenda, loaded });
    followTarget(game.state, before, refOf(card));
  }
  emit(game, 'swapped', 'swapping', by, 0, '', cards);
}

/** Swaps two cards that are not installed; what acts on a card that was set aside acts on the other now (26.03 8.8.4d). */
function swapLoose(game: Game, first: Card, second: Card, by: Side): void {
  const { state } = game;
  const cards = [first, second];
  const wereOpen = cards.map((card) => visibilityOf(card) === 'all' || isRevealed(state, card));
  const zones = [second.zone, first.zone] as ListedZone[];
  const before = cards.map(refOf);
  const aside = cards.findIndex(({ zone }) => zone === 'setAside');
  cards.forEach((card, index) => {
    const zone = zones[index] ?? 'setAside';
    moveTo(game, card, zone, zone === 'archives' && wereOpen[index] === true);
  });
  const came = cards[1 - aside];
  if (aside >= 0 && came !== undefined)
    takeItsPart(state, before[aside] ?? NOTHING, cards[aside]?.id ?? -1, came);
  else
    for (const [index, card] of cards.entries()) followTarget(state, before[index] ?? NOTHING, refOf(card));
  emit(game, 'swapped', 'swapping', by, 0, '', cards);
}

/** What an ability has revealed stays visible until it has resolved (1.20.6). */
const isRevealed = ({ stack }: State, card: Card): boolean =>
  stack.some((frame) => frame.kind === 'ability' && frame.revealed.includes(refOf(card)));

/** A card takes the part of one that was set aside: it is drawn in its place, or found (26.03 8.4.3b). */
function takeItsPart({ stack }: State, before: ObjectRef, id: CardId, card: Card): void {
  for (const frame of stack) {
    if (frame.kind === 'draw') frame.drawn = frame.drawn.map((one) => (one === id ? card.id : one));
    if (frame.kind !== 'ability') continue;
    for (const slot of frame.slots) {
      const at = slot.indexOf(before);
      if (at >= 0) slot[at] = refOf(card);
    }
  }
}

/** Who can tell which card it is although it moves out of sight: whoever sees it, or has seen what can be pointed at. */
const isKnownToRunner = (card: Card): boolean =>
  visibilityOf(card) === 'all' || (card.zone !== 'hq' && hasSeen('runner', card));

/**
 * Puts a card from HQ or Archives into the exact place of an installed one, which goes where that came from (10.11.4b).
 * Nothing is paid, and the Runner keeps their position (6.2.4d).
 */
function swapIn(game: Game, coming: Card, going: Card, by: Side): void {
  const { state } = game;
  const zone = coming.zone === 'hq' ? 'hq' : 'archives';
  const { server } = going;
  const known = [isKnownToRunner(coming), isKnownToRunner(going)];
  const wereOpen = [visibilityOf(coming) === 'all', visibilityOf(going) === 'all'];
  const before = [refOf(coming), refOf(going)];
  const cards = [coming, going];
  exchange(game, coming, going, zone, zone === 'archives' && wereOpen[1] === true);
  const told = cards.map((card, index): EventCard => {
    followTarget(state, before[index] ?? NOTHING, refOf(card));
    if (known[index] === true && card.zone !== 'hq') card.seen = card.object;
    const one = eventCard(game, card);
    // What everybody saw is followed with the eyes; what the Runner alone knows besides the Corp they remember.
    return wereOpen[index] === true ? { ...one, seenBy: 'all' } : one;
  });
  emitCards(game, 'swapped', 'swapping', by, 0, told);
  occur(game, 'install', 'corp', coming, 0, 0, '', server, zone);
}

/** Swaps two installed Corp cards; both stay installed and keep what is on them (10.11). */
function swapInstalled(game: Game, first: Card, second: Card, by: Side): void {
  const { state } = game;
  const from = listOf(state, first);
  const to = listOf(state, second);
  for (const card of [first, second]) noteLeaving(game, card);
  const at = from.indexOf(first.id);
  const other = to.indexOf(second.id);
  from[at] = second.id;
  to[other] = first.id;
  const { server } = first;
  first.server = second.server;
  second.server = server;
  state.activity += 1;
  if (first.zone === 'root' && first.server !== second.server) {
    noteArrival(game, first);
    noteArrival(game, second);
  }
  followEncounteredIce(game, first, second);
  emit(game, 'swapped', 'swapping', by, 0, defOf(game, first).type, [first, second]);
}

/** An encountered piece of ice takes the Runner along (6.2.4c). */
function followEncounteredIce(game: Game, ...swapped: readonly Card[]): void {
  const { run, stack } = game.state;
  const encounter = stack.findLast(
    (frame) => frame.kind === 'phase' && frame.phase === 'run.encounter' && !frame.forced,
  );
  if (run === null || encounter?.kind !== 'phase') return;
  const ice = swapped.find((card) => refOf(card) === encounter.card);
  if (ice === undefined) return;
  run.server = ice.server;
  run.position = listOf(game.state, ice).indexOf(ice.id);
}
