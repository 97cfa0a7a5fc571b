import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { accesses, card, countersOn, finishRun, goOn, rezzed, rig, runInto, trashAccessed } from './card.ts';

const three = ['Sure Gamble', 'Diesel', 'Overclock'];

card('Smartware Distributor', (setUp) => {
  test('a click places three, a turn takes one', () => {
    const table = setUp({ runner: { credits: 0, grip: ['Smartware Distributor'] } });
    table.runner.installs('Smartware Distributor');
    expect(countersOn(table, 'Smartware Distributor')).toEqual({});
    table.runner.uses('Smartware Distributor');
    expect(countersOn(table, 'Smartware Distributor')).toEqual({ credits: 3 });
    expect(table.runner.credits).toBe(0);
    expect(table.runner.clicks).toBe(2);
    const later = setUp({
      at: '5.7.1d',
      runner: { credits: 0, rig: [{ card: 'Smartware Distributor', credits: 1 }] },
    });
    expect(later.runner.credits).toBe(1);
    expect(rig(later)).toEqual(['Smartware Distributor']); // empty, but not trashed
  });

  test('an empty one gives nothing', () => {
    const table = setUp({ at: '5.7.1d', runner: { credits: 0, rig: ['Smartware Distributor'] } });
    expect(table.runner.credits).toBe(0);
    expect(table.decision?.kind).toBe('action');
  });

  test('its credits cannot be spent from it', () => {
    const table = setUp({
      runner: { credits: 0, rig: [{ card: 'Smartware Distributor', credits: 9 }], grip: ['Overclock'] },
    });
    expect(table.runner.explain('play Overclock')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('is a connection', () => {
    const table = setUp({ runner: { rig: ['Off-Campus Apartment'], grip: ['Smartware Distributor'] } });
    table.runner.installs('Smartware Distributor', 'on Off-Campus Apartment');
    expect(table.runner.hand.length).toBe(1);
  });
});

card('Verbal Plasticity', (setUp, edition) => {
  test('the first basic draw each turn takes two', () => {
    const table = setUp({ runner: { rig: ['Verbal Plasticity'] } });
    table.runner.takes('draw card');
    expect(table.runner.hand.length).toBe(2);
    table.runner.takes('draw card');
    expect(table.runner.hand.length).toBe(3);
    expect(table.runner.clicks).toBe(2);
  });

  test('other draws neither use it up nor gain by it', () => {
    const table = setUp({ runner: { rig: ['Verbal Plasticity'], grip: ['Diesel'] } });
    table.runner.plays('Diesel');
    expect(table.runner.hand.length).toBe(3);
    table.runner.takes('draw card');
    expect(table.runner.hand.length).toBe(5);
  });

  test('one card left: one card', () => {
    const table = setUp({ runner: { rig: ['Verbal Plasticity'], stack: ['Diesel'] } });
    table.runner.takes('draw card');
    expect(table.runner.hand).toEqual(['Diesel']);
  });

  test('an empty stack: refused where the edition asks for a change', () => {
    const table = setUp({ runner: { rig: ['Verbal Plasticity'], stack: [] } });
    expect(table.runner.explain('draw card').allowed).toBe(edition !== '1.4');
  });

  test('installed after a first draw it waits for the next turn', () => {
    const table = setUp({ runner: { grip: ['Verbal Plasticity'] } });
    table.runner.takes('draw card');
    table.runner.installs('Verbal Plasticity');
    table.runner.takes('draw card');
    expect(table.runner.hand.length).toBe(2);
  });

  test("the Corp's draws stay as they are", () => {
    const table = setUp({ at: 'corp.action', runner: { rig: ['Verbal Plasticity'] } });
    table.corp.takes('draw card');
    expect(table.corp.hand.length).toBe(1);
  });
});

card('T400 Memory Diamond', (setUp) => {
  test('memory and hand size, two of them twice', () => {
    const table = setUp({ runner: { grip: ['T400 Memory Diamond'], rig: ['T400 Memory Diamond'] } });
    expect(table.runner.memory.limit).toBe(5);
    expect(table.runner.maximumHandSize).toBe(6);
    table.runner.installs('T400 Memory Diamond');
    expect(table.runner.memory.limit).toBe(6);
    expect(table.runner.maximumHandSize).toBe(7);
    expect(table.corp.maximumHandSize).toBe(5);
  });

  test('six cards are kept as the turn ends', () => {
    const table = setUp({
      runner: { clicks: 1, rig: ['T400 Memory Diamond'], grip: [...three, ...three] },
    });
    table.runner.takes('gain credit');
    expect(table.runner.hand.length).toBe(6);
    expect(table.phase).not.toBe('runner.discard');
  });

  test('trashed: a program has to go', () => {
    const table = setUp({
      at: 'corp.action',
      corp: { hq: ['Retribution'] },
      runner: { tags: 1, rig: ['T400 Memory Diamond', 'Mayfly', 'Cleaver', 'Corroder', 'Carmen'] },
    });
    table.corp.plays('Retribution');
    table.corp.chooses('T400 Memory Diamond');
    expect(table.awaits).toBe('runner');
    table.choose('runner', table.keys[0] ?? '');
    expect(table.runner.memory.used).toBeLessThanOrEqual(4);
  });
});

card('Dyson Mem Chip', (setUp) => {
  test('memory and link', () => {
    const table = setUp({ runner: { credits: 3, grip: ['Dyson Mem Chip'] } });
    table.runner.installs('Dyson Mem Chip');
    expect(table.runner.memory.limit).toBe(5);
    expect(table.runner.link).toBe(1);
    expect(table.runner.credits).toBe(0);
  });

  test('two credits are not enough', () => {
    const table = setUp({ runner: { credits: 2, grip: ['Dyson Mem Chip'] } });
    expect(table.runner.explain('install Dyson Mem Chip')).toMatchObject({ because: 'notEnoughCredits' });
  });
});

card('Access to Globalsec', (setUp) => {
  test('one link, and it adds up', () => {
    const table = setUp({
      runner: { rig: ['Access to Globalsec', 'Dyson Mem Chip'], grip: ['Access to Globalsec'] },
    });
    expect(table.runner.link).toBe(2);
    table.runner.installs('Access to Globalsec');
    expect(table.runner.link).toBe(3);
    expect(table.runner.credits).toBe(4);
  });

  test('link counts against a trace', () => {
    const table = setUp({
      at: 'corp.action',
      corp: { credits: 2, hq: ['SEA Source'] },
      runner: { credits: 2, rig: ['Access to Globalsec'] },
      happened: { lastTurn: { runner: [{ deed: 'succeed', side: 'runner' }] } },
    });
    table.corp.plays('SEA Source');
    while (table.decision?.kind === 'trace') {
      table.choose(table.awaits ?? 'corp', table.awaits === 'corp' ? 'spend 0' : 'spend 2');
    }
    expect(table.runner.tags).toBe(0); // 3 against 1 + 2
  });
});

card('Daily Casts', (setUp) => {
  test('eight credits, two each turn', () => {
    const table = setUp({ runner: { credits: 3, grip: ['Daily Casts'] } });
    table.runner.installs('Daily Casts');
    expect(countersOn(table, 'Daily Casts')).toEqual({ credits: 8 });
    expect(table.runner.credits).toBe(0);
    const later = setUp({ at: '5.7.1d', runner: { credits: 0, rig: [{ card: 'Daily Casts', credits: 4 }] } });
    expect(later.runner.credits).toBe(2);
    expect(countersOn(later, 'Daily Casts')).toEqual({ credits: 2 });
  });

  test('the last two: trashed', () => {
    const table = setUp({ at: '5.7.1d', runner: { credits: 0, rig: [{ card: 'Daily Casts', credits: 2 }] } });
    expect(table.runner.credits).toBe(2);
    expect(table.runner.discardPile).toEqual(['Daily Casts']);
  });

  test("not on the Corp's turn", () => {
    const table = setUp({ at: '5.6.1d', runner: { credits: 0, rig: [{ card: 'Daily Casts', credits: 4 }] } });
    expect(table.runner.credits).toBe(0);
  });
});

card('Plascrete Carapace', (setUp) => {
  const scorched = (grip: string[], power: number) => ({
    at: 'corp.action',
    corp: { hq: ['Scorched Earth', 'Scorched Earth'], credits: 9 },
    runner: { tags: 1, rig: [{ card: 'Plascrete Carapace', power }], grip },
  });

  test('four power counters', () => {
    const table = setUp({ runner: { credits: 3, grip: ['Plascrete Carapace'] } });
    table.runner.installs('Plascrete Carapace');
    expect(countersOn(table, 'Plascrete Carapace')).toEqual({ power: 4 });
  });

  test('one counter, one meat damage; as often as there are counters', () => {
    const table = setUp(scorched(three, 4));
    table.corp.plays('Scorched Earth');
    table.runner.uses('Plascrete Carapace');
    table.runner.uses('Plascrete Carapace');
    table.runner.uses('Plascrete Carapace');
    table.runner.passes();
    expect(table.runner.hand.length).toBe(2);
    expect(countersOn(table, 'Plascrete Carapace')).toEqual({ power: 1 });
  });

  test('all four: no damage at all, and the carapace is trashed', () => {
    const table = setUp(scorched([], 4));
    table.corp.plays('Scorched Earth');
    for (let i = 0; i < 4; i++) table.runner.uses('Plascrete Carapace');
    expect(table.outcome).toBeNull();
    expect(table.runner.discardPile).toEqual(['Plascrete Carapace']);
    expect(table.happened('damaged')).toEqual([]);
  });

  test('net damage goes through', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Tithe')] }] },
      runner: { rig: [{ card: 'Plascrete Carapace', power: 4 }], grip: three },
    });
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.runner.hand.length).toBe(2);
  });

  test('core damage goes through', () => {
    const table = setUp({
      runner: { rig: [{ card: 'Plascrete Carapace', power: 4 }], grip: ['Stimhack', 'Diesel'] },
    });
    table.runner.plays('Stimhack');
    table.runner.takes('run archives');
    finishRun(table);
    expect(table.runner.coreDamage).toBe(1);
    expect(countersOn(table, 'Plascrete Carapace')).toEqual({ power: 4 });
  });
});

