import { askBot, type BotName, type Choice } from '@lastclick/bots';
import {
  apply,
  type Decision,
  decision,
  fork,
  type Game,
  InputError,
  type OutsideOutcome,
  type Seat,
  SIDES,
  type Side,
  termsOf,
  type View,
  view,
} from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { type Anticipated, actionAfter } from './anticipated.ts';
import { askOf } from './ask.ts';
import type { Beat } from './beats.ts';
import { combosOf } from './combos.ts';
import { encounterOf } from './encounter.ts';
import { type By, GameLine } from './game-line.ts';
import { type KeptSeats, keepSeats } from './kept-seats.ts';
import { setupOf } from './new-game.ts';
import { hasCome, type PassingOn, passOf } from './passing.ts';
import { railOf } from './rail.ts';
import { scriptedKey } from './script.ts';
import type { Ask, CourseOfGame, NewGame, Offer, SavedGame, Snapshot, Tempo, WhyNot } from './snapshot.ts';
import {
  answerForPlayer,
  humansOf,
  isStop,
  pauseBefore,
  playedForHuman,
  type Table,
  worthAsking,
} from './tempo.ts';
import { whyNotOf, whyNotThere } from './why-not.ts';

/** What the table does next by itself; null where it waits for a human or the game is over. */
export type NextMove =
  | { readonly kind: 'bot'; readonly side: Side; readonly pause: number }
  | { readonly kind: 'forHuman'; readonly side: Side; readonly key: string };

/** Moves a player has chosen together: the first was played, the others follow as long as each is possible. */
export interface Plan {
  readonly keys: readonly string[];
  /** How many options were played as it was made. */
  readonly from: number;
  /** The turn, where it is made of several actions: it outlasts what is passed or foregone between them. */
  readonly turn: number | null;
}

/** What a player has asked for beyond the move at hand; forgotten with their next choice. */
export interface Intentions {
  readonly plan: Plan | null;
  readonly passing: PassingOn | null;
}

const NO_INTENTIONS: Intentions = { plan: null, passing: null };

/** A choice as it is played. */
export interface Meaning {
  readonly key: string;
  readonly intentions: Intentions;
}

/** Whether those who play share what they look at, or each has a screen of their own. */
export type Seating = 'one device' | 'apart';

/** What an opponent answers who lets several actions go on. */
const DECLINED: ReadonlySet<string> = new Set(['pass', 'continue', 'no', 'done']);

/** The whole of a saved game; throws an InputError where its record does not fit. */
export const lineOf = ({ record, passedFor }: Pick<SavedGame, 'record' | 'passedFor'>): GameLine =>
  GameLine.replayed(record, passedFor ?? []);

/** A game at the browser's table: who sits there, who looks, and what is asked of them. */
export class TableSession {
  readonly id: string;
  readonly setup: NewGame;
  private line: GameLine;
  private readonly tempos: Record<Side, Tempo>;
  private readonly seating: Seating;
  private seat: Seat;
  /** A record that is only looked at: nobody moves until an option is chosen. */
  private isPaused: boolean;
  private readonly intentions: Record<Side, Intentions> = { corp: NO_INTENTIONS, runner: NO_INTENTIONS };
  /** Where so many options were played a human is asked, whatever the tempo: they came back to decide anew. */
  private askedAgainAt = -1;

  private constructor(
    id: string,
    setup: NewGame,
    line: GameLine,
    tempo: Tempo,
    { isPaused = false, seating = 'one device' }: { isPaused?: boolean; seating?: Seating } = {},
  ) {
    this.id = id;
    this.setup = setup;
    this.line = line;
    this.tempos = { corp: tempo, runner: tempo };
    this.isPaused = isPaused;
    this.seating = seating;
    const humans = humansOf(setup);
    const asked = decision(line.game)?.seat;
    this.seat = (humans.length > 1 && asked !== undefined ? asked : humans[0]) ?? 'spectator';
  }

