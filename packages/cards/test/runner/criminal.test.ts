import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { accesses, card, finishRun, goOn, rezzed, rig } from './card.ts';

const three = ['Sure Gamble', 'Diesel', 'Overclock'];

card('Mutual Favor', (setUp) => {
  const stack = ['Diesel', 'Cleaver', 'Leech', 'Carmen'];

  test('finds an icebreaker, shows it, takes it to the grip', () => {
    const table = setUp({ runner: { grip: ['Mutual Favor'], stack } });
    table.runner.plays('Mutual Favor');
    expect(table.moves.sort()).toEqual(['choose Carmen', 'choose Cleaver', 'done']);
    table.runner.chooses('Cleaver');
    expect(table.runner.hand).toEqual(['Cleaver']);
    expect(table.runner.deckSize).toBe(3);
    expect(table.happened('revealed').length).toBe(1);
    expect(table).toBeSettled();
  });

  test('after a successful run it may install it, paying', () => {
    const table = setUp({ runner: { credits: 3, grip: ['Mutual Favor'], stack } });
    table.runner.takes('run archives');
    finishRun(table);
    table.runner.plays('Mutual Favor');
    table.runner.chooses('Carmen');
    table.runner.choosesMode(1);
    expect(rig(table)).toEqual(['Carmen']);
    expect(table.runner.credits).toBe(0); // two less: a run was successful
    expect(table).toBeSettled();
  });

  test('or not', () => {
    const table = setUp({ runner: { credits: 3, grip: ['Mutual Favor'], stack } });
    table.runner.takes('run archives');
    finishRun(table);
    table.runner.plays('Mutual Favor');
    table.runner.chooses('Cleaver');
    table.runner.choosesMode(2);
    expect(table.runner.hand).toEqual(['Cleaver']);
    expect(rig(table)).toEqual([]);
  });

  test('nothing found: the stack is shuffled and that is all', () => {
    const table = setUp({ runner: { grip: ['Mutual Favor'], stack } });
    table.runner.plays('Mutual Favor');
    table.runner.isDone();
    expect(table.runner.hand).toEqual([]);
    expect(table.runner.deckSize).toBe(4);
    expect(table).toBeSettled();
  });

  test('the Corp sees only what was revealed', () => {
    const table = setUp({ runner: { grip: ['Mutual Favor'], stack } });
    table.runner.plays('Mutual Favor');
    expect(table.corp.seen.looking).toEqual([]);
    table.runner.chooses('Carmen');
    const shown = table.happened('revealed').flatMap((event) => event.cards);
    expect(shown.map((one) => one.card)).toEqual(['carmen']);
  });
});

card('Tread Lightly', (setUp) => {
  test('ice costs three more to rez, in this run only', () => {
    const table = setUp({
      corp: { credits: 6, hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: ['Palisade'] }] },
      runner: { credits: 1, grip: ['Tread Lightly'] },
    });
    table.runner.plays('Tread Lightly');
    table.runner.takes('run hq');
    goOn(table, () => table.awaits === 'corp');
    table.corp.rezzes('Palisade');
    expect(table.corp.credits).toBe(0);
    finishRun(table);
    expect(table.runner.discardPile).toEqual(['Tread Lightly']);
  });

  test('five credits are not enough for a Palisade', () => {
    const table = setUp({
      priority: 'every',
      corp: { credits: 5, servers: [{ server: 'hq', ice: ['Palisade'] }] },
      runner: { grip: ['Tread Lightly'] },
    });
    table.runner.plays('Tread Lightly');
    table.runner.takes('run hq');
    const approaching = (): boolean =>
      table.awaits === 'corp' && table.corp.seen.run?.phase === 'run.approachIce';
    goOn(table, approaching);
    for (let i = 0; i < 6 && table.corp.explain('rez Palisade').allowed === false; i++) {
      const answer = table.corp.explain('rez Palisade');
      if (!answer.allowed && answer.because === 'notEnoughCredits') break;
      table.choose(table.awaits ?? 'corp', 'pass');
    }
    expect(table.corp.explain('rez Palisade')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('assets and upgrades cost the same as ever', () => {
    const table = setUp({
      corp: { credits: 2, servers: [{ server: 'remote-1', root: ['Manegarm Skunkworks'] }] },
      runner: { grip: ['Tread Lightly'] },
    });
    goOn(table);
    table.runner.plays('Tread Lightly');
    table.runner.takes('run remote-1');
    goOn(table, () => table.awaits === 'corp');
    table.corp.rezzes('Manegarm Skunkworks');
    expect(table.corp.credits).toBe(0);
  });

  test('the next run is an ordinary one', () => {
    const table = setUp({
      corp: { credits: 3, hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: ['Palisade'] }] },
      runner: { grip: ['Tread Lightly'] },
    });
    table.runner.plays('Tread Lightly');
    table.runner.takes('run hq');
    finishRun(table);
    table.runner.takes('run hq');
    goOn(table, () => table.awaits === 'corp');
    table.corp.rezzes('Palisade');
    expect(table.corp.credits).toBe(0);
  });

  test('every piece of ice, one by one', () => {
    const table = setUp({
      corp: { credits: 10, servers: [{ server: 'hq', ice: ['Tithe', 'Whitespace'] }] },
      runner: { credits: 20, grip: ['Tread Lightly', ...three] },
    });
    table.runner.plays('Tread Lightly');
    table.runner.takes('run hq');
    goOn(table, () => table.awaits === 'corp');
    table.corp.rezzes('Tithe');
    expect(table.corp.credits).toBe(10 - 4 + 1); // Tithe brought one
    goOn(table, () => table.moves.includes('rez Whitespace'));
    table.corp.rezzes('Whitespace');
    expect(table.corp.credits).toBe(7 - 5);
  });
});

