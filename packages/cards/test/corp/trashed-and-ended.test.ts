import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, copies, goOn, iceAt, ranSuccessfully, rootOf, runOn } from './card.ts';

card('Marilyn Campaign', (setUp) => {
  const rezzed = (credits: number) => [
    { server: 'remote-1', root: [{ card: 'Marilyn Campaign', rezzed: true, credits }] },
  ];

  test('installing over it is trashing it', () => {
    const table = setUp({ corp: { hq: ['PAD Campaign'], servers: rezzed(8), rd: copies('Tithe', 4) } });
    table.corp.installs('PAD Campaign', 'remote-1');
    expect(table.decision?.kind).toBe('interrupt');
    table.corp.triggers('Marilyn Campaign');
    expect(table.corp.deckSize).toBe(5);
    expect(rootOf(table, 'remote-1')).toEqual(['PAD Campaign']);
  });
});

card('Brân 1.0', (setUp) => {
  test('installing ice, the Corp may first trash ice of the server', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        hq: ['Enigma'],
        servers: [{ server: 'hq', ice: [{ card: 'Brân 1.0', rezzed: true }, 'Tithe'] }],
      },
      runner: { clicks: 1 },
    });
    runOn(table, 'hq');
    table.corp.accepts();
    expect(table.decision?.kind).toBe('trashLikeCards');
    table.choose('corp', table.keys[table.moves.indexOf('trash Tithe')] ?? '');
    table.corp.isDone();
    expect(iceAt(table, 'hq')).toEqual(['Brân 1.0', 'Enigma']);
  });
});

card('Anoetic Void', (setUp, edition) => {
  test('the run ended by Manegarm Skunkworks: its own approach is over in 1.4, still pending in 26.03', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        credits: 2,
        hq: ['Tithe', 'Enigma'],
        servers: [
          {
            server: 'remote-1',
            root: [
              { card: 'Anoetic Void', rezzed: true },
              { card: 'Manegarm Skunkworks', rezzed: true },
            ],
          },
        ],
      },
    });
    runOn(table, 'remote-1');
    table.corp.triggers('Manegarm Skunkworks');
    table.runner.choosesMode(3);
    if (edition === '1.4') expect(table.decision?.kind).toBe('action');
    else {
      expect(table.moves).toEqual(['trigger Anoetic Void 1', 'pass']);
      table.corp.passes();
    }
    goOn(table);
    expect(ranSuccessfully(table)).toBe(false);
  });
});
