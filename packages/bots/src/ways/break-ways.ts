import { type CardPool, fork, type Game, type View } from '@lastclick/engine';
import {
  type Card,
  cardOf,
  defOf,
  encounteredIce,
  hasSubtype,
  strengthOf,
  subroutinesOf,
} from '@lastclick/engine/reading';
import { createRng } from '../rng.ts';
import { prepareSamples } from '../sample.ts';
import { cheapestWay, type Found, openSubroutines, type Wanted, weightOf } from './break-search.ts';

/** A way through encountered ice: what it breaks, with which card (null: with several), the moves and the price. */
export interface BreakWay extends Found {
  readonly breaks: 'all' | 'what ends the run';
  readonly object: number | null;
}

/** Why a card does not break everything on the ice. */
export type BreakHindrance =
  | { readonly kind: 'otherIce'; readonly breaks: readonly string[] }
  | { readonly kind: 'tooDear'; readonly credits: number }
  | { readonly kind: 'tooWeak'; readonly strength: number }
  | { readonly kind: 'notAll' };

/** A card of the rig that breaks subroutines, and how it stands with the ice: its cheapest way, or why there is none. */
export interface Breaker {
  readonly object: number;
  readonly found: Found | null;
  readonly hindrance: BreakHindrance | null;
}

/** What the Runner can do about the encountered ice: what breaks all before what does not, cheapest first. */
export interface BreakWays {
  readonly ways: readonly BreakWay[];
  readonly breakers: readonly Breaker[];
}

const breaks = (game: Game, card: Card): boolean =>
  defOf(game, card).uses.some(({ breaksSubroutines }) => breaksSubroutines);

/** Subroutines that may end the run. */
function endings(game: Game, ice: Card): ReadonlySet<number> {
  const ends = ({ def, program }: ReturnType<typeof subroutinesOf>[number]): boolean =>
    game.rules.defs[def]?.programs[program]?.some(
      (instruction) =>
        instruction.op === 'do' && instruction.effects.some(({ data }) => data.effect === 'endRun'),
    ) === true;
  return new Set(subroutinesOf(game, ice).flatMap((one, index) => (ends(one) ? [index] : [])));
}

/** Uses one card that breaks; what helps without breaking may be used where the card alone does not do. */
function wayOf(world: Game, card: Card, isWanted: Wanted['isWanted']): Found | null {
  const alone = cheapestWay(world, { isWanted, mayUse: ({ id }) => id === card.id });
  if (alone !== null) return alone;
  return cheapestWay(world, { isWanted, mayUse: (one) => one.id === card.id || !breaks(world, one) });
}

/** More credits than any ice costs. */
const PLENTY = 60;

function hindranceOf(world: Game, card: Card, ice: Card): BreakHindrance {
  const kinds = defOf(world, card).uses.flatMap(({ breaksSubroutines, interfaceWith }) =>
    breaksSubroutines ? [interfaceWith] : [],
  );
  const against = kinds.flatMap((kind) => (kind === '' || kind === 'any' ? [] : [kind]));
  if (kinds.length === against.length && !against.some((kind) => hasSubtype(world, ice, kind)))
    return { kind: 'otherIce', breaks: against };
  const rich = fork(world);
  rich.state.runner.credits += PLENTY;
  const found = wayOf(rich, card, () => true);
  if (found !== null) return { kind: 'tooDear', credits: found.spent.credits };
  const strength = strengthOf(world, ice) ?? 0;
  if ((strengthOf(world, card) ?? strength) < strength) return { kind: 'tooWeak', strength };
  return { kind: 'notAll' };
}

const isCheaper = (one: Found, other: Found): number =>
  weightOf(one.spent) - weightOf(other.spent) || one.keys.length - other.keys.length;

const NOTHING: BreakWays = { ways: [], breakers: [] };

/**
 * The ways through the ice the Runner encounters, for a view of theirs that holds its position. They are searched in a
 * world made from the view alone, always the same for the same view: nothing the Runner does not know has a say in it.
 */
export function breakWays(view: View, pool: CardPool): BreakWays {
  const world = prepareSamples(view, pool)(createRng('ways to break'));
  const ice = encounteredIce(world.state);
  const open = openSubroutines(world);
  if (ice === null || open.length === 0) return NOTHING;
  const rig = world.state.zones.rig.map((id) => cardOf(world.state, id));
  const cards = [...rig, ice].filter((card) => breaks(world, card));
  const tried = cards.map((card) => ({ card, found: wayOf(world, card, () => true) }));
  const ways = tried.flatMap(({ card, found }): BreakWay[] =>
    found === null ? [] : [{ ...found, breaks: 'all', object: card.object }],
  );
  if (ways.length === 0) {
    const together = cheapestWay(world, { isWanted: () => true, mayUse: () => true });
    if (together !== null) ways.push({ ...together, breaks: 'all', object: null });
  }
  const partly: BreakWay[] = [];
  const ends = endings(world, ice);
  if (open.some((index) => ends.has(index)) && open.some((index) => !ends.has(index))) {
    const [cheapest] = cards
      .flatMap((card): BreakWay[] => {
        const found = wayOf(world, card, (index) => ends.has(index));
        return found === null ? [] : [{ ...found, breaks: 'what ends the run', object: card.object }];
      })
      .sort(isCheaper);
    if (cheapest !== undefined && ways.every((way) => isCheaper(cheapest, way) < 0)) partly.push(cheapest);
  }
  const breakers = tried
    .filter(({ card }) => card.id !== ice.id)
    .map(
      ({ card, found }): Breaker => ({
        object: card.object,
        found,
        hindrance: found === null ? hindranceOf(world, card, ice) : null,
      }),
    );
  return {
    ways: [...ways.sort(isCheaper), ...partly],
    breakers: breakers.sort((a, b) => Number(a.found === null) - Number(b.found === null)),
  };
}
