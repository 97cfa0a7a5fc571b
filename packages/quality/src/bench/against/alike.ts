import { Progress } from '@lastclick/cli';
import { otherVersion, startBoth } from './compare.ts';
import type { Failed, Measured } from './messages.ts';

const AT_ONCE = 4;

/** Whether two versions play the same games to the last event; `differing` are the seeds of games that are told otherwise. */
export interface Likeness {
  readonly games: number;
  readonly differing: readonly number[];
  /** Why a version could not play on, if one could not. */
  readonly why: string | null;
}

const traceOf = (answer: Measured | Failed): number | null =>
  answer.kind === 'measured' ? answer.trace : null;

/** Lets both versions play the same random games, looked at from all sides. */
export async function likeness(against: string, games: number): Promise<Likeness> {
  const { sitting } = await startBoth(otherVersion(against));
  const progress = new Progress(process.stderr);
  const differing: number[] = [];
  try {
    const tell = async (from: number, amount: number): Promise<string | null> => {
      const batch = { of: 'alike', from, amount } as const;
      const [before, now] = await Promise.all([sitting.before.measure(batch), sitting.now.measure(batch)]);
      for (const answer of [before, now]) if (answer.kind === 'failed') return answer.why;
      if (traceOf(before) === traceOf(now)) return null;
      if (amount === 1) differing.push(from);
      else for (let seed = from; seed < from + amount; seed++) await tell(seed, 1);
      return null;
    };
    for (let from = 0; from < games; from += AT_ONCE) {
      progress.show('games', from, games);
      const why = await tell(from, Math.min(AT_ONCE, games - from));
      if (why !== null) return { games, differing, why };
    }
  } finally {
    progress.clear();
    sitting.stop();
  }
  return { games, differing, why: null };
}

const MOST_NAMED = 20;

export function likenessInWords({ games, differing, why }: Likeness): string {
  if (why !== null) return `a version could not play on: ${why}\n`;
  if (differing.length === 0)
    return `${games} random games are alike in every option, event, view and save.\n`;
  const named = differing.slice(0, MOST_NAMED).join(', ');
  return `${differing.length} of ${games} random games are not alike: ${named}${differing.length > MOST_NAMED ? ' …' : ''}\n`;
}
