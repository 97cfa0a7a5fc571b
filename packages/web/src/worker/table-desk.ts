import { examine, InputError } from '@lastclick/engine';
import type { GameLine, NewGame, NextMove, SavedGame, Snapshot, Tempo } from '@lastclick/session';
import {
  actionPlaces,
  judgementAt,
  keepSeats,
  lineOf,
  SeenTable,
  TableSession,
  thoughtAt,
  UnreadableKept,
  Updates,
} from '@lastclick/session';
import { pool, withoutPlace } from '@lastclick/table';
import type { Reply, Request } from './messages.ts';
import type { TableApi } from './table-api.ts';

/** What the desk needs of its surroundings; tests bring their own. */
export interface Surroundings {
  post(reply: Reply): void;
  /** Milliseconds that only ever grow. */
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/** Keeps one game, answers the page, and lets bots play between the answers. */
export class TableDesk {
  protected readonly around: Surroundings;
  private readonly opened: (game: NewGame) => void;
  private session: TableSession | null = null;
  /** The last record that was looked at, so that moving about in it is fast. */
  private lookedAt: { readonly text: string; readonly line: GameLine } | null = null;
  /** What was kept of a game, to look at it. */
  private seen: { readonly table: SeenTable; readonly setup: NewGame } | null = null;
  private readonly updates = new Updates();
  private sentPlayed = -1;
  private sentOutcome: Snapshot['outcome'] = null;
  /** When whoever has to decide was first shown what. */
  private askedAt = 0;
  /** Grows with every request: what went on before it stops. */
  private course = 0;
  private games = 0;

  /** `opened` is told of every game that is opened to be played. */
  constructor(around: Surroundings, opened: (game: NewGame) => void = () => undefined) {
    this.around = around;
    this.opened = opened;
  }

  /** Answers a request; never throws. */
  receive({ id, method, args }: Request): void {
    try {
      this.answer(id, method, args);
    } catch (error) {
      this.around.post({ kind: 'refused', message: messageOf(error), answers: id });
      // What was refused changed nothing, but a bot may have been stopped in its thoughts.
      if (this.session !== null) this.goOnByItself();
    }
  }

  private answer(id: number, method: keyof TableApi, args: readonly unknown[]): void {
    const value = this.ask(method, args);
    if (value !== undefined) {
      this.around.post({ kind: 'value', value, answers: id });
      return;
    }
    this.change(method, args);
    this.playForced();
    this.tell(id);
    this.goOnByItself();
  }

  protected get game(): TableSession {
    if (this.session === null) throw new InputError('badIntent', 'table', 'no game is open');
    return this.session;
  }

  /** Questions change nothing. */
  private ask(method: keyof TableApi, args: readonly unknown[]): unknown {
    switch (method) {
      case 'whyNot':
        return this.game.whyNot(...(args as Parameters<TableApi['whyNot']>));
      case 'whyNotThere':
        return this.game.whyNotThere(...(args as Parameters<TableApi['whyNotThere']>));
      case 'saved':
        return this.game.saved();
      case 'course':
        return this.game.course();
      case 'examine':
        return examine((args as Parameters<TableApi['examine']>)[0].record, pool);
      case 'kept':
        return JSON.stringify(this.game.kept());
      case 'keptOf':
        return JSON.stringify(keepSeats(this.recordOf(...(args as Parameters<TableApi['keptOf']>))));
      case 'openKept': {
        const [text, setup] = args as Parameters<TableApi['openKept']>;
        const table = new SeenTable(JSON.parse(text));
        this.seen = { table, setup };
        return { end: table.length, course: table.course() };
      }
      case 'keptAt': {
        const [place, seat] = args as Parameters<TableApi['keptAt']>;
        if (this.seen === null) throw new InputError('badIntent', 'table', 'nothing that was kept is open');
        return this.seen.table.snapshot(this.seen.setup, seat, place);
      }
      case 'thoughtAt': {
        const [saved, place, level] = args as Parameters<TableApi['thoughtAt']>;
        return thoughtAt(this.recordOf(saved), saved.setup, place, level);
      }
      case 'actionPlaces':
        return actionPlaces(this.recordOf(...(args as Parameters<TableApi['actionPlaces']>)));
      case 'judgementAt': {
        const [saved, place, level] = args as Parameters<TableApi['judgementAt']>;
        return judgementAt(this.recordOf(saved), saved.setup, place, level);
      }
      default:
        return undefined;
    }
  }

