import { EDITION_IDS, type EditionId, type Side } from '@lastclick/engine';
import { type Beat, type Snapshot, TableSession, Updates } from '@lastclick/session';
import { describe, expect, test } from 'vitest';
import { newGame, playAtRandom, RELAXED } from '../../session/test/seeded-game.ts';
import { type Clock, Director } from '../src/director/director.ts';
import { timingOf } from '../src/director/pace.ts';
import { scenesOf } from '../src/director/scenes.ts';

/** Time that passes when it is told to. */
class Hours implements Clock {
  private time = 0;
  private calls: { at: number; call: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(milliseconds: number, call: () => void): () => void {
    const one = { at: this.time + milliseconds, call };
    this.calls.push(one);
    return () => {
      this.calls = this.calls.filter((other) => other !== one);
    };
  }

  /** Lets so much time pass; late calls come all the later for it. */
  pass(milliseconds: number, late = 0): void {
    const until = this.time + milliseconds;
    for (;;) {
      const [next] = this.calls.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
      if (next === undefined) break;
      this.calls = this.calls.filter((one) => one !== next);
      this.time = next.at + late;
      next.call();
    }
    this.time = Math.max(this.time, until);
  }
}

interface Told {
  readonly snapshot: Snapshot;
  readonly beats: readonly Beat[];
}

/** What a page is sent over a game that somebody plays at random against a bot. */
function sentIn(edition: EditionId, human: Side, choices: number): readonly Told[] {
  const person = { kind: 'human' } as const;
  const bot = { kind: 'bot', level: '2' } as const;
  const setup = newGame({
    edition,
    seed: `director ${human}`,
    corp: human === 'corp' ? person : bot,
    runner: human === 'runner' ? person : bot,
  });
  const session = TableSession.start('1', setup, RELAXED);
  const updates = new Updates();
  const told: Told[] = [];
  const tell = (): void => {
    const { snapshot, add, keep, beats } = updates.next(session);
    const log = [...(told.at(-1)?.snapshot.log.slice(0, keep) ?? []), ...add];
    told.push({ snapshot: { ...snapshot, log }, beats });
  };
  tell();
  playAtRandom(session, choices, tell);
  tell();
  return told;
}

const GAMES = EDITION_IDS.flatMap((edition) =>
  (['corp', 'runner'] as const).map((human) => [edition, human, sentIn(edition, human, 400)] as const),
);

describe.each(GAMES)('a whole game under %s as the %s', (_edition, _human, told) => {
  test('is over', () => {
    expect(told.at(-1)?.snapshot.outcome).not.toBeNull();
  });

  test('no beat is lost or comes before another', () => {
    for (const { beats } of told) {
      const scenes = scenesOf(beats);
      expect(
        scenes.flatMap(({ lead, following, parting }) => [
          ...(lead === null ? [] : [lead]),
          ...following,
          ...parting,
        ]),
      ).toEqual(beats);
    }
  });

  test('what is played ends exactly at the snapshot, and never shows another present', () => {
    const hours = new Hours();
    const director = new Director(hours);
    director.setPace('even');
    let shots = 0;
    let last = 0;
    director.subscribe(() => {
      const { shot } = director.now();
      if (shot !== null && shot.number !== last) {
        shots += 1;
        last = shot.number;
      }
    });
    for (const { snapshot, beats } of told) {
      director.receive(snapshot, beats);
      expect(director.now().present).toEqual(snapshot);
      hours.pass(120_000);
      expect(director.now().scene).toBeNull();
      expect(director.now().view).toEqual(snapshot.view);
    }
    expect(shots).toBeGreaterThan(40);
  });

  test('the last beat before the end leads to the snapshot by itself', () => {
    const hours = new Hours();
    const director = new Director(hours);
    director.setPace('even');
    for (const { snapshot, beats } of told) {
      let after = director.now().view;
      const leave = director.subscribe(() => {
        after = director.now().shot?.after ?? after;
      });
      director.receive(snapshot, beats);
      hours.pass(120_000);
      leave();
      if (beats.length > 0) expect(after).toEqual(snapshot.view);
    }
  });

  test('skipped anywhere it shows the present', () => {
    const hours = new Hours();
    const director = new Director(hours);
    director.setPace('calm');
    for (const [place, { snapshot, beats }] of told.entries()) {
      director.receive(snapshot, beats);
      hours.pass((place * 37) % 1500);
      director.skip();
      expect(director.now().scene).toBeNull();
      expect(director.now().view).toEqual(snapshot.view);
    }
  });

  test('what comes while something plays waits, and comes to the same', () => {
    const hours = new Hours();
    const director = new Director(hours);
    director.setPace('swift');
    for (const { snapshot, beats } of told) {
      director.receive(snapshot, beats);
      hours.pass(30);
    }
    hours.pass(600_000);
    expect(director.now().view).toEqual(told.at(-1)?.snapshot.view);
  });
});

const [[, , told] = [null, null, []]] = GAMES;

test('without a pace nothing is played, and all is said', () => {
  const director = new Director(new Hours());
  for (const { snapshot, beats } of told) {
    const before = director.now().news.number;
    director.receive(snapshot, beats);
    expect(director.now().scene).toBeNull();
    expect(director.now().view).toEqual(snapshot.view);
    if (beats.length > 0) expect(director.now().news.number).toBe(before + 1);
  }
});

test('a device that is far too slow sees the present', () => {
  const hours = new Hours();
  const director = new Director(hours);
  director.setPace('even');
  const [first, ...rest] = told;
  if (first === undefined) throw new Error('nothing was told');
  director.receive(first.snapshot, first.beats);
  for (const { snapshot, beats } of rest) {
    director.receive(snapshot, beats);
    if (director.now().scene === null) continue;
    hours.pass(5_000, 2_000);
    expect(director.now().view).toEqual(snapshot.view);
    return;
  }
  throw new Error('nothing was played');
});

test('a game that is seen anew or taken back is not played', () => {
  const hours = new Hours();
  const director = new Director(hours);
  director.setPace('even');
  const [first, , , second] = told;
  if (first === undefined || second === undefined) throw new Error('nothing was told');
  director.receive(second.snapshot, []);
  expect(director.now().scene).toBeNull();
  director.receive(first.snapshot, []);
  expect(director.now().view).toEqual(first.snapshot.view);
  expect(director.now().news.words).toEqual(['Taken back.']);
});

test('small beats alone are over within a quarter of a second, great ones hold for about one', () => {
  const beats = told.flatMap((one) => one.beats);
  for (const scene of scenesOf(beats)) {
    const { end } = timingOf(scene, 'even');
    if (scene.lead === null) expect(end).toBeLessThanOrEqual(250);
    else expect(end).toBeGreaterThan(500);
    expect(end).toBeLessThan(2_500);
  }
});
