import {
  accessing,
  additionalCostToSteal,
  advance,
  advancing,
  cannot,
  choose,
  credits,
  gainCredits,
  may,
  placeCounters,
  pointsToWin,
  score,
  scoring,
  stealIgnoringCosts,
  when,
  whenScored,
  youWin,
} from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { finishRun } from '../runs/run-table.ts';
import { runOn } from './making-runs.ts';
import { agendaWith, assetWith, eventWith, operationWith, resourceWith } from './test-cards.ts';

// Advancing, scoring and stealing because a card says so, and winning.

const plan = agendaWith('Plan', { text: [whenScored(gainCredits(7))] });
const lot = assetWith('Lot', { text: [{ static: 'allow', deed: advancing('this') }] });
const shed = assetWith('Shed', {});

rule(both('1.17.1', '1.18.1'), 'an ability can advance a card, which is more than placing a counter', () => {
  const crew = assetWith('Crew', { text: [when(advancing(), gainCredits(2))] });
  const push = operationWith('Push', advance(choose({ side: 'corp' })));
  const table = scenario({
    at: 'corp.action',
    cards: [lot, shed, crew, push],
    corp: {
      credits: 0,
      hq: ['Push'],
      servers: [
        { server: 'remote-1', root: ['Lot'] },
        { server: 'remote-2', root: ['Shed'] },
        { server: 'remote-3', root: [{ card: 'Crew', rezzed: true }] },
      ],
    },
  });
  table.corp.plays('Push');
  // Only one of the three can be advanced.
  expect(table.happened('advanced')).toMatchObject([{ cards: [{ card: 'lot' }] }]);
  expect(table.corp.credits).toBe(2);
});

const deal = operationWith(
  'Deal',
  placeCounters('advancement', 3, choose({ side: 'corp' })),
  may(score('that')),
);
const withPlan = (text = plan, ...more: ReturnType<typeof assetWith>[]) =>
  scenario({
    at: 'corp.action',
    cards: [text, shed, deal, ...more],
    corp: {
      credits: 0,
      hq: ['Deal'],
      servers: [
        { server: 'remote-1', root: ['Plan'] },
        { server: 'remote-2', root: ['Shed'] },
        ...more.map(({ title }, index) => ({
          server: `remote-${index + 3}`,
          root: [{ card: title, rezzed: true }],
        })),
      ],
    },
  });

rule(both('1.16.3', '1.17.3'), 'an ability can have the Corp score an agenda that can be scored', () => {
  const table = withPlan();
  table.corp.plays('Deal');
  table.corp.chooses('Plan');
  table.corp.accepts();
  expect([table.corp.scored, table.corp.credits]).toEqual([['Plan'], 7]);
});

rule(both('1.16.3a', '1.17.3a'), 'not one that is not advanced far enough, nor what is no agenda', () => {
  const long = withPlan({ ...plan, advancement: 4 } as typeof plan);
  long.corp.plays('Deal');
  long.corp.chooses('Plan');
  long.corp.accepts();
  expect(long.corp.scored).toEqual([]);
  const other = withPlan();
  other.corp.plays('Deal');
  other.corp.chooses('Shed');
  other.corp.accepts();
  expect(other.corp.scored).toEqual([]);
});

refuses(both('1.2.2'), 'nor one that cannot be scored', () => {
  const table = withPlan(plan, assetWith('Ban', { text: [cannot(scoring())] }));
  table.corp.plays('Deal');
  table.corp.chooses('Plan');
  table.corp.accepts();
  expect(table.corp.scored).toEqual([]);
});

rule(both('1.16.3', '1.17.3'), 'one that is not installed has no requirement to meet', () => {
  const reveal = operationWith(
    'Reveal',
    score(choose({ in: 'hq', type: 'agenda', has: { requirement: { atMost: 3 } } })),
  );
  const table = scenario({ at: 'corp.action', cards: [plan, reveal], corp: { hq: ['Reveal', 'Plan'] } });
  table.corp.plays('Reveal');
  expect(table.corp.scored).toEqual(['Plan']);
});

rule(both('1.16.3', '1.17.3'), 'an ability can have the Runner steal an agenda, at no cost', () => {
  const dear = agendaWith('Dear', { text: [additionalCostToSteal(credits(5))] });
  const source = resourceWith('Source', {
    text: [when(accessing({ type: 'agenda' }), stealIgnoringCosts('it'))],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [dear, source],
    corp: { hq: ['Dear'] },
    runner: { credits: 1, rig: ['Source'] },
  });
  runOn(table, 'hq');
  finishRun(table);
  expect([table.runner.scored, table.runner.credits]).toEqual([['Dear'], 1]);
  expect(table.happened('stolen')).toHaveLength(1);
});

rule(both('1.7.1'), 'a player can win by an ability, at once', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [eventWith('Coup', youWin, gainCredits(9))],
    runner: { credits: 0, grip: ['Coup'] },
  });
  table.runner.plays('Coup');
  expect(table.outcome).toEqual({ winner: 'runner', reason: 'ability' });
  expect(table.runner.credits).toBe(0);
});

rule(both('1.16.2', '1.17.2'), 'fewer points may be enough to win, for one player or for both', () => {
  const easy = assetWith('Easy', { text: [pointsToWin('you', -1)] });
  const board = (scored: { corp: string[]; runner: string[] }) =>
    scenario({
      at: 'corp.action',
      cards: [easy, agendaWith('Two', {})],
      corp: { scored: scored.corp, servers: [{ server: 'remote-1', root: ['Easy'] }] },
      runner: { scored: scored.runner },
    });
  const three = ['Two', 'Two', 'Two'];
  const corp = board({ corp: three, runner: [] });
  expect(corp.outcome).toBe(null);
  corp.corp.takes('draw card');
  corp.corp.rezzes('Easy');
  expect(corp.outcome).toMatchObject({ winner: 'corp', reason: 'agendaPoints' });
  const runner = board({ corp: [], runner: three });
  runner.corp.takes('draw card');
  runner.corp.rezzes('Easy');
  expect(runner.outcome).toBe(null);
});
