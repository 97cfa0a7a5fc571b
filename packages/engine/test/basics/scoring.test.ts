import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { inServers } from './reading-the-table.ts';

const BUILT_TO_LAST = 'Weyland Consortium: Built to Last'; // 2 credits for advancing an unadvanced card

const advanced = (advancement: number) =>
  scenario({
    at: '5.6.2a',
    priority: 'every',
    corp: { credits: 0, servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement }] }] },
  });

refuses(both('1.16.3a 3.2.2a', '1.17.3a 3.2.2a'), 'scoring an agenda short of its requirement', (edition) => {
  expect(advanced(3).corp.explain('score Offworld Office')).toEqual({
    allowed: false,
    rule: edition === '1.4' ? '1.16.3a' : '1.17.3a',
    because: 'notAdvancedEnough',
  });
});

rule(both('1.16.3a 3.2.2a', '1.17.3a 3.2.2a'), 'as many counters as required, or more, are enough', () => {
  for (const number of [4, 6]) {
    const table = advanced(number);
    table.corp.scores('Offworld Office');
    expect(table.corp.scored).toEqual(['Offworld Office']);
  }
});

rule(both('1.16.3b', '1.17.3b'), 'the Corp need not score at the first chance', () => {
  const table = advanced(4);
  expect(table.moves).toEqual(['score Offworld Office', 'pass']);
  table.bothPass();
  table.corp.takes('gain credit');
  expect(inServers(table, 'Offworld Office')?.counters.advancement).toBe(4);
  table.corp.scores('Offworld Office'); // at the next one
  expect(table.corp.points).toBe(2);
});

rule(both('1.16.3c', '1.17.3c'), 'scoring costs no click and is no action', () => {
  const table = advanced(4);
  table.corp.scores('Offworld Office');
  table.corp.triggers('Offworld Office');
  expect(table.corp.clicks).toBe(3);
  expect(table.corp.seen.happened.actions).toEqual([]);
  expect(table.decision?.kind).toBe('window'); // and the Corp goes on in the same window
});

rule(both('1.16.6', '1.17.6'), 'abilities on scoring wait until the agenda lies in the score area', () => {
  const table = advanced(4);
  table.corp.scores('Offworld Office');
  expect(table.decision?.kind).toBe('reaction');
  expect(table.corp.scored).toEqual(['Offworld Office']);
  expect(table.corp.points).toBe(2);
  expect(inServers(table, 'Offworld Office')).toBeUndefined();
  expect(table.corp.credits).toBe(0);
  table.corp.triggers('Offworld Office');
  expect(table.corp.credits).toBe(7);
});

rule(both('1.17.1', '1.18.1'), 'advancing places one counter on the card', () => {
  const table = scenario({
    corp: { credits: 3, servers: [{ server: 'remote-1', root: ['Offworld Office'] }] },
  });
  table.corp.advances('Offworld Office');
  table.corp.advances('Offworld Office');
  expect(inServers(table, 'Offworld Office')?.counters).toEqual({ advancement: 2 });
});

rule(both('1.17.1a', '1.18.2'), 'placing advancement counters is not advancing', () => {
  const position = {
    corp: {
      identity: BUILT_TO_LAST,
      credits: 2,
      hq: ['Seamless Launch'],
      servers: [{ server: 'remote-1', root: ['Offworld Office'] }],
    },
  };
  const placed = scenario(position);
  placed.corp.plays('Seamless Launch'); // places 2 counters, for 1 credit
  expect(inServers(placed, 'Offworld Office')?.counters.advancement).toBe(2);
  expect(placed.corp.credits).toBe(2 - 1);
  const advancedNow = scenario(position);
  advancedNow.corp.advances('Offworld Office');
  expect(advancedNow.corp.credits).toBe(2 - 1 + 2);
});

rule(
  both('1.17.2', '1.18.3'),
  'agendas and cards that say so can be advanced, also unrezzed, and without limit',
  () => {
    const table = scenario({
      corp: {
        credits: 20,
        clicks: 9,
        servers: [
          { server: 'remote-1', root: ['Hostile Takeover'] },
          { server: 'remote-2', root: ['Clearinghouse'] },
          { server: 'remote-3', root: ['PAD Campaign'] },
          { server: 'hq', ice: ['Tithe'] },
        ],
      },
    });
    expect(table.moves.filter((move) => move.startsWith('advance'))).toEqual([
      'advance Hostile Takeover',
      'advance Clearinghouse',
    ]);
    for (let i = 0; i < 5; i++) {
      table.corp.advances('Hostile Takeover'); // its requirement is 2
      if (table.decision?.kind === 'window') table.corp.passes();
    }
    table.corp.advances('Clearinghouse');
    expect(inServers(table, 'Hostile Takeover')?.counters.advancement).toBe(5);
    expect(inServers(table, 'Clearinghouse')).toMatchObject({ rezzed: false, counters: { advancement: 1 } });
  },
);

refuses(both('1.17.2', '1.18.3'), 'advancing what is not installed', () => {
  const table = scenario({ corp: { credits: 5, hq: ['Offworld Office'] } });
  expect(table.corp.explain('advance Offworld Office')).toMatchObject({
    allowed: false,
    because: 'notInstalled',
  });
});
