import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, runInto } from './card.ts';

card('Chromatophores', (setUp) => {
  const KINDS = ['barrier', 'code_gate', 'sentry'];
  const atHq = (rigged: string[], hosted: string[]) => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        servers: [
          { server: 'hq', ice: [{ card: 'Karunā', rezzed: true, hosted }] },
          { server: 'rd', ice: [{ card: 'Karunā', rezzed: true }] },
        ],
      },
      runner: { credits: 10, rig: rigged, grip: ['Chromatophores'] },
    });
    return table;
  };
  const iceAt = (table: ReturnType<typeof setUp>, server: string) =>
    table.runner.seen.corp.servers.find((one) => one.server === server)?.ice[0];

  test('it is installed on ice only, rezzed or not', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [{ server: 'hq', ice: ['Palisade', { card: 'Karunā', rezzed: true }] }] },
      runner: { credits: 1, grip: ['Chromatophores'] },
    });
    expect(table.moves.filter((move) => move.includes('Chromatophores'))).toHaveLength(2);
    table.runner.installs('Chromatophores', 'on Karunā');
    const hosts = table.runner.seen.corp.servers[0]?.ice.filter(({ hosted }) => hosted.length > 0);
    expect(hosts?.map(({ title }) => title)).toEqual(['Karunā']);
    expect([table.runner.credits, table.runner.memory.used]).toEqual([0, 1]);
  });

  test('without ice it cannot be installed', () => {
    const table = setUp({ at: 'runner.action', runner: { credits: 5, grip: ['Chromatophores'] } });
    expect(table.moves.filter((move) => move.includes('Chromatophores'))).toEqual([]);
  });

  test('its host is ice of every kind, another piece of the same name is not', () => {
    const table = atHq([], ['Chromatophores']);
    expect(iceAt(table, 'hq')?.subtypes?.toSorted()).toEqual(['ap', ...KINDS].toSorted());
    expect(iceAt(table, 'rd')?.subtypes).toBeUndefined();
  });

  test('a fracter breaks its host, though that is a sentry', () => {
    const table = atHq(['Cleaver'], ['Chromatophores']);
    runInto(table, 'hq', 'Karunā');
    expect(table.moves).toContain('use Cleaver 1');
  });

  test('a fracter does not break the sentry beside it', () => {
    const table = atHq(['Cleaver'], ['Chromatophores']);
    runInto(table, 'rd', 'Karunā');
    expect(table.moves).not.toContain('use Cleaver 1');
  });

  test('a fracter does not break the sentry without it', () => {
    const table = atHq(['Cleaver'], []);
    runInto(table, 'hq', 'Karunā');
    expect(table.moves).not.toContain('use Cleaver 1');
  });
});
