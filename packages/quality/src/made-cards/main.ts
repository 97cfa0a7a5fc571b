import { Progress, readFlags, text, UsageError, wholeNumber } from '@lastclick/cli';
import { EDITION_IDS } from '@lastclick/engine';
import { CARDS_OF_A_BATCH, type MadeReport, playMadeCards } from './made-cards.ts';
import { leastPlayed, type WordUses } from './word-uses.ts';

const HELP = `npm run made-cards -- [--cards N] [--seed S] [--from B] [--decisions D] [--json]

Makes cards of random words (10,000 unless told), describes and compiles each, and plays them in random positions by
random players under both editions. Every word of the card language comes up at least 50 times in 10,000 cards, each time in an ability
that had a chance to be used, under each edition; the command fails where one does not, and prints it.
  --from B       begin with batch B, of ${CARDS_OF_A_BATCH} cards each: a run that was stopped goes on
  --decisions D  of each game (120)
  --json         print the words and failures as JSON
`;

const MOST_CARDS = 100_000_000;
/** On so many of 10,000 cards each word has to be. */
const LEAST_USES = 50;
const ENOUGH_CARDS = 10_000;

function run(args: readonly string[]): number {
  const flags = readFlags(args, {
    cards: { type: 'string' },
    seed: { type: 'string' },
    from: { type: 'string' },
    decisions: { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  });
  if (flags.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  const options = {
    cards: wholeNumber(flags, 'cards', 1, MOST_CARDS) ?? ENOUGH_CARDS,
    seed: text(flags, 'seed') ?? '1',
    from: wholeNumber(flags, 'from', 0, MOST_CARDS) ?? 0,
    decisions: wholeNumber(flags, 'decisions', 1, MOST_CARDS) ?? 120,
  };
  const progress = new Progress(process.stderr);
  const report = playMadeCards(options, (made, all) => progress.show('made cards', made, all));
  progress.clear();
  const { cards, failures } = report;
  const words = [...report.words]
    .map(([word, uses]) => ({ word, uses, least: leastPlayed(uses) }))
    .sort((a, b) => a.least - b.least);
  const enough = cards < ENOUGH_CARDS ? 0 : (LEAST_USES * cards) / ENOUGH_CARDS;
  const rare = words.filter(({ least }) => least < enough);
  if (flags.json === true)
    process.stdout.write(`${JSON.stringify({ ...report, words: Object.fromEntries(report.words) })}\n`);
  else tell(report, words, rare);
  return failures.length === 0 && rare.length === 0 ? 0 : 1;
}

interface Counted {
  readonly word: string;
  readonly uses: WordUses;
  readonly least: number;
}

const countsOf = ({ made, played }: WordUses): string =>
  `${made} made, ${EDITION_IDS.map((edition) => `${played[edition]} played under ${edition}`).join(', ')}`;

function tell(
  { cards, abilities, games, decisions, failures, endless }: MadeReport,
  words: readonly Counted[],
  rare: readonly Counted[],
): void {
  for (const { word, uses } of words) process.stdout.write(`  ${word.padEnd(36)} ${countsOf(uses)}\n`);
  for (const { what, seed, edition, cards: made } of failures)
    process.stdout.write(`${edition}, seed ${seed}: ${what}\n${JSON.stringify(made)}\n`);
  for (const { word, uses } of rare) process.stdout.write(`too rare: ${word}, ${countsOf(uses)}\n`);
  process.stdout.write(
    `${cards} cards with ${abilities} abilities in ${games} games with ${decisions} decisions: ` +
      `${words.length} words, the rarest ${words[0]?.least} times, ${rare.length} of them too rare; ` +
      `${failures.length} failures, ${endless.length} games of cards that never come to an end\n`,
  );
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`made-cards: ${error.message}\n`);
  process.exitCode = 2;
}
