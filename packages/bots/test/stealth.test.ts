import { decision } from '@lastclick/engine';
import {
  breakSubroutines,
  breaks,
  credits,
  endTheRun,
  ice,
  paid,
  program,
  pumpStrength,
  resource,
  spendHosted,
  stealthCredits,
  sub,
  using,
} from '@lastclick/engine/language';
import { scenario, type Table } from '@lastclick/testkit';
import { describe, expect, test } from 'vitest';
import { bestOf, rate } from '../src/policy/rate.ts';

const ofRunner = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;

const cards = [
  resource({
    ...ofRunner,
    id: 'shade',
    title: 'Shade',
    subtypes: ['stealth'],
    text: [spendHosted(using({ subtype: 'icebreaker' }))],
  }),
  program({
    ...ofRunner,
    memory: 1,
    strength: 0,
    id: 'knife',
    title: 'Knife',
    subtypes: ['icebreaker'],
    text: [breaks('barrier', [credits(1)], breakSubroutines(1)), paid([stealthCredits(1)], pumpStrength(5))],
  }),
  ice({
    faction: 'neutral_corp',
    cost: 0,
    strength: 4,
    id: 'wall',
    title: 'Wall',
    subtypes: ['barrier'],
    text: [sub(endTheRun)],
  }),
];

function choice(table: Table): string {
  const asked = decision(table.game);
  if (asked === null) throw new Error('nobody is asked');
  const rates: number[] = [];
  rate(table.game, asked, rates);
  return table.moves[bestOf(rates, asked.options.length)] as string;
}

describe('rules of thumb pay from stealth cards', () => {
  const running = (held: number, pool = 6) => {
    const table = scenario({
      at: 'runner.action',
      cards,
      corp: { hq: ['Offworld Office'], servers: [{ server: 'hq', ice: [{ card: 'Wall', rezzed: true }] }] },
      runner: { credits: pool, rig: ['Knife', { card: 'Shade', credits: held }] },
    });
    table.runner.takes('run hq');
    return table;
  };

  test('what only those can pay, and the rest from the pool', () => {
    const table = running(2);
    expect(choice(table)).toBe('use Knife 2');
    table.runner.uses('Knife', 2);
    if (table.decision?.kind === 'pay') table.runner.pays(table.keys[0] ?? '');
    expect(choice(table)).toBe('use Knife 1');
    table.runner.uses('Knife', 1);
    expect(choice(table)).toBe('pay pool');
  });

  test('and think less of a run into ice without them', () => {
    const worthOfRun = (held: number): number => {
      const table = scenario({
        at: 'runner.action',
        cards,
        corp: { hq: ['Offworld Office'], servers: [{ server: 'hq', ice: [{ card: 'Wall', rezzed: true }] }] },
        runner: { credits: 9, rig: ['Knife', { card: 'Shade', credits: held }] },
      });
      const asked = decision(table.game);
      const rates: number[] = [];
      if (asked !== null) rate(table.game, asked, rates);
      return rates[table.moves.indexOf('run hq')] ?? 0;
    };
    expect(worthOfRun(1)).toBeGreaterThan(worthOfRun(0));
    expect(worthOfRun(0)).toBeLessThanOrEqual(0);
  });
});
