import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, meet, runInto } from './card.ts';

card('GAMEDRAGON™ Pro', (setUp) => {
  const rig = (table: ReturnType<typeof setUp>) => table.runner.seen.runner.rig;
  const strengthOf = (table: ReturnType<typeof setUp>, title: string) =>
    rig(table).find((one) => one.title === title)?.strength;
  const hostsOf = (table: ReturnType<typeof setUp>) =>
    rig(table)
      .filter(({ hosted }) => hosted.length > 0)
      .map(({ title }) => title);

  test('as it is installed it may be hosted on an icebreaker that is no AI', () => {
    const table = setUp({
      at: 'runner.action',
      runner: { credits: 10, grip: ['GAMEDRAGON™ Pro'], rig: ['Corroder', 'Mayfly', 'Cleaver'] },
    });
    table.runner.installs('GAMEDRAGON™ Pro');
    table.runner.triggers('GAMEDRAGON™ Pro');
    expect(table.moves.toSorted()).toEqual(['choose Cleaver', 'choose Corroder']);
    table.runner.chooses('Corroder');
    expect(hostsOf(table)).toEqual(['Corroder']);
    expect([strengthOf(table, 'Corroder'), strengthOf(table, 'Cleaver')]).toEqual([3, 3]);
  });

  test('it may stay by itself, and then it does nothing', () => {
    const table = setUp({
      at: 'runner.action',
      runner: { credits: 10, grip: ['GAMEDRAGON™ Pro'], rig: ['Corroder'] },
    });
    table.runner.installs('GAMEDRAGON™ Pro');
    table.runner.takes('pass');
    expect([hostsOf(table), strengthOf(table, 'Corroder')]).toEqual([[], 2]);
  });

  test('as a turn begins it may move to another one', () => {
    const table = setUp({
      at: '5.7.1d',
      runner: { rig: [{ card: 'Corroder', hosted: ['GAMEDRAGON™ Pro'] }, 'Cleaver'] },
    });
    table.runner.triggers('GAMEDRAGON™ Pro');
    table.runner.chooses('Cleaver');
    expect([strengthOf(table, 'Corroder'), strengthOf(table, 'Cleaver')]).toEqual([2, 4]);
  });

  const inARun = (hosted: string[]) => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        servers: [
          {
            server: 'hq',
            ice: [
              { card: 'Palisade', rezzed: true },
              { card: 'Tithe', rezzed: true },
            ],
          },
        ],
      },
      runner: { credits: 20, clicks: 2, rig: [{ card: 'Corroder', hosted }] },
    });
    runInto(table, 'hq', 'Palisade');
    table.runner.uses('Corroder', 2);
    return table;
  };

  test('what raises the strength of its host lasts for the run', () => {
    const table = inARun(['GAMEDRAGON™ Pro']);
    expect(strengthOf(table, 'Corroder')).toBe(4);
    table.runner.uses('Corroder', 1);
    meet(table, 'Tithe');
    expect(strengthOf(table, 'Corroder')).toBe(4);
  });

  test('without it that is over with the encounter', () => {
    const table = inARun([]);
    expect(strengthOf(table, 'Corroder')).toBe(3);
    table.runner.uses('Corroder', 1);
    meet(table, 'Tithe');
    expect(strengthOf(table, 'Corroder')).toBe(2);
  });

  test('with the run it ends', () => {
    const table = inARun(['GAMEDRAGON™ Pro']);
    for (let i = 0; i < 40 && table.runner.seen.run !== null; i++) {
      const { decision } = table;
      const easy = decision?.options.find(({ kind }) => ['pass', 'continue', 'jackOut'].includes(kind));
      table.choose(decision?.seat ?? 'runner', (easy ?? decision?.options[0])?.key ?? '');
    }
    expect(strengthOf(table, 'Corroder')).toBe(3);
  });
});
