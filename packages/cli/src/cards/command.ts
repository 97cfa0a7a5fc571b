import { cardSchema, describe } from '@lastclick/engine';
import { count, type OwnCard, spelled } from '@lastclick/table';
import { type Command, UsageError } from '../command.ts';
import { readWords } from '../flags.ts';
import { readCardsFile } from '../own-cards.ts';
import { FileProblem } from '../play/files.ts';

const HELP = `Write cards of your own: plain JSON in the card language, checked, rendered and playable at once.

Usage: npm run -s lastclick -- cards <what>

  cards check <file> [--json]   every card as players will read it, and all that is wrong with it
  cards schema                  a JSON Schema for editors that complete and check while you write
  --help                        this text

A file is {"format":"last-click-cards","version":1,"cards":[…]}; docs/OWN-CARDS.md writes one. Play with it:
--cards <file> with play, sim, match, ladder, stdio, mcp and serve. Exit code 1: a card cannot be played.
`;

const say = (lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

function cardLines({ name, card, complaints }: OwnCard): string[] {
  if (card === null) return [name, ...complaints.map(({ where, message }) => `  ✗ ${where}: ${message}`)];
  const { type, lines } = describe(card);
  return [`${name}  (${type})`, ...lines.map(({ text }) => `  ${spelled(text)}`)];
}

function check(path: string, asJson: boolean): number {
  const { cards, problem } = readCardsFile(path);
  if (problem !== null) throw new FileProblem(`${path}: ${problem}`);
  const wrong = cards.filter(({ card }) => card === null).length;
  if (asJson)
    say([
      JSON.stringify(
        cards.map(({ name, card, complaints }) => ({
          name,
          complaints,
          text: card === null ? null : describe(card),
        })),
        null,
        2,
      ),
    ]);
  else {
    say(cards.flatMap((one) => [...cardLines(one), '']));
    say([
      `${count(cards.length, 'card')}, ${wrong === 0 ? 'all can be played' : `${wrong} cannot be played`}.`,
    ]);
  }
  return wrong === 0 ? 0 : 1;
}

async function run(args: readonly string[]): Promise<number> {
  const { flags, words } = readWords(args, { json: { type: 'boolean' } });
  const [what = '', file, ...more] = words;
  if (what === 'schema' && file === undefined) {
    say([JSON.stringify(cardSchema(), null, 2)]);
    return 0;
  }
  if (what !== 'check') throw new UsageError('cards knows "check <file>" and "schema"');
  if (file === undefined || more.length > 0) throw new UsageError('cards check needs one file');
  try {
    return check(file, flags.json === true);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    process.stderr.write(`lastclick: ${error.message}\n`);
    return 1;
  }
}

export const cardsCommand: Command = {
  name: 'cards',
  summary: 'check cards of your own, and play with them',
  help: HELP,
  run,
};
