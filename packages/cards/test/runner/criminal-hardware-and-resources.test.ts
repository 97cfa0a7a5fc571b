import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { accesses, card, countersOn, finishRun, goOn, rezzed, rig, runInto } from './card.ts';

const three = ['Sure Gamble', 'Diesel', 'Overclock'];

card('Decoy', (setUp) => {
  const tagging = { hq: ['Hard-Hitting News'], credits: 10 };

  test('trashing it prevents one of the tags', () => {
    const table = setUp({
      at: 'corp.action',
      corp: tagging,
      runner: { credits: 0, rig: ['Decoy', 'Forger'] },
      happened: { lastTurn: { runner: [{ deed: 'run', side: 'runner' }] } },
    });
    table.corp.plays('Hard-Hitting News');
    table.choose('corp', 'spend 0');
    table.runner.uses('Decoy');
    table.runner.passes();
    expect(table.runner.tags).toBe(3);
    expect(rig(table)).toEqual(['Forger']);
    expect(table.runner.discardPile).toEqual(['Decoy']);
  });

  test('a single tag is prevented altogether: nobody sees the Runner take one', () => {
    const table = setUp({
      at: 'corp.action',
      corp: { identity: 'NBN: Reality Plus', credits: 10, hq: ['Public Trail'] },
      runner: { credits: 0, rig: ['Decoy'] },
      happened: { lastTurn: { runner: [{ deed: 'succeed', side: 'runner' }] } },
    });
    table.corp.plays('Public Trail');
    table.runner.uses('Decoy');
    expect(table.runner.tags).toBe(0);
    expect(table.corp.credits).toBe(6); // Reality Plus stays silent
    expect(table.happened('tagsTaken')).toEqual([]);
  });

  test('it may be kept', () => {
    const table = setUp({ at: '5.7.1d', runner: { rig: ['Joshua B.', 'Decoy'] } });
    table.runner.triggers('Joshua B.');
    for (let i = 0; i < 5; i++) table.runner.takes('gain credit');
    table.runner.passes();
    expect(table.runner.tags).toBe(1);
    expect(rig(table)).toContain('Decoy');
  });

  test('refused while no tag is coming', () => {
    const table = setUp({ at: '5.7.1e', priority: 'every', runner: { tags: 1, rig: ['Decoy'] } });
    expect(table.moves).toEqual(['pass']);
    expect(table.runner.explain('use Decoy 1')).toMatchObject({ allowed: false });
  });

  test('damage is none of its business', () => {
    const table = setUp({
      at: 'corp.action',
      corp: { hq: ['Scorched Earth'] },
      runner: { tags: 1, rig: ['Decoy'], grip: [...three, ...three] },
    });
    table.corp.plays('Scorched Earth');
    expect(table.runner.hand.length).toBe(2);
    expect(rig(table)).toEqual(['Decoy']);
  });

  test('and Forger with it: two tags less', () => {
    const table = setUp({
      at: 'corp.action',
      corp: tagging,
      runner: { credits: 0, rig: ['Decoy', 'Forger'] },
      happened: { lastTurn: { runner: [{ deed: 'run', side: 'runner' }] } },
    });
    table.corp.plays('Hard-Hitting News');
    table.choose('corp', 'spend 0');
    table.runner.uses('Decoy');
    table.runner.uses('Forger');
    expect(table.runner.tags).toBe(2);
    expect(rig(table)).toEqual([]);
  });

  test('a tag taken as a cost cannot be prevented: Funhouse', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Funhouse')] }] },
      runner: { credits: 4, rig: ['Decoy'] },
    });
    table.runner.takes('run hq');
    goOn(table);
    table.runner.accepts();
    expect(table.runner.tags).toBe(1);
    expect(rig(table)).toEqual(['Decoy']);
  });
});