  /** Throws an InputError where decks or scenario are wrong. */
  static start(id: string, setup: NewGame, tempo: Tempo, seating: Seating = 'one device'): TableSession {
    return new TableSession(id, setup, GameLine.start(setupOf(setup)), tempo, { seating });
  }

  /** Goes on with a saved game; throws an InputError where its record does not fit. */
  static open(id: string, saved: SavedGame, tempo: Tempo): TableSession {
    return new TableSession(id, saved.setup, lineOf(saved), tempo);
  }

  /** Looks at a game where so many options were played; `line` is the whole of it (see `lineOf`). */
  static lookAt(id: string, setup: NewGame, line: GameLine, tempo: Tempo, place: number): TableSession {
    return new TableSession(id, setup, line.at(place), tempo, { isPaused: true });
  }

  /** The game itself, for those who measure what is asked in it; players see snapshots. */
  get game(): Game {
    return this.line.game;
  }

  get played(): number {
    return this.line.played.length;
  }

  private isHuman(side: Side): boolean {
    return this.setup[side].kind === 'human';
  }

  next(): NextMove | null {
    const waiting = decision(this.line.game);
    if (waiting === null || this.isPaused) return null;
    const { seat: side } = waiting;
    const sitter = this.setup[side];
    const seenByAll = this.line.seenByAll();
    if (sitter.kind === 'bot')
      return {
        kind: 'bot',
        side,
        pause: pauseBefore(waiting, seenByAll, sitter.level, this.tempoAgainst(side)),
      };
    if (this.askedAgainAt === this.played) return null;
    const key =
      this.planned(waiting) ?? this.passedOn(waiting) ?? playedForHuman(this.table(waiting), waiting);
    return key === null ? null : { kind: 'forHuman', side, key };
  }

  /** A bot goes at the pace of whoever plays against it. */
  private tempoAgainst(side: Side): Tempo {
    return this.tempos[side === 'corp' ? 'runner' : 'corp'];
  }

  private table({ seat }: Decision): Table {
    const { game } = this.line;
    return {
      game,
      setup: this.setup,
      tempo: this.tempos[seat],
      seenByAll: this.line.seenByAll(),
      holder: this.seat === 'spectator' || this.seating === 'apart' ? null : this.seat,
      since: this.line.since(seat),
    };
  }

  /** The next move of a plan; a plan that has become impossible is forgotten. */
  private planned(waiting: Decision): string | null {
    const { plan } = this.intentions[waiting.seat];
    if (plan === null) return null;
    const [key] = plan.keys;
    const isAmong = ({ options }: Decision): boolean => options.some((option) => option.key === key);
    if (key !== undefined && isAmong(waiting)) return key;
    if (key !== undefined && this.goesOnWith(plan, waiting.seat)) {
      const action = this.actionAfter(waiting);
      if (action !== null && isAmong(action.waiting)) return 'pass';
      const answer = playedForHuman(this.table(waiting), waiting);
      if (answer !== null) return answer;
    }
    this.intend(waiting.seat, { plan: null });
    return null;
  }

  /** Several actions go on in their turn, and as long as the opponent only declines. */
  private goesOnWith({ turn, from }: Plan, side: Side): boolean {
    return (
      this.line.game.state.turn.number === turn &&
      this.line.played.slice(from).every(({ seat, key }) => seat === side || DECLINED.has(key))
    );
  }

  /** Passes for who asked for it, until what they asked for, or something they could answer in a way that matters. */
  private passedOn(waiting: Decision): string | null {
    const { passing } = this.intentions[waiting.seat];
    if (passing === null) return null;
    const { news, until } = passing;
    const table = this.table(waiting);
    const told = this.line.log(waiting.seat).news;
    const isOver =
      hasCome(passing, waiting, table.seenByAll, told) || isStop(waiting, table.seenByAll, table.tempo);
    const answer = isOver ? null : answerForPlayer(table, waiting);
    const isNew = until !== 'news' && told !== news;
    const key = isOver || (isNew && answer === null) ? answer : (passOf(waiting) ?? answer);
    if (key === null) this.intend(waiting.seat, { passing: null });
    return key;
  }

