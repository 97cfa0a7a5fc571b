import type { SavedGame, Snapshot } from '@lastclick/session';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newGame, RELAXED } from '../../session/test/seeded-game.ts';
import { TableClient, type Wire, type WireEvents } from '../src/store/table-client.ts';
import type { Reply, Request } from '../src/worker/messages.ts';
import { TableDesk } from '../src/worker/table-desk.ts';

/** A worker of this process that can be made to break; what goes through it is copied as between threads. */
class FakeWorker implements Wire {
  readonly events: WireEvents;
  readonly sent: Reply[] = [];
  readonly asked: Request[] = [];
  isClosed = false;
  isSilent = false;
  /** Answers once, and is never heard of again. */
  diesThinking = false;
  private readonly desk: TableDesk;
  private clock = 0;

  constructor(events: WireEvents) {
    this.events = events;
    this.desk = new TableDesk({
      post: (reply) => this.deliver(reply),
      now: () => {
        this.clock += 250;
        return this.clock;
      },
      wait: () => (this.diesThinking ? new Promise(() => undefined) : Promise.resolve()),
    });
  }

  private deliver(reply: Reply): void {
    if (this.isClosed) return;
    const copy = structuredClone(reply);
    this.sent.push(copy);
    queueMicrotask(() => this.events.reply(copy));
  }

  post(request: Request): void {
    this.asked.push(request);
    const isDead = this.isSilent || this.isClosed || (this.diesThinking && this.asked.length > 1);
    if (!isDead) this.desk.receive(structuredClone(request));
  }

  close(): void {
    this.isClosed = true;
  }
}

class Page {
  readonly workers: FakeWorker[] = [];
  readonly snapshots: Snapshot[] = [];
  readonly troubles: string[] = [];
  kept: SavedGame | null = null;
  firstDiesThinking = false;
  readonly client = new TableClient(
    (events) => {
      const worker = new FakeWorker(events);
      worker.diesThinking = this.firstDiesThinking && this.workers.length === 0;
      this.workers.push(worker);
      return worker;
    },
    {
      changed: (snapshot) => this.snapshots.push(snapshot),
      moved: (saved) => {
        this.kept = saved;
      },
      trouble: (message) => this.troubles.push(message),
    },
  );

  get last(): Snapshot {
    const last = this.snapshots.at(-1);
    if (last === undefined) throw new Error('nothing was shown yet');
    return last;
  }

  /** Waits until somebody at the page is asked, or the game is over. */
  async asked(): Promise<Snapshot> {
    await vi.waitUntil(
      () => this.snapshots.length > 0 && (this.last.ask !== null || this.last.outcome !== null),
    );
    return this.last;
  }
}

let page: Page;
beforeEach(() => {
  page = new Page();
});
afterEach(() => {
  page.client.close();
  vi.useRealTimers();
});

describe('the page’s end of a table', () => {
  test('shows every change, with the whole log from what little is sent', async () => {
    await page.client.start(newGame(), RELAXED);
    await page.asked();
    for (let move = 0; move < 12; move++) {
      const { ask } = await page.asked();
      await page.client.choose(ask?.offers[0]?.key ?? '');
    }
    const { log } = await page.asked();
    expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index));
    const sent = page.workers[0]?.sent ?? [];
    const lines = sent.map((reply) => (reply.kind === 'update' ? reply.update.add.length : 0));
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(log.length * 2);
    expect(page.kept?.record.options.length).toBe(page.last.played);
  });

  test('what is refused rejects with a sentence, and the game goes on', async () => {
    await page.client.start(newGame(), RELAXED);
    const { ask } = await page.asked();
    await expect(page.client.choose('fly away')).rejects.toThrow(/not among the options/);
    expect((await page.client.choose(ask?.offers[0]?.key ?? '')).played).toBeGreaterThan(0);
    expect(page.workers.length).toBe(1);
  });

  test('keeps that a game was conceded, and how long its moves took', async () => {
    await page.client.start(newGame(), RELAXED);
    const { ask } = await page.asked();
    await page.client.choose(ask?.offers[0]?.key ?? '');
    await page.asked();
    const times = page.kept?.record.times ?? [];
    expect(times.length).toBe(page.kept?.record.options.length);
    expect(times[0]).toBeGreaterThan(0);
    const { outcome } = await page.client.end({ kind: 'conceded', by: 'corp' });
    expect(outcome).toEqual({ winner: 'runner', reason: 'conceded' });
    expect(page.kept?.record.outcome).toEqual({ kind: 'conceded', by: 'corp' });
    await expect(page.client.end({ kind: 'conceded', by: 'corp' })).rejects.toThrow(/over already/);
    expect(page.workers.length).toBe(1);
  });

  test('a deck nobody knows is a refusal', async () => {
    const game = newGame({ corpDeck: { kind: 'key', key: 'nobodys' } });
    await expect(page.client.start(game, RELAXED)).rejects.toThrow(/nobodys/);
  });

  test('a worker that breaks is replaced, and the game goes on where it was', async () => {
    await page.client.start(newGame(), RELAXED);
    const { ask } = await page.asked();
    await page.client.choose(ask?.offers[0]?.key ?? '');
    const before = await page.asked();
    page.workers[0]?.events.crash('out of memory');
    await vi.waitUntil(() => page.workers.length === 2 && page.last !== before);
    const after = await page.asked();
    expect(after.view).toEqual(before.view);
    expect(after.log).toEqual(before.log);
    expect(page.troubles.join()).toContain('Nothing is lost');
    expect((await page.client.choose(after.ask?.offers[0]?.key ?? '')).played).toBeGreaterThan(before.played);
  });

  test('a worker that never answers is replaced too, and whoever waits is told', async () => {
    await page.client.start(newGame(), RELAXED);
    const { ask } = await page.asked();
    vi.useFakeTimers();
    for (const worker of page.workers) worker.isSilent = true;
    const answer = expect(page.client.choose(ask?.offers[0]?.key ?? '')).rejects.toThrow(/once more/);
    await vi.advanceTimersByTimeAsync(21_000);
    await answer;
    expect(page.workers.length).toBe(2);
  });

  test('a worker that dies without a word while a bot thinks is replaced', async () => {
    const game = newGame({ corp: { kind: 'bot', level: '1' }, runner: { kind: 'bot', level: '1' } });
    vi.useFakeTimers();
    page.firstDiesThinking = true;
    await page.client.start(game, RELAXED);
    expect(page.last).toMatchObject({ ask: null, outcome: null });
    await vi.advanceTimersByTimeAsync(31_000);
    expect(page.workers.length).toBe(2);
    expect(page.troubles.join()).toContain('Nothing is lost');
  });

  test('a game that breaks every worker is given up with a clear message', async () => {
    await page.client.start(newGame(), RELAXED);
    await page.asked();
    for (let crash = 0; crash < 6; crash++) {
      page.workers.at(-1)?.events.crash('again');
      await Promise.resolve();
    }
    expect(page.workers.length).toBeLessThanOrEqual(4);
    expect(page.troubles.at(-1)).toContain('reload the page');
  });
});
