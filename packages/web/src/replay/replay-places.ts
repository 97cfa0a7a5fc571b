import type { BotName } from '@lastclick/bots';
import { type EditionId, type Side, shortened, type View } from '@lastclick/engine';
import type { Judgement, LogEntry, NewGame, SavedGame, Snapshot } from '@lastclick/session';

type Turns = Snapshot['turns'];

/** Where the turn after a place begins; the end of the game where there is none. */
export const nextTurn = (turns: Turns, place: number, end: number): number =>
  turns.find(({ from }) => from > place)?.from ?? end;

/** Where the turn of a place begins, or the one before it where the place is a beginning itself. */
export const previousTurn = (turns: Turns, place: number): number =>
  turns.findLast(({ from }) => from < place)?.from ?? 0;

/** The turn a place lies in. */
export const turnAt = (turns: Turns, place: number): Turns[number] | null =>
  turns.findLast(({ from }) => from <= place) ?? null;

/** The first options of a record as a game of its own: the side plays on against a bot. The record stays as it is. */
export function branchOf(saved: SavedGame, place: number, side: Side, level: BotName): SavedGame {
  const human = { kind: 'human' } as const;
  const bot = { kind: 'bot', level } as const;
  const { isGuided: _, ...plain } = saved.setup;
  const setup: NewGame = {
    ...plain,
    corp: side === 'corp' ? human : bot,
    runner: side === 'runner' ? human : bot,
  };
  return {
    ...saved,
    setup,
    record: shortened(saved.record, place),
    ...(saved.passedFor === undefined ? {} : { passedFor: saved.passedFor.filter((at) => at < place) }),
  };
}

/** Against whom one plays on where the game had no bot at the other side. */
const MIDDLING: BotName = '3';

/** The game at an action that was judged: whoever played it decides anew, against the bot of the game. */
export function replayedAnew(saved: SavedGame, { place, seat }: Judgement): SavedGame {
  const other = saved.setup[seat === 'corp' ? 'runner' : 'corp'];
  return branchOf(saved, place, seat, other.kind === 'bot' ? other.level : MIDDLING);
}

/** Both seats' knowledge in one view: each side's cards as their owner sees them. */
export const fullView = (corp: View, runner: View): View => ({
  ...runner,
  seat: 'spectator',
  corp: corp.corp,
  run: corp.run,
  looking: [...corp.looking, ...runner.looking],
});

const withoutPasses = (line: LogEntry): LogEntry => ({
  ...line,
  details: line.details.filter(({ kind }) => kind !== 'passed'),
});

/**
 * Everybody's log in one: all are told of the same things in the same order, and of each in the words of whoever knows
 * more of it. Whom the table passed for is left out: it is told to one seat alone.
 */
export function fullLog(
  corp: readonly LogEntry[],
  runner: readonly LogEntry[],
  spectator: readonly LogEntry[],
): readonly LogEntry[] {
  return spectator.map((line, number) => {
    const known = [corp[number], runner[number]].find(
      (one) => one !== undefined && one.rule === line.rule && one.words !== line.words,
    );
    return withoutPasses(known ?? line);
  });
}

/** What a replay is called in its headline. */
export function replayTitle(edition: EditionId, { turns, outcome, played }: Snapshot): string {
  const length = `${turns.length} turns, ${played} decisions, edition ${edition}`;
  if (outcome === null) return `A game under way: ${length}`;
  return `${outcome.winner === 'draw' ? 'A draw' : `${outcome.winner === 'corp' ? 'The Corp' : 'The Runner'} wins`}: ${length}`;
}
