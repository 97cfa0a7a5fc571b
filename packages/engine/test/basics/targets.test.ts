import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { inServers, titles } from './reading-the-table.ts';
import {
  bodyguard,
  markDown,
  martyr,
  plainUpgrade,
  recyclery,
  scrapyard,
  seekAndDestroy,
  sweep,
  takeBack,
  writeOff,
} from './test-cards.ts';

rule(both('1.14.2', '1.15.2'), 'the target is announced first; only then can it be saved', () => {
  const table = scenario({
    cards: [bodyguard],
    corp: { credits: 3, hq: ['Retribution'] },
    runner: { tags: 1, rig: ['Bodyguard', 'Forger', 'Fermenter'] },
  });
  table.corp.plays('Retribution');
  expect(table.decision).toMatchObject({ kind: 'target', seat: 'corp' }); // nothing to save yet
  expect(table.corp.credits).toBe(3 - 1);
  table.corp.chooses('Forger');
  expect(table.decision).toMatchObject({ kind: 'interrupt', seat: 'runner' }); // chosen, not yet trashed
  expect(titles(table.runner.seen.runner.rig)).toContain('Forger');
  table.runner.uses('Bodyguard', 2);
  expect(table.runner.discardPile).toEqual([]);
});

rule(both('1.14.2', '1.15.2'), 'a later instruction has its targets chosen when its turn comes', () => {
  const table = scenario({
    at: '5.6.2a',
    corp: {
      hq: ['Hedge Fund', 'IPO'],
      servers: [{ server: 'remote-1', root: [{ card: 'Longevity Serum', advancement: 3 }] }],
    },
  });
  table.corp.scores('Longevity Serum'); // trash any cards from HQ; then shuffle up to 3 from Archives away
  table.corp.chooses('Hedge Fund');
  expect(table.corp.discardPile).toEqual([]); // announcing is not trashing
  table.corp.isDone();
  expect(table.moves).toEqual(['choose Hedge Fund', 'done']); // what was trashed can be chosen now
});

rule(both('1.14.2a', '1.15.2a'), 'announcing a card neither turns nor moves it', () => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    corp: {
      archives: ['IPO', { card: 'Hedge Fund', faceup: false }, 'Tithe'],
      servers: [{ server: 'remote-1', root: [{ card: 'Spin Doctor', rezzed: true }] }],
    },
  });
  table.corp.uses('Spin Doctor'); // up to two cards from Archives
  table.corp.chooses('Hedge Fund');
  expect(table.decision).toMatchObject({ kind: 'target', chosen: 1, wanted: 2 });
  expect(table.runner.seen.corp.archives.map((card) => card.title)).toEqual(['IPO', 'Tithe', undefined]);
  expect(table.corp.seen.corp.archives[1]).toMatchObject({ title: 'Hedge Fund', faceup: false });
});

rule(both('1.14.2b', '1.15.2b'), 'only what the instruction allows can be chosen', () => {
  const table = scenario({
    corp: {
      hq: ['Seamless Launch'],
      servers: [
        { server: 'remote-1', root: ['Offworld Office'] },
        { server: 'remote-2', root: [{ card: 'Hostile Takeover', installedThisTurn: true }] },
        { server: 'remote-3', root: ['PAD Campaign'] },
      ],
    },
    runner: { rig: ['Daily Casts'] },
  });
  table.corp.plays('Seamless Launch'); // an installed card of the Corp that was not installed this turn
  expect(table.moves).toEqual(['choose Offworld Office', 'choose PAD Campaign']);
});

rule(both('1.14.2c', '1.15.2c'), 'where no zone is named, only installed cards can be chosen', () => {
  const table = scenario({
    cards: [seekAndDestroy],
    corp: { hq: ['Seek and Destroy'] },
    runner: {
      grip: ['Net Shield', 'Pantograph'],
      stack: ['Net Shield'],
      heap: ['Amanuensis'],
      rig: ['Fermenter', 'Forger', 'Daily Casts'],
    },
  });
  table.corp.plays('Seek and Destroy'); // trash a program or piece of hardware
  expect(table.moves).toEqual(['choose Fermenter', 'choose Forger']);
});

