import { randomInt } from 'node:crypto';
import { BOT_NAMES, BOT_WORDS, type BotName } from '@lastclick/bots';
import { type Deck, EDITION_IDS, EDITIONS, SIDES, type Side } from '@lastclick/engine';
import { RecordedGame, sideName } from '@lastclick/table';
import { z } from 'zod';
import { deckWithKey, readDeck } from '../deck/find-deck.ts';
import { misfitOf } from '../deck/misfit.ts';
import { deckOf, SAMPLE_DECKS } from '../decks.ts';
import { playedWith } from '../own-cards.ts';
import { type Players, Table } from '../play/table.ts';
import { RequestError } from '../problem.ts';
import { asked } from './games.ts';
import { SeatedGame } from './seated-game.ts';
import { tellNews } from './tell.ts';
import { tool } from './tool.ts';

const LONGEST_SEED = 100;
const LONGEST_LIST = 20_000;
const SEEDS = 2 ** 47;
const DEFAULT_OPPONENT = 'heuristic';

const deckField = (side: Side) =>
  z
    .string()
    .max(LONGEST_LIST)
    .optional()
    .describe(
      `deck of the ${sideName(side)}: a key of list_decks, or a list with one "3x Hedge Fund" a line and the ` +
        'identity; the intermediate deck of System Gateway when left out',
    );

/** A key or a list; never a file, which is not a model's to read. */
function deckFor(side: Side, written: string | undefined): Deck {
  if (written === undefined) return SAMPLE_DECKS[side];
  const refuse = (why: string): never => {
    throw new RequestError('badRequest', `${side}_deck`, why);
  };
  const text = written.trim();
  const known = deckWithKey(text);
  if (known === null && !/[\n{]/.test(text))
    return refuse(`${JSON.stringify(text.slice(0, 60))} is neither a key of list_decks nor a list of cards`);
  const { deck, problems } = known === null ? readDeck(text) : { deck: known, problems: [] };
  if (problems.length > 0) return refuse(`the list is not understood: ${problems.join('; ')}`);
  const misfit = misfitOf(deck, side);
  return misfit === null ? deckOf(deck) : refuse(`the deck ${misfit.words}`);
}

function playersOf(seat: Side | 'both', opponent: BotName | undefined): Players {
  if (seat === 'both') {
    if (opponent === undefined) return { corp: 'human', runner: 'human' };
    throw new RequestError('badRequest', 'opponent', 'nobody else plays where you have both seats');
  }
  const bot = opponent ?? DEFAULT_OPPONENT;
  return seat === 'corp' ? { corp: 'human', runner: bot } : { corp: bot, runner: 'human' };
}

function welcome(table: Table): string {
  const edition = EDITIONS[table.game.state.edition].title;
  const others = SIDES.flatMap((side) => {
    const player = table.players[side];
    return player === 'human' ? [] : [`the ${sideName(side)} ${BOT_WORDS[player]}`];
  });
  const who = others[0] ?? 'you play both seats';
  return `A new game by the ${edition}: ${who}. ${table.game.state.pointsToWin} agenda points win.`;
}

export const newGame = tool({
  name: 'new_game',
  title: 'Begin a game',
  says:
    'Begins a game of Netrunner in which you take a seat; a bot plays the other one. Returns the name of the game ' +
    'and your first decision. Several games may be open at once.',
  effect: 'changes',
  fields: {
    seat: z.enum([...SIDES, 'both']).describe('the seat you play; both to decide for either player'),
    opponent: z
      .enum(BOT_NAMES)
      .optional()
      .describe(`the bot at the other seat, levels from 1 (weakest) to 5; ${DEFAULT_OPPONENT} when left out`),
    corp_deck: deckField('corp'),
    runner_deck: deckField('runner'),
    edition: z.enum(EDITION_IDS).default('1.4').describe('edition of the rules'),
    seed: z
      .union([z.string().min(1).max(LONGEST_SEED), z.int()])
      .optional()
      .describe('the same seed, decks and choices give the same game; a secret one when left out'),
    points: z.int().min(1).max(99).default(7).describe('agenda points that win; beginner decks play to 6'),
    ask: z
      .enum(['useful', 'every'])
      .default('useful')
      .describe('useful: you are asked only where you have a choice; every: in every window of the rules'),
  },
  run(games, { seat, opponent, corp_deck, runner_deck, edition, seed, points, ask }) {
    const players = playersOf(seat, opponent);
    const chosen = String(seed ?? randomInt(SEEDS));
    const recorded = RecordedGame.start({
      kind: 'setup',
      setup: {
        ...playedWith(games.own),
        edition,
        seed: chosen,
        priority: ask,
        pointsToWin: points,
        corp: deckFor('corp', corp_deck),
        runner: deckFor('runner', runner_deck),
      },
    });
    const table = new Table(recorded, players, chosen);
    const name = games.add(new SeatedGame(table));
    return `${welcome(table)}\n\n${tellNews(asked(games, name))}`;
  },
});
