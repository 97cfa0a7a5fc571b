import {
  credits,
  duringARun,
  gainCredits,
  spendHostedOnAnything,
  sub,
  whenEncountered,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { goOn, installedCard } from './run-table.ts';
import { iceWith, resourceWith, rezzed } from './test-cards.ts';

// What a player must do if able: all of it, by whatever means they have, or nothing.

/** The Runner must pay 3 credits, if able. */
const booth = iceWith('Booth', {
  text: [whenEncountered({ step: 'pay', cost: [credits(3)], by: 'opponent' }), sub(gainCredits(1))],
});
const purse = resourceWith('Purse', { text: [spendHostedOnAnything(duringARun)] });

/** The Runner has met the booth, which asks for its due. */
const meets = (own: number, hosted: number) => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [booth, purse],
    corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Booth')] }] },
    runner: { credits: own, rig: [{ card: 'Purse', credits: hosted }] },
  });
  table.runner.takes('run hq');
  for (let i = 0; i < 20 && table.decision?.kind !== 'reaction'; i++) goOn(table);
  table.corp.triggers('Booth');
  return table;
};

rule(both('1.2.3'), 'what is to be done if able is done whole or not at all', () => {
  const left = (own: number) => {
    const table = meets(own, 0);
    expect(table.decision?.kind).toBe('window'); // nobody is asked: it is paid, or it is not
    return table.runner.credits;
  };
  expect([left(5), left(3), left(2), left(0)]).toEqual([5 - 3, 0, 2, 0]);
});

rule(
  both('9.11.3a', '9.12.3a'),
  'who must do something uses whatever lets them: credits of other cards have to be spent on it',
  () => {
    const table = meets(1, 2);
    while (table.decision?.kind === 'pay') {
      expect(table.keys.some((key) => ['no', 'done', 'pass'].includes(key))).toBe(false); // how, not whether
      table.choose('runner', table.keys[0] ?? '');
    }
    expect([table.runner.credits, installedCard(table, 'Purse')?.counters.credits ?? 0]).toEqual([0, 0]);
    const short = meets(1, 1);
    expect([short.runner.credits, installedCard(short, 'Purse')?.counters.credits]).toEqual([1, 1]);
  },
);
