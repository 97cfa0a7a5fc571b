import type { Mutation } from './places.ts';

/** A mutation that was noticed, and by which test file. */
export interface Kill {
  readonly mutation: Pick<Mutation, 'file' | 'folder'>;
  readonly by: string;
}

const wordsIn = (path: string): Set<string> =>
  new Set(
    path
      .toLowerCase()
      .match(/[a-z]{3,}/g)
      ?.filter((word) => !COMMON.has(word)),
  );
const COMMON = new Set(['packages', 'engine', 'cards', 'src', 'test', 'rules', 'the']);

/** How much speaks for a test file to notice a mutation: what it noticed before, and words both paths share. */
function score(test: string, { file, folder }: Mutation, kills: readonly Kill[]): number {
  let sum = 0;
  for (const { mutation, by } of kills) {
    if (by !== test) continue;
    sum += mutation.file === file ? 8 : mutation.folder === folder ? 2 : 1;
  }
  const words = wordsIn(file);
  for (const word of wordsIn(test)) if (words.has(word)) sum += 4;
  return sum;
}

/** Test files, the likeliest to notice a mutation first; a quick one before a slow one. */
export function likeliestFirst(
  times: ReadonlyMap<string, number>,
  mutation: Mutation,
  kills: readonly Kill[],
): string[] {
  const worth = new Map(
    [...times].map(([test, seconds]) => [test, (1 + score(test, mutation, kills)) / (0.2 + seconds)]),
  );
  return [...times.keys()].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
}
