import { readFlags, UsageError, wholeNumber } from '@lastclick/cli';
import type { Side } from '@lastclick/engine';
import { noneKept, playKept } from './kept.ts';
import { noPrompts, type Prompts, playPrompts } from './play.ts';
import { tableOf, tempoNamed } from './tables.ts';

const HELP = `npm run prompts [-- --games N] [--tries N] [--every N] [--tempo NAME] [--kinds] [--json]

Level 4 answers every question the browser's table asks, in whole games against level 3, a number of games a side, and
in games of two people at one device; prints how often somebody is asked for each action they take.
  --kept N      instead: N games asked strictly, level 5 deciding in windows and level 3 elsewhere; prints how many of the
                moves other than a pass would have been asked about when relaxed, and the others with the reason
  --games N     games a side (10 unless told)
  --tries N     how many tries decide whether a question has one sensible answer (500 unless told; 0 does not ask)
  --every N     only every so manieth question is tried out (1 unless told)
  --tempo NAME  relaxed (unless told) or strict
  --kinds       where the questions come from, too
  --json        print only the numbers
`;

const TEMPOS = ['relaxed', 'strict'] as const;
const ASKED = ['runner', 'corp', 'both'] as const;
const WORDS = { runner: 'as the Runner', corp: 'as the Corp', both: 'two people at one device' } as const;

const ratio = (part: number, whole: number): number => Number((part / Math.max(1, whole)).toFixed(3));

const numbersOf = (prompts: Prompts) => ({
  asked: prompts.asked,
  actions: prompts.actions,
  runs: prompts.runs,
  perAction: ratio(prompts.asked, prompts.actions),
  handOversPerAction: ratio(prompts.handOvers, prompts.actions),
  ...(prompts.judged > 0
    ? { judged: prompts.judged, oneSensibleAnswer: ratio(prompts.single, prompts.judged) }
    : {}),
});

const row = (value: number): string => String(value).padStart(6);

function kindsOf({ kinds }: Prompts): string {
  return [...kinds]
    .sort(([, a], [, b]) => b.asked - a.asked)
    .map(
      ([place, { asked, judged, single }]) =>
        `${row(asked)} asked ${row(judged)} judged ${row(single)} single  ${place}\n`,
    )
    .join('');
}

function tellKept(games: number): void {
  const kept = noneKept();
  for (let number = 0; number < games; number++) playKept(number, kept);
  const { moves, kept: asked, lost } = kept;
  process.stdout.write(
    `${asked} of ${moves} moves in windows of ${games} games are asked about when relaxed (${(ratio(asked, moves) * 100).toFixed(1)} %)\n`,
  );
  for (const [what, times] of [...lost].sort(([, a], [, b]) => b - a))
    process.stdout.write(`${row(times)}  ${what}\n`);
}

function run(args: readonly string[]): number {
  const flags = readFlags(args, {
    games: { type: 'string' },
    tries: { type: 'string' },
    every: { type: 'string' },
    tempo: { type: 'string' },
    kept: { type: 'string' },
    kinds: { type: 'boolean' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  });
  if (flags.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  const strict = wholeNumber(flags, 'kept', 1, 1000);
  if (strict !== undefined) {
    tellKept(strict);
    return 0;
  }
  const games = wholeNumber(flags, 'games', 1, 1000) ?? 10;
  const tries = wholeNumber(flags, 'tries', 0, 100_000) ?? 500;
  const every = wholeNumber(flags, 'every', 1, 1000) ?? 1;
  const tempo = tempoNamed(TEMPOS.find((name) => name === flags.tempo) ?? 'relaxed');
  const numbers: Partial<Record<Side | 'both', ReturnType<typeof numbersOf>>> = {};
  for (const asked of ASKED) {
    const prompts = noPrompts();
    // What is sensible is asked of one player against a bot.
    const judging = { tries: asked === 'both' ? 0 : tries, every };
    for (let number = 0; number < games; number++)
      playPrompts(tableOf(number, asked), tempo, judging, prompts);
    const found = numbersOf(prompts);
    numbers[asked] = found;
    if (flags.json === true) continue;
    const sensible =
      found.oneSensibleAnswer === undefined
        ? ''
        : `, ${(found.oneSensibleAnswer * 100).toFixed(1)} % with one sensible answer`;
    const handOvers = asked === 'both' ? `, ${found.handOversPerAction} hand-overs per action` : '';
    process.stdout.write(
      `${WORDS[asked]}: ${found.perAction} prompts per action (${found.asked} for ${found.actions}, ${found.runs} runs)${sensible}${handOvers}\n`,
    );
    if (flags.kinds === true) process.stdout.write(kindsOf(prompts));
  }
  if (flags.json === true) process.stdout.write(`${JSON.stringify(numbers)}\n`);
  return 0;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`prompts: ${error.message}\n`);
  process.exitCode = 2;
}
