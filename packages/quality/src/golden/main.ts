import { type Flags, oneOf, Progress, readFlags, text, UsageError, wholeNumber } from '@lastclick/cli';
import { EDITION_IDS } from '@lastclick/engine';
import { freeze } from '../frozen/freeze.ts';
import type { Disagreement } from './disagreement.ts';
import { comparisonsOf, disagreementsOf, EVERYTHING, GOLDENS, type Golden, type Scope } from './goldens.ts';
import { show } from './show.ts';
import { writeGolden } from './write.ts';

const HELP = `npm run golden -- [--part ${GOLDENS.join('|')}] [--edition 1.4|26.03] [--first N]
                  [--show NAME [--decision N] [--against COMMIT]] [--write [--anew]] [--freeze [--anew]]

Compares texts, games, saves, links and the choices of bots with what is kept in packages/quality/golden; docs/GOLDENS.md.
  --part P         only this part
  --edition E      records of this edition only
  --first N        the first N of each list only
  --show NAME      all that can be observed at the first decision that differs; NAME is a record (1.4/17) or save/3
  --decision N     at this decision instead
  --against COMMIT how it differs from what that version says
  --write          keep what is now, of one part, and say what changed; the same games are kept
  --anew           with --write: other games; with --freeze: a new corpus although no version was stepped
  --freeze         keep a corpus of this version, as docs/VERSIONS.md says
`;

const MOST = 1_000_000;
const MOST_TOLD = 20;

const tell = (line: string): unknown => process.stdout.write(`${line}\n`);

function tellDisagreements(disagreements: readonly Disagreement[]): void {
  for (const { what, how } of disagreements.slice(0, MOST_TOLD)) {
    tell(what);
    for (const line of how) tell(`  ${line}`);
  }
  const left = disagreements.length - MOST_TOLD;
  if (left > 0) tell(`… and ${left} more`);
}

/** Compares one part and tells how that went; whether all is as it was. */
async function compare(golden: Golden, scope: Scope): Promise<boolean> {
  const comparisons = comparisonsOf(golden, scope);
  const progress = new Progress(process.stderr);
  let compared = 0;
  const start = performance.now();
  const disagreements = await disagreementsOf(comparisons, () => {
    compared += 1;
    progress.show(golden, compared, comparisons.length);
  });
  progress.clear();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  tellDisagreements(disagreements);
  tell(`${golden}: ${disagreements.length} of ${comparisons.length} differ, ${seconds} s`);
  return disagreements.length === 0;
}

async function write(golden: Golden, scope: Scope, flags: Flags): Promise<number> {
  const isAnew = flags.anew === true;
  if (!isAnew) await compare(golden, scope);
  await writeGolden(golden, isAnew ? 'anew' : 'again', scope);
  tell(`${golden}: written ${isAnew ? 'anew' : 'again'}`);
  return 0;
}

async function run(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, {
    part: { type: 'string' },
    edition: { type: 'string' },
    first: { type: 'string' },
    show: { type: 'string' },
    decision: { type: 'string' },
    against: { type: 'string' },
    write: { type: 'boolean' },
    anew: { type: 'boolean' },
    freeze: { type: 'boolean' },
    help: { type: 'boolean' },
  });
  if (flags.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  const name = text(flags, 'show');
  if (name !== undefined) {
    tell(show(name, wholeNumber(flags, 'decision', 0, MOST), text(flags, 'against')).trimEnd());
    return 0;
  }
  if (flags.freeze === true) {
    const first = await freeze(flags.anew === true, tell);
    if (first !== null) tell(`nothing is frozen: ${first}`);
    return first === null ? 0 : 1;
  }
  const golden = oneOf(flags, 'part', GOLDENS);
  const edition = oneOf(flags, 'edition', EDITION_IDS);
  const first = wholeNumber(flags, 'first', 1, MOST);
  const scope: Scope = {
    editions: edition === undefined ? EVERYTHING.editions : [edition],
    first: first ?? EVERYTHING.first,
  };
  if (flags.write === true) {
    if (golden === undefined)
      throw new UsageError('--write needs --part: what is kept is given up part by part');
    if (first !== undefined) throw new UsageError('--write keeps a whole part, --first does not go with it');
    return write(golden, scope, flags);
  }
  if (flags.anew === true) throw new UsageError('--anew goes with --write');
  let isWell = true;
  for (const one of golden === undefined ? GOLDENS : [golden]) isWell = (await compare(one, scope)) && isWell;
  return isWell ? 0 : 1;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`golden: ${error.message}\n`);
  process.exitCode = 2;
}
