import type { BotName } from '@lastclick/bots';
import type { OutsideOutcome, ReplayVerdict, Seat } from '@lastclick/engine';
import type {
  Beat,
  CourseOfGame,
  Judgement,
  LogEntry,
  NewGame,
  PassUntil,
  SavedGame,
  Snapshot,
  Tempo,
  Thought,
  Update,
  WhyNot,
} from '@lastclick/session';
import { speakOf } from '@lastclick/table';
import type { Reply, Request } from '../worker/messages.ts';
import type { TableApi } from '../worker/table-api.ts';

/** The page has to name and draw cards of one's own too; what is wrong with them the worker says. */
function knowCards(cards: NewGame['cards']): void {
  try {
    speakOf(cards ?? []);
  } catch {
    // The game is refused where it is opened.
  }
}

/** A connection to a worker that keeps a game. */
export interface Wire {
  post(request: Request): void;
  close(): void;
}

export interface WireEvents {
  reply(reply: Reply): void;
  crash(message: string): void;
}

/** What the client tells whoever shows the game. */
export interface TableListener {
  /** With what led there from the snapshot of this seat before; none where there is nothing to show. */
  changed(snapshot: Snapshot, beats: readonly Beat[]): void;
  /** The game to keep, after every move. */
  moved(saved: SavedGame, snapshot: Snapshot): void;
  /** Something broke, and what was done about it. */
  trouble(message: string): void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** No answer takes so long, not even behind the longest thought of a bot; the worker must have stopped. */
const LONGEST_ANSWER = 20_000;
/** So long nothing is heard of a bot that thinks before the page asks whether the worker still lives. */
const LONGEST_SILENCE = 10_000;
/** A game that breaks its worker so often without a move in between cannot be helped by another restart. */
const MOST_RESTARTS = 3;

/** The table was asked for something it does not allow, or that is broken; the message is for people. */
export class TableRefusal extends Error {
  override readonly name = 'TableRefusal';
}

/** The page's end of a table: a promise for every request, and a new worker with the same game when one breaks. */
export class TableClient implements TableApi {
  private readonly connect: (events: WireEvents) => Wire;
  private readonly listener: TableListener;
  private wire: Wire | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private requests = 0;
  private log: readonly LogEntry[] = [];
  private lastSaved: SavedGame | null = null;
  private tempo: Tempo | null = null;
  private seat: Seat | null = null;
  private restarts = 0;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(connect: (events: WireEvents) => Wire, listener: TableListener) {
    this.connect = connect;
    this.listener = listener;
  }

  start(game: NewGame, tempo: Tempo): Promise<Snapshot> {
    this.begin(tempo);
    knowCards(game.cards);
    return this.request('start', [game, tempo]);
  }

  open(saved: SavedGame, tempo: Tempo, upTo?: number): Promise<Snapshot> {
    this.begin(tempo);
    knowCards(saved.record.setup.cards);
    return this.request('open', upTo === undefined ? [saved, tempo] : [saved, tempo, upTo]);
  }

  examine(saved: SavedGame): Promise<ReplayVerdict> {
    return this.request('examine', [saved]);
  }

  kept(): Promise<string> {
    return this.request('kept', []);
  }

  keptOf(saved: SavedGame): Promise<string> {
    return this.request('keptOf', [saved]);
  }

  openKept(kept: string, setup: NewGame): ReturnType<TableApi['openKept']> {
    return this.request('openKept', [kept, setup]);
  }

  keptAt(place: number, seat: Seat): Promise<Snapshot> {
    return this.request('keptAt', [place, seat]);
  }

  choose(key: string): Promise<Snapshot> {
    return this.request('choose', [key]);
  }

  follow(keys: readonly string[]): Promise<Snapshot> {
    return this.request('follow', [keys]);
  }

  passOn(until?: PassUntil): Promise<Snapshot> {
    return this.request('passOn', until === undefined ? [] : [until]);
  }

  takeBack(): Promise<Snapshot> {
    return this.request('takeBack', []);
  }

  end(outcome: OutsideOutcome): Promise<Snapshot> {
    return this.request('end', [outcome]);
  }

  setTempo(tempo: Tempo): Promise<Snapshot> {
    this.tempo = tempo;
    return this.request('setTempo', [tempo]);
  }

  async look(seat: Seat): Promise<Snapshot> {
    const snapshot = await this.request<Snapshot>('look', [seat]);
    this.seat = seat;
    return snapshot;
  }

  whyNot(object: number): Promise<readonly WhyNot[]> {
    return this.request('whyNot', [object]);
  }

