import { describe, expect, test } from 'vitest';
import { Clock } from '../src/game/clock.ts';

const SECOND = 1_000;

describe('a clock for the game', () => {
  const begun = (): Clock => {
    const clock = new Clock({ kind: 'game', each: 60 * SECOND, more: 5 * SECOND });
    clock.pass(100);
    clock.ask('corp', 'corp 1');
    return clock;
  };

  test('counts down for who is asked, and for nobody else', () => {
    const clock = begun();
    clock.pass(100 + 10 * SECOND);
    clock.ask('runner', 'corp 1');
    clock.pass(100 + 13 * SECOND);
    expect(clock.face).toMatchObject({ corp: 50 * SECOND, runner: 57 * SECOND, running: 'runner' });
  });

  test('gives more with each of one’s turns but the first', () => {
    const clock = begun();
    clock.ask('runner', 'runner 1');
    clock.ask('corp', 'corp 2');
    expect(clock.face).toMatchObject({ corp: 65 * SECOND, runner: 65 * SECOND });
  });

  test('says when time is up, stops while nobody is asked, and gives back what was nobody’s', () => {
    const clock = begun();
    expect(clock.end).toEqual({ side: 'corp', at: 100 + 60 * SECOND });
    clock.pass(100 + 20 * SECOND);
    clock.giveBack(15 * SECOND);
    expect(clock.end).toEqual({ side: 'corp', at: 100 + 75 * SECOND });
    clock.ask(null, 'corp 1');
    clock.pass(100 + 500 * SECOND);
    expect(clock.end).toBeNull();
    expect(clock.face?.corp).toBe(55 * SECOND);
  });
});

test('a clock for the turn is wound anew for both with every turn', () => {
  const clock = new Clock({ kind: 'turn', each: 30 * SECOND });
  clock.pass(0);
  clock.ask('corp', 'corp 1');
  clock.pass(20 * SECOND);
  expect(clock.face?.corp).toBe(10 * SECOND);
  clock.ask('runner', 'runner 1');
  expect(clock.face).toMatchObject({ corp: 30 * SECOND, runner: 30 * SECOND });
});

test('by correspondence every question has its own time, which goes on while one answers several', () => {
  const clock = new Clock({ kind: 'move', each: 30 * SECOND });
  clock.pass(0);
  clock.ask('corp', 'corp 1');
  clock.pass(10 * SECOND);
  clock.ask('corp', 'corp 1');
  expect(clock.face?.corp).toBe(20 * SECOND);
  clock.ask('runner', 'corp 1');
  clock.ask('corp', 'corp 1');
  expect(clock.face?.corp).toBe(30 * SECOND);
});

test('without a clock there is nothing to tell', () => {
  const clock = new Clock({ kind: 'none' });
  clock.pass(0);
  clock.ask('corp', 'corp 1');
  expect([clock.face, clock.end]).toEqual([null, null]);
});
