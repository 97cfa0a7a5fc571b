import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mutation } from './places.ts';
import { KEPT_GAMES } from './reach.ts';

/** A mutation and what became of it. */
export interface Tried {
  readonly mutation: Mutation;
  /** What noticed it: a test, or a word for how the tests ended; null where nothing did. */
  readonly noticedBy: string | null;
  /** How many of the tests that pass its place were asked, the likeliest first, and how many there are. */
  readonly asked: number;
  readonly tests: number;
  /** What the tests used, which gathering of tests they were from, and after which gathering those were read. */
  readonly digest: string;
  readonly gathering: number;
  readonly since: number;
}

export const isNoticed = ({ noticedBy }: Tried): boolean => noticedBy !== null;

/** Games that were kept are no tests of the engine: what they alone notice counts apart. */
export const isKeptGamesAlone = ({ noticedBy }: Tried): boolean => noticedBy?.startsWith(KEPT_GAMES) === true;

/** Whether nothing is left to be asked about it. */
export const isDecided = (tried: Tried): boolean => isNoticed(tried) || tried.asked === tried.tests;

/** What was tried so far, one line each: a run that was stopped goes on from there. What stands last counts. */
export class Kept {
  readonly file: string;

  constructor(file: string) {
    this.file = file;
    mkdirSync(dirname(file), { recursive: true });
  }

  read(): ReadonlyMap<string, Tried> {
    if (!existsSync(this.file)) return new Map();
    const lines = readFileSync(this.file, 'utf8').split('\n');
    return new Map(
      lines
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Tried)
        .map((tried) => [tried.mutation.id, tried]),
    );
  }

  add(tried: Tried): void {
    appendFileSync(this.file, `${JSON.stringify(tried)}\n`);
  }
}
