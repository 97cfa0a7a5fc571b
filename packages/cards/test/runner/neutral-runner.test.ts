import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { accesses, card, countersOn, finishRun, goOn, rezzed, trashAccessed } from './card.ts';

card('The Catalyst: Convention Breaker', (setUp) => {
  test('a plain beginning: five credits, four clicks, no link, four memory units', () => {
    const table = setUp();
    expect(table.runner.clicks).toBe(4);
    expect(table.runner.link).toBe(0);
    expect(table.runner.memory).toEqual({ limit: 4, used: 0 });
    expect(table.runner.maximumHandSize).toBe(5);
    expect(table.runner.seen.runner.identity.title).toBe('The Catalyst: Convention Breaker');
  });
});

card('Sure Gamble', (setUp) => {
  test('five for nine', () => {
    const table = setUp({ runner: { grip: ['Sure Gamble'] } });
    table.runner.plays('Sure Gamble');
    expect(table.runner.credits).toBe(9);
    expect(table.runner.clicks).toBe(3);
    expect(table.corp.credits).toBe(5);
    expect(table.runner.discardPile).toEqual(['Sure Gamble']);
  });

  test('four credits are not enough', () => {
    const table = setUp({ runner: { credits: 4, grip: ['Sure Gamble'] } });
    expect(table.runner.explain('play Sure Gamble')).toMatchObject({ because: 'notEnoughCredits' });
  });

  test('not without a click', () => {
    const table = setUp({ at: '5.7.1e', priority: 'every', runner: { clicks: 0, grip: ['Sure Gamble'] } });
    expect(table.runner.explain('play Sure Gamble')).toMatchObject({ allowed: false });
  });
});

card('Process Automation', (setUp) => {
  test('two credits and a card', () => {
    const table = setUp({ runner: { credits: 0, grip: ['Process Automation'] } });
    table.runner.plays('Process Automation');
    expect(table.runner.credits).toBe(2);
    expect(table.runner.hand).toEqual(['Sure Gamble']);
  });

  test('with an empty stack only the credits', () => {
    const table = setUp({ runner: { credits: 0, grip: ['Process Automation'], stack: [] } });
    table.runner.plays('Process Automation');
    expect(table.runner.credits).toBe(2);
  });
});

card('Jailbreak', (setUp) => {
  const hand = ['Hedge Fund', 'Hedge Fund', 'Hedge Fund'];

  test('HQ or R&D, nothing else', () => {
    const table = setUp({ runner: { grip: ['Jailbreak'] } });
    table.runner.plays('Jailbreak');
    expect(table.moves).toEqual(['run hq', 'run rd']);
  });

  test('successful: a card and one more access', () => {
    for (const server of ['hq', 'rd']) {
      const table = setUp({ corp: { hq: hand }, runner: { grip: ['Jailbreak'] } });
      table.runner.plays('Jailbreak');
      table.runner.takes(`run ${server}`);
      finishRun(table);
      expect(table.runner.hand).toEqual(['Sure Gamble']);
      expect(accesses(table)).toBe(2);
      expect(table.runner.discardPile).toEqual(['Jailbreak']);
      expect(table).toBeSettled();
    }
  });

  test('unsuccessful: nothing', () => {
    const table = setUp({
      corp: { hq: hand, servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { grip: ['Jailbreak'] },
    });
    table.runner.plays('Jailbreak');
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.runner.hand).toEqual([]);
    expect(accesses(table)).toBe(0);
  });

  test('the next run accesses one card again', () => {
    const table = setUp({ corp: { hq: hand }, runner: { grip: ['Jailbreak'] } });
    table.runner.plays('Jailbreak');
    table.runner.takes('run hq');
    finishRun(table);
    table.runner.takes('run hq');
    finishRun(table);
    expect(accesses(table)).toBe(3);
  });

  test('R&D: the top cards in order', () => {
    const table = setUp({
      corp: { rd: ['Offworld Office', 'Hostile Takeover', 'Send a Message'] },
      runner: { grip: ['Jailbreak'] },
    });
    table.runner.plays('Jailbreak');
    table.runner.takes('run rd');
    finishRun(table);
    expect(table.runner.scored).toEqual(['Offworld Office', 'Hostile Takeover']);
  });
});

