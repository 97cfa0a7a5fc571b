import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { accesses, card, countersOn, finishRun, goOn, rezzed, rig, runInto } from './card.ts';

const three = ['Sure Gamble', 'Diesel', 'Overclock'];

card('Cookbook', (setUp) => {
  test('an installed virus program gets one more counter, if wanted', () => {
    const table = setUp({ runner: { grip: ['Fermenter'], rig: ['Cookbook'] } });
    table.runner.installs('Fermenter');
    table.runner.triggers('Cookbook');
    expect(countersOn(table, 'Fermenter')).toEqual({ virus: 2 });
    expect(countersOn(table, 'Cookbook')).toEqual({});
    expect(table).toBeSettled();
  });

  test('declined', () => {
    const table = setUp({ runner: { grip: ['Leech'], rig: ['Cookbook'] } });
    table.runner.installs('Leech');
    table.runner.passes();
    expect(countersOn(table, 'Leech')).toEqual({});
  });

  test('also a virus installed on ice', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: ['Palisade'] }] },
      runner: { grip: ['Botulus'], rig: ['Cookbook'] },
    });
    table.runner.installs('Botulus', 'on Palisade');
    table.runner.triggers('Cookbook');
    expect(countersOn(table, 'Botulus')).toEqual({ virus: 2 });
  });

  test('a program without the subtype is left alone', () => {
    const table = setUp({ runner: { grip: ['Cleaver'], rig: ['Cookbook'] } });
    table.runner.installs('Cleaver');
    expect(table).toBeSettled();
    expect(countersOn(table, 'Cleaver')).toEqual({});
  });

  test('unique: a second copy replaces the first', () => {
    const table = setUp({ runner: { grip: ['Cookbook'], rig: ['Cookbook'] } });
    table.runner.installs('Cookbook');
    expect(rig(table)).toEqual(['Cookbook']);
    expect(table.runner.discardPile).toEqual(['Cookbook']);
  });
});

card('Wyldside', (setUp) => {
  test('two cards for a click, not optional', () => {
    const table = setUp({ at: '5.7.1d', runner: { rig: ['Wyldside'] } });
    expect(table.decision?.kind).toBe('action');
    expect(table.runner.clicks).toBe(3);
    expect(table.runner.hand.length).toBe(2);
  });

  test('an empty stack still costs the click', () => {
    const table = setUp({ at: '5.7.1d', runner: { rig: ['Wyldside'], stack: [] } });
    expect(table.runner.clicks).toBe(3);
  });

  test("nothing on the Corp's turn", () => {
    const table = setUp({ at: '5.6.1d', runner: { rig: ['Wyldside'] } });
    expect(table.runner.hand).toEqual([]);
  });
});

card('Joshua B.', (setUp) => {
  test('a click now, a tag when the turn ends', () => {
    const table = setUp({ at: '5.7.1d', runner: { rig: ['Joshua B.'] } });
    table.runner.triggers('Joshua B.');
    expect(table.runner.clicks).toBe(5);
    expect(table.runner.tags).toBe(0);
    for (let i = 0; i < 5; i++) table.runner.takes('gain credit');
    expect(table.runner.tags).toBe(1);
  });

  test('declined: no click, no tag', () => {
    const table = setUp({ at: '5.7.1d', runner: { rig: ['Joshua B.'] } });
    table.runner.passes();
    expect(table.runner.clicks).toBe(4);
    for (let i = 0; i < 4; i++) table.runner.takes('gain credit');
    expect(table.runner.tags).toBe(0);
  });

  test('once his favour is taken, his leaving does not save the Runner', () => {
    const table = setUp({
      at: '5.7.1d',
      corp: { hq: ['Hedge Fund'] },
      runner: { rig: ['Joshua B.'], grip: ['Joshua B.'] },
    });
    table.runner.triggers('Joshua B.');
    table.runner.installs('Joshua B.'); // the older copy is trashed
    expect(table.runner.discardPile).toEqual(['Joshua B.']);
    for (let i = 0; i < 4; i++) table.runner.takes('gain credit');
    expect(table.runner.tags).toBe(1);
  });

  test('the tag can be prevented, and comes once only', () => {
    const table = setUp({ at: '5.7.1d', runner: { rig: ['Joshua B.', 'Decoy'] } });
    table.runner.triggers('Joshua B.');
    for (let i = 0; i < 5; i++) table.runner.takes('gain credit');
    table.runner.uses('Decoy');
    expect(table.runner.tags).toBe(0);
    expect(rig(table)).toEqual(['Joshua B.']);
  });
});

