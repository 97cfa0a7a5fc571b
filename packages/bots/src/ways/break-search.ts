import { apply, type Decision, decision, fork, type Game, type Option, untimely } from '@lastclick/engine';
import {
  type Card,
  cardOf,
  defOf,
  encounteredIce,
  encounterFrame,
  findCard,
  poolOf,
  statesOf,
  strengthOf,
} from '@lastclick/engine/reading';

/** What a way through a piece of ice takes from the Runner. */
export interface Spent {
  readonly credits: number;
  readonly clicks: number;
  /** Counters other than credits, by their kind. */
  readonly counters: Readonly<Record<Counter, number>>;
  /** Ids of cards of the Runner's that are trashed for it. */
  readonly trashed: readonly string[];
}

const COUNTERS = ['virus', 'power', 'agenda'] as const;
type Counter = (typeof COUNTERS)[number];

/** A way that was found: the keys that lead there, and what it takes. */
export interface Found {
  readonly keys: readonly string[];
  readonly spent: Spent;
}

/** Which cards may be used, and which subroutines are to be broken. */
export interface Wanted {
  mayUse(card: Card): boolean;
  isWanted(subroutine: number): boolean;
}

interface Node {
  readonly game: Game;
  readonly keys: readonly string[];
  readonly weight: number;
}

/** Nobody thinks further than so many positions of one encounter. */
const MOST_NODES = 500;

/** What the parts of a price are worth to somebody who wants the cheapest, in credits. */
const WORTH = { click: 3, counter: 1.5, card: 6 } as const;

/** Subroutines of the encountered ice that are neither broken nor resolved. */
export function openSubroutines(game: Game): readonly number[] {
  const frame = encounterFrame(game.state);
  const ice = encounteredIce(game.state);
  if (frame === null || ice === null) return [];
  return statesOf(game, frame, ice).flatMap((state, index) => (state === 'unbroken' ? [index] : []));
}

const rigOf = ({ state }: Game): readonly Card[] => state.zones.rig.map((id) => cardOf(state, id));

const total = (cards: readonly Card[], counter: Counter | 'credits'): number =>
  cards.reduce((sum, card) => sum + card[counter], 0);

/** What the Runner has less of than before. */
export function spentSince(before: Game, after: Game): Spent {
  const [had, has] = [rigOf(before), rigOf(after)];
  const left = new Set(has.map(({ id }) => id));
  const kept = had.filter(({ id }) => left.has(id));
  const less = (counter: Counter | 'credits'): number =>
    Math.max(0, total(kept, counter) - total(has, counter));
  const purse = (game: Game): number => poolOf(game, 'runner');
  return {
    credits: purse(before) - purse(after) + less('credits'),
    clicks: before.state.runner.clicks - after.state.runner.clicks,
    counters: { virus: less('virus'), power: less('power'), agenda: less('agenda') },
    trashed: had.filter(({ id }) => !left.has(id)).map((card) => defOf(before, card).data.id),
  };
}

/** What a price comes to, in credits. */
export const weightOf = ({ credits, clicks, counters, trashed }: Spent): number =>
  credits +
  clicks * WORTH.click +
  COUNTERS.reduce((sum, counter) => sum + counters[counter], 0) * WORTH.counter +
  trashed.length * WORTH.card;

/** Positions that differ in nothing a way through depends on. */
function nameOf(game: Game): string {
  const waiting = decision(game);
  const ice = encounteredIce(game.state);
  return JSON.stringify([
    waiting?.kind,
    openSubroutines(game),
    ice === null ? 0 : strengthOf(game, ice),
    rigOf(game).map((card) => [card.id, strengthOf(game, card), card.virus, card.power, card.credits]),
    poolOf(game, 'runner'),
    game.state.runner.clicks,
    game.state.turn.used.length,
  ]);
}

/** The moves worth trying; of what has to be chosen on the way only the first that serves. */
function movesFrom(game: Game, waiting: Decision, wanted: Wanted): readonly Option[] {
  const { kind, seat, options } = waiting;
  const first = (option: Option | undefined): readonly Option[] => (option === undefined ? [] : [option]);
  if (seat === 'corp') return first(options.find((one) => one.kind === 'pass' || one.kind === 'no'));
  switch (kind) {
    case 'window':
      return options.filter((option) => {
        const card = option.kind === 'use' ? findCard(game.state, option.card) : null;
        return card !== null && wanted.mayUse(card) && untimely(game, waiting, option) === null;
      });
    case 'break':
      return first(
        options.find((one) => one.kind === 'break' && wanted.isWanted(one.number)) ??
          options.find((one) => one.kind === 'done'),
      );
    case 'pay':
      return first(options[0]);
    default:
      return options.length === 1 ? options : [];
  }
}

const isThere = (game: Game, ice: number, wanted: Wanted): boolean =>
  decision(game)?.kind === 'window' &&
  encounteredIce(game.state)?.id === ice &&
  !openSubroutines(game).some((index) => wanted.isWanted(index));

/**
 * The cheapest way to break what is wanted of the encountered ice, by trying out legal moves; null where none was found.
 * The game must be a world made from what the Runner knows, so that the way does not depend on what they do not.
 */
export function cheapestWay(world: Game, wanted: Wanted): Found | null {
  const ice = encounteredIce(world.state);
  if (ice === null) return null;
  const open: Node[] = [{ game: world, keys: [], weight: 0 }];
  const seen = new Set<string>();
  for (let count = 0; count < MOST_NODES && open.length > 0; count++) {
    open.sort((a, b) => a.weight - b.weight || a.keys.length - b.keys.length);
    const node = open.shift();
    if (node === undefined) return null;
    if (isThere(node.game, ice.id, wanted)) return { keys: node.keys, spent: spentSince(world, node.game) };
    const name = nameOf(node.game);
    const waiting = decision(node.game);
    if (seen.has(name) || waiting === null) continue;
    seen.add(name);
    if (encounteredIce(node.game.state)?.id !== ice.id) continue;
    for (const option of movesFrom(node.game, waiting, wanted)) {
      const game = fork(node.game);
      apply(game, option.key);
      const keys = waiting.seat === 'runner' ? [...node.keys, option.key] : node.keys;
      open.push({ game, keys, weight: weightOf(spentSince(world, game)) });
    }
  }
  return null;
}
