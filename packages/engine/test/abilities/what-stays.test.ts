import { createPool, fork, load, save, view } from '@lastclick/engine';
import {
  action,
  advancing,
  all,
  cannot,
  change,
  click,
  event,
  exists,
  forThe,
  gainCredits,
  not,
  operation,
  playing,
  playOnlyIf,
  scoring,
  stays,
  stealing,
  turnBeginning,
} from '@lastclick/engine/language';
import { both, cardPool, expect, expectSame, refuses, rule, scenario, type Table } from '@lastclick/testkit';
import { agendaWith, assetWith, rezzed } from '../runs/test-cards.ts';

const facts = { subtypes: ['current'], cost: 0 } as const;
/** Hands hold one card more while it is there. */
const mood = operation({
  ...facts,
  id: 'mood',
  title: 'Mood',
  faction: 'neutral_corp',
  play: [gainCredits(1)],
  text: [change('you', 'handSize', 1), stays(playing({ subtype: 'current' }, { by: 'any' }), stealing())],
});
const rumour = event({
  ...facts,
  id: 'rumour',
  title: 'Rumour',
  faction: 'neutral_runner',
  play: [gainCredits(2)],
  text: [
    change('opponent', 'handSize', -1),
    stays(playing({ subtype: 'current' }, { by: 'any' }), scoring()),
  ],
});
const prize = agendaWith('Prize', {});
const lock = operation({
  id: 'lock',
  title: 'Lock',
  faction: 'neutral_corp',
  subtypes: ['lockdown'],
  cost: 0,
  play: [gainCredits(1)],
  text: [cannot({ deed: 'run' }), stays(turnBeginning())],
});

const inPlay = (table: Table): (string | undefined)[] => table.corp.seen.playing.map(({ title }) => title);
const handSizes = (table: Table): number => table.corp.seen.corp.maximumHandSize;

/** The Runner takes credits to the end of their turn. */
function endTurn(table: Table): void {
  while (table.phase === 'runner.action') table.runner.takes('gain credit');
}

rule(both('3.5.1b', '3.5.1b'), 'a current stays active until the Runner steals an agenda', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [mood, prize],
    corp: { credits: 0, clicks: 1, hq: ['Mood'], archives: ['Prize'], rd: ['Hedge Fund'] },
    runner: { clicks: 2 },
  });
  table.corp.plays('Mood');
  expect([inPlay(table), table.corp.credits, handSizes(table)]).toEqual([['Mood'], 1, 6]);
  table.runner.takes('gain credit');
  expect(inPlay(table)).toEqual(['Mood']);
  table.runner.takes('run archives');
  table.runner.takes(table.moves.find((move) => move.startsWith('steal')) ?? table.moves[0] ?? '');
  expect([inPlay(table), handSizes(table)]).toEqual([[], 5]);
  expect(table.corp.discardPile).toEqual(['Mood']);
});

rule(
  both('3.7.1b', '3.7.1b'),
  'a current of the Runner goes as an agenda is scored, not as one is stolen',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [rumour, prize],
      corp: {
        hq: [],
        rd: ['Hedge Fund', 'Hedge Fund'],
        archives: ['Prize'],
        servers: [{ server: 'remote-1', root: [{ card: 'Prize', advancement: 3 }] }],
      },
      runner: { credits: 0, clicks: 2, grip: ['Rumour'] },
    });
    table.runner.plays('Rumour');
    expect([inPlay(table), handSizes(table)]).toEqual([['Rumour'], 4]);
    table.runner.takes('run archives');
    table.runner.takes(table.moves.find((move) => move.startsWith('steal')) ?? table.moves[0] ?? '');
    expect(inPlay(table)).toEqual(['Rumour']);
    table.corp.scores('Prize');
    expect([inPlay(table), handSizes(table)]).toEqual([[], 5]);
    expect(table.runner.discardPile).toEqual(['Rumour']);
  },
);

rule(both('3.5.1b', '3.5.1b'), 'a current goes as another one is played, whoever plays it', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [mood, rumour],
    corp: { credits: 0, clicks: 2, hq: ['Mood', 'Mood'], rd: ['Hedge Fund'] },
    runner: { credits: 0, clicks: 1, grip: ['Rumour'] },
  });
  table.corp.plays('Mood');
  table.corp.plays('Mood');
  expect([inPlay(table), table.corp.discardPile]).toEqual([['Mood'], ['Mood']]);
  const pool = createPool(
    [mood, rumour, ...[...cardPool.byId.values()].map(({ data }) => data)].filter(
      ({ id }) => !id.includes(':'),
    ),
  );
  for (const game of [fork(table.game), load(save(table.game), pool)])
    expectSame(view(game, 'runner'), table.runner.seen);
  table.runner.plays('Rumour');
  expect([inPlay(table), table.corp.discardPile]).toEqual([['Rumour'], ['Mood', 'Mood']]);
});