card('Forger', (setUp, edition) => {
  test('one link', () => {
    expect(setUp({ runner: { rig: ['Forger'] } }).runner.link).toBe(1);
  });

  test('trashed, it removes a tag: no click, no credit', () => {
    const table = setUp({ runner: { credits: 0, clicks: 2, tags: 2, rig: ['Forger'] }, at: '5.7.1e' });
    table.runner.uses('Forger');
    expect(table.runner.tags).toBe(1);
    expect(table.runner.clicks).toBe(2);
    expect(table.runner.link).toBe(0);
    expect(table.runner.discardPile).toEqual(['Forger']);
  });

  test('or prevents one', () => {
    const table = setUp({
      at: 'corp.action',
      corp: { credits: 10, hq: ['Public Trail'] },
      runner: { credits: 0, rig: ['Forger'] },
      happened: { lastTurn: { runner: [{ deed: 'succeed', side: 'runner' }] } },
    });
    table.corp.plays('Public Trail');
    table.choose('runner', table.keys.find((key) => key.startsWith('interrupt')) ?? '');
    expect(table.runner.tags).toBe(0);
    expect(rig(table)).toEqual([]);
  });

  test('without a tag: refused where the edition asks for a change', () => {
    const table = setUp({ at: '5.7.1e', priority: 'every', runner: { rig: ['Forger'] } });
    if (edition === '1.4') {
      expect(table.runner.explain('use Forger 1')).toMatchObject({ because: 'nothingWouldChange' });
    } else expect(table.runner.explain('use Forger 1')).toMatchObject({ allowed: true });
  });

  test('is a console: not beside another', () => {
    const table = setUp({ runner: { rig: ['Pantograph'], grip: ['Forger'] } });
    if (edition === '1.4') {
      expect(table.runner.explain('install Forger')).toMatchObject({ because: 'consoleInPlay' });
    } else {
      table.runner.installs('Forger');
      expect(rig(table)).toEqual(['Forger']);
    }
  });
});

