import { availableParallelism } from 'node:os';
import { BOT_NAMES, type BotName } from '@lastclick/bots';
import { DECK_LISTS, EDITION_IDS, type Side } from '@lastclick/engine';
import { UsageError } from '../command.ts';
import { legalDeck } from '../deck/legal-deck.ts';
import { deckOf } from '../decks.ts';
import { type Flags, oneOf, text, wholeNumber } from '../flags.ts';
import { CARDS_FLAG, CARDS_FLAG_HELP, ownCardsFrom, playedWith } from '../own-cards.ts';
import { FileProblem } from '../play/files.ts';
import type { DeckPair, GamePlan, NamedDeck } from './game-plan.ts';

/** Flags every command of the laboratory takes. */
export const GAME_FLAGS = {
  ...CARDS_FLAG,
  edition: { type: 'string' },
  seed: { type: 'string' },
  points: { type: 'string' },
  'deck-lists': { type: 'string' },
  games: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const GAME_FLAGS_HELP = `  --edition 1.4|26.03     edition of the rules; 1.4 when not given
  --points <number>       agenda points that win; 7 when not given
${CARDS_FLAG_HELP}
  --deck-lists <word>     open: each side knows the other's deck list, as when not given; or closed
  --seed <text>           the same seed gives the same games; 1 when not given`;

export const MOST_GAMES = 10_000_000;
const MOST_JOBS = 256;

const DEFAULT_DECKS: Readonly<Record<Side, string>> = {
  corp: 'gatewayIntermediateCorp',
  runner: 'gatewayIntermediateRunner',
};

export function namedDeck(which: string, side: Side, flag: string): NamedDeck {
  return { name: which, deck: deckOf(legalDeck(which, side, flag)) };
}

/** The two decks that flags name, or the intermediate decks of System Gateway. */
export function pairFrom(flags: Flags, flagOf: Readonly<Record<Side, string>>): DeckPair {
  const named = (side: Side): NamedDeck =>
    namedDeck(text(flags, flagOf[side]) ?? DEFAULT_DECKS[side], side, flagOf[side]);
  return { corp: named('corp'), runner: named('runner') };
}

/** The games that flags ask for; `pairsOf` reads the decks, which may name cards of one's own. */
export const planFrom = (flags: Flags, pairsOf: () => readonly DeckPair[]): GamePlan => ({
  ...playedWith(ownCardsFrom(flags)),
  edition: oneOf(flags, 'edition', EDITION_IDS) ?? '1.4',
  seed: text(flags, 'seed') ?? '1',
  pointsToWin: wholeNumber(flags, 'points', 1, 99) ?? 7,
  deckLists: oneOf(flags, 'deck-lists', DECK_LISTS) ?? 'open',
  pairs: pairsOf(),
});

export const botFrom = (flags: Flags, name: string, otherwise: BotName): BotName =>
  oneOf(flags, name, BOT_NAMES) ?? otherwise;

export const gamesFrom = (flags: Flags, otherwise: number): number =>
  wholeNumber(flags, 'games', 1, MOST_GAMES) ?? otherwise;

/** Threads to play with; as many as the machine has cores when not given. */
export const jobsFrom = (flags: Flags): number =>
  wholeNumber(flags, 'jobs', 1, MOST_JOBS) ?? availableParallelism();

/** Runs a command; a file that is not what it should be is said on stderr, exit code 1. */
export async function sayingFileProblems(run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof FileProblem)) throw error;
    process.stderr.write(`lastclick: ${error.message}\n`);
    return 1;
  }
}

/** Exit code of a command that a person stopped, as shells count it: 128 and the number of the signal. */
export const INTERRUPTED = 130;

/** Does something while Ctrl-C means "stop with what there is". */
export async function stoppable<T>(stop: () => void, run: () => Promise<T>): Promise<T> {
  process.on('SIGINT', stop);
  try {
    return await run();
  } finally {
    process.off('SIGINT', stop);
  }
}
