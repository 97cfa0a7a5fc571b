import { CARDS } from '@lastclick/cards';
import {
  apply,
  type CardPool,
  create,
  createPool,
  type Decision,
  decision,
  type EditionId,
  explain,
  type Game,
  type GameEvent,
  type Option,
  type Reason,
  type Scenario,
  type Side,
  type View,
  view,
} from '@lastclick/engine';
import type { CardData } from '@lastclick/engine/language';
import { currentEdition } from './current-edition.ts';
import { keyOf, titleOf, withPlace } from './names.ts';

/** A position in card names; what is not said is a plain middle of the game. */
export type Position = Omit<Scenario, 'corp' | 'runner'> & {
  readonly corp?: Partial<Scenario['corp']>;
  readonly runner?: Partial<Scenario['runner']>;
  /** Cards made for this test only. */
  readonly cards?: readonly CardData[];
};

const realCards = createPool(CARDS);

/** The real cards and those made for a test; only the latter are compiled anew. */
export function poolWith(extra: readonly CardData[] | undefined): CardPool {
  if (extra === undefined || extra.length === 0) return realCards;
  const made = createPool(extra);
  for (const id of made.byId.keys())
    if (realCards.byId.has(id)) throw new Error(`there is a card ${id} already`);
  return {
    ...realCards,
    byId: new Map([...realCards.byId, ...made.byId]),
    byTitle: new Map([...realCards.byTitle, ...made.byTitle]),
  };
}

const copies = (title: string, number: number): string[] => new Array<string>(number).fill(title);

/** Interrupts are counted after a card's paid abilities where they are used. */
const INTERRUPTS_FROM = 100;

/** A verdict without its sentence. */
export type Answer =
  | { readonly allowed: true; readonly rule: string }
  | { readonly allowed: false; readonly rule: string; readonly because: Reason };

/** One player at the table: what they do, and what is true of them. */
export class SeatAtTable {
  readonly side: Side;
  private readonly table: Table;

  constructor(table: Table, side: Side) {
    this.table = table;
    this.side = side;
  }

  get credits(): number {
    return this.seen[this.side].credits;
  }
  get clicks(): number {
    return this.seen[this.side].clicks;
  }
  get points(): number {
    return this.seen[this.side].agendaPoints;
  }
  get maximumHandSize(): number {
    return this.seen[this.side].maximumHandSize;
  }
  get badPublicity(): number {
    return this.seen.corp.badPublicity;
  }
  get tags(): number {
    return this.seen.runner.tags;
  }
  get coreDamage(): number {
    return this.seen.runner.coreDamage;
  }
  get memory(): { readonly limit: number; readonly used: number } {
    return this.seen.runner.memory;
  }
  get link(): number {
    return this.seen.runner.link;
  }
  /** Titles in hand. */
  get hand(): string[] {
    const pile = this.side === 'corp' ? this.seen.corp.hq : this.seen.runner.grip;
    return (pile.cards ?? []).map((card) => card.title ?? '');
  }
  get deckSize(): number {
    return this.side === 'corp' ? this.seen.corp.rd.count : this.seen.runner.stack.count;
  }
  /** Titles in the discard pile, as the owner sees them. */
  get discardPile(): string[] {
    const pile = this.side === 'corp' ? this.seen.corp.archives : this.seen.runner.heap;
    return pile.map((card) => card.title ?? '');
  }
  get scored(): string[] {
    return this.seen[this.side].scored.map((card) => card.title ?? '');
  }
  /** What this seat may know. */
  get seen(): View {
    return view(this.table.game, this.side);
  }

  /** Takes a basic action in the words of its key: 'gain credit', 'draw card', 'purge', 'remove tag'. */
  takes(key: string): void {
    this.table.choose(this.side, key);
  }
  plays(title: string): void {
    this.pick('play', title);
  }
  /** Installs at a server ('hq', 'new-remote', 'remote-1'), or onto a host ('on Title'). */
  installs(title: string, where = ''): void {
    this.pick('install', title, where);
  }
  advances(title: string): void {
    this.pick('advance', title);
  }
  trashesResource(title: string): void {
    this.pick('trashResource', title);
  }
  rezzes(title: string): void {
    this.pick('rez', title);
  }
  scores(title: string): void {
    this.pick('score', title);
  }
  /** Uses a paid ability, interrupts included, by its place on the card; the first one unless said otherwise. */
  uses(title: string, ability = 1): void {
    this.pick('use', title, ability);
  }
  triggers(title: string): void {
    this.pick('trigger', title);
  }
  chooses(title: string): void {
    this.pick('choose', title);
  }
  discards(title: string): void {
    this.pick('discard', title);
  }
  /** Chooses a mode by its place on the card. */
  choosesMode(number: number): void {
    const found = this.table
      .options(this.side)
      .find((option) => option.kind === 'mode' && option.number === number - 1);
    if (found === undefined) this.table.refuse(this.side, `mode ${number}`);
    else this.table.choose(this.side, found.key);
  }
  pays(key: string): void {
    this.table.choose(this.side, key);
  }
  passes(): void {
    this.table.choose(this.side, 'pass');
  }
  accepts(): void {
    this.table.choose(this.side, 'yes');
  }
  declines(): void {
    this.table.choose(this.side, 'no');
  }
  isDone(): void {
    this.table.choose(this.side, 'done');
  }
  keeps(): void {
    this.table.choose(this.side, 'keep');
  }
  mulligans(): void {
    this.table.choose(this.side, 'mulligan');
  }