card('Crash Space', (setUp) => {
  test('two recurring credits for the basic action against tags', () => {
    const table = setUp({ runner: { credits: 0, tags: 2, rig: ['Crash Space'] } });
    expect(countersOn(table, 'Crash Space')).toEqual({ credits: 2 });
    table.runner.takes('remove tag');
    expect(table.runner.tags).toBe(1);
    expect(countersOn(table, 'Crash Space')).toEqual({});
    expect(table.runner.explain('remove tag')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('they are refilled before the next turn begins', () => {
    const table = setUp({ at: '5.7.1c', runner: { rig: [{ card: 'Crash Space', credits: 0 }] } });
    expect(countersOn(table, 'Crash Space')).toEqual({ credits: 2 });
  });

  test('the pool may pay part of it', () => {
    const table = setUp({ runner: { credits: 3, tags: 1, rig: ['Crash Space'] } });
    table.runner.takes('remove tag');
    table.choose('runner', table.keys.find((key) => key.startsWith('pay 1')) ?? '');
    if (table.decision?.kind === 'pay') table.runner.pays('pay pool');
    expect(table.runner.credits).toBe(2);
    expect(countersOn(table, 'Crash Space')).toEqual({ credits: 1 });
  });

  test('for nothing else', () => {
    const table = setUp({ runner: { credits: 0, rig: ['Crash Space'], grip: ['Cleaver', 'Overclock'] } });
    expect(table.runner.explain('install Cleaver')).toMatchObject({ because: 'notEnoughCredits' });
    expect(table.runner.explain('play Overclock')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('trashed, it prevents three meat damage', () => {
    const table = setUp({
      at: 'corp.action',
      corp: { hq: ['Scorched Earth'] },
      runner: { tags: 1, rig: ['Crash Space'], grip: three },
    });
    table.corp.plays('Scorched Earth');
    table.runner.uses('Crash Space');
    table.runner.takes('number 3');
    expect(table.runner.hand.length).toBe(2);
    expect(table.runner.discardPile).toContain('Crash Space');
    expect(table.outcome).toBeNull();
  });

  test('it may prevent less', () => {
    const table = setUp({
      at: 'corp.action',
      corp: { hq: ['Scorched Earth'] },
      runner: { tags: 1, rig: ['Crash Space'], grip: three },
    });
    table.corp.plays('Scorched Earth');
    table.runner.uses('Crash Space');
    expect(table.moves).toEqual(['number 0', 'number 1', 'number 2', 'number 3']);
    table.runner.takes('number 1');
    expect(table.runner.hand.length).toBe(0);
    expect(table.outcome).toBeNull();
  });

  test('not used: four damage to three cards is the end', () => {
    const table = setUp({
      at: 'corp.action',
      corp: { hq: ['Scorched Earth'] },
      runner: { tags: 1, rig: ['Crash Space'], grip: three },
    });
    table.corp.plays('Scorched Earth');
    table.runner.passes();
    expect(table.outcome).toMatchObject({ winner: 'corp', reason: 'flatline' });
  });

  test('net damage passes it by', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Tithe')] }] },
      runner: { rig: ['Crash Space'], grip: three },
    });
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.runner.hand.length).toBe(2);
    expect(rig(table)).toEqual(['Crash Space']);
  });

  test('and Plascrete Carapace for the rest', () => {
    const table = setUp({
      at: 'corp.action',
      corp: { hq: ['Scorched Earth'] },
      runner: { tags: 1, rig: ['Crash Space', { card: 'Plascrete Carapace', power: 4 }], grip: [] },
    });
    table.corp.plays('Scorched Earth');
    table.runner.uses('Crash Space');
    table.runner.takes('number 3');
    table.runner.uses('Plascrete Carapace');
    expect(table.outcome).toBeNull();
    expect(countersOn(table, 'Plascrete Carapace')).toEqual({ power: 3 });
  });
});

card('Docklands Pass', (setUp) => {
  const five = ['Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Hedge Fund'];

  test('the first breach of HQ each turn: one more card', () => {
    const table = setUp({ corp: { hq: five }, runner: { rig: ['Docklands Pass'] } });
    table.runner.takes('run hq');
    finishRun(table);
    expect(accesses(table)).toBe(2);
    table.runner.takes('run hq');
    finishRun(table);
    expect(accesses(table)).toBe(3);
  });

  test('R&D stays as it is', () => {
    const table = setUp({ runner: { rig: ['Docklands Pass'] } });
    table.runner.takes('run rd');
    finishRun(table);
    expect(accesses(table)).toBe(1);
  });

  test('a single card in HQ is accessed once', () => {
    const table = setUp({ corp: { hq: ['Hedge Fund'] }, runner: { rig: ['Docklands Pass'] } });
    table.runner.takes('run hq');
    finishRun(table);
    expect(accesses(table)).toBe(1);
  });

  test('a run that does not get in does not use it up', () => {
    const table = setUp({
      corp: { hq: five, servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { credits: 2, rig: ['Docklands Pass', 'Corroder'] },
    });
    runInto(table, 'hq', 'Palisade');
    table.runner.passes();
    goOn(table);
    runInto(table, 'hq', 'Palisade');
    table.runner.uses('Corroder', 1);
    finishRun(table);
    expect(accesses(table)).toBe(2);
  });

  test('installed after the first breach it is too late for this turn', () => {
    const table = setUp({ corp: { hq: five }, runner: { grip: ['Docklands Pass'] } });
    table.runner.takes('run hq');
    finishRun(table);
    table.runner.installs('Docklands Pass');
    table.runner.takes('run hq');
    finishRun(table);
    expect(accesses(table)).toBe(2);
  });

  test('goes together with Jailbreak', () => {
    const table = setUp({ corp: { hq: five }, runner: { rig: ['Docklands Pass'], grip: ['Jailbreak'] } });
    table.runner.plays('Jailbreak');
    table.runner.takes('run hq');
    finishRun(table);
    expect(accesses(table)).toBe(3);
  });

  test('unique', () => {
    const table = setUp({ runner: { rig: ['Docklands Pass'], grip: ['Docklands Pass'] } });
    table.runner.installs('Docklands Pass');
    expect(rig(table)).toEqual(['Docklands Pass']);
  });

  test('an empty HQ with an upgrade in its root: the upgrade alone', () => {
    const table = setUp({
      corp: { credits: 0, hq: [], servers: [{ server: 'hq', root: ['Anoetic Void'] }] },
      runner: { rig: ['Docklands Pass'] },
    });
    table.runner.takes('run hq');
    finishRun(table);
    expect(accesses(table)).toBe(1);
  });
});

card('Pennyshaver', (setUp) => {
  test('one more memory unit; a credit for each successful run, remote ones too', () => {
    const table = setUp({
      corp: { servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
      runner: { rig: ['Pennyshaver'] },
    });
    expect(table.runner.memory.limit).toBe(5);
    table.runner.takes('run archives');
    finishRun(table);
    table.runner.takes('run remote-1');
    finishRun(table);
    expect(countersOn(table, 'Pennyshaver')).toEqual({ credits: 2 });
    expect(table.runner.credits).toBe(5);
  });

  test('a click: one more, then all of them', () => {
    const table = setUp({ runner: { credits: 0, rig: [{ card: 'Pennyshaver', credits: 3 }] } });
    table.runner.uses('Pennyshaver');
    expect(table.runner.credits).toBe(4);
    expect(table.runner.clicks).toBe(3);
    expect(countersOn(table, 'Pennyshaver')).toEqual({});
    table.runner.uses('Pennyshaver'); // even an empty one gives one
    expect(table.runner.credits).toBe(5);
    expect(rig(table)).toEqual(['Pennyshaver']);
  });

  test('not without a click, and its credits pay for nothing', () => {
    const table = setUp({
      runner: { credits: 0, rig: [{ card: 'Pennyshaver', credits: 3 }], grip: ['Overclock'] },
    });
    expect(table.runner.explain('play Overclock')).toMatchObject({ because: 'notEnoughCredits' });
    const idle = setUp({
      priority: 'every',
      at: '5.7.1e',
      runner: { rig: [{ card: 'Pennyshaver', credits: 3 }] },
    });
    expect(idle.moves).toEqual(['pass']);
  });

  test('an unsuccessful run pays nothing', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { rig: ['Pennyshaver'] },
    });
    table.runner.takes('run hq');
    finishRun(table);
    expect(countersOn(table, 'Pennyshaver')).toEqual({});
  });
});

card('Red Team', (setUp, edition) => {
  test('loads twelve credits', () => {
    const table = setUp({ runner: { grip: ['Red Team'] } });
    table.runner.installs('Red Team');
    expect(countersOn(table, 'Red Team')).toEqual({ credits: 12 });
    expect(table.runner.credits).toBe(0);
  });

  test('a click to run; three credits if successful', () => {
    const table = setUp({ runner: { credits: 0, rig: [{ card: 'Red Team', credits: 12 }] } });
    table.runner.uses('Red Team');
    expect(table.moves).toEqual(['run hq', 'run rd', 'run archives']);
    table.runner.takes('run archives');
    finishRun(table);
    expect(table.runner.credits).toBe(3);
    expect(table.runner.clicks).toBe(3);
    expect(countersOn(table, 'Red Team')).toEqual({ credits: 9 });
  });

  test('only servers not run this turn, whoever ran them and however it ended', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { rig: [{ card: 'Red Team', credits: 12 }] },
    });
    table.runner.takes('run hq');
    finishRun(table);
    table.runner.uses('Red Team');
    expect(table.moves).toEqual(['run rd', 'run archives']);
    table.runner.takes('run rd');
    finishRun(table);
    table.runner.uses('Red Team');
    finishRun(table);
    expect(table.runner.clicks).toBe(1);
    expect(countersOn(table, 'Red Team')).toEqual({ credits: 6 });
  });

  test('other runs take nothing, nor does an unsuccessful one', () => {
    const table = setUp({
      corp: { servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { credits: 0, rig: [{ card: 'Red Team', credits: 12 }] },
    });
    table.runner.takes('run archives');
    finishRun(table);
    table.runner.uses('Red Team');
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.runner.credits).toBe(0);
    expect(countersOn(table, 'Red Team')).toEqual({ credits: 12 });
  });

  test('a remote server run before does not matter', () => {
    const table = setUp({
      corp: { servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
      runner: { rig: [{ card: 'Red Team', credits: 12 }] },
    });
    table.runner.takes('run remote-1');
    finishRun(table);
    table.runner.uses('Red Team');
    expect(table.moves).toEqual(['run hq', 'run rd', 'run archives']);
  });

  test('the last three empty it: trashed', () => {
    const table = setUp({ runner: { credits: 0, rig: [{ card: 'Red Team', credits: 3 }] } });
    table.runner.uses('Red Team');
    table.runner.takes('run archives');
    finishRun(table);
    expect(table.runner.credits).toBe(3);
    expect(table.runner.discardPile).toEqual(['Red Team']);
  });

  test('trashed on the way it has nothing to take from, and nobody else pays', () => {
    const table = setUp({
      corp: { servers: [{ server: 'rd', ice: [rezzed('Ansel 1.0')] }] },
      runner: { clicks: 1, credits: 0, rig: [{ card: 'Red Team', credits: 12 }] },
    });
    table.runner.uses('Red Team');
    table.runner.takes('run rd');
    goOn(table);
    table.corp.declines();
    finishRun(table);
    expect(table.happened('runSuccessful')).toHaveLength(1);
    expect([table.runner.discardPile, table.runner.credits]).toEqual([['Red Team'], 0]);
  });

  test('its own run feeds Pennyshaver, too', () => {
    const table = setUp({ runner: { credits: 0, rig: [{ card: 'Red Team', credits: 12 }, 'Pennyshaver'] } });
    table.runner.uses('Red Team');
    table.runner.takes('run archives');
    goOn(table);
    table.runner.triggers('Pennyshaver');
    finishRun(table);
    expect(table.runner.credits).toBe(3);
    expect(countersOn(table, 'Pennyshaver')).toEqual({ credits: 1 });
  });

  test('with no server left: refused where the edition asks for a change, otherwise a click for nothing', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund'] },
      runner: { credits: 0, rig: [{ card: 'Red Team', credits: 12 }] },
    });
    for (const server of ['hq', 'rd', 'archives']) {
      table.runner.takes(`run ${server}`);
      finishRun(table);
    }
    if (edition === '1.4') {
      expect(table.runner.explain('use Red Team 1')).toMatchObject({ because: 'nothingWouldChange' });
    } else {
      table.runner.uses('Red Team');
      expect(table.runner.credits).toBe(0);
      expect(table.happened('runAnnounced').length).toBe(3);
    }
  });
});
