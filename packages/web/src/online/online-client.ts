import type { Seat } from '@lastclick/engine';
import {
  type Answer,
  type Around,
  PROTOCOL_VERSION,
  type Request,
  type Spoken,
  ToldGame,
} from '@lastclick/server/protocol';
import type { Beat, CourseOfGame, PassUntil, SavedGame, Snapshot, Tempo, WhyNot } from '@lastclick/session';
import { TableRefusal } from '../store/table-client.ts';
import type { TableApi } from '../worker/table-api.ts';

export type Connection = 'connecting' | 'connected' | 'away';

export interface OnlineListener {
  changed(snapshot: Snapshot, beats: readonly Beat[]): void;
  around(around: Around, said: readonly Spoken[]): void;
  connection(state: Connection): void;
  /** The game cannot be entered, and trying again would not help. */
  refused(code: string, message: string): void;
}

type Wish = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never;

interface Waiting {
  /** Sent again with the same name after the connection was lost: the server carries it out once. */
  readonly text: string;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
/** Trying again does not help with these. */
const FINAL: ReadonlySet<string> = new Set(['unknownGame', 'wrongSecret', 'wrongVersion']);

const notHere = (): Promise<never> =>
  Promise.reject(new TableRefusal('that is not asked of a game that is played online'));

/**
 * The page's end of a game on a server: a promise for every request, and a new connection with the same requests when one
 * breaks. What was asked and not answered is asked again by the same name, so nothing is lost and nothing done twice.
 */
export class OnlineClient implements TableApi {
  private readonly address: string;
  private readonly game: string;
  private readonly secret: string | undefined;
  private readonly listener: OnlineListener;
  private socket: WebSocket | null = null;
  private told = new ToldGame();
  private readonly waiting = new Map<string, Waiting>();
  private requests = 0;
  /** Names of requests differ from those of other pages of the same seat. */
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private hasEntered = false;
  private snapshot: Snapshot | null = null;
  private said: readonly Spoken[] = [];
  private latest: Around | null = null;

  constructor(address: string, game: string, secret: string | undefined, listener: OnlineListener) {
    this.address = address;
    this.game = game;
    this.secret = secret;
    this.listener = listener;
  }

  connect(): void {
    this.isClosed = false;
    this.listener.connection('connecting');
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.told = new ToldGame();
      const { game, secret } = this;
      const seen = this.snapshot?.played;
      const entering = {
        id: 'enter',
        do: 'enter',
        version: PROTOCOL_VERSION,
        game,
        ...(secret === undefined ? {} : { secret }),
        ...(seen === undefined ? {} : { seen }),
      };
      socket.send(JSON.stringify(entering));
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.socket === socket) this.hear(JSON.parse(String(data)) as Answer);
    });
    socket.addEventListener('close', () => {
      if (this.socket === socket) this.lost();
    });
  }

  private lost(): void {
    this.socket = null;
    this.hasEntered = false;
    if (this.isClosed) return;
    this.listener.connection('away');
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** The network is back, or somebody does not want to wait. */
  hurry(): void {
    if (this.isClosed || this.socket !== null) return;
    clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
    for (const one of this.waiting.values()) one.reject(new TableRefusal('the table was closed'));
    this.waiting.clear();
  }

  private hear(answer: Answer): void {
    switch (answer.kind) {
      case 'entered':
        this.pause = FIRST_PAUSE;
        this.hasEntered = true;
        this.said = answer.said;
        this.listener.connection('connected');
        this.tellAround(answer.around);
        for (const { text } of this.waiting.values()) this.socket?.send(text);
        return;
      case 'update': {
        const { snapshot, beats } = this.told.take(answer);
        // What was missed while the connection was lost is shown as well.
        this.listener.changed(snapshot, this.snapshot === null ? [] : beats);
        this.snapshot = snapshot;
        if (answer.answers !== null) this.settle(answer.answers, (one) => one.resolve(snapshot));
        return;
      }
      case 'around':
        this.tellAround(answer.around);
        return;
      case 'said':
        this.said = [...this.said, answer.said];
        if (this.latest !== null) this.tellAround(this.latest);
        return;
      case 'value':
        this.settle(answer.answers, (one) => one.resolve(answer.value));
        return;
      case 'done':
        this.settle(answer.answers, (one) => one.resolve(this.snapshot));
        return;
      case 'refused':
        this.refused(answer.answers, answer.code, answer.message);
        return;
      case 'goodbye':
        this.pause = answer.after;
        return;
    }
  }

  private refused(answers: string | null, code: string, message: string): void {
    if (answers === 'enter' || !this.hasEntered) {
      if (FINAL.has(code)) {
        this.isClosed = true;
        this.listener.refused(code, message);
      }
      this.socket?.close();
      return;
    }
    if (answers !== null) this.settle(answers, (one) => one.reject(new TableRefusal(message)));
  }

  private tellAround(around: Around): void {
    this.latest = around;
    this.listener.around(around, this.said);
  }

  private settle(id: string, how: (one: Waiting) => void): void {
    const one = this.waiting.get(id);
    if (one === undefined) return;
    this.waiting.delete(id);
    how(one);
  }

  ask<Value>(wish: Wish): Promise<Value> {
    this.requests += 1;
    const id = `${this.prefix}-${this.requests}`;
    const text = JSON.stringify({ id, ...wish });
    return new Promise<Value>((resolve, reject) => {
      this.waiting.set(id, { text, resolve: resolve as (value: unknown) => void, reject });
      if (this.hasEntered) this.socket?.send(text);
    });
  }

  private get played(): number {
    return this.snapshot?.played ?? 0;
  }

  choose(key: string): Promise<Snapshot> {
    return this.ask({ do: 'choose', key, played: this.played });
  }

  follow(keys: readonly string[]): Promise<Snapshot> {
    return this.ask({ do: 'follow', keys, played: this.played });
  }

  passOn(until?: PassUntil): Promise<Snapshot> {
    const { played } = this;
    return this.ask(until === undefined ? { do: 'passOn', played } : { do: 'passOn', until, played });
  }

  takeBack(): Promise<Snapshot> {
    return this.ask({ do: 'propose', what: 'takeBack' });
  }

  end(): Promise<Snapshot> {
    return this.ask({ do: 'concede' });
  }

  setTempo(tempo: Tempo): Promise<Snapshot> {
    return this.ask({ do: 'tempo', tempo });
  }

  look(seat: Seat): Promise<Snapshot> {
    return this.ask({ do: 'look', seat });
  }

  whyNot(object: number): Promise<readonly WhyNot[]> {
    return this.ask({ do: 'whyNot', object });
  }

  whyNotThere(object: number | null, place: string): Promise<readonly WhyNot[]> {
    return this.ask(object === null ? { do: 'whyNotThere', place } : { do: 'whyNotThere', object, place });
  }

  saved(): Promise<SavedGame> {
    return this.ask({ do: 'saved' });
  }

  course(): Promise<CourseOfGame> {
    return this.ask({ do: 'course' });
  }

  start = notHere;
  open = notHere;
  examine = notHere;
  thoughtAt = notHere;
  actionPlaces = notHere;
  judgementAt = notHere;
  kept = notHere;
  keptOf = notHere;
  openKept = notHere;
  keptAt = notHere;
}