card('Amanuensis', (setUp) => {
  test('one more memory unit', () => {
    expect(setUp({ runner: { rig: ['Amanuensis'] } }).runner.memory.limit).toBe(5);
  });

  test('tagged as the turn ends: a power counter', () => {
    const table = setUp({ runner: { clicks: 1, tags: 1, rig: ['Amanuensis'] } });
    table.runner.takes('gain credit');
    expect(countersOn(table, 'Amanuensis')).toEqual({ power: 1 });
  });

  test('not tagged: none', () => {
    const table = setUp({ runner: { clicks: 1, rig: ['Amanuensis'] } });
    table.runner.takes('gain credit');
    expect(countersOn(table, 'Amanuensis')).toEqual({});
  });

  test('removing a tag: one counter for two cards', () => {
    const table = setUp({ runner: { tags: 2, rig: [{ card: 'Amanuensis', power: 2 }] } });
    table.runner.takes('remove tag');
    table.runner.triggers('Amanuensis');
    expect(table.runner.hand.length).toBe(2);
    expect(countersOn(table, 'Amanuensis')).toEqual({ power: 1 });
    expect(table.runner.tags).toBe(1);
    expect(table).toBeSettled();
  });

  test('tags that the Corp removes are not removed by the Runner', () => {
    const table = setUp({
      at: 'corp.action',
      corp: { identity: 'Synapse Global: Faster than Thought', clicks: 2 },
      runner: { tags: 1, rig: [{ card: 'Amanuensis', power: 1 }] },
    });
    table.corp.uses('Synapse Global: Faster than Thought');
    if (table.decision?.kind === 'reaction') table.corp.passes(); // its own reaction
    expect(table.runner.tags).toBe(0);
    expect(countersOn(table, 'Amanuensis')).toEqual({ power: 1 });
    expect(table.decision).toMatchObject({ kind: 'action', seat: 'corp' });
  });

  test('tags that the Corp makes the Runner remove are', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        clicks: 1,
        servers: [{ server: 'remote-1', root: [{ card: 'Breaking News', advancement: 2 }] }],
      },
      runner: { rig: [{ card: 'Amanuensis', power: 1 }] },
    });
    table.corp.scores('Breaking News');
    expect(table.runner.tags).toBe(2);
    table.corp.takes('gain credit');
    expect([table.runner.tags, table.decision?.kind]).toEqual([0, 'reaction']);
    table.runner.triggers('Amanuensis');
    expect(table.runner.hand.length).toBe(2);
  });

  test('declined, and without a counter nothing is drawn', () => {
    const table = setUp({ runner: { tags: 1, rig: [{ card: 'Amanuensis', power: 1 }] } });
    table.runner.takes('remove tag');
    table.runner.passes();
    expect(countersOn(table, 'Amanuensis')).toEqual({ power: 1 });
    const bare = setUp({ runner: { tags: 1, rig: ['Amanuensis'] } });
    bare.runner.takes('remove tag');
    if (bare.decision?.kind === 'reaction') bare.runner.triggers('Amanuensis');
    expect(bare.runner.hand).toEqual([]);
    expect(bare).toBeSettled();
  });

  test("a tag taken as the turn ends counts if it is there first: Joshua B.'s", () => {
    const table = setUp({ at: '5.7.1d', runner: { rig: ['Joshua B.', 'Amanuensis'] } });
    table.runner.triggers('Joshua B.');
    for (let i = 0; i < 5; i++) table.runner.takes('gain credit');
    table.runner.triggers('Joshua B.');
    expect(countersOn(table, 'Amanuensis')).toEqual({ power: 1 });
  });

  test('one console per player', () => {
    const table = setUp({ runner: { credits: 9, rig: ['Carnivore'], grip: ['Amanuensis'] } });
    const answer = table.runner.explain('install Amanuensis');
    if (answer.allowed) {
      table.runner.installs('Amanuensis');
      expect(rig(table)).toEqual(['Amanuensis']);
    } else expect(answer.because).toBe('consoleInPlay');
  });

  test('also when a card makes the Runner remove tags', () => {
    const table = setUp({
      at: 'corp.discard',
      corp: { scored: ['Breaking News'] },
      runner: { tags: 2, rig: [{ card: 'Amanuensis', power: 1 }] },
      happened: { thisTurn: [{ deed: 'score', side: 'corp', card: 'Breaking News' }] },
    });
    goOn(table);
    expect(table.runner.tags).toBe(0);
    table.runner.triggers('Amanuensis');
    expect(table.runner.hand.length).toBe(2);
  });
});

