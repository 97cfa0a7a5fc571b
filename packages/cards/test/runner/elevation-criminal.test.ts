import { encountering, gainCredits, resource, when } from '@lastclick/engine/language';
import { expect, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { accesses, card, countersOn, finishRun, goOn, rezzed, rig } from './card.ts';

/** Goes on until the named ice can be rezzed, and rezzes it. */
function rezzes(table: Table, title: string): void {
  goOn(table, () => table.awaits === 'corp' && table.moves.includes(`rez ${title}`));
  table.corp.rezzes(title);
}

card('Barry “Baz” Wong: Tri-Maf Veteran', (setUp) => {
  const identity = 'Barry “Baz” Wong: Tri-Maf Veteran';
  const guarded = { credits: 5, hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: ['Wall of Static'] }] };

  test('ice is rezzed: a resource or a piece of hardware from the grip, paid for', () => {
    const table = setUp({
      corp: guarded,
      runner: {
        identity,
        credits: 2,
        grip: ['Docklands Pass', 'Armitage Codebusting', 'Leech', 'Diesel'],
      },
    });
    table.runner.takes('run hq');
    rezzes(table, 'Wall of Static');
    table.runner.triggers(identity);
    expect(table.moves.sort()).toEqual(['choose Armitage Codebusting', 'choose Docklands Pass']);
    table.runner.chooses('Docklands Pass');
    expect(rig(table)).toEqual(['Docklands Pass']);
    expect(table.runner.credits).toBe(0);
    expect(table.runner.clicks).toBe(3);
  });

  test('it may be declined', () => {
    const table = setUp({ corp: guarded, runner: { identity, credits: 5, grip: ['Armitage Codebusting'] } });
    table.runner.takes('run hq');
    rezzes(table, 'Wall of Static');
    table.runner.passes();
    expect(rig(table)).toEqual([]);
    expect(table.runner.hand).toEqual(['Armitage Codebusting']);
  });

  test('each time: two pieces of ice, two cards', () => {
    const table = setUp({
      corp: { credits: 9, servers: [{ server: 'hq', ice: ['Whitespace', 'Wall of Static'] }] },
      runner: { identity, credits: 20, grip: ['Armitage Codebusting', 'Docklands Pass'] },
    });
    table.runner.takes('run hq');
    for (const [ice, mine] of [
      ['Whitespace', 'Armitage Codebusting'],
      ['Wall of Static', 'Docklands Pass'],
    ] as const) {
      rezzes(table, ice);
      table.runner.triggers(identity);
      if (table.decision?.kind === 'target') table.runner.chooses(mine);
    }
    expect(rig(table).sort()).toEqual(['Armitage Codebusting', 'Docklands Pass']);
  });

  test('what cannot be paid for is not offered', () => {
    const table = setUp({
      corp: guarded,
      runner: { identity, credits: 1, grip: ['Docklands Pass', 'Armitage Codebusting'] },
    });
    table.runner.takes('run hq');
    rezzes(table, 'Wall of Static');
    table.runner.triggers(identity);
    expect(rig(table)).toEqual(['Armitage Codebusting']);
  });

  test('an asset is none of his business', () => {
    const table = setUp({
      corp: { credits: 5, servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
      runner: { identity, credits: 5, grip: ['Armitage Codebusting'] },
    });
    table.runner.takes('run remote-1');
    rezzes(table, 'PAD Campaign');
    expect(table.decision?.kind).not.toBe('reaction');
    expect(rig(table)).toEqual([]);
  });
});

card('Clean Getaway', (setUp) => {
  test('any server; six credits if successful', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'remote-1', root: ['Urtica Cipher'] }] },
      runner: { credits: 3, grip: ['Clean Getaway'] },
    });
    table.runner.plays('Clean Getaway');
    expect(table.moves.sort()).toEqual(['run archives', 'run hq', 'run rd', 'run remote-1']);
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.runner.credits).toBe(6);
    expect(accesses(table)).toBe(1);
    expect(table.runner.discardPile).toEqual(['Clean Getaway']);
  });

  test('nothing for a run that was ended, nor for the next run', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Wall of Static')] }] },
      runner: { credits: 3, grip: ['Clean Getaway'] },
    });
    table.runner.plays('Clean Getaway');
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.runner.credits).toBe(0);
    table.runner.takes('run archives');
    finishRun(table);
    expect(table.runner.credits).toBe(0);
  });

  test('refused with two credits', () => {
    const table = setUp({ runner: { credits: 2, grip: ['Clean Getaway'] } });
    expect(table.runner.explain('play Clean Getaway')).toMatchObject({ because: 'notEnoughCredits' });
  });
});