  /** What a player has asked for beyond the move at hand. */
  intentionsOf(side: Side): Intentions {
    return this.intentions[side];
  }

  intend(side: Side, intentions: Partial<Intentions>): void {
    this.intentions[side] = { ...this.intentions[side], ...intentions };
  }

  /** Lets the bot that has to decide think, and says what it will play. */
  think(): string {
    const waiting = decision(this.line.game);
    const sitter = waiting === null ? null : this.setup[waiting.seat];
    if (waiting === null || sitter?.kind !== 'bot') throw new Error('it is not a bot that has to decide');
    const { script } = this.setup;
    const scripted = script === undefined ? null : scriptedKey(script, waiting, this.line.game);
    if (scripted !== null) return scripted;
    const { index } = this.choiceOf(sitter.level, waiting);
    const chosen = waiting.options[index];
    if (chosen === undefined) throw new Error(`the bot ${sitter.level} chose none of the options`);
    return chosen.key;
  }

  /** A bot that breaks must not end the game for whoever plays against it: chance plays that move for it. */
  private choiceOf(level: BotName, waiting: Decision): Choice {
    const { seed } = this.setup;
    try {
      return askBot(level, pool, this.line.game, waiting, seed, this.played);
    } catch {
      return askBot('random', pool, this.line.game, waiting, seed, this.played);
    }
  }

  /** Plays what `next` or `think` said, which took so many milliseconds. */
  playByItself(key: string, took = 0): void {
    const side = decision(this.line.game)?.seat;
    this.play(key, side !== undefined && this.isHuman(side) ? 'table' : 'player', took);
  }

  /** Plays an option of whoever has to decide; what they asked for beyond goes on where the table plays it for them. */
  play(key: string, by: By, took = 0): void {
    const side = decision(this.line.game)?.seat;
    this.line.choose(key, by, took);
    this.askedAgainAt = -1;
    if (side === undefined) return;
    const { plan } = this.intentions[side];
    if (by === 'player') this.intentions[side] = NO_INTENTIONS;
    else if (plan !== null && plan.keys[0] === key)
      this.intend(side, { plan: { ...plan, keys: plan.keys.slice(1) } });
  }

  /**
   * What a human means by choosing these options: the one that is played now, and what they intend beyond it. Throws an
   * InputError if it is not theirs to decide.
   */
  meaningOf(keys: readonly string[]): Meaning {
    const waiting = this.humanAsked();
    const [key = '', ...rest] = keys;
    const isLater =
      waiting !== null &&
      !waiting.options.some((option) => option.key === key) &&
      this.actionAfter(waiting)?.waiting.options.some((option) => option.key === key) === true;
    const planned = isLater ? keys : rest;
    if (waiting === null || planned.length === 0) return { key, intentions: NO_INTENTIONS };
    const turn = rest.length > 0 && this.isAction(waiting) ? this.line.game.state.turn.number : null;
    const plan = { keys: planned, from: this.played + 1, turn };
    return { key: isLater ? 'pass' : key, intentions: { plan, passing: null } };
  }

  /** The same for passing until then; null where there is nothing to pass. */
  meaningOfPassing(until: PassingOn['until']): Meaning | null {
    const waiting = this.humanAsked();
    const key = waiting === null ? null : passOf(waiting);
    if (waiting === null || key === null) return null;
    const { seat: side } = waiting;
    const { news } = this.line.log(side);
    const turn = this.line.game.state.turn.number;
    return { key, intentions: { plan: null, passing: { side, news, until, turn } } };
  }

  /** Throws the InputError with which an option that is none now is refused. */
  mustBeAnOption(key: string): void {
    const waiting = decision(this.line.game);
    if (waiting?.options.some((option) => option.key === key) !== true) apply(fork(this.line.game), key);
  }

