import type { Snapshot } from '@lastclick/session';
import WebSocket from 'ws';
import {
  type Answer,
  type Around,
  PROTOCOL_VERSION,
  type Request,
  ToldGame,
} from '../../src/protocol/index.ts';

type Wish = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never;
type Final = Extract<Answer, { readonly kind: 'done' | 'value' | 'refused' | 'entered' }>;

/** Somebody at a networked table, as a page or a program would be: sends requests, keeps what it is told. */
export class TableGuest {
  readonly socket: WebSocket;
  readonly heard: Answer[] = [];
  readonly frames: string[] = [];
  snapshot: Snapshot | null = null;
  around: Around | null = null;
  closed: { code: number; why: string } | null = null;
  private readonly told = new ToldGame();
  private readonly waiting = new Map<string, (answer: Final) => void>();
  private readonly listeners = new Set<() => void>();
  private requests = 0;

  private constructor(address: string, headers: Record<string, string>) {
    this.socket = new WebSocket(address, { headers });
    this.socket.on('message', (data) => this.hear(String(data)));
    this.socket.on('close', (code, why) => {
      this.closed = { code, why: String(why) };
      this.stir();
    });
    this.socket.on('error', () => undefined);
  }

  /** Connects without entering anything. */
  static async connect(base: string, headers: Record<string, string> = {}): Promise<TableGuest> {
    const guest = new TableGuest(`${base.replace(/^http/, 'ws')}/api/online`, headers);
    await new Promise<void>((resolve, reject) => {
      guest.socket.once('open', resolve);
      guest.socket.once('error', reject);
    });
    return guest;
  }

  static async enter(base: string, game: string, secret?: string): Promise<TableGuest> {
    const guest = await TableGuest.connect(base);
    const answer = await guest.ask({
      do: 'enter',
      version: PROTOCOL_VERSION,
      game,
      ...(secret === undefined ? {} : { secret }),
    });
    if (answer.kind === 'refused') throw new Error(answer.code);
    return guest;
  }

  private hear(text: string): void {
    const answer = JSON.parse(text) as Answer;
    this.frames.push(text);
    this.heard.push(answer);
    if (answer.kind === 'update') this.snapshot = this.told.take(answer).snapshot;
    if (answer.kind === 'around' || answer.kind === 'entered') this.around = answer.around;
    if (
      'answers' in answer &&
      answer.answers !== null &&
      answer.kind !== 'update' &&
      answer.kind !== 'around' &&
      answer.kind !== 'said'
    ) {
      this.waiting.get(answer.answers)?.(answer);
      this.waiting.delete(answer.answers);
    }
    this.stir();
  }

  private stir(): void {
    for (const listener of [...this.listeners]) listener();
  }

  /** Sends a request and waits for its answer. */
  ask(wish: Wish, name?: string): Promise<Final> {
    this.requests += 1;
    const id = name ?? `r${this.requests}`;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, ...wish }));
    });
  }

  send(text: string): void {
    this.socket.send(text);
  }

  /** Waits until something holds; fails after some seconds. */
  until(holds: (guest: this) => boolean, milliseconds = 20_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.listeners.delete(look);
        reject(new Error(`it did not come about; last heard: ${this.frames.at(-1)?.slice(0, 300)}`));
      }, milliseconds);
      const look = (): void => {
        if (!holds(this)) return;
        clearTimeout(timer);
        this.listeners.delete(look);
        resolve();
      };
      this.listeners.add(look);
      look();
    });
  }

  close(): void {
    this.socket.close();
  }
}
