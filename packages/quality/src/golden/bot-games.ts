import { type BotName, createBot, createRng } from '@lastclick/bots';
import { CARDS } from '@lastclick/cards';
import {
  apply,
  create,
  createPool,
  type Decision,
  decision,
  type Game,
  type Setup,
  type Side,
  view,
} from '@lastclick/engine';
import { type Disagreement, trailLines } from './disagreement.ts';
import { readList } from './kept.ts';
import { type Trail, TrailMaker } from './trail.ts';
import { isOfVersion1 } from './version-1-abilities.ts';
import { version1Names } from './version-1-names.ts';
import { placeOf } from './walk.ts';

/** Of each choice the move itself, and what the bot thought of all moves. */
const BOT_PARTS = ['choice', 'thoughts'] as const;
type BotPart = (typeof BOT_PARTS)[number];

/** A bot's game: it is asked at each of its decisions; the moves of both sides are those of the record. */
export interface KeptBotGame {
  readonly level: BotName;
  readonly seat: Side;
  readonly setup: Setup;
  readonly seed: string;
  readonly options: readonly string[];
  readonly trail: Trail<BotPart>;
}

export const BOT_GAMES_FILE = 'bot-games.jsonl.gz';

export const readBotGames = (): KeptBotGame[] => readList(BOT_GAMES_FILE) as KeptBotGame[];

/** What a bot takes to be in decks it has not seen depends on which cards there are: those there were then. */
const pool = createPool(CARDS.filter(({ id }) => isOfVersion1(id)));

/** More digits would tell of the order of additions. */
const DIGITS = 4;

type Beginning = Pick<KeptBotGame, 'level' | 'seat' | 'setup' | 'seed'>;

interface BotChoice {
  readonly choice: string;
  readonly thoughts: readonly unknown[];
}

/** What a bot chooses, without a clock; its chances are drawn from how many options were played. */
function choiceAt(game: Game, waiting: Decision, level: BotName, seed: string, played: number): BotChoice {
  const { seat, kind, options } = waiting;
  const bot = createBot(level, pool, 'all tries');
  const seen = view(game, seat, { position: true });
  const { index, why } = bot.choose(seen, { seat, kind, options }, createRng(`${seed} ${played}`));
  const names = version1Names(game);
  const nameOf = new Map(options.map((option) => [option.key, names.key(option)]));
  return {
    choice: nameOf.get(options[index]?.key ?? '') ?? '',
    thoughts: why.map(({ key, value, tries }) => [nameOf.get(key), value.toFixed(DIGITS), tries]),
  };
}

/** Plays a game against the rules of thumb, to its end or so many options far. */
export function playBotGame({ level, seat, setup, seed }: Beginning, most: number): KeptBotGame {
  const game = create(setup, pool);
  const maker = new TrailMaker(BOT_PARTS);
  const options: string[] = [];
  for (let waiting = decision(game); waiting !== null; waiting = decision(game)) {
    if (options.length === most) break;
    const isAsked = waiting.seat === seat;
    const chosen = choiceAt(game, waiting, isAsked ? level : 'heuristic', seed, options.length);
    if (isAsked) maker.add({ ...chosen });
    options.push(chosen.choice);
    apply(game, placeOf(game, chosen.choice));
  }
  return { level, seat, setup, seed, options, trail: maker.trail };
}

/**
 * Asks the bot again at every decision it had; what is played stays what was played, so that one other choice is one
 * disagreement. Null when it chooses and thinks as it did.
 */
export function compareBotGame(number: number, kept: KeptBotGame): Disagreement | null {
  const game = create(kept.setup, pool);
  const maker = new TrailMaker(BOT_PARTS);
  const how: string[] = [];
  for (const [played, key] of kept.options.entries()) {
    const waiting = decision(game);
    const place = placeOf(game, key);
    if (waiting === null || place < 0) {
      how.push(`stops before decision ${played}: "${key}" is not offered`);
      break;
    }
    if (waiting.seat === kept.seat) {
      const chosen = choiceAt(game, waiting, kept.level, kept.seed, played);
      maker.add({ ...chosen });
      if (chosen.choice !== key) how.push(`decision ${played}: plays "${chosen.choice}", was "${key}"`);
    }
    apply(game, place);
  }
  if (how.length === 0)
    how.push(...trailLines(kept.trail, maker.trail).map((line) => `of the decisions of the bot: ${line}`));
  return how.length === 0 ? null : { what: `bot game ${number} (level ${kept.level}, ${kept.seat})`, how };
}
