import { decision, InputError, type OutsideOutcome, SIDES, type Side } from '@lastclick/engine';
import { type DeckChoice, type NewGame, type Sitter, TableSession, type Tempo } from '@lastclick/session';
import { Clock } from './clock.ts';
import type { Entry, Proposal } from './journal.ts';
import { deckTaken, type GameTerms } from './terms.ts';

/** Somebody at a side of a game. */
export interface Sitting {
  readonly name: string;
  readonly deck: DeckChoice;
  tempo: Tempo;
}

export interface Said {
  readonly side: Side;
  readonly text: string;
  readonly at: number;
}

/** A proposal that waits for an answer. */
export interface Proposed {
  readonly side: Side;
  readonly proposal: Proposal;
}

const RELAXED: Tempo = { windows: 'relaxed', stops: { corp: [], runner: [] } };
/** What was said longest ago is not sent to who comes later. */
const MOST_SAID = 200;

/**
 * A game as its terms and its journal make it. Nothing in it looks at a clock, at chance or at a store: whoever applies the
 * same entries has the same game, in whatever process.
 */
export class OnlineGame {
  readonly id: string;
  readonly terms: GameTerms;
  readonly clock: Clock;
  readonly seats: { corp: Sitting | null; runner: Sitting | null } = { corp: null, runner: null };
  session: TableSession | null = null;
  proposed: Proposed | null = null;
  readonly said: Said[] = [];
  nudged: { readonly side: Side; readonly at: number } | null = null;
  rematch: string | null = null;
  private at = 0;

  constructor(id: string, terms: GameTerms) {
    this.id = id;
    this.terms = terms;
    this.clock = new Clock(terms.clock);
    for (const side of SIDES) {
      const deck = deckTaken(terms, side);
      if (deck !== null) this.seats[side] = { name: '', deck, tempo: RELAXED };
    }
  }

  /** How the game stands in lists. */
  get stage(): 'open' | 'playing' | 'over' {
    if (this.session === null) return 'open';
    return this.session.game.state.outcome === null ? 'playing' : 'over';
  }

  get lastAt(): number {
    return this.at;
  }

  isHuman(side: Side): boolean {
    return this.terms[side].kind === 'human';
  }

  /** Who has to decide; nobody while it is not begun or over. */
  get asked(): Side | null {
    if (this.session === null) return null;
    return decision(this.session.game)?.seat ?? null;
  }

  /** Applies what happened at a moment. Entries that were accepted once always fit. */
  apply(entries: readonly Entry[], at: number): void {
    this.clock.pass(at);
    const took = Math.max(0, at - this.at);
    this.at = Math.max(this.at, at);
    let isFirst = true;
    for (const entry of entries) {
      this.applyOne(entry, at, isFirst ? took : 0);
      isFirst = false;
    }
    this.settleIntentions();
    this.setClock();
  }

  /**
   * What somebody asked for beyond a move is given up where it cannot go on, as the session looks for what comes next; it has to
   * look wherever it looked when this happened first.
   */
  private settleIntentions(): void {
    this.session?.next();
  }

  private setClock(): void {
    const { session } = this;
    if (session === null || session.game.state.outcome !== null) {
      this.clock.stop();
      return;
    }
    const { turn } = session.game.state;
    const { asked } = this;
    this.clock.ask(asked !== null && this.isHuman(asked) ? asked : null, `${turn.side} ${turn.number}`);
  }

  private applyOne(entry: Entry, at: number, took: number): void {
    switch (entry.kind) {
      case 'joined':
        this.seats[entry.side] = { name: entry.name, deck: entry.deck, tempo: RELAXED };
        this.begin();
        return;
      case 'played':
        if (entry.by === 'table') this.settleIntentions();
        this.running().play(entry.key, entry.by === 'table' ? 'table' : 'player', took);
        return;
      case 'intends':
        this.running().intend(entry.side, entry.intentions);
        return;
      case 'tempo':
        this.sitting(entry.side).tempo = entry.tempo;
        this.session?.setTempo(entry.tempo, entry.side);
        return;
      case 'proposed':
        this.proposed = { side: entry.side, proposal: entry.proposal };
        return;
      case 'answered':
        this.answer(entry.side, entry.accepts);
        return;
      case 'ended':
        this.end(entry.outcome);
        return;
      case 'said':
        this.said.push({ side: entry.side, text: entry.text, at });
        if (this.said.length > MOST_SAID) this.said.shift();
        return;
      case 'nudged':
        this.nudged = { side: entry.side, at };
        return;
      case 'resumed':
        this.clock.giveBack(entry.lost);
        return;
      case 'rematch':
        this.rematch = entry.game;
        return;
    }
  }

  private sitting(side: Side): Sitting {
    const sitting = this.seats[side];
    if (sitting === null) throw new InputError('badSeat', 'seat', 'nobody sits there yet');
    return sitting;
  }

  running(): TableSession {
    if (this.session === null) throw new InputError('badIntent', 'game', 'the game has not begun');
    return this.session;
  }

  /** The game begins as soon as somebody sits at each side. */
  private begin(): void {
    const { corp, runner } = this.seats;
    if (corp === null || runner === null) return;
    const { terms } = this;
    const sitter = (side: Side): Sitter => {
      const seat = terms[side];
      return seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'human' };
    };
    const setup: NewGame = {
      edition: terms.edition,
      seed: terms.seed,
      pointsToWin: terms.pointsToWin,
      corp: sitter('corp'),
      runner: sitter('runner'),
      corpDeck: corp.deck,
      runnerDeck: runner.deck,
      ...(terms.lists === 'open' ? { lists: 'open' } : {}),
      ...(terms.cards === undefined ? {} : { cards: terms.cards }),
    };
    this.session = TableSession.start(this.id, setup, RELAXED, 'apart');
    for (const side of SIDES) this.session.setTempo(this.sitting(side).tempo, side);
  }

  private answer(side: Side, accepts: boolean): void {
    const { proposed } = this;
    this.proposed = null;
    if (proposed === null || !accepts || proposed.side === side) return;
    const { proposal } = proposed;
    switch (proposal.what) {
      case 'draw':
        this.end({ kind: 'drawAgreed' });
        return;
      case 'takeBack':
        this.running().goBackTo(proposal.to);
        return;
    }
  }

  private end(outcome: OutsideOutcome): void {
    this.running().end(outcome);
    this.proposed = null;
  }
}