card('Technical Writer', (setUp, edition) => {
  test('a credit for each hardware and program installed, not for resources', () => {
    const table = setUp({
      runner: { grip: ['Corroder', 'Akamatsu Mem Chip', 'Access to Globalsec'], rig: ['Technical Writer'] },
    });
    table.runner.installs('Corroder');
    goOn(table, () => table.decision?.kind === 'action');
    table.runner.installs('Akamatsu Mem Chip');
    goOn(table, () => table.decision?.kind === 'action');
    table.runner.installs('Access to Globalsec');
    expect(countersOn(table, 'Technical Writer')).toEqual({ credits: 2 });
  });

  test('not for itself, and not for the Corp', () => {
    const table = setUp({ runner: { grip: ['Technical Writer'] } });
    table.runner.installs('Technical Writer');
    expect(countersOn(table, 'Technical Writer')).toEqual({});
    const other = setUp({
      at: 'corp.action',
      corp: { hq: ['Palisade'] },
      runner: { rig: ['Technical Writer'] },
    });
    other.corp.installs('Palisade', 'hq');
    expect(countersOn(other, 'Technical Writer')).toEqual({});
  });

  test('click and trash: all of them', () => {
    const table = setUp({ runner: { credits: 1, rig: [{ card: 'Technical Writer', credits: 6 }] } });
    table.runner.uses('Technical Writer');
    expect(table.runner.credits).toBe(7);
    expect(table.runner.discardPile).toEqual(['Technical Writer']);
  });

  test('empty: refused where the edition asks for a change', () => {
    const table = setUp({ runner: { rig: ['Technical Writer'] } });
    expect(table.runner.explain('use Technical Writer 1').allowed).toBe(edition !== '1.4');
  });
});