  /** Whether a move is allowed, and if not why; cards by title: 'play Hedge Fund', 'rez PAD Campaign'. */
  explain(move: string): Answer {
    const verdict = explain(this.table.game, this.side, keyOf(this.table.game, this.side, move));
    return verdict.allowed
      ? { allowed: true, rule: verdict.rule }
      : { allowed: false, rule: verdict.rule, because: verdict.because };
  }

  /** The sentence that refuses a move; empty where it is allowed. */
  why(move: string): string {
    const verdict = explain(this.table.game, this.side, keyOf(this.table.game, this.side, move));
    return verdict.allowed ? '' : verdict.message;
  }

  private pick(kind: Option['kind'], title: string, more: string | number = ''): void {
    const { game } = this.table;
    const found = this.table.options(this.side).find((option) => {
      if (option.kind !== kind || titleOf(game, option.card) !== title) return false;
      if (typeof more === 'number') return option.number % INTERRUPTS_FROM === more - 1;
      if (more === '') return true;
      if (more.startsWith('on ')) return titleOf(game, option.onto) === more.slice(3);
      return option.key.endsWith(` ${more}`);
    });
    if (found === undefined) this.table.refuse(this.side, `${kind} ${title} ${more}`.trim());
    else this.table.choose(this.side, found.key);
  }
}

/** A game set up for a test. After the set-up a test only plays. */
export class Table {
  readonly game: Game;
  readonly corp: SeatAtTable;
  readonly runner: SeatAtTable;
  /** Everything that happened so far. */
  readonly events: GameEvent[] = [];

  constructor(game: Game) {
    this.game = game;
    this.corp = new SeatAtTable(this, 'corp');
    this.runner = new SeatAtTable(this, 'runner');
    this.events.push(...(game.events ?? []));
  }

  get decision(): Decision | null {
    return decision(this.game);
  }
  /** Who must decide. */
  get awaits(): Side | null {
    return this.decision?.seat ?? null;
  }
  /** The step of the turn the game is at. */
  get step(): string {
    return view(this.game, 'spectator').turn.step;
  }
  get phase(): string {
    return view(this.game, 'spectator').turn.phase;
  }
  get outcome(): View['outcome'] {
    return this.game.state.outcome;
  }
  /** Keys of the options on the table. */
  get keys(): string[] {
    return (this.decision?.options ?? []).map((option) => option.key);
  }
  /** The options as tests write them: card titles, and abilities and modes by their place: 'use PAD Campaign 1'. */
  get moves(): string[] {
    return (this.decision?.options ?? []).map((option) => this.inWords(withPlace(this.game, option)));
  }

  inWords(key: string): string {
    return key.replace(/c(\d+)/g, (_, object: string) => {
      const card = this.game.state.cards.find((one) => one.object === Number(object));
      return card === undefined ? `c${object}` : titleOf(this.game, (card.object << 9) | card.id);
    });
  }

  options(side: Side): readonly Option[] {
    const waiting = this.decision;
    return waiting?.seat === side ? waiting.options : [];
  }

  choose(side: Side, key: string): void {
    const options = this.options(side);
    const found =
      options.find((option) => option.key === key) ??
      options.find((option) => option.kind !== 'mode' && withPlace(this.game, option) === key);
    if (found === undefined) this.refuse(side, key);
    else this.events.push(...apply(this.game, found.key));
  }

  refuse(side: Side, what: string): never {
    const waiting = this.decision;
    const asked =
      waiting === null
        ? 'the game is over'
        : `${waiting.seat} decides (${waiting.kind}): ${this.moves.join(' | ')}`;
    throw new Error(`${side} cannot "${what}" at ${this.step}; ${asked}`);
  }

  /** Both players pass until the window closes. */
  bothPass(): void {
    for (let i = 0; i < 2; i++) {
      const waiting = this.decision;
      if (waiting === null || waiting.kind !== 'window') this.refuse('corp', 'pass in a window');
      this.choose(waiting.seat, 'pass');
    }
  }

  /** Everybody passes in paid ability windows until something else is asked or the step is reached. */
  passUntil(step: string): void {
    for (let i = 0; i < 200; i++) {
      if (this.step === step && this.decision?.kind !== undefined) return;
      const waiting = this.decision;
      if (waiting === null || (waiting.kind !== 'window' && waiting.kind !== 'reaction')) break;
      this.choose(waiting.seat, 'pass');
    }
    if (this.step !== step) this.refuse(this.awaits ?? 'corp', `pass until ${step}`);
  }

  /** Kinds of events so far, for tests about order. */
  happened(...kinds: readonly GameEvent['kind'][]): GameEvent[] {
    return this.events.filter((event) => kinds.includes(event.kind));
  }

  /** Nothing half-done: a player is asked for an action, or in a window, or the game is over. */
  get isSettled(): boolean {
    const waiting = this.decision;
    return (
      waiting === null || waiting.kind === 'action' || waiting.kind === 'window' || waiting.kind === 'discard'
    );
  }
}

/** Sets up a position. Without an edition it is the one the running rule test is about. */
export function scenario(position: Position = {}): Table {
  const { cards, corp, runner, ...rest } = position;
  const edition: EditionId = position.edition ?? currentEdition();
  const full: Scenario = {
    priority: 'useful',
    ...rest,
    edition,
    corp: {
      identity: 'The Syndicate: Profit over Principle',
      rd: copies('Hedge Fund', 9),
      ...corp,
    },
    runner: {
      identity: 'The Catalyst: Convention Breaker',
      stack: copies('Sure Gamble', 9),
      ...runner,
    },
  };
  return new Table(create({ scenario: full }, poolWith(cards)));
}

export const cardPool = realCards;
