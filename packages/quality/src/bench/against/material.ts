import { SIDES } from '@lastclick/engine';
import { BENCH_DECKS, GATEWAY_DECKS } from '../bench-decks.ts';
import { ComparisonProblem } from './comparison-problem.ts';
import type { Decks, Material } from './messages.ts';

export interface SharedMaterial {
  readonly material: Material;
  /** Cards of the benchmarks' decks that one of the versions does not know. */
  readonly leftOut: readonly string[];
}

function sharedDecks(decks: Decks, isKnown: (id: string) => boolean): Decks {
  for (const side of SIDES) {
    const { identity } = decks[side];
    if (!isKnown(identity)) throw new ComparisonProblem(`not both versions know the identity ${identity}`);
  }
  const shared = ({ identity, cards }: Decks['corp']): Decks['corp'] => ({
    identity,
    cards: Object.fromEntries(Object.entries(cards).filter(([id]) => isKnown(id))),
  });
  return { corp: shared(decks.corp), runner: shared(decks.runner) };
}

/** The decks of the benchmarks without the cards that only one version knows. */
export function sharedMaterial(isKnown: (id: string) => boolean): SharedMaterial {
  const all = [BENCH_DECKS, GATEWAY_DECKS].flatMap((decks) =>
    SIDES.flatMap((side) => Object.keys(decks[side].cards)),
  );
  return {
    material: { bench: sharedDecks(BENCH_DECKS, isKnown), gateway: sharedDecks(GATEWAY_DECKS, isKnown) },
    leftOut: [...new Set(all)].filter((id) => !isKnown(id)),
  };
}
