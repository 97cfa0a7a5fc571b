import {
  cardById,
  checkDeck,
  type DeckList,
  GAME_KINDS,
  gameKindOf,
  writeDeckText,
  writeNetrunnerDb,
} from '@lastclick/cards';
import { type Command, UsageError } from '../command.ts';
import { type Flags, oneOf, readWords } from '../flags.ts';
import { FileProblem } from '../play/files.ts';
import { deckRowLines, deckRows } from './deck-rows.ts';
import { findDeck, readDeckFile } from './find-deck.ts';
import { sheetLines, sheetOf } from './sheet.ts';

const HELP = `Look at decks, check them and carry them between sites.

Usage: npm run -s lastclick -- deck <what> [flags]

  deck list [--json]                     the decks that come with the game, by key
  deck show <key|file> [--json]          a deck with titles, influence and agenda points
  deck check <key|file> [--json]         whether it is legal; what is wrong, with card and rule
             [--game starter|casual]     in which games; in those its identity is for when not given
  deck convert <file|-> --to <form>      write it as text or netrunnerdb
  --help                                 this text

A file is a plain list ("3x Hedge Fund") or NetrunnerDB's JSON; - reads the input. A card we do not have is named on
stderr. Exit code 1: not legal, or not understood.
`;

const FORMS = ['text', 'netrunnerdb'] as const;

const WRITERS: Readonly<Record<(typeof FORMS)[number], (deck: DeckList) => string>> = {
  text: writeDeckText,
  netrunnerdb: writeNetrunnerDb,
};

const say = (lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};
const sayJson = (value: unknown): void => say([JSON.stringify(value, null, 2)]);

function listDecks(flags: Flags): number {
  if (flags.json === true) sayJson(deckRows());
  else say(deckRowLines());
  return 0;
}

function showDeck(flags: Flags, [which]: readonly string[]): number {
  const sheet = sheetOf(findDeck(which ?? ''));
  if (flags.json === true) sayJson(sheet);
  else say(sheetLines(sheet));
  return 0;
}

function check(flags: Flags, [which = '']: readonly string[]): number {
  const deck = findDeck(which);
  const game = oneOf(flags, 'game', GAME_KINDS) ?? gameKindOf(deck);
  const problems = checkDeck(deck, game);
  if (flags.json === true) sayJson({ name: deck.name, game, legal: problems.length === 0, problems });
  else if (problems.length === 0) say([`${deck.name === '' ? which : deck.name} is legal in ${game} games.`]);
  else
    say(
      problems.map(({ rule, card, message }) => {
        const title = cardById(card)?.title ?? card;
        // Most sentences begin with the card or have it in them already.
        return `${rule}  ${title === '' || message.includes(title) ? message : `${title}: ${message}`}`;
      }),
    );
  return problems.length === 0 ? 0 : 1;
}

function convert(flags: Flags, [which = '']: readonly string[]): number {
  const form = oneOf(flags, 'to', FORMS);
  if (form === undefined) throw new UsageError(`deck convert needs --to ${FORMS.join(' or --to ')}`);
  process.stdout.write(WRITERS[form](readDeckFile(which)));
  return 0;
}

interface Subcommand {
  /** What must follow its name; null when nothing may. */
  readonly takes: string | null;
  readonly flags: readonly string[];
  run(flags: Flags, words: readonly string[]): number;
}

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  list: { takes: null, flags: ['json'], run: listDecks },
  show: { takes: 'a key or a file', flags: ['json'], run: showDeck },
  check: { takes: 'a key or a file', flags: ['json', 'game'], run: check },
  convert: { takes: 'a file, or - for the input', flags: ['to'], run: convert },
};

const FLAGS = { json: { type: 'boolean' }, to: { type: 'string' }, game: { type: 'string' } } as const;

async function run(args: readonly string[]): Promise<number> {
  const { flags, words } = readWords(args, FLAGS);
  const [name = '', ...rest] = words;
  const subcommand = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
  const known = Object.keys(SUBCOMMANDS).join(', ');
  if (subcommand === undefined)
    throw new UsageError(name === '' ? `deck needs one of ${known}` : `deck knows ${known}, not "${name}"`);
  for (const flag of Object.keys(flags))
    if (!subcommand.flags.includes(flag)) throw new UsageError(`deck ${name} does not take --${flag}`);
  const takes = subcommand.takes === null ? 0 : 1;
  if (rest.length < takes) throw new UsageError(`deck ${name} needs ${subcommand.takes}`);
  if (rest.length > takes) throw new UsageError(`deck ${name} does not take "${rest[takes]}"`);
  try {
    return subcommand.run(flags, rest);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    process.stderr.write(`lastclick: ${error.message}\n`);
    return 1;
  }
}

export const deckCommand: Command = {
  name: 'deck',
  summary: 'list, show, check and convert decks',
  help: HELP,
  run,
};
