import { occur } from '../kernel/occur.ts';
import { hasSeen } from '../query/visibility.ts';
import type { Side } from '../side.ts';
import { type EventCard, emit, emitCards, eventCard } from '../state/event.ts';
import { defOf, type Game, refOf } from '../state/game.ts';
import { isInstalled } from '../state/in-play.ts';
import { serverOf } from '../state/move.ts';
import { type Card, NOTHING, type State } from '../state/state.ts';
import { visibilityOf } from '../state/visibility.ts';
import { followTarget } from './follow-target.ts';
import { exchange } from './move-card.ts';
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

/** Whether two Corp cards may change places: both installed, or one of them with one from HQ or Archives. */
export function canSwap(game: Game, first: Card, second: Card): boolean {
  if (first.owner !== 'corp' || second.owner !== 'corp') return false;
  if (isElsewhere(second)) return isInstalled(first) && mayTakePlaceOf(game, second, first);
  if (isElsewhere(first)) return canSwap(game, second, first);
  if (!isInstalled(first) || !isInstalled(second) || first.zone !== second.zone) return false;
  return mayTakePlaceOf(game, first, second) && mayTakePlaceOf(game, second, first);
}

/** Swaps two cards of the Corp, wherever they are. */
export function swapCards(game: Game, first: Card, second: Card, by: Side): void {
  if (!canSwap(game, first, second)) return;
  if (isElsewhere(second)) swapIn(game, second, first, by);
  else if (isElsewhere(first)) swapIn(game, first, second, by);
  else swapInstalled(game, first, second, by);
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
  occur(game, 'install', 'corp', coming, 0, 0, '', server);
}

/** Swaps two installed Corp cards; both stay installed and keep what is on them (10.11). */
function swapInstalled(game: Game, first: Card, second: Card, by: Side): void {
  const { state } = game;
  const from = listOf(state, first);
  const to = listOf(state, second);
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
