import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Progress, readFlags, text, UsageError, wholeNumber } from '@lastclick/cli';
import { Random } from '../sweep/random.ts';
import { MOST_EQUIVALENT } from './equivalent.ts';
import { Kept } from './kept.ts';
import { likeliestFirst } from './likelihood.ts';
import { drawMutations, type Mutation } from './places.ts';
import { DOCUMENT_FILE, documentOf, scoreOf, shareOf } from './report.ts';
import { Workshop } from './workshop.ts';

const HELP = `npm run mutate -- [--mutations N] [--seed S] [--jobs K] [--keep FILE] [--again] [--write]

Spoils the engine in N places drawn by the seed (400 unless told), one at a time, and sees whether the tests of
packages/engine and packages/cards notice. The project itself is not touched.
  --jobs K   try K at a time (2 unless told), each with one thread
  --keep F   where the results are kept; the same command goes on where it was stopped
  --again    try the survivors of before once more, after tests were added
  --write    write ${DOCUMENT_FILE}
`;

const GOAL = 0.97;
const MOST = 100_000;
/** A mutation may make the tests slower; far slower means that something never ends. */
const PATIENCE = 4;

const root = fileURLToPath(new URL('../../../..', import.meta.url));

async function tryAll(wanted: readonly Mutation[], kept: Kept, jobs: number): Promise<void> {
  const workshops = Array.from(
    { length: jobs },
    (_, index) => new Workshop(root, join(tmpdir(), `lastclick-mutations-${process.pid}-${index}`)),
  );
  try {
    const [first] = workshops;
    if (first === undefined) return;
    const { times, seconds } = await first.baseline();
    const limit = Math.max(60, seconds * PATIENCE * jobs);
    const queue = [...wanted];
    const progress = new Progress(process.stderr);
    let done = 0;
    await Promise.all(
      workshops.map(async (workshop) => {
        for (let mutation = queue.shift(); mutation !== undefined; mutation = queue.shift()) {
          const kills = kept
            .read()
            .flatMap(({ mutation: other, killedBy }) =>
              killedBy === null ? [] : [{ mutation: other, by: killedBy }],
            );
          const trial = await workshop.tryOut(mutation, likeliestFirst(times, mutation, kills), limit);
          kept.add({ mutation, ...trial });
          done += 1;
          progress.show('mutations', done, wanted.length);
        }
      }),
    );
  } finally {
    for (const workshop of workshops) workshop.remove();
  }
}

async function mutate(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, {
    mutations: { type: 'string' },
    seed: { type: 'string' },
    jobs: { type: 'string' },
    keep: { type: 'string' },
    again: { type: 'boolean' },
    write: { type: 'boolean' },
    help: { type: 'boolean' },
  });
  if (flags.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  const number = wholeNumber(flags, 'mutations', 1, MOST) ?? 400;
  const seed = text(flags, 'seed') ?? '1';
  const kept = new Kept(text(flags, 'keep') ?? join('.lastclick', `mutations-${seed}.jsonl`));
  const drawn = drawMutations(root, number, seed);
  const ids = new Set(drawn.map(({ id }) => id));
  const before = new Map(kept.read().map((tried) => [tried.mutation.id, tried]));
  // In a mixed order, so that a run that was stopped has tried something of every folder.
  const left = new Random(`order ${seed}`).shuffled(drawn).filter(({ id }) => {
    const tried = before.get(id);
    return tried === undefined || (flags.again === true && tried.killedBy === null && !tried.timedOut);
  });
  if (left.length > 0) await tryAll(left, kept, wholeNumber(flags, 'jobs', 1, 64) ?? 2);
  // What was tried again stands last in the file, and counts.
  const tried = [...new Map(kept.read().map((one) => [one.mutation.id, one])).values()].filter(
    ({ mutation }) => ids.has(mutation.id),
  );
  const score = scoreOf(root, tried);
  const document = documentOf(root, tried, `npm run mutate -- --mutations ${number} --seed ${seed} --write`);
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
