import {
  credits,
  draw,
  endingRun,
  endTheRun,
  gainCredits,
  mayPay,
  paid,
  pumpStrength,
  sub,
  trashSource,
  when,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { finishRun, goOn, runTo } from '../runs/run-table.ts';
import { assetWith, breakerWith, iceWith, resourceWith, rezzed } from '../runs/test-cards.ts';

// Events cite the rule that made them.

const rulesOf = (table: Table, kind: Table['events'][number]['kind']): string[] =>
  table.happened(kind).map((event) => event.rule);

const phases = (table: Table): string[] =>
  table.happened('phase').map(({ detail, rule: cited }) => `${detail} ${cited}`);

rule(both('9.2.2a 9.2.2b'), 'phases of turns and of runs are structures by a rule each', () => {
  const table = scenario({ at: 'runner.action', runner: { clicks: 1 } });
  table.runner.takes('run archives');
  finishRun(table);
  const told = phases(table);
  expect(told.filter((one) => one.startsWith('run.')).every((one) => one.endsWith(' 9.2.2b'))).toBe(true);
  expect(told).toContain('run.ends 9.2.2b');
  expect(told).toContain('runner.discard 9.2.2a');
});

rule(both('6.1.4 6.9.6'), 'the run ends phase comes however the run ends', () => {
  const wall = iceWith('Wall', { text: [sub(endTheRun)] });
  const ended = scenario({
    at: 'runner.action',
    cards: [wall],
    corp: { servers: [{ server: 'hq', ice: [rezzed('Wall')] }] },
  });
  ended.runner.takes('run hq');
  finishRun(ended);
  expect(ended.happened('runEnded')).toHaveLength(1);
  expect(phases(ended).filter((one) => one.startsWith('run.ends'))).toEqual(['run.ends 9.2.2b']);
  const reached = scenario({ at: 'runner.action' });
  reached.runner.takes('run archives');
  finishRun(reached);
  expect(phases(reached).filter((one) => one.startsWith('run.ends'))).toEqual(['run.ends 9.2.2b']);
  const left = scenario({
    at: 'runner.action',
    cards: [iceWith('Hint', { text: [sub(gainCredits(1))] })],
    corp: { servers: [{ server: 'hq', ice: [rezzed('Hint')] }] },
  });
  left.runner.takes('run hq');
  for (let asked = 0; asked < 9 && !left.keys.includes('jack out'); asked++)
    left.choose(left.awaits ?? 'runner', left.keys.find((key) => key === 'pass' || key === 'continue') ?? '');
  left.runner.takes('jack out');
  expect(left.happened('jackedOut')).toHaveLength(1);
  expect(phases(left).filter((one) => one.startsWith('run.ends'))).toEqual(['run.ends 9.2.2b']);
  // The server is gone with its only card.
  const gone = scenario({
    at: 'runner.action',
    corp: { archives: ['IPO'], servers: [{ server: 'remote-1', root: [rezzed('Spin Doctor')] }] },
  });
  gone.runner.takes('run remote-1');
  for (let asked = 0; asked < 9 && gone.awaits !== 'corp'; asked++) goOn(gone);
  gone.corp.uses('Spin Doctor');
  finishRun(gone);
  expect(phases(gone).filter((one) => one.startsWith('run.ends'))).toEqual(['run.ends 9.2.2b']);
  expect(gone.happened('runSuccessful', 'runUnsuccessful')).toEqual([]);
});

rule(
  both('6.8.5'),
  'what the end of a run sets off resolves when there is no run, nor a phase of one',
  () => {
    const debrief = resourceWith('Debrief', { text: [when(endingRun(), mayPay([credits(1)], draw(1)))] });
    const table = scenario({ at: 'runner.action', cards: [debrief], runner: { rig: ['Debrief'] } });
    table.runner.takes('run archives');
    for (let i = 0; i < 60 && table.runner.seen.run !== null; i++) goOn(table);
    expect(table.decision?.seat).toBe('runner');
    expect(table.decision?.kind).not.toBe('action');
    expect(
      table.runner.seen.structures.map(({ kind }) => kind).filter((kind) => kind.startsWith('run.')),
    ).toEqual([]);
  },
);

rule(both('5.6.1d 5.6.3d 5.7.1d 5.7.2d 5.6.3c 5.7.2c'), 'turns begin and end at their steps', () => {
  const table = scenario({ at: '5.6.1a', corp: { rd: ['Tithe', 'IPO', 'Sprint', 'Enigma'] } });
  for (let i = 0; i < 80 && table.happened('turnBegins').length < 3; i++)
    table.choose(
      table.decision?.seat ?? 'corp',
      table.keys.find((key) => /^(?:gain credit|pass|discard)/.test(key)) ?? table.keys[0] ?? '',
    );
  const told = table.happened('turnBegins', 'turnEnds').map((event) => `${event.side} ${event.rule}`);
  expect(told.slice(0, 4)).toEqual(['corp 5.6.1d', 'corp 5.6.3d', 'runner 5.7.1d', 'runner 5.7.2d']);
});

rule(both('5.6.3c 5.7.2c'), 'each side loses its clicks at its own step', () => {
  const lost = (at: string, side: 'corp' | 'runner') =>
    rulesOf(scenario({ at, [side]: { clicks: 2 } }), 'clicksLost');
  expect([lost('5.6.3c', 'corp'), lost('5.7.2c', 'runner')]).toEqual([['5.6.3c'], ['5.7.2c']]);
});

rule(
  both('9.5.2a 9.5.2c', '9.5.2a 9.5.2f'),
  'a click ability is used as an action, another in a window',
  (edition) => {
    const action = scenario({ at: 'runner.action', runner: { rig: [{ card: 'Smartware Distributor' }] } });
    action.runner.uses('Smartware Distributor');
    expect(rulesOf(action, 'abilityUsed')).toEqual(['9.5.2a']);
    const free = resourceWith('Free', { text: [paid([credits(0)], gainCredits(1))] });
    const other = scenario({ at: '5.7.1e', priority: 'every', cards: [free], runner: { rig: ['Free'] } });
    other.runner.uses('Free');
    expect(rulesOf(other, 'abilityUsed')).toEqual([edition === '1.4' ? '9.5.2c' : '9.5.2f']);
  },
);

rule(
  both('3.9.5b 3.9.5d 9.9.1', '3.9.5b 3.9.5d 9.10.1'),
  'strength: in an encounter, outside, and of ice',
  (edition) => {
    const drill = breakerWith('Drill', paid([credits(0)], pumpStrength(1)));
    const table = scenario({
      at: '5.7.1e',
      priority: 'every',
      cards: [drill],
      corp: { servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
      runner: { rig: ['Drill', { card: 'Leech', virus: 1 }] },
    });
    table.runner.uses('Drill');
    expect(rulesOf(table, 'strengthChanged')).toEqual(['3.9.5d']);
    table.bothPass();
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    table.runner.uses('Drill');
    table.runner.uses('Leech');
    expect(rulesOf(table, 'strengthChanged')).toEqual([
      '3.9.5d',
      '3.9.5b',
      edition === '1.4' ? '9.9.1' : '9.10.1',
    ]);
  },
);

rule(
  both('1.18.4 1.18.1', '1.19.4 1.19.1'),
  'only the symbol is the symbol: other ways to trash itself are not',
  (edition) => {
    const spare = resourceWith('Spare', { text: [paid([trashSource], gainCredits(1))] });
    const used = scenario({ at: '5.7.1e', priority: 'every', cards: [spare], runner: { rig: ['Spare'] } });
    used.runner.uses('Spare');
    const [symbol, plain] = edition === '1.4' ? ['1.18.4', '1.18.1'] : ['1.19.4', '1.19.1'];
    expect(rulesOf(used, 'trashed')).toEqual([symbol]);
    const bomb = assetWith('Bomb', { text: [whenYourTurnBegins(mayPay([trashSource], gainCredits(1)))] });
    const nested = scenario({
      at: '5.6.1c',
      cards: [bomb],
      corp: { rd: ['Tithe'], servers: [{ server: 'remote-1', root: [rezzed('Bomb')] }] },
    });
    for (let i = 0; i < 10 && nested.decision?.kind !== 'action'; i++)
      nested.choose(
        'corp',
        nested.keys.find((key) => key === 'yes' || key.startsWith('trigger')) ?? nested.keys[0] ?? '',
      );
    expect(rulesOf(nested, 'trashed')).toEqual([plain]);
  },
);

rule(
  both('1.10.3c'),
  'credits on a card are spent as those of the pool are, and the event says from where',
  () => {
    const table = scenario({
      at: '5.6.2a',
      priority: 'every',
      corp: {
        credits: 5,
        servers: [
          {
            server: 'remote-1',
            root: [{ card: 'Mahkota Langit Grid', rezzed: true, credits: 2 }, 'PAD Campaign'],
          },
        ],
      },
    });
    table.corp.rezzes('PAD Campaign');
    for (let i = 0; i < 5 && table.decision?.kind === 'pay'; i++)
      table.choose('corp', table.keys.find((key) => key.startsWith('pay 2')) ?? table.keys[0] ?? '');
    expect(table.happened('countersRemoved')).toEqual([]);
    expect(
      table
        .happened('creditsSpent')
        .map((event) => [event.rule, event.amount, event.cards.map(({ card }) => card)]),
    ).toEqual([['1.10.3c', 2, ['mahkota_langit_grid']]]);
    expect(table.corp.credits).toBe(5);
  },
);
