import type { BotName } from '@lastclick/bots';
import { describe, expect, test } from 'vitest';
import { newGame } from '../../session/test/seeded-game.ts';
import { WarmingUp } from '../src/worker/warming-up.ts';

/** A clock by which each step of work takes half a second; it says how often the worker came to rest. */
class HalfSeconds {
  rests = 0;
  private time = 0;

  now = (): number => {
    this.time += 250;
    return this.time * 2;
  };

  wait = async (): Promise<void> => {
    this.rests += 1;
  };
}

const against = (level: BotName) => newGame({ corp: { kind: 'bot', level } });

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('the worker plays by itself', () => {
  test('for four seconds of work in all, resting after each choice, however many games are opened', async () => {
    const clock = new HalfSeconds();
    const warmingUp = new WarmingUp(clock);
    warmingUp.begin(against('5'));
    warmingUp.begin(against('4'));
    await settled();
    expect(clock.rests).toBe(8);
  });

  test('not where no bot at the table thinks', async () => {
    const clock = new HalfSeconds();
    new WarmingUp(clock).begin(against('3'));
    await settled();
    expect(clock.rests).toBe(0);
  });
});
