import { createBot, createRng } from '@lastclick/bots';
import { type Decision, decision, type Game, type Side, view } from '@lastclick/engine';
import { type Ask, actionAfter, type NewGame, TableSession, type Tempo } from '@lastclick/session';
import { pool } from '@lastclick/table';
import { hasOneSensibleAnswer } from './sensible.ts';

/** What was asked in a game, and how often somebody acted. */
export interface Prompts {
  asked: number;
  actions: number;
  runs: number;
  /** Questions whose answers were tried out, and those of them with one sensible answer. */
  judged: number;
  single: number;
  /** How often the device went from one player to the other. */
  handOvers: number;
  /** How often each kind of question was asked, tried out, and had one sensible answer. */
  readonly kinds: Map<string, { asked: number; judged: number; single: number }>;
}

/** With how many tries a question is judged, and every how manieth question is. */
export interface Judging {
  readonly tries: number;
  readonly every: number;
}

export const noPrompts = (): Prompts => ({
  asked: 0,
  actions: 0,
  runs: 0,
  judged: 0,
  single: 0,
  handOvers: 0,
  kinds: new Map(),
});

const LEVEL_4 = createBot('4', pool, 'all tries');

function answerOf(game: Game, waiting: Decision, seed: string): string {
  const { seat, kind, options } = waiting;
  const seen = view(game, seat, { position: true });
  const { index } = LEVEL_4.choose(seen, { seat, kind, options }, createRng(seed));
  return options[index]?.key ?? '';
}

/** What level 4 says to a question, and to which decision: a window and the action after it are asked as one. */
function answerTo(
  { game }: TableSession,
  ask: Ask,
  waiting: Decision,
  seed: string,
): { readonly key: string; readonly decided: Decision } {
  const key = answerOf(game, waiting, seed);
  if (ask.offers.some((offer) => offer.key === key)) return { key, decided: waiting };
  const action = actionAfter(game, waiting);
  if (action === null) throw new Error(`${key} is not offered, and nothing else is asked`);
  return { key: answerOf(action.game, action.waiting, seed), decided: action.waiting };
}

/** Cards of one choice are picked together and confirmed once. */
const goesOnPicking = (before: Ask | null, ask: Ask): boolean =>
  before !== null &&
  before.kind === ask.kind &&
  before.rule === ask.rule &&
  ask.chosen > 0 &&
  (ask.kind === 'discard' || ask.kind === 'target');

/** Several actions with one tap: the prompts whose answers were its moves count as the first of them alone. */
class Taps {
  private ways: readonly (readonly string[])[] = [];
  private done = 0;

  /** Notes an answer; gives how many prompts before it, with its own, turn out to have been one. */
  note(key: string, ways: Ask['ways']): number {
    const going = this.ways.filter((keys) => keys[this.done] === key);
    this.done += 1;
    this.ways = going.filter((keys) => keys.length > this.done);
    if (going.some((keys) => keys.length === this.done)) {
      const saved = this.done - 1;
      this.ways = [];
      this.done = 0;
      return saved;
    }
    if (this.ways.length > 0) return 0;
    this.ways = ways.map(({ keys }) => keys).filter((keys) => keys.length > 1 && keys[0] === key);
    this.done = 1;
    return 0;
  }
}

/** The step a question belongs to: where prompts come from. */
const placeOf = (game: Game, waiting: Decision): string => {
  const { structures } = view(game, waiting.seat);
  const table = structures.findLast(({ kind }) => kind.includes('.'));
  return `${waiting.kind} at ${table?.kind ?? '-'} ${table?.rule ?? ''}`;
};

/** Lets the table play by itself until somebody is asked or the game is over. */
function settle(session: TableSession): void {
  for (let next = session.next(); next !== null; next = session.next())
    session.playByItself(next.kind === 'bot' ? session.think() : next.key);
}

/** No game of two bots needs so many questions. */
const MOST_QUESTIONS = 5000;

/** Plays a whole game, level 4 answering every question the table asks, and adds what was asked to the prompts. */
export function playPrompts(setup: NewGame, tempo: Tempo, judging: Judging, into: Prompts): void {
  const session = TableSession.start('1', setup, tempo);
  const humans = (['corp', 'runner'] as const).filter((side) => setup[side].kind === 'human');
  const taps = new Taps();
  let before: Ask | null = null;
  let holder: Side | null = null;
  for (let made = 0; made < MOST_QUESTIONS; made++) {
    settle(session);
    const { game } = session;
    const waiting = decision(game);
    if (waiting === null) return;
    session.look(waiting.seat);
    const { ask } = session.snapshot();
    if (ask === null) throw new Error('nobody is asked');
    if (holder !== null && holder !== waiting.seat) into.handOvers += 1;
    holder = waiting.seat;
    if (!goesOnPicking(before, ask)) {
      into.asked += 1;
      const place = placeOf(game, waiting);
      const kind = into.kinds.get(place) ?? { asked: 0, judged: 0, single: 0 };
      into.kinds.set(place, kind);
      kind.asked += 1;
      if (judging.tries > 0 && into.asked % judging.every === 0) {
        into.judged += 1;
        kind.judged += 1;
        // Of a window asked with the action after it the action is judged.
        const judged = ask.kind === 'action' ? (actionAfter(game, waiting)?.game ?? game) : game;
        if (hasOneSensibleAnswer(judged, waiting.seat, judging.tries, `${setup.seed} ${made}`)) {
          into.single += 1;
          kind.single += 1;
        }
      }
    }
    before = ask;
    const { key, decided } = answerTo(session, ask, waiting, `${setup.seed} ${made} answer`);
    if (decided.kind === 'action') into.actions += 1;
    if (decided.options.find((option) => option.key === key)?.kind === 'run') into.runs += 1;
    const isAction = ask.kind === 'action';
    // Level 4 goes through ice as it was offered; whether it would take several actions at once shows only in the end.
    const way = isAction ? undefined : ask.ways.find(({ keys }) => keys[0] === key);
    into.asked -= taps.note(key, isAction ? ask.ways : []);
    session.follow(way === undefined ? [key] : way.keys);
  }
  throw new Error(`${humans.join(' and ')} were asked ${MOST_QUESTIONS} times and the game goes on`);
}
