import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, finishRun, goOn, rig } from './card.ts';

card('Gourmand', (setUp) => {
  const accessing = (title: string, server = 'hq', credits = 0) => {
    const table = setUp({
      priority: 'every',
      corp: {
        ...(server === 'hq' ? { hq: [title] } : {}),
        ...(server === 'archives' ? { archives: [title] } : {}),
        servers: server === 'remote-1' ? [{ server, root: [title] }] : [],
      },
      runner: { credits, rig: ['Gourmand'], stack: ['Diesel', 'Overclock'] },
    });
    table.runner.takes(`run ${server}`);
    goOn(table);
    table.choose('runner', table.keys[0] ?? '');
    goOn(table, () => table.decision?.kind === 'trashAccessed');
    return table;
  };

  for (const [title, server] of [
    ['Hedge Fund', 'hq'],
    ['PAD Campaign', 'remote-1'],
    ['Palisade', 'hq'],
  ] as const) {
    test(`trashes itself and the ${title} that is accessed, and draws a card`, () => {
      const table = accessing(title, server);
      table.runner.uses('Gourmand');
      expect(rig(table)).toEqual([]);
      expect(table.corp.discardPile).toEqual([title]);
      expect(table.runner.hand).toEqual(['Diesel']);
      expect(table.runner.discardPile).toEqual(['Gourmand']);
      goOn(table);
    });
  }

  test('not an agenda, which is stolen', () => {
    const table = accessing('Offworld Office');
    expect(table.runner.explain('use Gourmand 1')).toMatchObject({ allowed: false });
    finishRun(table);
    expect([table.runner.scored, rig(table)]).toEqual([['Offworld Office'], ['Gourmand']]);
  });

  test('nothing in Archives, and nothing outside an access', () => {
    const table = accessing('Hedge Fund', 'archives');
    expect(table.runner.explain('use Gourmand 1')).toMatchObject({ allowed: false });
    const outside = setUp({ priority: 'every', at: '5.7.1b', runner: { rig: ['Gourmand'] } });
    expect(outside.runner.explain('use Gourmand 1')).toMatchObject({ allowed: false });
  });

  test('the card can be left where it is', () => {
    const table = accessing('Hedge Fund');
    table.runner.takes('continue');
    expect([rig(table), table.corp.hand, table.runner.hand]).toEqual([['Gourmand'], ['Hedge Fund'], []]);
  });

  test('a card that goes elsewhere instead still counts as trashed', () => {
    const table = setUp({
      corp: {
        credits: 9,
        servers: [{ server: 'remote-1', root: [{ card: 'Marilyn Campaign', rezzed: true, credits: 8 }] }],
      },
      runner: { credits: 0, rig: ['Gourmand'], stack: ['Diesel'] },
    });
    table.runner.takes('run remote-1');
    goOn(table);
    table.runner.uses('Gourmand');
    table.corp.triggers('Marilyn Campaign'); // shuffled into R&D
    expect(table.corp.discardPile).toEqual([]);
    expect(table.runner.hand).toEqual(['Diesel']);
  });
});