  private humanAsked(): Decision | null {
    const waiting = decision(this.line.game);
    if (waiting !== null && !this.isPaused && !this.isHuman(waiting.seat))
      throw new InputError('badOption', 'option', 'your opponent has to decide now');
    return waiting;
  }

  private mean({ key, intentions }: Meaning, took: number): void {
    const side = decision(this.line.game)?.seat;
    this.play(key, 'player', took);
    if (side !== undefined) this.intend(side, intentions);
    this.isPaused = false;
  }

  /**
   * Plays a human's choice, which took them so many milliseconds; throws an InputError, and changes nothing, if it is not
   * theirs to make.
   */
  choose(key: string, took = 0): void {
    this.mean(this.meaningOf([key]), took);
  }

  /** Plays several moves of a human's, one after the other, as long as each is possible. */
  follow(keys: readonly string[], took = 0): void {
    if (keys.length > 0) this.mean(this.meaningOf(keys), took);
  }

  private isAction(waiting: Decision): boolean {
    return waiting.kind === 'action' || this.actionAfter(waiting) !== null;
  }

  /** The action that is asked together with the window before it, where something in that window may matter. */
  private actionAfter(waiting: Decision): Anticipated | null {
    const { game } = this.line;
    const tempo = this.tempos[waiting.seat];
    if (tempo.windows === 'strict' || this.isPaused || waiting.kind !== 'window') return null;
    return isStop(waiting, this.line.seenByAll(), tempo) ? null : actionAfter(game, waiting);
  }

  /** Passes for the human who is asked, and goes on passing for them until something happens. */
  passOn(until: PassingOn['until'] = 'news', took = 0): void {
    const waiting = decision(this.line.game);
    if (waiting === null || !this.isHuman(waiting.seat)) return;
    const meaning = this.meaningOfPassing(until);
    if (meaning !== null) this.mean(meaning, took);
  }

  private lastOwnDecision(): number {
    return Math.max(...humansOf(this.setup).map((side) => this.lastDecisionOf(side)), -1);
  }

  /** The place of the last option that a side chose itself; -1 where it chose none. */
  lastDecisionOf(side: Side): number {
    return this.line.played.findLastIndex(
      ({ seat }, place) => seat === side && this.line.playedBy(place) === 'player',
    );
  }

  /**
   * Ends the game outside its rules: a human concedes or leaves, their time is up, or two of them agree on a draw. Throws an
   * InputError, and changes nothing, where that is not theirs to do or the game is over.
   */
  end(outcome: OutsideOutcome): void {
    if (this.isPaused) throw new InputError('badOutcome', 'outcome', 'this game is only looked at');
    if (outcome.kind === 'drawAgreed' && humansOf(this.setup).length < 2)
      throw new InputError('badOutcome', 'outcome', 'a bot agrees on no draw');
    if (outcome.kind !== 'drawAgreed' && !this.isHuman(outcome.by))
      throw new InputError('badOutcome', 'outcome', 'your opponent plays on');
    this.line.end(outcome);
    this.forgetIntentions();
  }

  private forgetIntentions(): void {
    this.intentions.corp = NO_INTENTIONS;
    this.intentions.runner = NO_INTENTIONS;
  }

  /** Goes back to the last decision a human made, or to before they ended the game. */
  takeBack(): void {
    if (this.isPaused) return;
    const place = this.line.outcome === null ? this.lastOwnDecision() : this.played;
    if (place >= 0) this.goBackTo(place);
  }

  /** Where so many options were played everything goes on anew, with the one who decided there being asked. */
  goBackTo(place: number): void {
    this.line = this.line.at(place, 'going on');
    this.forgetIntentions();
    this.askedAgainAt = place;
  }

  /** For one side, or for both. */
  setTempo(tempo: Tempo, side?: Side): void {
    for (const one of side === undefined ? SIDES : [side]) this.tempos[one] = tempo;
  }

