import type { WebSocket } from '@fastify/websocket';
import type { House } from '../house/house.ts';
import { Refusal } from '../house/refusal.ts';
import type { Member, Room } from '../house/room.ts';
import { type Answer, PROTOCOL_VERSION, type Request, readRequest } from '../protocol/index.ts';
import { Allowance } from './allowance.ts';
import { Metrics } from './metrics.ts';
import type { Limits } from './settings.ts';

/** A connection is closed with one of these, so that a page knows whether to come back. */
export const CLOSE = {
  goodbye: 1001,
  badMessage: 1008,
  tooMuch: 1009,
  tooMany: 4429,
  silent: 4408,
  slow: 4413,
} as const;

const PING_EVERY = 25_000;
const LONGEST_GOODBYE = 1_000;

interface Notes {
  request(game: string | null, side: string | null, request: Request, outcome: string, ms: number): void;
}

/** All open connections of this process. */
export class Connections {
  private readonly open = new Set<Connection>();
  private readonly byAddress = new Map<string, number>();
  private readonly house: House;
  private readonly limits: Limits;
  readonly metrics: Metrics;
  readonly notes: Notes;
  private readonly pings: ReturnType<typeof setInterval>;

  constructor(house: House, limits: Limits, notes: Notes) {
    this.house = house;
    this.limits = limits;
    this.notes = notes;
    this.metrics = new Metrics(
      () => this.open.size,
      () => house.open,
    );
    this.pings = setInterval(() => {
      for (const one of this.open) one.ping();
    }, PING_EVERY);
    this.pings.unref();
  }

  /** Takes a new connection in, or lets it go at once where there are too many. */
  take(socket: WebSocket, address: string): void {
    const ofThis = this.byAddress.get(address) ?? 0;
    if (this.open.size >= this.limits.connections || ofThis >= this.limits.connectionsEach) {
      socket.close(CLOSE.tooMany, 'too many connections');
      return;
    }
    this.byAddress.set(address, ofThis + 1);
    const connection = new Connection(socket, this.house, this.limits, this, () => {
      this.open.delete(connection);
      const left = (this.byAddress.get(address) ?? 1) - 1;
      if (left === 0) this.byAddress.delete(address);
      else this.byAddress.set(address, left);
    });
    this.open.add(connection);
  }

  /** Ends all connections; who does not answer to that is let go without an answer. */
  async close(): Promise<void> {
    clearInterval(this.pings);
    for (const one of this.open) one.end(CLOSE.goodbye, 'the server stops');
    for (let waited = 0; waited < LONGEST_GOODBYE && this.open.size > 0; waited += 20)
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (const one of this.open) one.letGo();
  }
}

/** One connection: reads requests, answers each, and tells what happens in the game it has entered. */
class Connection {
  private readonly socket: WebSocket;
  private readonly house: House;
  private readonly limits: Limits;
  private readonly all: Connections;
  private readonly allowance: Allowance;
  private readonly silence: ReturnType<typeof setTimeout>;
  private room: Room | null = null;
  private member: Member | null = null;
  private game: string | null = null;
  private isEntering = false;
  private isAlive = true;

  constructor(socket: WebSocket, house: House, limits: Limits, all: Connections, gone: () => void) {
    this.socket = socket;
    this.house = house;
    this.limits = limits;
    this.all = all;
    this.allowance = new Allowance(limits.burst, limits.perSecond, Date.now());
    this.silence = setTimeout(() => this.end(CLOSE.silent, 'no game was entered'), limits.silence);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) this.end(CLOSE.badMessage, 'messages are texts');
      else void this.receive(data.toString('utf8'));
    });
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(this.silence);
      if (this.member !== null) this.room?.leave(this.member);
      this.member = null;
      gone();
    });
  }

  /** Who does not answer any more is gone, though nobody said so. */
  ping(): void {
    if (!this.isAlive) {
      this.socket.terminate();
      return;
    }
    this.isAlive = false;
    this.socket.ping();
  }

  letGo(): void {
    this.socket.terminate();
  }

  end(code: number, why: string): void {
    this.socket.close(code, why);
  }

  private send(answer: Answer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.limits.unread) {
      this.end(CLOSE.slow, 'what was sent is not read');
      this.socket.terminate();
      return;
    }
    const text = JSON.stringify(answer);
    this.all.metrics.bytes.inc(text.length);
    if (answer.kind === 'refused') this.all.metrics.refusals.inc({ code: answer.code });
    this.socket.send(text);
    if (answer.kind === 'goodbye') this.end(CLOSE.goodbye, answer.why);
  }

  private refuse(answers: string | null, { code, message }: Refusal): void {
    this.send({ kind: 'refused', answers, code, message });
  }

  private async receive(text: string): Promise<void> {
    const began = performance.now();
    if (!this.allowance.take(Date.now())) {
      this.refuse(null, new Refusal('tooMany', 'You ask for too much at once.'));
      this.end(CLOSE.tooMany, 'too many messages');
      return;
    }
    const request = readRequest(text);
    if ('why' in request) {
      this.refuse(request.id, new Refusal(request.code, request.why));
      return;
    }
    let outcome = 'taken';
    try {
      this.all.metrics.requests.inc({ do: request.do });
      await this.answer(request);
    } catch (error) {
      outcome = error instanceof Refusal ? error.code : 'broken';
      if (!(error instanceof Refusal)) this.all.metrics.failures.inc();
      this.refuse(
        request.id,
        error instanceof Refusal ? error : new Refusal('broken', 'That failed, and it is our fault.'),
      );
    }
    const ms = performance.now() - began;
    this.all.metrics.seconds.observe(ms / 1_000);
    this.all.notes.request(this.game, this.member?.side ?? null, request, outcome, ms);
  }

  private async answer(request: Request): Promise<void> {
    if (this.room !== null && this.member !== null) {
      await this.room.receive(this.member, request);
      return;
    }
    if (request.do !== 'enter') throw new Refusal('notEntered', 'The first request is to enter a game.');
    if (request.version !== PROTOCOL_VERSION)
      throw new Refusal('wrongVersion', `This server speaks version ${PROTOCOL_VERSION}. Reload the page.`);
    if (this.isEntering) throw new Refusal('notNow', 'You are entering a game already.');
    this.isEntering = true;
    try {
      const room = await this.house.room(request.game);
      const seat = await this.house.seatOf(request.game, request.secret);
      const member = this.house.enter(seat, (answer) => this.send(answer));
      if (request.seen !== undefined) member.updates.resume(request.game, member.looks, request.seen);
      this.game = request.game;
      this.room = room;
      this.member = member;
      clearTimeout(this.silence);
      await room.enter(member, request.id);
      // Whoever left while they were let in has left.
      if (this.socket.readyState !== this.socket.OPEN) room.leave(member);
    } catch (error) {
      this.room = null;
      this.member = null;
      throw error;
    } finally {
      this.isEntering = false;
    }
  }
}