rule(both('1.14.2e', '1.15.2e'), 'no card is chosen twice; where there are too few, all are chosen', () => {
  const play = (rig: readonly string[]) => {
    const table = scenario({ priority: 'every', cards: [sweep], corp: { hq: ['Sweep'] }, runner: { rig } });
    table.corp.plays('Sweep'); // trash two resources
    return table;
  };
  const three = play(['Daily Casts', 'Wyldside', 'Decoy']);
  three.corp.chooses('Wyldside');
  expect(three.moves).toEqual(['choose Daily Casts', 'choose Decoy']);
  three.corp.chooses('Decoy');
  expect(three.runner.discardPile).toEqual(['Wyldside', 'Decoy']);
  expect(play(['Daily Casts']).runner.discardPile).toEqual(['Daily Casts']);
});

rule(both('1.14.3', '1.15.3'), 'a target that is gone is left out, the rest happens', () => {
  const table = scenario({
    cards: [sweep, martyr],
    corp: { hq: ['Sweep'] },
    runner: { credits: 0, rig: ['Martyr', 'Daily Casts'] },
  });
  table.corp.plays('Sweep'); // both are announced
  expect(table.decision).toMatchObject({ kind: 'interrupt', seat: 'runner' });
  table.runner.uses('Martyr'); // trashes itself as a cost
  expect(table.runner.credits).toBe(1);
  expect(table.runner.discardPile).toEqual(['Martyr', 'Daily Casts']);
  const trashed = table.happened('trashed').map((event) => event.cards.map((card) => card.card));
  expect(trashed).toEqual([['martyr'], ['daily_casts'], ['sweep']]); // Martyr only once
});

// Mark Down: derez an asset, then place two advancement counters on it.

const derezzable = { card: 'PAD Campaign', rezzed: true } as const;

rule(current('1.12.5'), 'a card that is turned over is still the same object to a later instruction', () => {
  const table = scenario({
    cards: [markDown],
    corp: { hq: ['Mark Down'], servers: [{ server: 'remote-1', root: [derezzable] }] },
  });
  table.corp.plays('Mark Down');
  expect(inServers(table, 'PAD Campaign')).toMatchObject({ rezzed: false, counters: { advancement: 2 } });
});

rule(
  { '1.4': ['1.14.4a'], '26.03': ['1.12.1', '1.12.2'] },
  'a target that another ability has moved meanwhile is lost',
  () => {
    const play = (root: string) => {
      const table = scenario({
        cards: [takeBack, scrapyard, plainUpgrade],
        corp: {
          hq: ['Take Back'],
          servers: [
            { server: 'remote-1', root: [derezzable] },
            { server: 'hq', root: [{ card: root, rezzed: true }] },
          ],
        },
      });
      table.corp.plays('Take Back'); // derez an asset, then add it to HQ
      expect(table).toBeSettled();
      return [table.corp.hand, table.corp.discardPile];
    };
    expect(play('Plain Upgrade')).toEqual([['PAD Campaign'], ['Take Back']]);
    expect(play('Scrapyard')).toEqual([[], ['PAD Campaign', 'Take Back']]); // trashed as it was derezzed
  },
);

rule(
  { '1.4': ['4.1.2a'], '26.03': ['1.12.1', '1.12.2'] },
  'an effect loses a card that was moved into a deck',
  () => {
    const play = (root: string) => {
      const table = scenario({
        cards: [writeOff, recyclery, plainUpgrade],
        corp: {
          rd: [],
          hq: ['Write-Off'],
          servers: [
            { server: 'remote-1', root: [derezzable] },
            { server: 'hq', root: [{ card: root, rezzed: true }] },
          ],
        },
      });
      table.corp.plays('Write-Off'); // derez an asset, then trash it
      return [table.corp.deckSize, table.corp.discardPile];
    };
    expect(play('Plain Upgrade')).toEqual([0, ['PAD Campaign', 'Write-Off']]);
    expect(play('Recyclery')).toEqual([1, ['Write-Off']]); // shuffled into R&D as it was derezzed
  },
);
