import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Progress, readFlags, text, UsageError, wholeNumber } from '@lastclick/cli';
import { Random } from '../sweep/random.ts';
import { MOST_EQUIVALENT } from './equivalent.ts';
import { isDecided, isNoticed, Kept } from './kept.ts';
import { allMutations, drawMutations, type Mutation, mutationsUnder } from './places.ts';
import { Reach } from './reach.ts';
import { DOCUMENT_FILE, documentOf, scoreOf, shareOf, survivorsOf, unreachedOf } from './report.ts';
import { Trials } from './trial.ts';

const HELP = `npm run mutate -- [--mutations N] [--seed S] [--jobs K] [--keep FILE] [--again] [--report] [--write] | --of PATH … | --unreached

Spoils the engine in N places drawn by the seed (400 unless told), one at a time, and sees whether the tests of
packages/engine and packages/cards notice. The project itself is not touched. Which tests pass which places is found by
running all of them once; those that pass a spoilt place are asked, the likeliest first, until one fails.
  --jobs K      try K at a time (1 unless told), each with one thread
  --keep F      where the results are kept; the same command goes on where it was stopped
  --again       try the survivors of before once more, after tests were added
  --report      try nothing, only tell what was tried so far
  --write       write ${DOCUMENT_FILE}
  --of PATH     try all mutations of a file or folder of the engine's source (rules/swap.ts), and tell the survivors
  --unreached   only list the mutations that no test could notice, of all there are
`;

const GOAL = 0.97;
const MOST = 100_000;
/** Seconds of tests in the first round: most mutations are noticed by then, and what is left is known early. */
const FIRST_ROUND = 2;

const root = fileURLToPath(new URL('../../../..', import.meta.url));

interface Round {
  readonly wanted: readonly Mutation[];
  /** Seconds of tests each is asked. */
  readonly seconds: number;
}

async function tryRound({ wanted, seconds }: Round, kept: Kept, trials: readonly Trials[]): Promise<void> {
  const queue = [...wanted];
  const progress = new Progress(process.stderr);
  const before = kept.read();
  let done = 0;
  const work = async (trial: Trials): Promise<void> => {
    for (let mutation = queue.shift(); mutation !== undefined; mutation = queue.shift()) {
      kept.add(await trial.tryOut(mutation, before.get(mutation.id), seconds));
      done += 1;
      progress.show('mutations', done, wanted.length);
    }
  };
  await Promise.all(trials.map(work));
}

async function tryAll(drawn: readonly Mutation[], kept: Kept, jobs: number, again: boolean): Promise<void> {
  const before = kept.read();
  const left = drawn.filter(({ id }) => {
    const tried = before.get(id);
    return tried === undefined || !isDecided(tried) || (again && !isNoticed(tried));
  });
  if (left.length === 0) return;
  const all = [...allMutations(root).values()].flat();
  const reach = await Reach.of(root, all);
  const isLeft = new Set(left.map(({ id }) => id));
  const found = all.filter(({ mutation }) => isLeft.has(mutation.id));
  const trials = Array.from({ length: jobs }, () => new Trials(root, reach, found));
  await tryRound({ wanted: left, seconds: FIRST_ROUND }, kept, trials);
  const tried = kept.read();
  const open = left.filter(({ id }) => {
    const one = tried.get(id);
    return one !== undefined && !isDecided(one);
  });
  await tryRound({ wanted: open, seconds: Number.POSITIVE_INFINITY }, kept, trials);
  for (const trial of trials) trial.end();
}

/** The commit the engine and its tests are of. */
function commit(): string {
  const git = (...args: string[]): string =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
  const isClean = git('status', '--porcelain', '--', 'packages/engine', 'packages/cards') === '';
  return `${git('rev-parse', '--short=10', 'HEAD')}${isClean ? '' : ' and changes'}`;
}

async function mutate(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, {
    mutations: { type: 'string' },
    seed: { type: 'string' },
    jobs: { type: 'string' },
    keep: { type: 'string' },
    again: { type: 'boolean' },
    report: { type: 'boolean' },
    write: { type: 'boolean' },
    of: { type: 'string' },
    unreached: { type: 'boolean' },
    help: { type: 'boolean' },
  });
  if (flags.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  if (flags.unreached === true) {
    const all = [...allMutations(root).values()].flat();
    process.stdout.write(unreachedOf(root, await Reach.of(root, all), all));
    return 0;
  }
  const number = wholeNumber(flags, 'mutations', 1, MOST) ?? 400;
  const seed = text(flags, 'seed') ?? '1';
  const of = text(flags, 'of');
  const kept = new Kept(
    text(flags, 'keep') ?? join('.lastclick', `mutations-${of === undefined ? seed : 'of'}.jsonl`),
  );
  const drawn = of === undefined ? drawMutations(root, number, seed) : mutationsUnder(root, of);
  if (drawn.length === 0) throw new UsageError(`there is nothing to spoil in ${of}`);
  // In a mixed order, so that a run that was stopped has tried something of every folder.
  const mixed = new Random(`order ${seed}`).shuffled(drawn);
  if (flags.report !== true)
    await tryAll(mixed, kept, wholeNumber(flags, 'jobs', 1, 64) ?? 1, flags.again === true);
  const results = kept.read();
  const tried = drawn.flatMap(({ id }) => results.get(id) ?? []);
  const score = scoreOf(root, tried);
  const command = `npm run mutate -- --mutations ${number} --seed ${seed} --write`;
  if (of !== undefined) {
    process.stdout.write(survivorsOf(root, tried));
    return 0;
  }
  const document = documentOf(root, tried, drawn.length, command, commit());
  if (flags.write === true) writeFileSync(join(root, DOCUMENT_FILE), document);
  process.stdout.write(`${document}\n`);
  const isGood = shareOf(score) >= GOAL && score.equivalent <= score.tried * MOST_EQUIVALENT;
  return isGood ? 0 : 1;
}

process.chdir(root);
try {
  process.exitCode = await mutate(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`mutate: ${error.message}\n`);
  process.exitCode = 2;
}
