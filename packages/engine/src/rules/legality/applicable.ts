import type { Ruleset } from '../../state/ruleset.ts';
import { ALWAYS, type Applies, type Requirement } from './requirement.ts';
import type { Legality } from './shared-requirements.ts';
import { LEGALITY } from './tables.ts';
import { USE_LEGALITY } from './use-table.ts';

// Most requirements about forbidden deeds and additional costs cannot fail in a given game, because no card of it says
// such a thing. Listings, which ask of every candidate, ask the others only; `explain` asks all.

type Moves = Readonly<Record<keyof typeof LEGALITY, Legality>>;

/** What listings ask in games of one kind. */
export interface Applicable {
  readonly moves: Moves;
  readonly uses: typeof USE_LEGALITY;
}

const lists = ({ timing, whole, object, able }: Legality): (readonly Requirement[])[] => [
  timing,
  whole,
  object,
  able,
];

const APPLIES: readonly Applies[] = [
  ...new Set(
    [...Object.values<Legality>(LEGALITY), ...Object.values(USE_LEGALITY)]
      .flatMap(lists)
      .flat()
      .map(({ applies }) => applies),
  ),
].filter((applies) => applies !== ALWAYS);

function only(rules: Ruleset, { timing, whole, object, able }: Legality): Legality {
  const asked = (all: readonly Requirement[]): Requirement[] => all.filter(({ applies }) => applies(rules));
  return { timing, whole: asked(whole), object: asked(object), able: asked(able) };
}

const narrowed = <K extends string>(
  rules: Ruleset,
  tables: Readonly<Record<K, Legality>>,
): Record<K, Legality> =>
  Object.fromEntries(
    Object.entries<Legality>(tables).map(([move, legality]) => [move, only(rules, legality)]),
  ) as Record<K, Legality>;

const MADE: Applicable[] = [];
const NUMBERS = new Map<string, number>();

/** The number of the tables that listings use in games by these rules; made once for all such games. */
export function applicableIn(rules: Ruleset): number {
  const key = APPLIES.map((applies) => (applies(rules) ? '1' : '0')).join('');
  const known = NUMBERS.get(key);
  if (known !== undefined) return known;
  const number = MADE.push({ moves: narrowed(rules, LEGALITY), uses: narrowed(rules, USE_LEGALITY) }) - 1;
  NUMBERS.set(key, number);
  return number;
}

export const applicable = ({ applicable: number }: Ruleset): Applicable => MADE[number] as Applicable;
