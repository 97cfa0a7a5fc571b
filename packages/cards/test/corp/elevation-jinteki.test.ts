import { expect, type Position } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, copies, finishRun, goOn, passTo, shown } from './card.ts';

card('Proprionegation', (setUp) => {
  const scored = (agenda = 1) => [{ card: 'Proprionegation', agenda }];
  const inRun = (archives: readonly string[] = []) => {
    const table = setUp({
      at: 'runner.action',
      priority: 'every',
      corp: {
        scored: scored(),
        hq: ['Offworld Office'],
        servers: [
          { server: 'hq', ice: [{ card: 'Tithe', rezzed: true }] },
          { server: 'archives', ice: archives.map((title) => ({ card: title, rezzed: true })) },
        ],
      },
      runner: { grip: copies('Sure Gamble', 5) },
    });
    table.runner.takes('run hq');
    goOn(table, () => table.moves.includes('use Proprionegation 1'));
    return table;
  };

  test('one agenda counter as it is scored', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Proprionegation', advancement: 6 }] }] },
    });
    table.corp.scores('Proprionegation');
    expect(shown(table, 'Proprionegation').counters).toEqual({ agenda: 1 });
    expect(table.corp.points).toBe(2);
  });

  test('its counter moves the Runner to the outermost ice of Archives, which they approach', () => {
    const table = inRun(['Wall of Static', 'Enigma']);
    table.corp.uses('Proprionegation');
    expect(shown(table, 'Proprionegation').counters).toEqual({});
    expect(table.runner.seen.run).toMatchObject({ server: 'archives' });
    const approached = table.happened('iceApproached').map(({ cards }) => cards[0]?.card);
    expect(approached.at(-1)).toBe('wall_of_static');
    goOn(table, () => table.runner.seen.run === null);
    expect(table.runner.scored).toEqual([]); // nothing of HQ was accessed
    expect(table.happened('runSuccessful')).toEqual([]);
  });

  test('without ice there the Runner goes on to Archives', () => {
    const table = inRun();
    table.corp.uses('Proprionegation');
    expect(table.runner.seen.run).toMatchObject({ server: 'archives' });
    finishRun(table);
    expect(table.happened('runSuccessful')).toMatchObject([{ detail: 'archives' }]);
    expect(table.runner.scored).toEqual([]);
  });

  test('refused outside a run and without a counter', () => {
    const outside = setUp({ at: '5.6.2a', priority: 'every', corp: { scored: scored() } });
    expect(outside.corp.explain('use Proprionegation 1')).toMatchObject({ because: 'conditionNotMet' });
    const table = inRun();
    table.corp.uses('Proprionegation');
    goOn(table, () => table.awaits === 'corp');
    expect(table.corp.explain('use Proprionegation 1')).toMatchObject({ because: 'notEnoughCounters' });
  });

  test('stolen it is nobody’s to use', () => {
    const table = setUp({
      at: 'runner.action',
      priority: 'every',
      runner: { scored: scored() },
    });
    table.runner.takes('run hq');
    for (let i = 0; i < 40 && table.runner.seen.run !== null; i++) {
      expect(table.moves.filter((move) => move.startsWith('use '))).toEqual([]);
      if (table.decision?.kind === 'access') finishRun(table);
      else if (table.decision?.kind === 'jackOut') table.runner.takes('continue');
      else table.choose(table.awaits ?? 'corp', 'pass');
    }
    expect(table.runner.scored).toEqual(['Proprionegation']);
  });
});

