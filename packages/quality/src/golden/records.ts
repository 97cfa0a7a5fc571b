import { create, EDITION_IDS, type EditionId, type Setup } from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { type Disagreement, walkDisagreement } from './disagreement.ts';
import { readList } from './kept.ts';
import type { Part } from './observation.ts';
import type { Trail } from './trail.ts';
import { type Walk, walk } from './walk.ts';

/** A game of random players as it was: how it began, what was played, and what could be seen on the way. */
export interface KeptRecord {
  readonly setup: Setup;
  readonly options: readonly string[];
  readonly result: string;
  readonly trail: Trail<Part>;
}

export const recordsFile = (edition: EditionId): string => `records-${edition}.jsonl.gz`;

export const readRecords = (edition: EditionId): KeptRecord[] =>
  readList(recordsFile(edition)) as KeptRecord[];

/** The records as they were made before the new card language, frozen: what was written down then stays readable. */
export const readVersion1Records = (edition: EditionId): KeptRecord[] =>
  readList(`version-1/${recordsFile(edition)}`) as KeptRecord[];

/** As records are called on the command line: `1.4/17`. */
export const recordName = (edition: EditionId, number: number): string => `${edition}/${number}`;

/** The kept record of that name; null when there is none. */
export function findRecord(name: string): KeptRecord | null {
  const edition = EDITION_IDS.find((id) => name.startsWith(`${id}/`));
  if (edition === undefined) return null;
  return readRecords(edition)[Number(name.slice(edition.length + 1))] ?? null;
}

export function playRecord({ setup, options }: Pick<KeptRecord, 'setup' | 'options'>): Walk {
  const game = create(setup, pool);
  return walk(game, game.events ?? [], options);
}

/** Plays a kept record again; null when everything that can be observed is as it was. */
export function compareRecord(name: string, kept: KeptRecord): Disagreement | null {
  return walkDisagreement(`record ${name}`, kept, playRecord(kept));
}
