import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';

// Points: Offworld Office 2, Hostile Takeover 1, Above the Law 2.
const six = ['Offworld Office', 'Offworld Office', 'Offworld Office'];
const gamble = (number: number): string[] => new Array<string>(number).fill('Sure Gamble');

rule(both('1.7.2a 1.7.1', '1.7.2a 1.7.1'), 'the Corp wins with seven points, and the game is over', () => {
  const table = scenario({
    at: '5.6.2a',
    corp: {
      scored: six,
      servers: [{ server: 'remote-1', root: [{ card: 'Hostile Takeover', advancement: 2 }] }],
    },
  });
  expect(table.outcome).toBeNull(); // six are not enough
  table.corp.scores('Hostile Takeover');
  expect(table.corp.points).toBe(6 + 1);
  expect(table.outcome).toEqual({ winner: 'corp', reason: 'agendaPoints' });
  expect(table.decision).toBeNull();
});

refuses(both('1.7.1'), 'nothing can be done after the end', () => {
  const table = scenario({ at: '5.6.2a', corp: { scored: [...six, 'Hostile Takeover'] } });
  expect(table.outcome).toEqual({ winner: 'corp', reason: 'agendaPoints' });
  expect(table.corp.explain('gain credit')).toEqual({ allowed: false, rule: '1.7.1', because: 'gameOver' });
});

rule(both('1.7.2a'), 'the Runner wins with seven points too', () => {
  const sixPoints = scenario({ at: '5.6.2a', runner: { scored: six } });
  expect(sixPoints.outcome).toBeNull();
  const eightPoints = scenario({ at: '5.6.2a', runner: { scored: [...six, 'Offworld Office'] } });
  expect(eightPoints.outcome).toEqual({ winner: 'runner', reason: 'agendaPoints' });
});

rule(both('1.7.1a'), 'both players with seven points draw', () => {
  const table = scenario({
    at: '5.6.2a',
    corp: { scored: [...six, 'Hostile Takeover'] },
    runner: { scored: [...six, 'Offworld Office'] },
  });
  expect(table.outcome).toEqual({ winner: 'draw', reason: 'bothAgendaPoints' });
});

rule(
  both('1.16.2 1.16.1', '1.17.2 1.17.1'),
  'the checkpoint after scoring ends the game, before the agenda pays its seven credits',
  () => {
    const table = scenario({
      at: '5.6.2a',
      corp: {
        credits: 0,
        scored: [...six.slice(1), 'Hostile Takeover'],
        servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 4 }] }],
      },
    });
    expect(table.corp.points).toBe(2 + 2 + 1);
    table.corp.scores('Offworld Office');
    expect(table.corp.points).toBe(2 + 2 + 1 + 2);
    expect(table.outcome).toEqual({ winner: 'corp', reason: 'agendaPoints' });
    expect(table.corp.credits).toBe(0);
  },
);

rule(both('1.16.1 3.2.2b', '1.17.1 3.2.2b'), 'points count for the score area they lie in', () => {
  const table = scenario({
    corp: { scored: ['Offworld Office', 'Hostile Takeover'] },
    runner: { scored: ['Above the Law'] },
  });
  expect(table.corp.points).toBe(2 + 1);
  expect(table.runner.points).toBe(2);
  const elsewhere = scenario({
    corp: {
      hq: ['Offworld Office'],
      archives: ['Offworld Office'],
      servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 4 }] }],
    },
  });
  expect([elsewhere.corp.points, elsewhere.runner.points]).toEqual([0, 0]);
});

rule(both('1.7.2b'), 'more damage than cards in the grip flatlines at once; as many cards do not', () => {
  const play = (grip: number) => {
    const table = scenario({
      corp: { credits: 3, hq: ['Scorched Earth'] },
      runner: { tags: 1, grip: gamble(grip) },
    });
    table.corp.plays('Scorched Earth'); // 4 meat damage
    return table;
  };
  const dead = play(3);
  expect(dead.outcome).toEqual({ winner: 'corp', reason: 'flatline' });
  expect(dead.corp.discardPile).toEqual([]); // at once: Scorched Earth is not even trashed
  const alive = play(4);
  expect(alive.outcome).toBeNull();
  expect(alive.runner.hand).toEqual([]);
});

rule(both('1.7.2b'), 'at a maximum hand size of 0 every card is discarded, and nobody is flatlined', () => {
  const table = scenario({ at: 'runner.discard', runner: { coreDamage: 5, grip: ['Diesel', 'Corroder'] } });
  expect(table.runner.maximumHandSize).toBe(0);
  for (let i = 0; i < 9 && table.decision?.kind === 'discard'; i++)
    table.choose('runner', table.keys.find((key) => key.startsWith('discard') || key === 'done') ?? '');
  expect([table.runner.hand, table.outcome]).toEqual([[], null]);
});

rule(both('1.7.2b'), 'a negative hand size flatlines only as the discard phase comes', () => {
  for (const [coreDamage, dies] of [
    [5, false],
    [6, true],
  ] as const) {
    const table = scenario({ at: 'runner.action', runner: { clicks: 1, coreDamage } });
    expect(table.runner.maximumHandSize).toBe(5 - coreDamage);
    expect(table.outcome).toBeNull();
    table.runner.takes('gain credit');
    expect(table.outcome).toEqual(dies ? { winner: 'corp', reason: 'flatline' } : null);
  }
});

rule(both('1.7.2c'), 'the Corp loses when it must draw and cannot, not when it draws the last card', () => {
  const last = scenario({ at: 'corp.draw', corp: { rd: ['Hedge Fund'] } });
  expect(last.corp.deckSize).toBe(0);
  expect(last.outcome).toBeNull();
  const none = scenario({ at: 'corp.draw', corp: { rd: [] } });
  expect(none.outcome).toEqual({ winner: 'runner', reason: 'emptyDeck' });
});

rule(both('1.7.2c'), 'drawing three from two cards loses as well; the Runner may run out freely', () => {
  const corp = scenario({ corp: { hq: ['Sprint'], rd: ['Hedge Fund', 'IPO'] } });
  corp.corp.plays('Sprint');
  expect(corp.outcome).toEqual({ winner: 'runner', reason: 'emptyDeck' });
  const runner = scenario({ at: 'runner.action', runner: { grip: ['Diesel'], stack: ['Decoy', 'Forger'] } });
  runner.runner.plays('Diesel');
  expect(runner.runner.hand).toEqual(['Decoy', 'Forger']);
  expect(runner.outcome).toBeNull();
});