card('Overclock', (setUp) => {
  test('five credits for this run', () => {
    const table = setUp({
      corp: { servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
      runner: { credits: 1, grip: ['Overclock'] },
    });
    goOn(table);
    table.runner.plays('Overclock');
    table.runner.takes('run remote-1');
    expect(countersOn(table, 'Overclock')).toEqual({ credits: 5 });
    trashAccessed(table);
    goOn(table);
    expect(table.corp.discardPile).toEqual(['PAD Campaign']);
    expect(table.runner.credits).toBe(0);
    expect(table.runner.discardPile).toEqual(['Overclock']);
  });

  test('the Runner may mix them with the pool', () => {
    const table = setUp({
      corp: { servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
      runner: { credits: 3, grip: ['Overclock'] },
    });
    goOn(table);
    table.runner.plays('Overclock');
    table.runner.takes('run remote-1');
    trashAccessed(table);
    table.choose('runner', table.keys.find((key) => key.startsWith('pay 2')) ?? '');
    if (table.decision?.kind === 'pay') table.runner.pays('pay pool');
    goOn(table);
    expect(table.runner.credits).toBe(0);
  });

  test('what is left is gone', () => {
    const table = setUp({ runner: { credits: 1, grip: ['Overclock', 'Diesel'] } });
    table.runner.plays('Overclock');
    table.runner.takes('run archives');
    finishRun(table);
    expect(table.runner.credits).toBe(0);
  });

  test('its credits pay for icebreakers, and against Manegarm', () => {
    const table = setUp({
      corp: { servers: [{ server: 'remote-1', root: [rezzed('Manegarm Skunkworks')] }] },
      runner: { credits: 1, clicks: 1, grip: ['Overclock'] },
    });
    table.runner.plays('Overclock');
    table.runner.takes('run remote-1');
    goOn(table);
    expect(table.moves).toContain('mode 2'); // five credits, though the pool is empty
    table.runner.choosesMode(2);
    goOn(table);
    expect(accesses(table)).toBe(1);
  });
});

card('Infiltration', (setUp) => {
  const hidden = {
    servers: [
      { server: 'remote-1', root: ['Urtica Cipher'] },
      { server: 'hq', ice: ['Palisade', rezzed('Tithe')] },
    ],
  };

  test('two credits', () => {
    const table = setUp({ corp: { credits: 0, ...hidden }, runner: { credits: 0, grip: ['Infiltration'] } });
    goOn(table);
    table.runner.plays('Infiltration');
    table.runner.choosesMode(1);
    expect(table.runner.credits).toBe(2);
    expect(table.happened('exposed')).toEqual([]);
  });

  test('or one card is exposed: seen, and facedown as before', () => {
    const table = setUp({ corp: { credits: 0, ...hidden }, runner: { credits: 0, grip: ['Infiltration'] } });
    goOn(table);
    table.runner.plays('Infiltration');
    table.runner.choosesMode(2);
    expect(table.keys.length).toBe(2); // not the rezzed Tithe
    table.runner.chooses('Urtica Cipher');
    const [shown] = table.happened('exposed');
    expect(shown?.cards.map((one) => [one.card, one.seenBy])).toEqual([['urtica_cipher', 'all']]);
    expect(table.corp.seen.corp.servers.find(({ server }) => server === 'remote-1')?.root[0]?.rezzed).toBe(
      false,
    );
    expect(table.runner.credits).toBe(0);
  });

  test('nothing to expose: the credits are still there', () => {
    const table = setUp({ runner: { credits: 0, grip: ['Infiltration'] } });
    table.runner.plays('Infiltration');
    if (table.decision?.kind === 'mode') table.runner.choosesMode(1);
    expect(table.runner.credits).toBe(2);
  });
});
