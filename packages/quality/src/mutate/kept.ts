import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mutation } from './places.ts';
import type { Trial } from './workshop.ts';

/** A mutation and what became of it. */
export interface Tried extends Trial {
  readonly mutation: Mutation;
}

/** What was tried so far, one line each: a run that was stopped goes on from there. */
export class Kept {
  readonly file: string;

  constructor(file: string) {
    this.file = file;
    mkdirSync(dirname(file), { recursive: true });
  }

  read(): Tried[] {
    if (!existsSync(this.file)) return [];
    return readFileSync(this.file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Tried);
  }

  add(tried: Tried): void {
    appendFileSync(this.file, `${JSON.stringify(tried)}\n`);
  }
}
