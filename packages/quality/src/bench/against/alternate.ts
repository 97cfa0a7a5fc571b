import type { Kind } from './kinds.ts';
import type { Batch, Failed, Measured } from './messages.ts';

/** Both versions' measurement of the same work. */
export interface Pair {
  readonly before: Measured;
  readonly now: Measured;
}

/** What was measured of a kind, or which version could not do it and why. */
export type Outcome =
  | { readonly kind: 'measured'; readonly pairs: readonly Pair[] }
  | { readonly kind: 'failed'; readonly version: string; readonly why: string };

/** Whoever can be given batches to measure. */
export interface Contestant {
  readonly name: string;
  measure(batch: Batch): Promise<Measured | Failed>;
}

export interface Contest {
  readonly before: Contestant;
  readonly now: Contestant;
}

/** Both versions freshly started. */
export interface Sitting extends Contest {
  stop(): void;
}

/** A batch of so many microseconds tells how fast a version is by now. */
const LONG = 500_000;
/**
 * A version is warm when four long batches in a row were hardly faster than the fastest before: until then most of what
 * it uses goes into compiling. Fewer may be slow by chance where others are at work.
 */
const STEADY = 0.97;
const STEADY_BATCHES = 4;
const MOST_LONG_BATCHES = 24;
/** The versions take turns so often that whatever slows the machine down meets both. */
const BATCH = 25_000;
const BATCHES_OF_A_ROUND = 20;
const MOST_DOUBLINGS = 30;
/** A process may be a few per cent faster or slower than its twin for as long as it lives: so none lives long. */
const ROUNDS_OF_A_SITTING = 5;
/** Warming up takes about as long as so many rounds. */
const ROUNDS_OF_WARMING_UP = 8;

class VersionFailed extends Error {
  readonly version: string;
  readonly why: string;

  constructor(version: string, why: string) {
    super(`${version}: ${why}`);
    this.version = version;
    this.why = why;
  }
}

async function measured(contestant: Contestant, batch: Batch): Promise<Measured> {
  const answer = await contestant.measure(batch);
  if (answer.kind === 'failed') throw new VersionFailed(contestant.name, answer.why);
  return answer;
}

/** Both versions do the same batch; who begins changes from turn to turn. */
async function both({ before, now }: Contest, batch: Batch, turn: number): Promise<Pair> {
  if (turn % 2 === 0) return { before: await measured(before, batch), now: await measured(now, batch) };
  const first = await measured(now, batch);
  return { before: await measured(before, batch), now: first };
}

/** Finds how much of the work takes a version about as long as a long batch. */
async function longAmountOf(contest: Contest, of: Kind): Promise<number> {
  for (let doubling = 0; doubling < MOST_DOUBLINGS; doubling++) {
    const amount = 2 ** doubling;
    const { before } = await both(contest, { of, from: 0, amount }, doubling);
    if (before.cpu >= LONG) return amount;
  }
  throw new VersionFailed(contest.before.name, 'the work takes no time');
}

/** Tells when a version has stopped to become faster. */
class WarmingUp {
  private fastest = Number.POSITIVE_INFINITY;
  private steady = 0;

  note({ cpu, units }: Measured): void {
    const time = cpu / units;
    this.steady = time > this.fastest * STEADY ? this.steady + 1 : 0;
    this.fastest = Math.min(this.fastest, time);
  }

  get isOver(): boolean {
    return this.steady >= STEADY_BATCHES;
  }
}

/** Warms both versions up with the same work, and finds how much of it makes a batch. */
async function amountOf(contest: Contest, of: Kind): Promise<number> {
  const amount = await longAmountOf(contest, of);
  const warming = { before: new WarmingUp(), now: new WarmingUp() };
  let shortest = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < MOST_LONG_BATCHES; turn++) {
    const { before, now } = await both(contest, { of, from: turn * amount, amount }, turn);
    warming.before.note(before);
    warming.now.note(now);
    shortest = Math.min(shortest, before.cpu);
    if (warming.before.isOver && warming.now.isOver) break;
  }
  return Math.max(1, Math.round((amount * BATCH) / shortest));
}

const sumOf = (parts: readonly Measured[]): Measured => ({
  kind: 'measured',
  cpu: parts.reduce((sum, { cpu }) => sum + cpu, 0),
  units: parts.reduce((sum, { units }) => sum + units, 0),
  trace: parts.reduce((sum, { trace }) => (Math.imul(sum, 31) + trace) | 0, 0),
});

/** One round of a kind: batches in turn, no two alike. */
async function roundOf(contest: Contest, of: Kind, amount: number, round: number): Promise<Pair> {
  const pairs: Pair[] = [];
  for (let turn = 0; turn < BATCHES_OF_A_ROUND; turn++) {
    const from = (round * BATCHES_OF_A_ROUND + turn) * amount;
    pairs.push(await both(contest, { of, from, amount }, turn));
  }
  return { before: sumOf(pairs.map(({ before }) => before)), now: sumOf(pairs.map(({ now }) => now)) };
}

/** Lets two versions do the same work in turn, round by round, every kind in each round. */
export async function alternate(
  sitDown: () => Promise<Sitting>,
  kinds: readonly Kind[],
  rounds: number,
  onProgress: (label: string, done: number, total: number) => void,
): Promise<ReadonlyMap<Kind, Outcome>> {
  const failed = new Map<Kind, Outcome>();
  const pairs = new Map<Kind, Pair[]>(kinds.map((kind) => [kind, []]));
  const sittings = Math.ceil(rounds / ROUNDS_OF_A_SITTING);
  const total = kinds.length * (rounds + sittings * ROUNDS_OF_WARMING_UP);
  let done = 0;

  const forEachKind = async (
    label: string,
    weight: number,
    work: (kind: Kind) => Promise<void>,
  ): Promise<void> => {
    for (const kind of kinds) {
      onProgress(`${label}, ${kind}`, done, total);
      try {
        if (!failed.has(kind)) await work(kind);
      } catch (error) {
        if (!(error instanceof VersionFailed)) throw error;
        failed.set(kind, { kind: 'failed', version: error.version, why: error.why });
      }
      done += weight;
    }
  };

  for (let first = 0; first < rounds; first += ROUNDS_OF_A_SITTING) {
    const amounts = new Map<Kind, number>();
    const sitting = await sitDown();
    try {
      await forEachKind('warming up', ROUNDS_OF_WARMING_UP, async (kind) => {
        amounts.set(kind, await amountOf(sitting, kind));
      });
      for (let round = first; round < Math.min(rounds, first + ROUNDS_OF_A_SITTING); round++) {
        await forEachKind(`round ${round + 1}`, 1, async (kind) => {
          pairs.get(kind)?.push(await roundOf(sitting, kind, amounts.get(kind) ?? 1, round));
        });
      }
    } finally {
      sitting.stop();
    }
  }
  return new Map(
    kinds.map((kind) => [kind, failed.get(kind) ?? { kind: 'measured', pairs: pairs.get(kind) ?? [] }]),
  );
}