card('Maglectric Rapid (748 Mod)', (setUp) => {
  const rapid = 'Maglectric Rapid (748 Mod)';
  const corp = {
    credits: 0,
    hq: ['Hedge Fund'],
    servers: [
      { server: 'rd', ice: [rezzed('Wall of Static'), 'Enigma'] },
      { server: 'remote-1', root: [rezzed('PAD Campaign')] },
    ],
  };
  const faceup = (table: Table): string[] =>
    table.corp.seen.corp.servers
      .flatMap(({ ice, root }) => [...ice, ...root])
      .filter((one) => one.faceup)
      .map((one) => one.title ?? '');

  test('a successful run on HQ: trashed, it derezzes a rezzed card of the Corp anywhere', () => {
    const table = setUp({ corp, runner: { rig: [rapid, 'Docklands Pass'] } });
    table.runner.takes('run hq');
    goOn(table);
    table.runner.triggers(rapid);
    expect(table.moves.sort()).toEqual(['choose PAD Campaign', 'choose Wall of Static']);
    table.runner.chooses('Wall of Static');
    expect(faceup(table)).toEqual(['PAD Campaign']);
    expect(table.runner.discardPile).toEqual([rapid]);
    expect(rig(table)).toEqual(['Docklands Pass']);
    finishRun(table);
    expect(accesses(table)).toBe(1);
  });

  test('it may be kept for another run', () => {
    const table = setUp({ corp, runner: { rig: [rapid] } });
    table.runner.takes('run hq');
    goOn(table);
    table.runner.passes();
    finishRun(table);
    expect(rig(table)).toEqual([rapid]);
    expect(faceup(table).length).toBe(2);
    table.runner.takes('run hq');
    goOn(table);
    expect(table.moves).toContain(`trigger ${rapid} 1`);
  });

  test('no other server, and no run that was ended', () => {
    const table = setUp({
      corp: { ...corp, servers: [...corp.servers, { server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { rig: [rapid] },
    });
    table.runner.takes('run archives');
    finishRun(table);
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.decision?.kind).toBe('action');
    expect(rig(table)).toEqual([rapid]);
  });
});

card('Fransofia Ward', (setUp) => {
  const ward = 'Fransofia Ward';

  test('ice costs one more to rez, an asset does not', () => {
    const table = setUp({
      corp: {
        credits: 6,
        servers: [
          { server: 'hq', ice: ['Wall of Static'] },
          { server: 'remote-1', root: ['PAD Campaign'] },
        ],
      },
      runner: { rig: [ward] },
    });
    table.runner.takes('run remote-1');
    rezzes(table, 'PAD Campaign');
    expect(table.corp.credits).toBe(6 - 2);
    finishRun(table);
    table.runner.takes('run hq');
    rezzes(table, 'Wall of Static');
    expect(table.corp.credits).toBe(4 - (3 + 1));
  });

  test('three credits are not enough for a Wall of Static', () => {
    const table = setUp({
      corp: { credits: 3, hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: ['Wall of Static'] }] },
      runner: { rig: [ward] },
    });
    table.runner.takes('run hq');
    finishRun(table);
    expect(accesses(table)).toBe(1);
  });

  const rich = (credits: number) =>
    setUp({
      corp: {
        credits,
        hq: ['Hedge Fund'],
        servers: [{ server: 'hq', ice: [rezzed('Wall of Static'), rezzed('Palisade')] }],
      },
      runner: { rig: [ward] },
    });

  test('the Corp has fifteen credits: trashed, she bypasses the encountered ice and no other', () => {
    const table = rich(15);
    table.runner.takes('run hq');
    goOn(table);
    table.runner.triggers(ward);
    expect(table.runner.discardPile).toEqual([ward]);
    finishRun(table);
    expect(table.happened('iceBypassed').length).toBe(1);
    expect(table.happened('iceEncountered').length).toBe(2);
    expect(accesses(table)).toBe(0); // Palisade ended the run
  });

  test('what the Corp has is asked as she is to act, not as the ice is encountered', () => {
    const patron = resource({
      id: 'patron',
      title: 'Patron',
      faction: 'neutral_runner',
      subtypes: [],
      cost: 0,
      text: [when(encountering(), gainCredits(1, 'opponent'))],
    });
    const table = setUp({
      cards: [patron],
      corp: {
        credits: 14,
        hq: ['Hedge Fund'],
        servers: [{ server: 'hq', ice: [rezzed('Wall of Static')] }],
      },
      runner: { rig: [ward, 'Patron'] },
    });
    table.runner.takes('run hq');
    goOn(table);
    // Under 1.4 she can do nothing before, so that Patron is triggered by itself.
    if (table.happened('triggered').length === 0) table.runner.triggers('Patron');
    table.runner.triggers(ward);
    expect(table.happened('iceBypassed').length).toBe(1);
  });

  test('she may stay, and is asked again at the next ice', () => {
    const table = setUp({
      corp: {
        credits: 15,
        hq: ['Hedge Fund'],
        servers: [{ server: 'hq', ice: [rezzed('Whitespace'), rezzed('Palisade')] }],
      },
      runner: { credits: 20, rig: [ward] },
    });
    table.runner.takes('run hq');
    goOn(table);
    table.runner.passes();
    goOn(table);
    table.runner.triggers(ward);
    finishRun(table);
    expect(accesses(table)).toBe(1);
  });

  test('fourteen credits: nothing', () => {
    const table = rich(14);
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.happened('iceEncountered').length).toBe(1);
    expect(rig(table)).toEqual([ward]);
    expect(table.happened('iceBypassed')).toEqual([]);
  });
});