card('Off-Campus Apartment', (setUp) => {
  test('a connection installed on it draws a card', () => {
    const table = setUp({ runner: { grip: ['Professional Contacts'], rig: ['Off-Campus Apartment'] } });
    table.runner.installs('Professional Contacts', 'on Off-Campus Apartment');
    expect(table.runner.hand).toEqual(['Sure Gamble']);
    expect(table.runner.credits).toBe(0);
  });

  test('elsewhere it draws nothing', () => {
    const table = setUp({ runner: { grip: ['Decoy'], rig: ['Off-Campus Apartment'] } });
    table.choose(
      'runner',
      table.keys.find((key) => key.startsWith('install') && !key.includes(' on ')) ?? '',
    );
    expect(table.runner.hand).toEqual([]);
  });

  test('it hosts any number', () => {
    const table = setUp({
      runner: { grip: ['Decoy', 'Joshua B.'], rig: ['Off-Campus Apartment'] },
    });
    table.runner.installs('Decoy', 'on Off-Campus Apartment');
    table.runner.installs('Joshua B.', 'on Off-Campus Apartment');
    expect(table.runner.hand.length).toBe(2);
  });

  test('no other resource, and no other card', () => {
    const table = setUp({ runner: { grip: ['Wyldside', 'Leech'], rig: ['Off-Campus Apartment'] } });
    const hosts = table.moves.filter((move) => move.includes(' on '));
    expect(hosts).toEqual([]);
    expect(table.runner.explain('install Wyldside').allowed).toBe(true);
  });

  test('what it hosts works and goes with it', () => {
    const table = setUp({
      at: 'corp.action',
      runner: {
        tags: 1,
        rig: [{ card: 'Off-Campus Apartment', hosted: ['Professional Contacts'] }, 'Wyldside'],
      },
    });
    table.corp.trashesResource('Off-Campus Apartment');
    expect(table.runner.discardPile.sort()).toEqual(['Off-Campus Apartment', 'Professional Contacts']);
    expect(rig(table)).toEqual(['Wyldside']);
  });

  test('hosted connections can be used, and trashed one by one', () => {
    const table = setUp({
      runner: { credits: 0, rig: [{ card: 'Off-Campus Apartment', hosted: ['Professional Contacts'] }] },
    });
    table.runner.uses('Professional Contacts');
    expect(table.runner.credits).toBe(1);
    const corp = setUp({
      at: 'corp.action',
      runner: { tags: 1, rig: [{ card: 'Off-Campus Apartment', hosted: ['Professional Contacts'] }] },
    });
    corp.corp.trashesResource('Professional Contacts');
    expect(corp.runner.discardPile).toEqual(['Professional Contacts']);
    expect(rig(corp)).toEqual(['Off-Campus Apartment']);
  });
});

