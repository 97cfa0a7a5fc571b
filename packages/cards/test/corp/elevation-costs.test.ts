import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, copies, goOn, iceAt, isInPlay, ranSuccessfully, runIntoIce, shown } from './card.ts';

card('Bigger Picture', (setUp) => {
  const hold = (tags: number, credits: number) =>
    setUp({ corp: { credits: 0, hq: ['Bigger Picture'] }, runner: { tags, credits } });

  test('one more tag', () => {
    const table = hold(1, 5);
    table.corp.plays('Bigger Picture');
    table.corp.choosesMode(1);
    expect(table.runner.tags).toBe(2);
    expect([table.corp.credits, table.runner.credits]).toEqual([0, 5]);
  });

  test('or tags are removed, and each costs the Runner five credits, which you gain', () => {
    const table = hold(3, 20);
    table.corp.plays('Bigger Picture');
    table.corp.choosesMode(2);
    expect(table.moves).toEqual(['number 0', 'number 1', 'number 2', 'number 3']);
    table.corp.takes('number 2');
    expect(table.runner.tags).toBe(1);
    expect([table.corp.credits, table.runner.credits]).toEqual([10, 10]);
  });

  test('you gain no more than the Runner lost', () => {
    const table = hold(2, 7);
    table.corp.plays('Bigger Picture');
    table.corp.choosesMode(2);
    table.corp.takes('number 2');
    expect([table.corp.credits, table.runner.credits]).toEqual([7, 0]);
  });

  test('none may be removed, and then nothing follows', () => {
    const table = hold(1, 7);
    table.corp.plays('Bigger Picture');
    table.corp.choosesMode(2);
    table.corp.takes('number 0');
    expect([table.corp.credits, table.runner.credits, table.runner.tags]).toEqual([0, 7, 1]);
    expect(table).toBeSettled();
  });

  test('refused while the Runner has no tag', () => {
    expect(hold(0, 9).corp.explain('play Bigger Picture')).toMatchObject({ because: 'conditionNotMet' });
  });
});

card('Synapse Global: Faster than Thought', (setUp) => {
  const identity = 'Synapse Global: Faster than Thought';

  test('a click and a tag for two credits, and the first tag of a turn installs a card of HQ, shown and for nothing', () => {
    const table = setUp({
      corp: {
        identity,
        credits: 0,
        clicks: 3,
        hq: ['Palisade', 'Hedge Fund'],
        servers: [{ server: 'hq', ice: ['Enigma', 'Enigma'] }],
      },
      runner: { tags: 2 },
    });
    table.corp.uses(identity);
    table.corp.triggers(identity);
    table.choose('corp', 'choose hq');
    if (table.decision?.kind === 'trashLikeCards') table.corp.isDone();
    expect(iceAt(table, 'hq')[0]).toBe('Palisade');
    expect(table.happened('revealed').length).toBe(1);
    expect([table.corp.credits, table.corp.clicks, table.runner.tags]).toEqual([2, 2, 1]);
    table.corp.uses(identity);
    expect(table.decision?.kind).toBe('action'); // the second tag of the turn
    expect([table.corp.credits, table.runner.tags]).toEqual([4, 0]);
  });

  test('a tag the Runner removes counts too', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { identity, hq: ['PAD Campaign'] },
      runner: { tags: 1, credits: 5 },
    });
    table.runner.takes('remove tag');
    expect(table.awaits).toBe('corp');
    table.corp.passes();
    expect(table.corp.hand).toEqual(['PAD Campaign']);
  });

  test('refused without a tag or a click', () => {
    const none = setUp({ corp: { identity }, runner: { tags: 0 } });
    expect(none.moves.some((move) => move.startsWith('use'))).toBe(false);
    const tired = setUp({ corp: { identity, clicks: 1, hq: [] }, runner: { tags: 1 } });
    tired.corp.uses(identity);
    expect(tired.runner.tags).toBe(0);
  });
});

card('LEO Construction: Labor Solutions', (setUp) => {
  const identity = 'LEO Construction: Labor Solutions';
  const run = (where: string) => {
    const table = setUp({
      at: 'runner.action',
      priority: 'every',
      corp: {
        identity,
        hq: ['Hedge Fund'],
        servers: [
          { server: 'hq', ice: ['Wall of Static', { card: 'Ansel 1.0', rezzed: true }, 'Brân 1.0'] },
          { server: 'rd', ice: ['Wall of Static', { card: 'Bumi 1.0', rezzed: true }] },
          { server: 'archives', ice: ['Wall of Static'] },
        ],
      },
      runner: { credits: 9 },
    });
    table.runner.takes(`run ${where}`);
    return table;
  };
  const mayUse = (table: ReturnType<typeof run>): boolean => {
    for (let i = 0; i < 30 && table.runner.seen.run !== null; i++) {
      if (table.moves.some((move) => move.startsWith(`use ${identity}`))) return true;
      const waiting = table.decision;
      if (waiting?.kind === 'jackOut') table.runner.takes('continue');
      else if (waiting?.kind === 'window') table.choose(waiting.seat, 'pass');
      else return false;
    }
    return false;
  };

  test('a rezzed bioroid of the attacked server ends the run, no other', () => {
    const table = run('hq');
    expect(mayUse(table)).toBe(true);
    table.corp.uses(identity);
    expect(table.moves).toEqual(['choose Ansel 1.0']);
    table.corp.chooses('Ansel 1.0');
    expect(table.runner.seen.run).toBeNull();
    expect(table.corp.discardPile).toEqual(['Ansel 1.0']);
    expect(ranSuccessfully(table)).toBe(false);
  });

  test('refused where no rezzed bioroid protects the server, and a second time in a turn', () => {
    expect(mayUse(run('archives'))).toBe(false);
    const table = run('hq');
    mayUse(table);
    table.corp.uses(identity);
    table.corp.chooses('Ansel 1.0');
    goOn(table, () => table.decision?.kind === 'action');
    table.runner.takes('run rd');
    expect(mayUse(table)).toBe(false);
    expect(isInPlay(table, 'Bumi 1.0')).toBe(true);
  });
});

