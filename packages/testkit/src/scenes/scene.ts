import { isDeepStrictEqual } from 'node:util';
import {
  apply,
  create,
  decision,
  type EventView,
  explain,
  foregone,
  fork,
  type Game,
  type GameEvent,
  load,
  maskEvents,
  type Option,
  SEATS,
  type Seat,
  type Setup,
  SIDES,
  type Side,
  save,
  termsOf,
  untimely,
  view,
} from '@lastclick/engine';
import type { CardData } from '@lastclick/engine/language';
import { poolWith } from '../table.ts';

/** A short game, as some test plays it. */
export interface Scene {
  /** The test it was taken from. */
  readonly title: string;
  readonly setup: Setup;
  /** Cards made for it. */
  readonly cards: readonly CardData[];
  readonly options: readonly string[];
}

type Leaves = Map<string, string>;

function gatherLeaves(value: unknown, path: string, leaves: Leaves): Leaves {
  if (typeof value !== 'object' || value === null) {
    if (value !== undefined) leaves.set(path, JSON.stringify(value));
    return leaves;
  }
  if (Array.isArray(value)) {
    leaves.set(`${path}.length`, `${value.length}`);
    value.forEach((part, place) => {
      gatherLeaves(part, `${path}.${place}`, leaves);
    });
    return leaves;
  }
  for (const [name, part] of Object.entries(value))
    gatherLeaves(part, path === '' ? name : `${path}.${name}`, leaves);
  return leaves;
}

/** What is not there any more, is new, or is something else. */
function changes(before: Leaves, now: Leaves): string[] {
  const gone = [...before.keys()].filter((path) => !now.has(path)).map((path) => `-${path}`);
  const other = [...now]
    .filter(([path, value]) => before.get(path) !== value)
    .map(([path, value]) => `${path}=${value}`);
  return [...gone, ...other];
}

const said = (value: unknown): string => JSON.stringify(value);

function eventLine({ kind, rule, side, amount, detail, cards, ...rest }: GameEvent | EventView): string {
  return `! ${kind} ${rule} ${side} ${amount} ${detail} ${said(cards)} ${said(rest)}`;
}

/** What happened, and how each seat sees it where that is not as the Corp does. */
function eventLines(events: readonly GameEvent[]): string[] {
  const seen = SEATS.map((seat) => maskEvents(events, seat).map(eventLine));
  return events.flatMap((event, place) => {
    const lines = seen.map((ofSeat) => ofSeat[place] ?? '! nothing');
    const others = SEATS.map((seat, index) => `${seat} sees ${lines[index]}`);
    return [eventLine(event), ...others.filter((_, index) => index === 0 || lines[index] !== lines[0])];
  });
}

function optionLine(game: Game, option: Option): string {
  const waiting = decision(game);
  const late = waiting === null ? null : untimely(game, waiting, option);
  const { card, cost, others, steps, run } = termsOf(game, option);
  return `* ${option.key} [${option.rule}] ${said([card, cost, others, steps, run])}${late === null ? '' : ` ${late}`}`;
}

function decisionLines(game: Game): string[] {
  const waiting = decision(game);
  if (waiting === null) return [`? over ${said(game.state.outcome)}`];
  const { options, ...asked } = waiting;
  return [
    `? ${said(asked)} ${said(foregone(game, waiting))}`,
    ...options.map((option) => optionLine(game, option)),
  ];
}

const PLAIN = [
  'gain credit',
  'draw card',
  'run hq',
  'run remote-1',
  'purge',
  'remove tag',
  'pass',
  'jack out',
  'run archives',
  'done',
  'access hq',
  'run rd',
  'keep',
  'run new-remote',
  'yes',
] as const;

const ABOUT_A_CARD = [
  'install',
  'play',
  'rez',
  'advance',
  'score',
  'trash resource',
  'discard',
  'trash',
  'choose',
  'access',
] as const;
const WHERE = ['', ' new-remote', ' hq', ' remote-1'] as const;

const at = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];

/** Some moves a side might have in mind, others at each decision: whether they are allowed, and if not why. */
function explainLines(game: Game, side: Side, number: number): string[] {
  const cards = game.state.cards;
  const turn = number * 7 + (side === 'corp' ? 0 : 3);
  const moves: string[] = [at(PLAIN, turn) ?? '', at(PLAIN, turn + 4) ?? ''];
  for (let i = 0; i < 3; i++) {
    const card = at(cards, turn * 5 + i * 3);
    if (card === undefined) continue;
    const word = at(ABOUT_A_CARD, turn + i) ?? '';
    moves.push(`${word} c${card.object}${word === 'install' ? at(WHERE, number) : ''}`);
    const used = at(game.rules.defs[card.def]?.uses ?? [], number);
    if (used !== undefined) moves.push(`use c${card.object} ${used.key.word}`);
  }
  return moves.map((move) => {
    const verdict = explain(game, side, move);
    const answer = verdict.allowed ? 'may' : said(verdict.because);
    return `${side} ${move}: ${answer} [${verdict.rule}]`;
  });
}

/** A state as plain data; which copy of it this is says nothing of the game. */
const plain = (game: Game): object => ({ ...(JSON.parse(said(game.state)) as object), copy: 0 });

/** What is copied, or saved and read again, is the same game. */
function requireSame(game: Game, cards: readonly CardData[]): void {
  if (!isDeepStrictEqual(plain(fork(game)), plain(game))) throw new Error('a fork is another game');
  if (!isDeepStrictEqual(plain(load(save(game), poolWith(cards))), plain(game)))
    throw new Error('what is saved is another game');
}

/**
 * All that can be seen and asked of a scene, line by line: what is decided, each option with its rule, its price and what
 * it does, events, what changes in the view of each seat, and why moves are refused.
 */
export function tellScene({ setup, cards, options }: Scene): string[] {
  const game = create(setup, poolWith(cards));
  const views = new Map<Seat, Leaves>();
  const lines: string[] = [];
  const look = (events: readonly GameEvent[], number: number): void => {
    lines.push(...eventLines(events), ...decisionLines(game));
    let ofOther: Leaves = new Map();
    for (const seat of SEATS) {
      if (seat === 'spectator' && number < options.length) continue;
      const leaves = gatherLeaves(view(game, seat), '', new Map());
      lines.push(`${seat}: ${changes(views.get(seat) ?? ofOther, leaves).join(' ')}`);
      views.set(seat, leaves);
      ofOther = leaves;
    }
    for (const side of SIDES) lines.push(...explainLines(game, side, number));
  };
  look(game.events ?? [], 0);
  options.forEach((key, place) => {
    lines.push(`> ${key}`);
    look(apply(game, key), place + 1);
  });
  requireSame(game, cards);
  return lines;
}