card('Carnivore', (setUp) => {
  const hand = (...titles: string[]) => ({ hq: titles });

  test('one more memory unit', () => {
    expect(setUp({ runner: { rig: ['Carnivore'] } }).runner.memory.limit).toBe(5);
  });

  test('two cards from the grip trash whatever is accessed, an operation too', () => {
    const table = setUp({
      corp: hand('Hedge Fund'),
      runner: { credits: 3, rig: ['Carnivore'], grip: three },
    });
    table.runner.takes('run hq');
    goOn(table);
    expect(table.moves).toEqual(['use Carnivore 1', 'continue']);
    table.runner.uses('Carnivore');
    table.runner.chooses('Sure Gamble');
    table.runner.chooses('Diesel');
    expect(table.corp.discardPile).toEqual(['Hedge Fund']);
    expect(table.runner.hand).toEqual(['Overclock']);
    expect(table.runner.credits).toBe(3);
    expect(table).toBeSettled();
  });

  test('an agenda it trashes is not stolen', () => {
    const table = setUp({
      corp: hand('Offworld Office'),
      runner: { rig: ['Carnivore'], grip: three.slice(1) },
    });
    table.runner.takes('run hq');
    goOn(table);
    table.runner.uses('Carnivore');
    table.runner.chooses('Diesel');
    if (table.decision?.kind === 'pay') table.runner.chooses('Overclock');
    expect(table.corp.discardPile).toEqual(['Offworld Office']);
    expect(table.runner.points).toBe(0);
  });

  test('once per turn', () => {
    const table = setUp({
      corp: hand('Hedge Fund', 'Hedge Fund'),
      runner: { rig: ['Carnivore'], grip: [...three, ...three] },
    });
    table.runner.takes('run hq');
    goOn(table);
    table.runner.uses('Carnivore');
    table.runner.chooses('Diesel');
    table.runner.chooses('Overclock');
    table.runner.takes('run hq');
    finishRun(table);
    expect(accesses(table)).toBe(2);
    expect(table.runner.hand.length).toBe(4);
    expect(table.runner.explain('use Carnivore 1')).toMatchObject({ allowed: false });
  });

  test('one card in the grip is not enough', () => {
    const table = setUp({ corp: hand('Hedge Fund'), runner: { rig: ['Carnivore'], grip: ['Diesel'] } });
    table.runner.takes('run hq');
    goOn(table);
    expect(table.runner.seen.run).toBeNull();
    expect(table.corp.discardPile).toEqual([]);
  });

  test('only while accessing', () => {
    const table = setUp({ priority: 'every', at: '5.7.1e', runner: { rig: ['Carnivore'], grip: three } });
    expect(table.moves).toEqual(['pass']);
    expect(table.runner.explain('use Carnivore 1')).toMatchObject({ because: 'onlyWhileAccessing' });
  });

  test('what it lacks is said while accessing', () => {
    const table = setUp({ corp: hand('PAD Campaign'), runner: { rig: ['Carnivore'], grip: ['Diesel'] } });
    table.runner.takes('run hq');
    goOn(table);
    expect(table.moves).toContain('continue');
    expect(table.runner.explain('use Carnivore 1')).toMatchObject({ because: 'notEnoughCards' });
  });

  test('what lies in Archives is not trashed again', () => {
    const table = setUp({
      corp: { archives: ['Hedge Fund'] },
      runner: { rig: ['Carnivore'], grip: three },
    });
    table.runner.takes('run archives');
    goOn(table);
    expect(table.runner.seen.run).toBeNull();
    expect(table.runner.hand.length).toBe(3);
  });

  test('not while an effect keeps the Runner from trashing', () => {
    const table = setUp({
      corp: { ...hand('Hedge Fund'), servers: [{ server: 'hq', ice: [rezzed('Ansel 1.0')] }] },
      runner: { clicks: 3, rig: ['Carnivore'], grip: three },
    });
    runInto(table, 'hq', 'Ansel 1.0');
    table.runner.uses('Ansel 1.0'); // a click breaks one
    table.choose('runner', 'break 1');
    table.runner.uses('Ansel 1.0');
    table.choose('runner', 'break 2');
    goOn(table);
    expect(accesses(table)).toBe(1);
    if (table.moves.includes('use Carnivore 1')) {
      table.runner.uses('Carnivore');
      table.runner.chooses('Diesel');
      table.runner.chooses('Overclock');
    }
    expect(table.corp.discardPile).toEqual([]);
  });

  test('a second console', () => {
    const table = setUp({ runner: { credits: 9, rig: ['Pantograph'], grip: ['Carnivore'] } });
    const answer = table.runner.explain('install Carnivore');
    if (answer.allowed) {
      table.runner.installs('Carnivore');
      expect(rig(table)).toEqual(['Carnivore']);
      expect(table.runner.discardPile).toEqual(['Pantograph']);
    } else expect(answer.because).toBe('consoleInPlay');
  });
});
