import type { Scene } from '@lastclick/testkit/scenes';

/** A scene that could be kept, with the places of the engine it passes and how long it takes to tell. */
export interface Candidate {
  readonly scene: Scene;
  readonly tale: readonly string[];
  readonly marks: readonly number[];
  readonly seconds: number;
}

/** Whatever a scene takes to be told at all. */
const LEAST_SECONDS = 0.002;

/**
 * Chooses scenes until every place that any of them passes is passed by so many of those chosen: always the one that adds
 * most for its time.
 */
export function chooseScenes(all: readonly Candidate[], times: number): Candidate[] {
  const passed = new Map<number, number>();
  const worth = ({ marks, seconds }: Candidate): number =>
    marks.filter((mark) => (passed.get(mark) ?? 0) < times).length / (LEAST_SECONDS + seconds);
  const waiting = all.map((candidate) => ({ candidate, worth: worth(candidate) }));
  waiting.sort((a, b) => a.worth - b.worth);
  const chosen: Candidate[] = [];
  for (let best = waiting.pop(); best !== undefined; best = waiting.pop()) {
    // What it adds only ever shrinks: one that is still the best is it.
    const now = worth(best.candidate);
    if (now === 0) continue;
    if (now < (waiting.at(-1)?.worth ?? 0)) {
      const place = waiting.findLastIndex((other) => other.worth <= now);
      waiting.splice(place + 1, 0, { ...best, worth: now });
      continue;
    }
    chosen.push(best.candidate);
    for (const mark of best.candidate.marks) passed.set(mark, (passed.get(mark) ?? 0) + 1);
  }
  return chosen;
}