card("PT Untaian: Life's Building Blocks", (setUp) => {
  const identity = "PT Untaian: Life's Building Blocks";
  const servers = [
    { server: 'remote-1', root: ['Offworld Office'] },
    { server: 'remote-2', root: [{ card: 'Clearinghouse', rezzed: true }] },
    { server: 'remote-3', root: ['Urtica Cipher'] },
  ];

  /** Goes on from the beginning of the Corp's discard phase until something is asked. */
  const ending = (corp: NonNullable<Position['corp']>) => {
    const table = setUp({ at: 'corp.discard', corp });
    goOn(table);
    return table;
  };

  test('a credit places a counter on an unrezzed card that can be advanced', () => {
    const table = ending({ identity, hq: copies('Hedge Fund', 3), servers });
    expect(table.moves).toEqual([`trigger ${identity} 1`, 'pass']);
    table.corp.triggers(identity);
    expect(table.moves).toEqual(['choose Offworld Office', 'choose Urtica Cipher']);
    table.corp.chooses('Urtica Cipher');
    expect(shown(table, 'Urtica Cipher').counters).toEqual({ advancement: 1 });
    expect(table.corp.credits).toBe(4);
    expect(table.phase).toBe('runner.action');
  });

  test('four cards in HQ are too many', () => {
    const table = ending({ identity, hq: copies('Hedge Fund', 4), servers });
    if (table.decision?.kind === 'reaction') table.corp.triggers(identity);
    expect(table.phase).toBe('runner.action');
    expect(table.corp.credits).toBe(5);
    expect(shown(table, 'Offworld Office').counters).toEqual({});
  });

  test('it may be declined, and needs its credit', () => {
    const declined = ending({ identity, servers });
    declined.corp.passes();
    expect(declined.corp.credits).toBe(5);
    const poor = ending({ identity, credits: 0, servers });
    if (poor.decision?.kind === 'reaction') poor.corp.triggers(identity);
    expect(poor.phase).toBe('runner.action');
    expect(shown(poor, 'Offworld Office').counters).toEqual({});
  });

  test('the agenda completed this way is scored a turn later', () => {
    const table = setUp({
      at: 'corp.discard',
      corp: {
        identity,
        servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 3 }] }],
      },
    });
    table.corp.triggers(identity);
    expect(shown(table, 'Offworld Office').counters).toEqual({ advancement: 4 });
    expect(table.phase).toBe('runner.action');
    for (let i = 0; i < 4; i++) table.runner.takes('gain credit');
    table.corp.scores('Offworld Office');
    expect(table.corp.points).toBe(2);
  });

  test('the Runner’s discard phase does nothing', () => {
    const table = setUp({ at: 'runner.discard', corp: { identity, servers: servers.slice(0, 1) } });
    goOn(table);
    expect(table.phase).toBe('corp.action');
    expect(table.corp.credits).toBe(5);
  });
});

card('Sericulture Expansion', (setUp) => {
  const scored = (agenda: number) => [{ card: 'Sericulture Expansion', agenda }];

  test('an agenda counter for each advancement counter past three', () => {
    for (const advancement of [3, 5]) {
      const table = setUp({
        at: '5.6.2a',
        corp: { servers: [{ server: 'remote-1', root: [{ card: 'Sericulture Expansion', advancement }] }] },
      });
      table.corp.scores('Sericulture Expansion');
      expect(shown(table, 'Sericulture Expansion').counters).toEqual(advancement === 3 ? {} : { agenda: 2 });
    }
  });

  test('a counter of it places two on any installed card of the Corp’s', () => {
    const table = setUp({
      at: 'corp.discard',
      corp: {
        scored: scored(2),
        servers: [
          { server: 'remote-1', ice: ['Tithe'], root: [{ card: 'PAD Campaign', rezzed: true }] },
          { server: 'remote-2', root: ['Offworld Office'] },
        ],
      },
      runner: { rig: ['Cleaver'] },
    });
    expect(table.moves).toEqual(['trigger Sericulture Expansion 2', 'pass']);
    table.corp.triggers('Sericulture Expansion');
    expect([...table.moves].sort()).toEqual([
      'choose Offworld Office',
      'choose PAD Campaign',
      'choose Tithe',
    ]);
    table.corp.chooses('PAD Campaign');
    expect(shown(table, 'PAD Campaign').counters).toEqual({ advancement: 2 });
    expect(shown(table, 'Sericulture Expansion').counters).toEqual({ agenda: 1 });
    expect(table.phase).toBe('runner.action');
  });

  test('it may be declined; without a counter, or in the Runner’s phase, nothing happens', () => {
    const servers = [{ server: 'remote-1', root: ['Offworld Office'] }];
    const declined = setUp({ at: 'corp.discard', corp: { scored: scored(1), servers } });
    declined.corp.passes();
    const bare = setUp({ at: 'corp.discard', corp: { scored: scored(0), servers } });
    if (bare.decision?.kind === 'reaction') bare.corp.triggers('Sericulture Expansion');
    const theirs = setUp({ at: 'runner.discard', corp: { scored: scored(1), servers } });
    expect(theirs.phase).toBe('corp.action');
    for (const table of [declined, bare, theirs]) {
      expect(shown(table, 'Offworld Office').counters).toEqual({});
    }
    passTo(declined, 'runner.action');
    expect(shown(declined, 'Sericulture Expansion').counters).toEqual({ agenda: 1 });
  });

  test('placing is not advancing', () => {
    const table = setUp({
      at: 'corp.discard',
      corp: {
        identity: 'Weyland Consortium: Built to Last', // paid for advancing
        scored: scored(1),
        servers: [{ server: 'remote-1', root: ['Offworld Office'] }],
      },
    });
    table.corp.triggers('Sericulture Expansion');
    expect(shown(table, 'Offworld Office').counters).toEqual({ advancement: 2 });
    expect(table.corp.credits).toBe(5);
  });
});