card('Armitage Codebusting', (setUp) => {
  test('twelve credits, two for a click', () => {
    const table = setUp({ runner: { credits: 1, grip: ['Armitage Codebusting'] } });
    table.runner.installs('Armitage Codebusting');
    expect(countersOn(table, 'Armitage Codebusting')).toEqual({ credits: 12 });
    table.runner.uses('Armitage Codebusting');
    table.runner.uses('Armitage Codebusting'); // as often as there are clicks
    expect(table.runner.credits).toBe(4);
    expect(table.runner.clicks).toBe(1);
  });

  test('the last two: trashed', () => {
    const table = setUp({ runner: { credits: 0, rig: [{ card: 'Armitage Codebusting', credits: 2 }] } });
    table.runner.uses('Armitage Codebusting');
    expect(table.runner.credits).toBe(2);
    expect(table.runner.discardPile).toEqual(['Armitage Codebusting']);
  });

  test('not outside an action', () => {
    const table = setUp({
      priority: 'every',
      at: '5.7.1e',
      runner: { rig: [{ card: 'Armitage Codebusting', credits: 4 }] },
    });
    expect(table.moves).toEqual(['pass']);
    expect(table.runner.explain('use Armitage Codebusting 1').allowed).toBe(false);
  });
});

card('Prepaid VoicePAD', (setUp) => {
  test('its credit pays for an event', () => {
    const table = setUp({ runner: { credits: 4, rig: ['Prepaid VoicePAD'], grip: ['Sure Gamble'] } });
    expect(countersOn(table, 'Prepaid VoicePAD')).toEqual({ credits: 1 });
    table.runner.plays('Sure Gamble');
    expect(table.runner.credits).toBe(9);
    expect(countersOn(table, 'Prepaid VoicePAD')).toEqual({});
  });

  test('or not, if the pool suffices', () => {
    const table = setUp({ runner: { credits: 5, rig: ['Prepaid VoicePAD'], grip: ['Sure Gamble'] } });
    table.runner.plays('Sure Gamble');
    table.runner.pays('pay pool');
    expect(table.runner.credits).toBe(9);
    expect(countersOn(table, 'Prepaid VoicePAD')).toEqual({ credits: 1 });
  });

  test('not for installing', () => {
    const table = setUp({ runner: { credits: 1, rig: ['Prepaid VoicePAD'], grip: ['Corroder'] } });
    expect(table.runner.explain('install Corroder')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('full when installed and when the turn begins', () => {
    const table = setUp({ runner: { grip: ['Prepaid VoicePAD'] } });
    table.runner.installs('Prepaid VoicePAD');
    expect(countersOn(table, 'Prepaid VoicePAD')).toEqual({ credits: 1 });
    const later = setUp({ at: '5.7.1c', runner: { rig: [{ card: 'Prepaid VoicePAD', credits: 0 }] } });
    expect(countersOn(later, 'Prepaid VoicePAD')).toEqual({ credits: 1 });
    const full = setUp({ at: '5.7.1c', runner: { rig: [{ card: 'Prepaid VoicePAD', credits: 1 }] } });
    expect(countersOn(full, 'Prepaid VoicePAD')).toEqual({ credits: 1 });
  });
});

card('Ghost Runner', (setUp) => {
  test('three credits, spent during any run', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { credits: 0, rig: ['Corroder', { card: 'Ghost Runner', credits: 3 }] },
    });
    runInto(table, 'hq', 'Palisade');
    table.runner.uses('Corroder', 1);
    expect(countersOn(table, 'Ghost Runner')).toEqual({ credits: 2 });
    finishRun(table);
    expect(accesses(table)).toBe(1);
  });

  test('not outside a run', () => {
    const table = setUp({
      runner: { credits: 0, rig: [{ card: 'Ghost Runner', credits: 3 }], grip: ['Corroder', 'Overclock'] },
    });
    expect(table.runner.explain('install Corroder')).toMatchObject({ because: 'notEnoughCredits' });
    expect(table.runner.explain('play Overclock')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('loads when installed; empty it is trashed, in the middle of the run', () => {
    const table = setUp({ runner: { credits: 1, grip: ['Ghost Runner'] } });
    table.runner.installs('Ghost Runner');
    expect(countersOn(table, 'Ghost Runner')).toEqual({ credits: 3 });
    const run = setUp({
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { credits: 0, rig: ['Corroder', { card: 'Ghost Runner', credits: 1 }] },
    });
    runInto(run, 'hq', 'Palisade');
    run.runner.uses('Corroder', 1);
    expect(run.runner.discardPile).toEqual(['Ghost Runner']);
    finishRun(run);
    expect(accesses(run)).toBe(1);
  });

  test('pays for trashing what is accessed', () => {
    const table = setUp({
      corp: { credits: 0, servers: [{ server: 'remote-1', root: ['Regolith Mining License'] }] },
      runner: { credits: 0, rig: [{ card: 'Ghost Runner', credits: 3 }] },
    });
    table.runner.takes('run remote-1');
    trashAccessed(table);
    expect(table.corp.discardPile).toEqual(['Regolith Mining License']);
    expect(table.runner.discardPile).toEqual(['Ghost Runner']);
  });

  test('several sources are mixed freely', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Pharos')] }] },
      runner: { credits: 1, rig: ['Cleaver', { card: 'Ghost Runner', credits: 1 }] },
    });
    runInto(table, 'hq', 'Pharos');
    table.runner.uses('Cleaver', 2);
    expect(table.runner.credits).toBe(0);
    expect(table.runner.discardPile).toEqual(['Ghost Runner']);
    expect(table.happened('strengthChanged').length).toBe(1);
  });
});
