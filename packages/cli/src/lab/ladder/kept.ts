import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { FileProblem, reason } from '../../play/files.ts';
import type { GamePlan } from '../game-plan.ts';
import type { Tally } from '../tally.ts';
import type { HalfCell } from './cells.ts';

const FORMAT = 'last-click-ladder';

/** A half of a cell that was played to its end. */
export interface PlayedHalf extends HalfCell {
  /** What the games were played with: only halves with the same settings belong together. */
  readonly settings: string;
  readonly tally: HalfTally;
}

/** What the ladder needs of a tally; the course of the games is for reports. */
export type HalfTally = Pick<
  Tally,
  'games' | 'wins' | 'draws' | 'errors' | 'reasons' | 'faults' | 'failures' | 'thinking' | 'length'
>;

/** A short name of everything in a plan, decks card by card. */
export const settingsOf = (plan: GamePlan): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 16);

export const halfTally = ({
  games,
  wins,
  draws,
  errors,
  reasons,
  faults,
  failures,
  thinking,
  length,
}: Tally): HalfTally => ({ games, wins, draws, errors, reasons, faults, failures, thinking, length });

/** Halves played before and now, in a file if one is given: what is in it need not be played again. */
export class KeptHalves {
  private readonly path: string | undefined;
  private readonly settings: string;
  private readonly halves: PlayedHalf[];

  constructor(path: string | undefined, plan: GamePlan) {
    this.path = path;
    this.settings = settingsOf(plan);
    this.halves = path === undefined || !existsSync(path) ? [] : readHalves(path);
  }

  find({ bots, games }: HalfCell): PlayedHalf | undefined {
    return this.halves.find(
      (half) =>
        half.settings === this.settings &&
        half.games === games &&
        half.bots.corp === bots.corp &&
        half.bots.runner === bots.runner,
    );
  }

  /** Every half that was played with these settings and that many games in a cell. */
  all(halves: readonly HalfCell[]): PlayedHalf[] {
    return halves.map((half) => this.find(half)).filter((half) => half !== undefined);
  }

  add(half: HalfCell, tally: Tally): void {
    this.halves.push({ ...half, settings: this.settings, tally: halfTally(tally) });
    if (this.path === undefined) return;
    const contents = `${JSON.stringify({ format: FORMAT, version: 1, halves: this.halves })}\n`;
    try {
      // Written beside and moved into place: whatever happens, the file is whole.
      writeFileSync(`${this.path}.new`, contents);
      renameSync(`${this.path}.new`, this.path);
    } catch (error) {
      throw new FileProblem(`${this.path} cannot be written: ${reason(error)}`);
    }
  }
}

function readHalves(path: string): PlayedHalf[] {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new FileProblem(`${path} cannot be read: ${reason(error)}`);
  }
  const { format, version, halves } = (value ?? {}) as Record<string, unknown>;
  if (format !== FORMAT || version !== 1 || !Array.isArray(halves))
    throw new FileProblem(`${path} is not a ladder of Last Click; choose another name`);
  return halves as PlayedHalf[];
}
