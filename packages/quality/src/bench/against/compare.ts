import { fileURLToPath } from 'node:url';
import { Progress } from '@lastclick/cli';
import { alternate, type Outcome, type Sitting } from './alternate.ts';
import { type Commit, checkOut, findCommit } from './checkout.ts';
import type { Kind } from './kinds.ts';
import { sharedMaterial } from './material.ts';
import type { ComparisonSettings } from './settings.ts';
import { Version } from './version.ts';

/** This version, as it lies in its folder. */
const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url));

export interface Comparison {
  readonly commit: Commit;
  readonly leftOut: readonly string[];
  readonly outcomes: ReadonlyMap<Kind, Outcome>;
}

/** Another version beside this one, in a temporary folder. */
export interface Other {
  readonly commit: Commit;
  readonly folder: string;
}

/** Writes the version somebody names into a folder; throws a UsageError where there is none. */
export function otherVersion(against: string): Other {
  const commit = findCommit(ROOT, against);
  // The temporary folder is removed at the process's exit, which a signal would pass by.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return { commit, folder: checkOut(ROOT, commit) };
}

export interface Start {
  readonly sitting: Sitting;
  readonly leftOut: readonly string[];
}

/** Starts both versions, and gives them what both can play with. */
export async function startBoth({ commit, folder }: Other): Promise<Start> {
  const contest = { before: new Version(commit.short, folder), now: new Version('this version', ROOT) };
  const versions = Object.values(contest);
  const stop = (): void => {
    for (const version of versions) version.stop();
  };
  try {
    const known = await Promise.all(versions.map((version) => version.cards()));
    const { material, leftOut } = sharedMaterial((id) => known.every((cards) => cards.has(id)));
    for (const version of versions) version.prepare(material);
    return { sitting: { ...contest, stop }, leftOut };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Measures this version, as it lies in the folder, against a commit. */
export async function compare({ against, rounds, kinds }: ComparisonSettings): Promise<Comparison> {
  const other = otherVersion(against);
  let leftOut: readonly string[] = [];
  const sitDown = async (): Promise<Sitting> => {
    const started = await startBoth(other);
    leftOut = started.leftOut;
    return started.sitting;
  };
  const progress = new Progress(process.stderr);
  const outcomes = await alternate(sitDown, kinds, rounds, (label, done, total) =>
    progress.show(label, done, total),
  );
  progress.clear();
  return { commit: other.commit, leftOut, outcomes };
}
