import { Progress } from '@lastclick/cli';
import { median } from '../measure.ts';
import type { Contestant } from './alternate.ts';
import type { Commit } from './checkout.ts';
import { type Other, otherVersion, startBoth } from './compare.ts';
import type { Kind } from './kinds.ts';
import type { ComparisonSettings } from './settings.ts';

/** Kinds that take a process long to be fast at, and how many pieces of each take less than a tenth of a second. */
const PIECES: Partial<Readonly<Record<Kind, number>>> = { turns: 20, games: 5, search: 1 };

const SECONDS = 8;
const MICROSECONDS = 1e6;

/** How much a fresh process does in each second of CPU time, and the CPU time of the first piece. */
export interface WarmingUp {
  readonly perSecond: readonly number[];
}

/** How two versions warm up at one kind of work, the middle of several fresh processes. */
export interface Warmth {
  readonly before: WarmingUp;
  readonly now: WarmingUp;
}

/** What was done in each second, of work that goes on across their ends. */
class Seconds {
  readonly done: number[] = new Array<number>(SECONDS).fill(0);
  private time = 0;

  note(cpu: number, units: number): void {
    const until = this.time + cpu;
    for (let second = Math.floor(this.time / MICROSECONDS); second < SECONDS; second++) {
      const share = (Math.min(until, (second + 1) * MICROSECONDS) - this.time) / cpu;
      if (share <= 0) break;
      this.done[second] = (this.done[second] ?? 0) + units * share;
      this.time += share * cpu;
    }
    this.time = until;
  }

  get isFull(): boolean {
    return this.time >= SECONDS * MICROSECONDS;
  }
}

async function work(one: Contestant, of: Kind, from: number, seconds: Seconds): Promise<void> {
  if (seconds.isFull) return;
  const amount = PIECES[of] ?? 1;
  const answer = await one.measure({ of, from: from * amount, amount });
  if (answer.kind === 'failed') throw new Error(`${one.name}: ${answer.why}`);
  seconds.note(answer.cpu, answer.units);
}

/** Both versions, freshly started, do the same work in turn. */
async function once(other: Other, of: Kind): Promise<{ before: Seconds; now: Seconds }> {
  const { sitting } = await startBoth(other);
  const seconds = { before: new Seconds(), now: new Seconds() };
  try {
    for (let turn = 0; !seconds.before.isFull || !seconds.now.isFull; turn++) {
      await work(sitting.before, of, turn, seconds.before);
      await work(sitting.now, of, turn, seconds.now);
    }
  } finally {
    sitting.stop();
  }
  return seconds;
}

const middleOf = (all: readonly Seconds[]): WarmingUp => ({
  perSecond: Array.from({ length: SECONDS }, (_, second) => median(all.map(({ done }) => done[second] ?? 0))),
});

/** How fresh processes of both versions become faster, second by second of CPU time. */
export async function compareCold({ against, rounds, kinds }: ComparisonSettings): Promise<{
  readonly commit: Commit;
  readonly warmths: ReadonlyMap<Kind, Warmth>;
}> {
  const other = otherVersion(against);
  const progress = new Progress(process.stderr);
  const asked = kinds.filter((kind) => PIECES[kind] !== undefined);
  const warmths = new Map<Kind, Warmth>();
  for (const [index, kind] of asked.entries()) {
    const all: { before: Seconds; now: Seconds }[] = [];
    for (let round = 0; round < rounds; round++) {
      progress.show(`fresh processes, ${kind}`, index * rounds + round, asked.length * rounds);
      all.push(await once(other, kind));
    }
    warmths.set(kind, {
      before: middleOf(all.map(({ before }) => before)),
      now: middleOf(all.map(({ now }) => now)),
    });
  }
  progress.clear();
  return { commit: other.commit, warmths };
}

const COLUMN = 8;

/** What is done when warm: the mean of the last two seconds. */
const steadyOf = ({ perSecond }: WarmingUp): number =>
  perSecond.slice(-2).reduce((sum, one) => sum + one, 0) / 2;

function lineOf(name: string, one: WarmingUp): string {
  const share = Math.round((100 * (one.perSecond[0] ?? 0)) / steadyOf(one));
  const numbers = one.perSecond.map((done) => String(Math.round(done)).padStart(COLUMN)).join('');
  return `  ${name.padEnd(14)}${numbers}   the first second is ${share} % of the last two`;
}

export function warmthsInWords({ short, subject }: Commit, warmths: ReadonlyMap<Kind, Warmth>): string {
  const seconds = Array.from({ length: SECONDS }, (_, second) => String(second + 1).padStart(COLUMN)).join(
    '',
  );
  return [
    `Done in each second of CPU time of a fresh process on one thread, against ${short} (${subject}).`,
    ...[...warmths].flatMap(([kind, { before, now }]) => [
      `${kind.padEnd(16)}${seconds}`,
      lineOf(short, before),
      lineOf('this version', now),
      `  ${'ratio'.padEnd(14)}${now.perSecond.map((done, second) => (done / (before.perSecond[second] ?? 0)).toFixed(2).padStart(COLUMN)).join('')}`,
    ]),
    '',
  ].join('\n');
}
