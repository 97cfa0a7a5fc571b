import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, copies, isInPlay, runOn, shown, trashAccessed } from './card.ts';

card('Nico Campaign', (setUp) => {
  const rezzed = (credits: number) => [
    { server: 'remote-1', root: [{ card: 'Nico Campaign', rezzed: true, credits }] },
  ];

  test('loaded with nine as it is rezzed', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { credits: 2, servers: [{ server: 'remote-1', root: ['Nico Campaign'] }] },
    });
    table.corp.rezzes('Nico Campaign');
    expect(table.corp.credits).toBe(0);
    expect(shown(table, 'Nico Campaign').counters).toEqual({ credits: 9 });
  });

  test('refused without the two credits', () => {
    const table = setUp({
      at: '5.6.2a',
      priority: 'every',
      corp: { credits: 1, servers: [{ server: 'remote-1', root: ['Nico Campaign'] }] },
    });
    expect(table.corp.explain('rez Nico Campaign')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('three credits as your turn begins', () => {
    const table = setUp({ at: '5.6.1d', corp: { credits: 0, servers: rezzed(9) } });
    expect(table.corp.credits).toBe(3);
    expect(shown(table, 'Nico Campaign').counters).toEqual({ credits: 6 });
  });

  test('the last three empty it: it is trashed and a card drawn, before the mandatory draw', () => {
    const table = setUp({
      at: '5.6.1d',
      corp: { credits: 0, servers: rezzed(3), rd: ['Tithe', 'Enigma', 'IPO'] },
    });
    expect(table.corp.credits).toBe(3);
    expect(table.corp.discardPile).toEqual(['Nico Campaign']);
    expect(table.corp.hand).toEqual(['Tithe', 'Enigma']);
    expect(table.corp.deckSize).toBe(1);
    expect(table).toBeSettled();
  });

  test('fewer than three are taken as far as they go', () => {
    const table = setUp({ at: '5.6.1d', corp: { credits: 0, servers: rezzed(2) } });
    expect(table.corp.credits).toBe(2);
    expect(table.corp.discardPile).toEqual(['Nico Campaign']);
  });

  test('nothing from one that is not rezzed, and nothing when the Runner’s turn begins', () => {
    const unrezzed = setUp({
      at: '5.6.1d',
      corp: { credits: 0, servers: [{ server: 'remote-1', root: ['Nico Campaign'] }] },
    });
    expect(unrezzed.corp.credits).toBe(0);
    const theirs = setUp({ at: '5.7.1d', corp: { credits: 0, servers: rezzed(9) } });
    expect(theirs.corp.credits).toBe(0);
    expect(shown(theirs, 'Nico Campaign').counters).toEqual({ credits: 9 });
  });
});

card('Marilyn Campaign', (setUp) => {
  const rezzed = (credits: number) => [
    { server: 'remote-1', root: [{ card: 'Marilyn Campaign', rezzed: true, credits }] },
  ];

  test('eight as it is rezzed, two as your turn begins', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { servers: [{ server: 'remote-1', root: ['Marilyn Campaign'] }] },
    });
    table.corp.rezzes('Marilyn Campaign');
    expect(shown(table, 'Marilyn Campaign').counters).toEqual({ credits: 8 });
    const later = setUp({ at: '5.6.1d', corp: { credits: 0, servers: rezzed(8) } });
    expect(later.corp.credits).toBe(2);
    expect(shown(later, 'Marilyn Campaign').counters).toEqual({ credits: 6 });
  });

  test('empty it is trashed, or shuffled into R&D instead', () => {
    for (const shuffle of [true, false]) {
      const table = setUp({ at: '5.6.1d', corp: { credits: 0, servers: rezzed(2), rd: copies('Tithe', 4) } });
      expect(table.decision?.kind).toBe('interrupt');
      if (shuffle) table.corp.triggers('Marilyn Campaign');
      else table.corp.passes();
      expect(table.corp.credits).toBe(2);
      expect(table.corp.discardPile).toEqual(shuffle ? [] : ['Marilyn Campaign']);
      expect(table.corp.deckSize + table.corp.hand.length).toBe(4 + (shuffle ? 1 : 0));
      expect(isInPlay(table, 'Marilyn Campaign')).toBe(false);
      expect(table).toBeSettled();
    }
  });

  test('also as the Runner trashes it', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: rezzed(8), rd: copies('Tithe', 4) },
      runner: { credits: 3 },
    });
    runOn(table, 'remote-1');
    trashAccessed(table);
    table.corp.triggers('Marilyn Campaign');
    expect(table.corp.discardPile).toEqual([]);
    expect(table.corp.deckSize).toBe(5);
    expect(table.runner.credits).toBe(0);
    expect(table).toBeSettled();
  });

  test('shuffled away it still counts as trashed by the Runner', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: rezzed(8), rd: copies('Tithe', 4) },
      runner: { identity: 'René “Loup” Arcemont: Party Animal', credits: 3 },
    });
    runOn(table, 'remote-1');
    trashAccessed(table);
    table.corp.triggers('Marilyn Campaign');
    expect(table.corp.discardPile).toEqual([]);
    expect(table.corp.deckSize).toBe(5);
    expect(table.runner.credits).toBe(0 + 1); // the Party Animal is paid for trashing an accessed card
    expect(table).toBeSettled();
  });

  test('its ability is not active while it is unrezzed', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { servers: [{ server: 'remote-1', root: ['Marilyn Campaign'] }], credits: 0 },
    });
    runOn(table, 'remote-1');
    trashAccessed(table);
    expect(table.corp.discardPile).toEqual(['Marilyn Campaign']);
    expect(table).toBeSettled();
  });
});
