import { askBot, type BotName, type Choice, compareOptions, type Measure } from '@lastclick/bots';
import { type Decision, decision, type Side, termsOf, type View, view } from '@lastclick/engine';
import { pool, RecordedGame } from '@lastclick/table';
import { askOf } from './ask.ts';
import type { GameLine } from './game-line.ts';
import type { NewGame } from './snapshot.ts';

/** An option as a bot sees it; copies of a card that do the same are one. */
export interface WeighedOption {
  readonly words: string;
  readonly cost: string;
  /** In the measure of the thought. */
  readonly value: number;
  /** How often the bot tried it out; where others were tried and this was not, its value says nothing. */
  readonly tries: number;
  /** What the bot would play. */
  readonly isChosen: boolean;
  /** What was played in the game. */
  readonly isPlayed: boolean;
}

/** What a bot thinks of a decision, knowing what the seat that decides knows. */
export interface Thought {
  readonly place: number;
  readonly seat: Side;
  readonly level: BotName;
  /** This bot, with the same chances, made the decision in the game: that is what it thought then. */
  readonly isRecalled: boolean;
  readonly question: string;
  readonly measure: Measure;
  /** Best first. */
  readonly options: readonly WeighedOption[];
}

/** An option and the chance to win that comes with it. */
export interface Judged {
  readonly words: string;
  readonly chance: number;
}

/** An action of the game beside what a bot would have done in its place. */
export interface Judgement {
  readonly place: number;
  readonly turn: number;
  readonly seat: Side;
  readonly played: Judged;
  readonly best: Judged;
  /** The bot's option did better in the same worlds by more than chance would make it. */
  readonly isSurelyBetter: boolean;
}

/** The decision at a place, with what was played there. */
interface Decided {
  readonly line: GameLine;
  readonly waiting: Decision;
  readonly seen: View;
  readonly played: string | null;
}

function decidedAt(whole: GameLine, place: number): Decided | null {
  const line = whole.at(place);
  const waiting = decision(line.game);
  if (waiting === null) return null;
  return {
    line,
    waiting,
    seen: view(line.game, waiting.seat),
    played: whole.played[place]?.key ?? null,
  };
}

const chosenKey = ({ index }: Choice, { options }: Decision): string => {
  const chosen = options[index];
  if (chosen === undefined) throw new Error('the bot chose none of the options');
  return chosen.key;
};

export function thoughtAt(whole: GameLine, setup: NewGame, place: number, level: BotName): Thought | null {
  const decided = decidedAt(whole, place);
  if (decided === null) return null;
  const { line, waiting, seen, played } = decided;
  const choice = askBot(level, pool, line.game, waiting, setup.seed, place);
  const chosen = chosenKey(choice, waiting);
  const { seat, question, offers } = askOf(waiting, seen, (option) => termsOf(line.game, option));
  const offerOf = new Map(offers.map((offer) => [offer.key, offer]));
  const options = new Map<string, WeighedOption>();
  for (const { key, value, tries } of choice.why) {
    const { words, cost } = offerOf.get(key) ?? { words: key, cost: '' };
    const copy = options.get(words);
    options.set(words, {
      words,
      cost,
      // Of copies one was tried for all of them.
      value: copy !== undefined && copy.tries >= tries ? copy.value : value,
      tries: Math.max(copy?.tries ?? 0, tries),
      isChosen: copy?.isChosen === true || key === chosen,
      isPlayed: copy?.isPlayed === true || key === played,
    });
  }
  const sitter = setup[seat];
  return {
    place,
    seat,
    level,
    isRecalled: sitter.kind === 'bot' && sitter.level === level && chosen === played,
    question,
    measure: choice.measure,
    options: [...options.values()],
  };
}

export function actionPlaces(whole: GameLine): readonly number[] {
  const walked = RecordedGame.replayed(whole.record(), 0);
  return whole.played.flatMap(({ key }, place) => {
    const waiting = decision(walked.game);
    walked.choose(key);
    return waiting?.kind === 'action' && waiting.options.length > 1 ? [place] : [];
  });
}

export function judgementAt(whole: GameLine, setup: NewGame, place: number, level: BotName): Judgement {
  const decided = decidedAt(whole, place);
  if (decided === null || decided.played === null) throw new Error(`nobody decided anything at ${place}`);
  const { line, waiting, seen, played } = decided;
  const best = chosenKey(askBot(level, pool, line.game, waiting, setup.seed, place), waiting);
  const compared = compareOptions(pool, line.game, waiting, { one: best, other: played }, setup.seed, place);
  const { offers } = askOf(waiting, seen, (option) => termsOf(line.game, option));
  const wordsOf = (wanted: string): string =>
    (offers.find(({ key }) => key === wanted)?.words ?? wanted).replace(/\.$/, '');
  return {
    place,
    turn: line.game.state.turn.number,
    seat: waiting.seat,
    played: { words: wordsOf(played), chance: compared.other },
    best: { words: wordsOf(best), chance: compared.one },
    isSurelyBetter: compared.isSurelyBetter,
  };
}
