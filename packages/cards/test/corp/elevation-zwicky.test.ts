import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, passTo } from './card.ts';

card('The Zwicky Group: Invisible Hands', (setUp) => {
  const identity = 'The Zwicky Group: Invisible Hands';
  const rd = ['Palisade', 'Enigma', 'Tithe', 'Ping', 'Karunā'];

  test('the first credits of an operation let the Corp draw a card, later ones do not', () => {
    const table = setUp({ corp: { identity, credits: 9, hq: ['Hedge Fund', 'Hedge Fund'], rd } });
    table.corp.plays('Hedge Fund');
    table.corp.triggers(identity);
    expect(table.corp.hand).toEqual(['Hedge Fund', 'Palisade']);
    table.corp.plays('Hedge Fund');
    expect(table.corp.hand).toEqual(['Palisade']);
    expect(table.corp.credits).toBe(17);
  });

  test('the Corp may decline, and cannot come back to it that turn', () => {
    const table = setUp({ corp: { identity, credits: 9, hq: ['Hedge Fund', 'Hedge Fund'], rd } });
    table.corp.plays('Hedge Fund');
    table.corp.passes();
    table.corp.plays('Hedge Fund');
    expect(table.corp.hand).toEqual([]);
  });

  test('agendas count, assets and the basic action do not', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        identity,
        rd,
        servers: [
          { server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 4 }] },
          { server: 'remote-2', root: [{ card: 'Regolith Mining License', rezzed: true, credits: 15 }] },
        ],
      },
    });
    table.corp.passes();
    table.corp.takes('gain credit');
    expect(table.corp.hand).toEqual([]);
    table.corp.passes();
    table.corp.uses('Regolith Mining License');
    expect(table.corp.hand).toEqual([]);
    table.corp.scores('Offworld Office');
    table.corp.triggers(identity);
    expect(table.corp.hand).toEqual(['Palisade']);
  });

  test('each turn anew; the Runner gaining credits is nothing to it', () => {
    const table = setUp({
      corp: { identity, credits: 9, hq: ['Hedge Fund'], rd },
      runner: { grip: ['Sure Gamble'], credits: 5, stack: ['Diesel'] },
    });
    passTo(table, 'runner.action');
    table.runner.plays('Sure Gamble');
    expect(table.awaits).toBe('runner');
    passTo(table, 'corp.action');
    table.corp.plays('Hedge Fund');
    table.corp.triggers(identity);
    expect(table.corp.hand).toHaveLength(2); // the mandatory draw and this one
  });
});