  whyNotThere(object: number | null, place: string): Promise<readonly WhyNot[]> {
    return this.request('whyNotThere', [object, place]);
  }

  saved(): Promise<SavedGame> {
    return this.request('saved', []);
  }

  course(): Promise<CourseOfGame> {
    return this.request('course', []);
  }

  thoughtAt(saved: SavedGame, place: number, level: BotName): Promise<Thought | null> {
    return this.request('thoughtAt', [saved, place, level]);
  }

  actionPlaces(saved: SavedGame): Promise<readonly number[]> {
    return this.request('actionPlaces', [saved]);
  }

  judgementAt(saved: SavedGame, place: number, level: BotName): Promise<Judgement> {
    return this.request('judgementAt', [saved, place, level]);
  }

  /** Ends the worker; whoever still waits is told so. */
  close(): void {
    this.hangUp();
    this.rejectAll('the table was closed');
  }

  private hangUp(): void {
    clearTimeout(this.silence);
    this.wire?.close();
    this.wire = null;
  }

  private begin(tempo: Tempo): void {
    this.tempo = tempo;
    this.seat = null;
    this.restarts = 0;
  }

  private request<Answer>(method: Request['method'], args: readonly unknown[]): Promise<Answer> {
    this.wire ??= this.newWire();
    const { wire } = this;
    this.requests += 1;
    const id = this.requests;
    return new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => this.crashed('it gave no answer'), LONGEST_ANSWER);
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject, timer });
      wire.post({ id, method, args });
    });
  }

  private newWire(): Wire {
    this.log = [];
    const wire = this.connect({
      reply: (reply) => {
        if (this.wire === wire) this.receive(reply);
      },
      crash: (message) => {
        if (this.wire === wire) this.crashed(message);
      },
    });
    return wire;
  }

  private receive(reply: Reply): void {
    switch (reply.kind) {
      case 'update': {
        const snapshot = this.assemble(reply.update);
        this.watch(snapshot);
        this.settle(reply.answers, (one) => one.resolve(snapshot));
        this.listener.changed(snapshot, reply.update.beats);
        if (reply.saved !== null) this.keep(reply.saved, snapshot);
        break;
      }
      case 'value':
        this.settle(reply.answers, (one) => one.resolve(reply.value));
        break;
      case 'refused':
        this.settle(reply.answers, (one) => one.reject(new TableRefusal(reply.message)));
        break;
      case 'broken':
        this.crashed(reply.message);
        break;
    }
  }

  /** A worker may die without a word while a bot thinks; a question it does not answer brings that to light. */
  private watch({ thinking }: Pick<Snapshot, 'thinking'>): void {
    clearTimeout(this.silence);
    if (thinking === null) return;
    this.silence = setTimeout(() => {
      this.saved().then(
        () => this.watch({ thinking }),
        () => undefined,
      );
    }, LONGEST_SILENCE);
  }

  private keep(saved: SavedGame, snapshot: Snapshot): void {
    const before = this.lastSaved?.record.options.length ?? 0;
    if (saved.record.options.length > before) this.restarts = 0;
    this.lastSaved = saved;
    this.listener.moved(saved, snapshot);
  }

  private assemble({ snapshot, keep, add }: Update): Snapshot {
    this.log = [...this.log.slice(0, keep), ...add];
    return { ...snapshot, log: this.log };
  }

  private settle(id: number | null, how: (one: Waiting) => void): void {
    if (id === null) return;
    const one = this.waiting.get(id);
    if (one === undefined) return;
    clearTimeout(one.timer);
    this.waiting.delete(id);
    how(one);
  }

  private rejectAll(message: string): void {
    for (const id of [...this.waiting.keys()])
      this.settle(id, (one) => one.reject(new TableRefusal(message)));
  }

  /** The game goes on in a new worker from the last move that was kept: after every move, so nothing is lost. */
  private crashed(why: string): void {
    this.hangUp();
    this.rejectAll('the game had to be opened again; please choose once more');
    this.restarts += 1;
    const { lastSaved: saved, tempo, seat } = this;
    if (saved === null || tempo === null || this.restarts > MOST_RESTARTS) {
      this.listener.trouble(`The table broke (${why}). Your game is kept; reload the page to go on with it.`);
      return;
    }
    this.listener.trouble(`The table broke (${why}) and was set up again. Nothing is lost.`);
    this.request<Snapshot>('open', [saved, tempo])
      .then(() => (seat === null ? undefined : this.look(seat)))
      .catch((error: unknown) => this.listener.trouble(String(error)));
  }
}
