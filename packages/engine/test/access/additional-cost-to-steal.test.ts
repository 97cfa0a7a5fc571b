import { additionalCostToSteal, agenda, credits, trashFromHand } from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';

const facts = { faction: 'neutral_corp', subtypes: [], advancement: 3, points: 2 } as const;
const guarded = agenda({
  ...facts,
  id: 'guarded',
  title: 'Guarded',
  text: [additionalCostToSteal(credits(2), trashFromHand(1))],
});

const atTheAgenda = (runner: { credits: number; grip: string[] }) => {
  const table = scenario({
    at: 'runner.action',
    cards: [guarded],
    corp: { credits: 0, servers: [{ server: 'remote-1', root: ['Guarded'] }] },
    runner,
  });
  table.runner.takes('run remote-1');
  table.runner.takes('continue');
  return table;
};

rule(
  both('7.7.3 1.16.3d 1.15.9 9.1.8e · cost to steal', '7.1.6a 1.17.3d 1.16.10 9.1.8e · cost to steal'),
  'the Runner pays all of an additional cost to steal',
  () => {
    const table = atTheAgenda({ credits: 5, grip: ['Diesel', 'Sure Gamble'] });
    expect(table.decision?.kind).toBe('payOrNot');
    table.runner.accepts();
    table.runner.chooses('Diesel');
    expect([table.runner.credits, table.runner.hand]).toEqual([5 - 2, ['Sure Gamble']]);
    expect([table.runner.points, table.runner.scored]).toEqual([2, ['Guarded']]);
    expect(table).toBeSettled();
  },
);

rule(both('1.15.9a 7.7.3', '1.16.10a 7.1.6a'), 'or declines it, and the agenda stays where it is', () => {
  const table = atTheAgenda({ credits: 5, grip: ['Diesel'] });
  table.runner.declines();
  expect([table.runner.credits, table.runner.points]).toEqual([5, 0]);
  expect(table.corp.seen.corp.servers[3]?.root.map((card) => card.title)).toEqual(['Guarded']);
  expect(table).toBeSettled();
});

rule(
  both('1.15.9b 1.15.1', '1.16.10b 1.16.1'),
  'who cannot pay the whole of it pays nothing and steals nothing',
  () => {
    for (const runner of [
      { credits: 1, grip: ['Diesel'] },
      { credits: 5, grip: [] },
    ]) {
      const table = atTheAgenda(runner);
      expect(table.decision?.kind).not.toBe('payOrNot');
      expect([table.runner.credits, table.runner.points]).toEqual([runner.credits, 0]);
    }
  },
);