card('Open Market', (setUp) => {
  const market = (credits: number) => ({ card: 'Open Market', credits });

  test('loads six credits, and gives one as each of your turns begins', () => {
    const table = setUp({ runner: { credits: 2, grip: ['Open Market'] } });
    table.runner.installs('Open Market');
    expect(countersOn(table, 'Open Market')).toEqual({ credits: 6 });
    const later = setUp({ at: '5.7.1d', runner: { credits: 0, rig: [market(6)] } });
    expect(countersOn(later, 'Open Market')).toEqual({ credits: 5 });
    expect(later.runner.credits).toBe(1);
    const theirs = setUp({ at: '5.6.1d', runner: { credits: 0, rig: [market(6)] } });
    expect(countersOn(theirs, 'Open Market')).toEqual({ credits: 6 });
  });

  test('the last credit takes it along', () => {
    const table = setUp({ at: '5.7.1d', runner: { credits: 0, rig: [market(1)] } });
    expect(table.runner.credits).toBe(1);
    expect(table.runner.discardPile).toEqual(['Open Market']);
  });

  test('its credits install connections and jobs', () => {
    for (const [title, cost] of [
      ['Decoy', 1],
      ['Telework Contract', 1],
      ['Red Team', 5],
    ] as const) {
      const table = setUp({ runner: { credits: 0, rig: [market(6)], grip: [title] } });
      table.runner.installs(title);
      expect(countersOn(table, 'Open Market')).toEqual({ credits: 6 - cost });
      expect(rig(table).sort()).toEqual(['Open Market', title].sort());
    }
  });

  test('emptied by an install it is trashed', () => {
    const table = setUp({ runner: { credits: 0, rig: [market(5)], grip: ['Red Team'] } });
    table.runner.installs('Red Team');
    expect(rig(table)).toEqual(['Red Team']);
    expect(table.runner.discardPile).toEqual(['Open Market']);
  });

  test('no other resource, no hardware, no event', () => {
    const table = setUp({
      runner: { credits: 0, rig: [market(6)], grip: ['Cookbook', 'Akamatsu Mem Chip', 'Overclock'] },
    });
    for (const move of ['install Cookbook', 'install Akamatsu Mem Chip', 'play Overclock'])
      expect(table.runner.explain(move)).toMatchObject({ because: 'notEnoughCredits' });
  });
});