card('Semak-samun', (setUp) => {
  const meet = (grip: number) => {
    const table = setUp({
      at: 'runner.action',
      priority: 'every',
      corp: { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [{ card: 'Semak-samun', rezzed: true }] }] },
      runner: { grip: copies('Sure Gamble', grip) },
    });
    runIntoIce(table, 'hq');
    return table;
  };

  test('the run ends unless the Runner suffers three net damage', () => {
    const table = meet(5);
    goOn(table);
    table.runner.accepts();
    expect(table.runner.hand.length).toBe(2);
    goOn(table);
    expect(ranSuccessfully(table)).toBe(true);
    const ended = meet(5);
    goOn(ended);
    ended.runner.declines();
    expect(ended.runner.seen.run).toBeNull();
    expect(ended.runner.hand.length).toBe(5);
  });

  test('even with too few cards, and then they are flatlined', () => {
    const table = meet(1);
    goOn(table);
    table.runner.accepts();
    expect(table.outcome).toMatchObject({ winner: 'corp', reason: 'flatline' });
  });

  /** Mayfly as strong as the ice it meets. */
  const mayflyAt = (server: string) => {
    const table = setUp({
      at: 'runner.action',
      priority: 'every',
      corp: {
        hq: ['Hedge Fund'],
        servers: [
          { server: 'hq', ice: [{ card: 'Semak-samun', rezzed: true }] },
          { server: 'rd', ice: [{ card: 'Wall of Static', rezzed: true }] },
        ],
      },
      runner: { credits: 9, grip: copies('Sure Gamble', 5), rig: ['Mayfly', 'Cleaver'] },
    });
    runIntoIce(table, server);
    for (let strength = 1; strength < 3; strength++) {
      table.runner.uses('Mayfly', 2);
      goOn(table, () => table.awaits === 'runner' && table.decision?.kind === 'window');
    }
    return table;
  };

  test('only a fracter breaks its subroutine', () => {
    const table = mayflyAt('hq');
    expect(table.runner.explain('use Mayfly 1')).toMatchObject({ because: 'forbidden' });
    expect(table.runner.explain('use Cleaver 1').allowed).toBe(true);
    table.runner.uses('Cleaver', 1);
    table.choose('runner', 'break 1');
    goOn(table);
    expect(ranSuccessfully(table)).toBe(true);
    expect(table.runner.hand.length).toBe(5);
  });

  test('other ice is broken by anything', () => {
    expect(mayflyAt('rd').runner.explain('use Mayfly 1').allowed).toBe(true);
  });
});

card('Plutus', (setUp) => {
  const there = (rezzed: boolean) => [{ server: 'remote-1', root: [{ card: 'Plutus', rezzed }] }];
  const begin = (hq: string[], scored: string[]) =>
    setUp({ at: '5.6.2a', priority: 'every', corp: { credits: 0, hq, scored, servers: there(false) } });

  test('an agenda forfeited, or three cards of HQ shown and trashed, as you like', () => {
    const table = begin(copies('Hedge Fund', 4), ['Offworld Office']);
    table.corp.rezzes('Plutus');
    expect(table.moves).toEqual(['pay way 1', 'pay way 2']);
    table.corp.pays('pay way 1');
    if (table.decision?.kind === 'pay') table.corp.chooses('Offworld Office');
    expect(table.corp.scored).toEqual([]);
    expect(table.corp.hand.length).toBe(4);
    expect(shown(table, 'Plutus').rezzed).toBe(true);
    const other = begin(['Hedge Fund', 'IPO', 'Enigma', 'Palisade'], ['Offworld Office']);
    other.corp.rezzes('Plutus');
    other.corp.pays('pay way 2');
    for (const title of ['Hedge Fund', 'IPO', 'Enigma']) other.corp.chooses(title);
    expect(other.corp.hand).toEqual(['Palisade']);
    expect(other.corp.discardPile.sort()).toEqual(['Enigma', 'Hedge Fund', 'IPO']);
    expect(other.happened('revealed')[0]?.cards.length).toBe(3);
    expect(other.corp.scored).toEqual(['Offworld Office']);
  });

  test('what cannot be paid is not offered, and without either it stays unrezzed', () => {
    const table = begin(copies('Hedge Fund', 3), []);
    table.corp.rezzes('Plutus');
    expect(table.moves.every((move) => move.startsWith('choose'))).toBe(true);
    const poor = begin(copies('Hedge Fund', 2), []);
    expect(poor.corp.explain('rez Plutus').allowed).toBe(false);
    expect(poor.moves).not.toContain('rez Plutus');
  });

  test('as your turn begins a transaction of Archives may be played, and is gone then', () => {
    const table = setUp({
      at: '5.6.1d',
      corp: { credits: 5, archives: ['Hedge Fund', 'Sprint'], servers: there(true) },
    });
    table.corp.triggers('Plutus');
    expect(table.corp.credits).toBe(5 - 5 + 9);
    expect(table.corp.discardPile).toEqual(['Sprint']);
    expect(table.corp.seen.removed.map(({ title }) => title)).toEqual(['Hedge Fund']);
  });
});