card('Zahya Sadeghi: Versatile Smuggler', (setUp) => {
  const zahya = 'Zahya Sadeghi: Versatile Smuggler';

  test('a credit for each access when a run on HQ or R&D ends', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund'] },
      runner: { identity: zahya, credits: 0, grip: ['Jailbreak'] },
    });
    table.runner.plays('Jailbreak');
    table.runner.takes('run hq');
    finishRun(table);
    table.runner.triggers(zahya);
    expect(table.runner.credits).toBe(2);
    expect(table).toBeSettled();
  });

  test('once per turn; passing does not use it up', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund'] },
      runner: { identity: zahya, credits: 0 },
    });
    table.runner.takes('run hq');
    finishRun(table);
    table.runner.passes();
    expect(table.runner.credits).toBe(0);
    table.runner.takes('run rd');
    finishRun(table);
    table.runner.triggers(zahya);
    expect(table.runner.credits).toBe(1);
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.decision?.kind).toBe('action');
    expect(table.runner.credits).toBe(1);
  });

  test('Archives and remote servers do not count', () => {
    const table = setUp({
      corp: { archives: ['Hedge Fund'], servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
      runner: { identity: zahya, credits: 0 },
    });
    table.runner.takes('run archives');
    finishRun(table);
    table.runner.takes('run remote-1');
    finishRun(table);
    expect(table.runner.credits).toBe(0);
    expect(table.decision?.kind).toBe('action');
  });

  test('upgrades in the root of HQ count', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', root: ['Anoetic Void'] }] },
      runner: { identity: zahya, credits: 0 },
    });
    table.runner.takes('run hq');
    finishRun(table);
    table.runner.triggers(zahya);
    expect(table.runner.credits).toBe(2);
  });

  test('stolen and trashed cards count as well', () => {
    const table = setUp({
      corp: { rd: ['Offworld Office', 'Hedge Fund'] },
      runner: { identity: zahya, credits: 0, grip: ['Jailbreak'] },
    });
    table.runner.plays('Jailbreak');
    table.runner.takes('run rd');
    finishRun(table);
    table.runner.triggers(zahya);
    expect(table.runner.credits).toBe(2);
    expect(table.runner.points).toBe(2);
  });
});

card('Inside Job', (setUp) => {
  test('the first encountered ice is bypassed, the second is not', () => {
    const table = setUp({
      corp: {
        hq: ['Hedge Fund'],
        servers: [{ server: 'hq', ice: [rezzed('Palisade'), rezzed('Wall of Static')] }],
      },
      runner: { credits: 2, grip: ['Inside Job'] },
    });
    table.runner.plays('Inside Job');
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.happened('iceBypassed').length).toBe(1);
    expect(table.happened('iceEncountered').length).toBe(2);
    expect(accesses(table)).toBe(0); // Wall of Static ended the run
    expect(table.runner.discardPile).toEqual(['Inside Job']);
  });

  test('one piece of ice: straight in', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { grip: ['Inside Job'] },
    });
    table.runner.plays('Inside Job');
    table.runner.takes('run hq');
    finishRun(table);
    expect(accesses(table)).toBe(1);
  });

  test('ice that stays facedown is not encountered', () => {
    const table = setUp({
      corp: {
        credits: 0,
        hq: ['Hedge Fund'],
        servers: [{ server: 'hq', ice: ['Palisade', rezzed('Wall of Static')] }],
      },
      runner: { grip: ['Inside Job'] },
    });
    table.runner.plays('Inside Job');
    table.runner.takes('run hq');
    finishRun(table);
    expect(accesses(table)).toBe(1);
  });

  test('the next run is an ordinary one', () => {
    const table = setUp({
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { grip: ['Inside Job'] },
    });
    table.runner.plays('Inside Job');
    table.runner.takes('run hq');
    finishRun(table);
    table.runner.takes('run hq');
    finishRun(table);
    expect(accesses(table)).toBe(1);
  });
});
