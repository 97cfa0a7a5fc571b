import {
  apply,
  create,
  type Decision,
  decision,
  type Game,
  type GameEvent,
  type GameRecord,
  InputError,
  type Outcome,
  opponentOf,
  record,
  type Setup,
  type Side,
} from '@lastclick/engine';
import { pool, RecordedGame, speakOf } from '@lastclick/table';
import { type GamePlan, setupOfGame } from './game-plan.ts';
import { type CardsOfGame, GameStory, type TurnEnd } from './game-story.ts';
import { Fault, type FaultKind, type Player } from './player.ts';

/** Far more decisions than any game between players who want to win takes. */
const MOST_DECISIONS = 20_000;

/** Why a game has no outcome, with the record that leads there. */
export interface Failure {
  readonly kind: FaultKind;
  /** Whose fault it is; null when it is nobody's, or the engine's. */
  readonly side: Side | null;
  readonly message: string;
  readonly record: GameRecord;
}

/** How many decisions a side made and how long it thought. */
export interface Thinking {
  decisions: number;
  milliseconds: number;
  slowest: number;
}

/** How a game of a series ended: by the rules, or because a side could not go on. */
export interface ResultOutcome {
  readonly winner: Outcome['winner'];
  readonly reason: Outcome['reason'] | 'forfeit';
}

/** One game as plain data, small enough to be sent between threads. */
export interface GameResult {
  readonly index: number;
  /** Null when the game failed; where games can be forfeited, the other side has won it then. */
  readonly outcome: ResultOutcome | null;
  readonly failure: Failure | null;
  readonly thinking: Readonly<Record<Side, Thinking>>;
  readonly turns: readonly TurnEnd[];
  readonly cards: Readonly<Record<Side, CardsOfGame>>;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Asks the player whose turn it is, with a watch running. */
async function answerOf(
  player: Player,
  game: Game,
  waiting: Decision,
  events: readonly GameEvent[],
  thinking: Thinking,
): Promise<string | number> {
  const start = performance.now();
  try {
    return await player.choose({ game, waiting, events });
  } catch (error) {
    throw error instanceof Fault ? error : new Fault('crash', messageOf(error));
  } finally {
    const milliseconds = performance.now() - start;
    thinking.decisions += 1;
    thinking.milliseconds += milliseconds;
    thinking.slowest = Math.max(thinking.slowest, milliseconds);
  }
}

/** Where a failure happened: a player's fault is its own, anything else is nobody's. */
const faultOf = (error: unknown): { kind: FaultKind; message: string } =>
  error instanceof Fault
    ? { kind: error.kind, message: error.message }
    : { kind: 'engineError', message: messageOf(error) };

const BLAMELESS: ReadonlySet<FaultKind> = new Set(['stall', 'engineError']);

/** Plays an option; one that is not in the list is the player's fault and changes nothing. */
function played(game: Game, answer: string | number): readonly GameEvent[] {
  try {
    return apply(game, answer);
  } catch (error) {
    throw error instanceof InputError ? new Fault('illegalMove', error.message) : error;
  }
}

/** The faults that end a game in a way its record can say. */
const OUTSIDE: Readonly<Partial<Record<FaultKind, 'time' | 'abandoned'>>> = {
  timeOut: 'time',
  exited: 'abandoned',
};

/** The moves up to there, with the digests they are checked by, and how it ended where that was by a player. */
function recordOfFailure(
  setup: Setup,
  keys: readonly string[],
  fault: FaultKind,
  by: Side | null,
): GameRecord {
  const bare = record(setup, keys);
  try {
    const recorded = RecordedGame.replayed(bare);
    const kind = OUTSIDE[fault];
    if (kind !== undefined && by !== null) recorded.end({ kind, by });
    return recorded.record() ?? bare;
  } catch {
    // What broke the engine once may do so again.
    return bare;
  }
}

/** Plays a plan's game with that index to the end, or until something fails; to go on for too long is a failure. */
export async function playGame(
  plan: GamePlan,
  index: number,
  players: Readonly<Record<Side, Player>>,
  mostDecisions = MOST_DECISIONS,
): Promise<GameResult> {
  const setup = setupOfGame(plan, index);
  const game = create(setup, pool);
  speakOf(game.rules.own);
  const events: GameEvent[] = [...(game.events ?? [])];
  const keys: string[] = [];
  const story = new GameStory();
  const thinking = {
    corp: { decisions: 0, milliseconds: 0, slowest: 0 },
    runner: { decisions: 0, milliseconds: 0, slowest: 0 },
  };
  let failure: Failure | null = null;
  let waiting = decision(game);
  try {
    for (; waiting !== null; waiting = decision(game)) {
      if (keys.length === mostDecisions) throw new Fault('stall', `no end after ${mostDecisions} decisions`);
      const { seat } = waiting;
      const answer = await answerOf(players[seat], game, waiting, events, thinking[seat]);
      const key = typeof answer === 'string' ? answer : waiting.options[answer]?.key;
      const happened = played(game, answer);
      keys.push(key ?? '');
      events.push(...happened);
      story.after(game, happened);
    }
  } catch (error) {
    const fault = faultOf(error);
    const side = BLAMELESS.has(fault.kind) ? null : (waiting?.seat ?? null);
    failure = { ...fault, side, record: recordOfFailure(setup, keys, fault.kind, side) };
  }
  const outcome = failure === null ? game.state.outcome : null;
  for (const player of Object.values(players)) player.over?.({ game, outcome, failure, events });
  const cards = { corp: story.cardsOf('corp'), runner: story.cardsOf('runner') };
  return { index, outcome, failure, thinking, turns: story.turns, cards };
}

/** The same game where whoever is at fault loses it. */
export function withForfeit(result: GameResult): GameResult {
  const side = result.failure?.side ?? null;
  return side === null ? result : { ...result, outcome: { winner: opponentOf(side), reason: 'forfeit' } };
}