  /** While a game against a bot goes on, nobody looks into the bot's cards. */
  look(seat: Seat): void {
    const humans = humansOf(this.setup);
    const isPrivate = seat !== 'spectator' && humans.length === 1 && !humans.includes(seat);
    if (isPrivate && !this.isPaused && this.line.game.state.outcome === null)
      throw new InputError('badSeat', 'seat', 'your opponent’s cards are shown when the game is over');
    this.seat = seat;
  }

  whyNot(object: number, seat = this.seat): readonly WhyNot[] {
    return whyNotOf(this.line.game, view(this.line.game, seat), object);
  }

  /** Why a card cannot be put into a place, or, with none, the Runner not run there. */
  whyNotThere(object: number | null, place: string, seat = this.seat): readonly WhyNot[] {
    return whyNotThere(this.line.game, { view: view(this.line.game, seat), object, place });
  }

  saved(): SavedGame {
    const passedFor = this.line.passedFor;
    return {
      format: 'last-click-game',
      version: 1,
      setup: this.setup,
      record: this.line.record(),
      ...(passedFor.length === 0 ? {} : { passedFor }),
    };
  }

  /** How many times something was told: by each option that was played, and by an end outside the rules. */
  get told(): number {
    return this.played + (this.line.outcome === null ? 0 : 1);
  }

  /** What happened, as a seat may see it, since so many options were played. */
  beatsSince(played: number, seat = this.seat): readonly Beat[] {
    return this.line.seen(seat).beatsSince(played);
  }

  /** What every seat saw of the game so far, to be kept: readable without the rules it was played by. */
  kept(): KeptSeats {
    return keepSeats(this.line);
  }

  course(): CourseOfGame {
    return this.line.course.numbers();
  }

  /** What is asked: the decision, or the window and the action that follows it as one. */
  private askOf(waiting: Decision, seen: View): Ask {
    const { game } = this.line;
    const ask = askOf(waiting, seen, (option) => termsOf(game, option));
    const action = this.actionAfter(waiting);
    if (waiting.kind === 'action') return { ...ask, ways: this.combos(waiting, seen) };
    if (waiting.kind !== 'window') return { ...ask, ...encounterOf(game, waiting, seen) };
    const worth = new Set(worthAsking(game, waiting, this.tempos[waiting.seat]).map(({ key }) => key));
    const isWorth = ({ key }: Offer): boolean => worth.has(key);
    const first = ask.offers.filter(isWorth);
    if (action === null) {
      // What could matter at this moment comes before what is possible as well.
      const offers = [...first, ...ask.offers.filter((offer) => !isWorth(offer))];
      return { ...ask, offers, ...encounterOf(game, waiting, seen) };
    }
    const later = askOf(action.waiting, seen, (option) => termsOf(action.game, option));
    return { ...later, offers: [...first, ...later.offers], ways: this.combos(action.waiting, seen) };
  }

  /** Who is asked everything takes one action at a time. */
  private combos({ seat, options }: Decision, seen: View): Ask['ways'] {
    return this.tempos[seat].windows === 'strict' ? [] : combosOf(options, seen);
  }

  /** The game as a seat sees it, by default the one that looks. */
  snapshot(seat = this.seat): Snapshot {
    const { game } = this.line;
    const seen = this.line.seen(seat).view;
    const waiting = decision(game);
    const isAsked =
      waiting !== null && waiting.seat === seat && (this.isPaused || this.isHuman(waiting.seat));
    const isThinking = waiting !== null && !this.isPaused && !this.isHuman(waiting.seat);
    return {
      game: this.id,
      setup: this.setup,
      edition: game.state.edition,
      seat,
      view: seen,
      ask: isAsked ? this.askOf(waiting, seen) : null,
      thinking: isThinking ? waiting.seat : null,
      rail: railOf(seen, seat === 'spectator' ? [] : this.tempos[seat].stops[seat]),
      log: [...this.line.log(seat).lines],
      shown: this.line.seen(seat).shown.list,
      played: this.played,
      turns: this.line.course.turnStarts,
      canTakeBack: !this.isPaused && (this.line.outcome !== null || this.lastOwnDecision() >= 0),
      outcome: game.state.outcome,
    };
  }
}
