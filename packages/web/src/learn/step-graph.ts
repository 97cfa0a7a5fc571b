import { EDITIONS, type EditionId, type Phase, type TimingStep } from '@lastclick/engine';

/** A step of a timing structure, by its rule number. */
export type StepRule = string;

/** Every timing structure of an edition, in the order of a round. */
export const structuresOf = (edition: EditionId): Phase[] =>
  Object.values(EDITIONS[edition].phases).filter((phase) => phase !== undefined);

/** Steps at which somebody decides whenever the game comes by. */
const waits = ({ what }: TimingStep): boolean =>
  what.act === 'window' || what.act === 'action' || what.act === 'ask';

/** The structure a step opens inside itself. */
function nestedIn({ what }: TimingStep, edition: EditionId): string | null {
  if (what.act === 'action') return 'run.initiation';
  if (what.act === 'perform' && what.what === 'accessServer') return 'access.server';
  if (what.act === 'perform' && what.what === 'accessChosenCard') return 'access.card';
  // Where the edition has no step of its own for it, choosing a card leads straight into its access.
  const hasOwnStep = EDITIONS[edition].phases['access.server']?.steps.some(
    (step) => step.what.act === 'perform' && step.what.what === 'accessChosenCard',
  );
  return what.act === 'ask' && what.question === 'chooseCandidate' && hasOwnStep !== true
    ? 'access.card'
    : null;
}

/** Where the tables lead from each step, into nested structures and back out of them. */
function waysOf(edition: EditionId): Map<StepRule, StepRule[]> {
  const structures = structuresOf(edition);
  const entry = (id: string): StepRule[] => {
    const first = structures.find((phase) => phase.id === id)?.steps[0];
    return first === undefined ? [] : [first.rule];
  };
  const ways = new Map<StepRule, StepRule[]>();
  const endsOf = new Map<string, StepRule>();
  for (const { id, steps } of structures) endsOf.set(id, steps.at(-1)?.rule ?? '');
  for (const { steps } of structures)
    steps.forEach((step, index) => {
      const { what, rule, target } = step;
      const following = steps[index + 1]?.rule;
      const next: StepRule[] = [];
      if (what.act === 'complete') for (const [, way] of what.ways) next.push(...entry(way));
      const goesOn = what.act === 'complete' ? what.ways.every(([test]) => test !== 'always') : true;
      if (goesOn && following !== undefined && !(what.act === 'goTo' && what.test === 'always'))
        next.push(following);
      if (what.act === 'goTo' || what.act === 'action') next.push(steps[target]?.rule ?? rule);
      // Without clicks the step that takes an action is passed over.
      const after = steps[index + 1];
      if (after?.what.act === 'action') next.push(steps[after.target]?.rule ?? rule);
      const last = steps.at(-1)?.rule ?? rule;
      // With nothing left to access the question is not asked, and the structure closes.
      if (what.act === 'goTo' && steps[target]?.what.act === 'ask') next.push(last);
      ways.set(rule, [...(ways.get(rule) ?? []), ...next]);
      const nested = nestedIn(step, edition);
      if (nested === null) return;
      ways.get(rule)?.push(...entry(nested));
      const end = endsOf.get(nested === 'run.initiation' ? 'run.ends' : nested) ?? '';
      if (following !== undefined) ways.set(end, [...(ways.get(end) ?? []), following]);
    });
  return ways;
}

const waysByEdition = new Map<EditionId, Map<StepRule, StepRule[]>>();

function waysIn(edition: EditionId): Map<StepRule, StepRule[]> {
  const known = waysByEdition.get(edition) ?? waysOf(edition);
  waysByEdition.set(edition, known);
  return known;
}

/**
 * The steps the game goes through between two decisions that follow each other: the shortest way by the tables on
 * which nobody is asked. Empty where there is none, as when an effect ended something early.
 */
export function stepsBetween(edition: EditionId, from: StepRule, to: StepRule): readonly StepRule[] {
  const ways = waysIn(edition);
  const asking = new Set(
    structuresOf(edition).flatMap(({ steps }) => steps.filter(waits).map(({ rule }) => rule)),
  );
  const cameFrom = new Map<StepRule, StepRule>();
  let edge: StepRule[] = [from];
  while (edge.length > 0 && !cameFrom.has(to)) {
    const further: StepRule[] = [];
    for (const step of edge)
      for (const next of ways.get(step) ?? []) {
        if (cameFrom.has(next)) continue;
        cameFrom.set(next, step);
        if (!asking.has(next)) further.push(next);
      }
    edge = further;
  }
  const path: StepRule[] = [];
  for (let step = cameFrom.get(to); step !== undefined && step !== from; step = cameFrom.get(step))
    path.unshift(step);
  return path;
}
