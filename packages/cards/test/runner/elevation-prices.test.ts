import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, goOn, rezzed } from './card.ts';

card('Sang Kancil', (setUp) => {
  const encounters = (credits: number, ice: string, event: string | null) => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed(ice)] }] },
      runner: { credits, rig: ['Sang Kancil'], grip: event === null ? [] : [event] },
    });
    if (event === null) table.runner.takes('run hq');
    else {
      table.runner.plays(event);
      table.runner.takes('run hq');
    }
    const met = (): boolean =>
      table.runner.seen.run?.phase === 'run.encounter' && table.decision?.kind === 'window';
    goOn(table, () => met() && table.awaits === 'runner');
    return table;
  };

  test('two more strength for three credits in a run without an event', () => {
    const table = encounters(4, 'Enigma', null);
    expect(table.runner.seen.runner.rig[0]?.strength).toBe(2);
    table.runner.uses('Sang Kancil', 2);
    expect(table.runner.credits).toBe(1);
    expect(table.runner.seen.runner.rig[0]?.strength).toBe(4);
    expect(encounters(2, 'Enigma', null).moves).not.toContain('use Sang Kancil 2');
  });

  test('for one credit while a run event is active', () => {
    const table = encounters(2, 'Enigma', 'Jailbreak');
    table.runner.uses('Sang Kancil', 2);
    expect(table.runner.credits).toBe(1);
    expect(table.runner.seen.runner.rig[0]?.strength).toBe(4);
    expect(encounters(0, 'Enigma', 'Jailbreak').moves).not.toContain('use Sang Kancil 2');
  });

  test('breaking a code gate costs one credit either way, and nothing else is broken', () => {
    for (const event of [null, 'Jailbreak']) {
      const table = encounters(1, 'Enigma', event);
      table.runner.uses('Sang Kancil', 1);
      expect(table.runner.credits).toBe(0);
      expect(encounters(9, 'Palisade', event).moves).not.toContain('use Sang Kancil 1');
    }
  });
});