  protected change(method: keyof TableApi, args: readonly unknown[]): void {
    switch (method) {
      case 'start': {
        const [game, tempo] = args as Parameters<TableApi['start']>;
        this.seat(TableSession.start(this.nextId(), game, tempo));
        this.opened(game);
        break;
      }
      case 'open': {
        const [saved, tempo, upTo] = args as Parameters<TableApi['open']>;
        this.seat(
          upTo === undefined
            ? TableSession.open(this.nextId(), saved, tempo)
            : this.lookAt(saved, tempo, upTo),
        );
        if (upTo === undefined) this.opened(saved.setup);
        break;
      }
      case 'choose': {
        const [key] = args as Parameters<TableApi['choose']>;
        this.game.choose(key, this.took);
        break;
      }
      case 'follow': {
        const [keys] = args as Parameters<TableApi['follow']>;
        this.game.follow(keys, this.took);
        break;
      }
      case 'passOn': {
        const [until] = args as Parameters<TableApi['passOn']>;
        this.game.passOn(until, this.took);
        break;
      }
      case 'end':
        this.game.end(...(args as Parameters<TableApi['end']>));
        break;
      case 'takeBack':
        this.game.takeBack();
        break;
      case 'setTempo':
        this.game.setTempo(...(args as Parameters<TableApi['setTempo']>));
        break;
      case 'look':
        this.game.look(...(args as Parameters<TableApi['look']>));
        break;
      default:
        throw new InputError('badIntent', 'method', `the table does not know "${method}"`);
    }
  }

  /** How long whoever is asked has been thinking. */
  private get took(): number {
    return this.around.now() - this.askedAt;
  }

  protected nextId(): string {
    this.games += 1;
    return String(this.games);
  }

  protected seat(session: TableSession): void {
    this.session = session;
    this.sentPlayed = -1;
  }

  private lookAt(saved: SavedGame, tempo: Tempo, place: number): TableSession {
    return TableSession.lookAt(this.nextId(), saved.setup, this.recordOf(saved), tempo, place);
  }

  private recordOf(saved: SavedGame): GameLine {
    const text = JSON.stringify([saved.record, saved.passedFor]);
    if (this.lookedAt?.text !== text) this.lookedAt = { text, line: lineOf(saved) };
    return this.lookedAt.line;
  }

  /** Plays on without a pause as far as nothing has to be thought about or waited for. */
  private playForced(): void {
    for (let next = this.next(); next?.kind === 'forHuman'; next = this.next()) {
      this.foresee(next.key);
      this.game.playByItself(next.key);
    }
  }

  /** What happens next without the player. */
  protected next(): NextMove | null {
    return this.game.next();
  }

  /** What the opponent plays. */
  protected think(): string {
    return this.game.think();
  }

  /** Hears of a choice of the player's before it is played. */
  protected foresee(_key: string): void {}

  private goOnByItself(): void {
    this.course += 1;
    this.playBots(this.course).catch((error: unknown) => {
      this.around.post({ kind: 'broken', message: messageOf(error) });
    });
  }

  private async playBots(course: number): Promise<void> {
    for (;;) {
      const next = this.next();
      if (next?.kind !== 'bot') return;
      const began = this.around.now();
      const key = this.think();
      // Also without a pause the page may have asked for something meanwhile.
      await this.around.wait(Math.max(0, next.pause - (this.around.now() - began)));
      if (course !== this.course) return;
      this.game.playByItself(key, this.around.now() - began);
      this.playForced();
      if (next.pause > 0 || this.next() === null) this.tell(null);
    }
  }

  private tell(answers: number | null): void {
    const update = this.updates.next(this.game);
    this.around.post({ kind: 'update', update, saved: this.toKeep(update.snapshot), answers });
  }

  private toKeep({ played, outcome }: Pick<Snapshot, 'played' | 'outcome'>): SavedGame | null {
    if (played === this.sentPlayed && outcome === this.sentOutcome) return null;
    this.sentPlayed = played;
    this.sentOutcome = outcome;
    this.askedAt = this.around.now();
    return this.game.saved();
  }
}

/** What went wrong, for people. */
function messageOf(error: unknown): string {
  if (error instanceof InputError) return withoutPlace(error);
  if (error instanceof UnreadableKept) return error.message;
  const what = error instanceof Error ? error.message : String(error);
  return `That failed, and it is our fault: ${what}. The game is as it was before.`;
}