rule(both('3.5.1c', '3.5.1c'), 'a lockdown stays until the next turn of the Corp begins', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [lock],
    corp: { credits: 0, clicks: 1, hq: ['Lock'], rd: ['Hedge Fund', 'Hedge Fund'] },
    runner: { clicks: 1, stack: ['Sure Gamble'] },
  });
  table.corp.plays('Lock');
  expect(inPlay(table)).toEqual(['Lock']);
  expect(table.runner.explain('run hq')).toMatchObject({ allowed: false });
  endTurn(table);
  expect([inPlay(table), table.phase]).toEqual([[], 'corp.action']);
  expect(table.corp.discardPile).toEqual(['Lock']);
});

/** As every lockdown says. */
const seal = operation({
  id: 'seal',
  title: 'Seal',
  faction: 'neutral_corp',
  subtypes: ['lockdown'],
  cost: 0,
  play: [gainCredits(1)],
  text: [playOnlyIf(not(exists(all({ in: 'playing', subtype: 'lockdown' })))), stays(turnBeginning())],
});

refuses(both('3.5.1c 9.1.8', '3.5.1c 9.1.8'), 'a lockdown is not played while another is active', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [lock, seal, mood],
    corp: { credits: 0, clicks: 3, hq: ['Mood', 'Lock', 'Seal', 'Seal'], rd: ['Hedge Fund', 'Hedge Fund'] },
    runner: { clicks: 1, stack: ['Sure Gamble'] },
  });
  // It does not stand in its own way, and a current that is there is none of them.
  table.corp.plays('Mood');
  expect(table.corp.explain('play Seal')).toMatchObject({ allowed: true });
  table.corp.plays('Seal');
  expect(inPlay(table)).toEqual(['Mood', 'Seal']);
  expect(table.corp.explain('play Seal')).toMatchObject({ allowed: false, because: 'conditionNotMet' });
  expect(table.corp.explain('play Lock')).toMatchObject({ allowed: true });
  table.corp.takes('gain credit');
  endTurn(table);
  expect(inPlay(table)).toEqual(['Mood']);
  expect(table.corp.explain('play Seal')).toMatchObject({ allowed: true });
});

const nap = assetWith('Nap', {
  text: [
    action([click()], forThe('theirNextTurn', change('opponent', 'allottedClicks', -2))),
    action([click()], forThe(turnBeginning(), cannot(advancing({ type: 'agenda' }, {})))),
    action([click()], forThe('yourNextTurn', change('you', 'allottedClicks', 2))),
  ],
});

rule(both('9.9.1', '9.10.1'), 'for the next turn of a player means all of that turn alone', () => {
  const position = () =>
    scenario({
      at: 'corp.action',
      cards: [nap],
      corp: {
        clicks: 1,
        hq: [],
        rd: new Array<string>(6).fill('Hedge Fund'),
        servers: [{ server: 'remote-1', root: [rezzed('Nap')] }],
      },
      runner: { credits: 0 },
    });
  const clicksOf = (table: Table, turns: number): number[] => {
    const clicks: number[] = [];
    for (let turn = 0; turn < turns; turn++) {
      const side = table.awaits === 'corp' ? 'corp' : 'runner';
      clicks.push(table[side].clicks);
      while (table.phase === `${side}.action` && table[side].clicks > 0) table[side].takes('gain credit');
      while (table.decision?.kind === 'discard') table.choose('corp', table.keys[0] ?? '');
    }
    return clicks;
  };
  const theirs = position();
  theirs.corp.uses('Nap', 1);
  expect(clicksOf(theirs, 3)).toEqual([2, 3, 4]);
  const yours = position();
  yours.corp.uses('Nap', 3);
  expect(clicksOf(yours, 4)).toEqual([4, 5, 4, 3]);
});

refuses(both('9.9.1', '9.10.1'), 'until something happens it lasts', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [nap, prize],
    corp: {
      clicks: 2,
      credits: 5,
      hq: [],
      rd: ['Hedge Fund', 'Hedge Fund'],
      servers: [
        { server: 'remote-1', root: [rezzed('Nap')] },
        { server: 'remote-2', root: ['Prize'] },
      ],
    },
    runner: { clicks: 1 },
  });
  expect(table.corp.explain('advance Prize')).toMatchObject({ allowed: true });
  table.corp.uses('Nap', 2);
  expect(table.corp.explain('advance Prize')).toMatchObject({ allowed: false });
  table.corp.takes('gain credit');
  endTurn(table);
  expect(table.corp.explain('advance Prize')).toMatchObject({ allowed: true });
});
