import { readFlags, text, UsageError, wholeNumber } from '@lastclick/cli';
import { Progress } from '../sweep/progress.ts';
import { CARDS_OF_A_BATCH, playMadeCards } from './made-cards.ts';

const HELP = `npm run made-cards -- [--cards N] [--seed S] [--from B] [--decisions D] [--json]

Makes cards of random words (10,000 unless told), describes and compiles each, and plays them in random positions by
random players under both editions. Every word of the card language comes up at least 50 times in 10,000 cards.
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
  const progress = new Progress(
    options.cards - options.from * CARDS_OF_A_BATCH,
    process.stderr,
    undefined,
    'cards',
  );
  const { cards, games, decisions, words, failures, endless } = playMadeCards(options, (made) =>
    progress.add(made),
  );
  const counts = [...words].sort(([, a], [, b]) => a - b);
  const rare =
    cards < ENOUGH_CARDS ? [] : counts.filter(([, count]) => count < (LEAST_USES * cards) / ENOUGH_CARDS);
  if (flags.json === true)
    process.stdout.write(
      `${JSON.stringify({ cards, games, decisions, words: Object.fromEntries(counts), failures, endless })}\n`,
    );
  else {
    for (const [word, count] of counts) process.stdout.write(`  ${word.padEnd(36)} ${count}\n`);
    for (const { what, seed, edition, cards: made } of failures)
      process.stdout.write(`${edition}, seed ${seed}: ${what}\n${JSON.stringify(made)}\n`);
    for (const [word, count] of rare) process.stdout.write(`too rare: ${word}, ${count} times\n`);
    process.stdout.write(
      `${cards} cards in ${games} games with ${decisions} decisions: ${failures.length} failures, ` +
        `${endless.length} games of cards that never come to an end\n`,
    );
  }
  return failures.length === 0 && rare.length === 0 ? 0 : 1;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`made-cards: ${error.message}\n`);
  process.exitCode = 2;
}
