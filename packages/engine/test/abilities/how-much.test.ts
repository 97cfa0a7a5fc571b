import {
  all,
  anyNumber,
  choose,
  chooseOne,
  credits,
  damage,
  did,
  done,
  draw,
  gainClicks,
  gainCredits,
  giveTags,
  hosted,
  iff,
  inZone,
  loseClicks,
  loseCredits,
  mayPay,
  not,
  paid,
  placeCounters,
  plus,
  preventing,
  removeBadPublicity,
  removeCounters,
  removeTags,
  type Step,
  sufferingDamage,
  takeCredits,
  together,
  trash,
  upTo,
} from '@lastclick/engine/language';
import { both, expect, type Position, rule, scenario } from '@lastclick/testkit';
import { eventWith, operationWith, resourceWith } from './test-cards.ts';

// "All", "up to" and "any number", and asking afterwards how much was done.

const runnerPlays = (steps: readonly Step[], position: Position = {}) => {
  const table = scenario({
    at: 'runner.action',
    ...position,
    cards: [eventWith('Trial', ...steps), ...(position.cards ?? [])],
    runner: { credits: 5, ...position.runner, grip: ['Trial', ...(position.runner?.grip ?? [])] },
  });
  table.runner.plays('Trial');
  return table;
};

rule(both('1.2.4'), 'all there is of something is lost, and what was lost is what there was', () => {
  const table = runnerPlays([loseCredits('all'), gainClicks(done())], { runner: { credits: 3 } });
  expect(table.runner.credits).toBe(0);
  expect(table.runner.clicks).toBe(4 - 1 + 3);
  const clicks = runnerPlays([loseClicks('all'), gainCredits(done(2))]);
  expect(clicks.runner.credits).toBe(5 + 6);
  const tags = runnerPlays([removeTags('all'), gainCredits(done(10))], { runner: { tags: 2 } });
  expect([tags.runner.tags, tags.runner.credits]).toEqual([0, 25]);
});

rule(both('1.2.4'), 'as many credits are lost as there are, and no more count', () => {
  const table = runnerPlays([loseCredits(4, 'opponent'), gainCredits(done(2))], { corp: { credits: 3 } });
  expect([table.corp.credits, table.runner.credits]).toEqual([0, 5 + 6]);
  const poor = runnerPlays([loseCredits(4, 'opponent'), iff(did, [gainCredits(1)], [draw(1)])], {
    corp: { credits: 0 },
  });
  expect([poor.runner.credits, poor.runner.hand.length]).toEqual([5, 1]);
});

rule(both('1.14.2a', '1.15.2a'), 'up to a number: the player says how much, nothing included', () => {
  const begin = (tags: number) =>
    runnerPlays([removeTags(upTo(2)), gainCredits(done())], { runner: { tags } });
  const table = begin(3);
  expect(table.decision?.kind).toBe('number');
  expect(table.moves).toEqual(['number 0', 'number 1', 'number 2']);
  table.runner.takes('number 2');
  expect([table.runner.tags, table.runner.credits]).toEqual([1, 7]);
  const none = begin(3);
  none.runner.takes('number 0');
  expect([none.runner.tags, none.runner.credits]).toEqual([3, 5]);
  expect(begin(1).moves).toEqual(['number 0', 'number 1']);
  expect(none.runner.explain('number 1').allowed).toBe(false);
});

rule(both('1.14.2a', '1.15.2a'), 'any number is as much as there is', () => {
  const table = runnerPlays([loseCredits(anyNumber), draw(done())], { runner: { credits: 3 } });
  expect(table.moves).toEqual(['number 0', 'number 1', 'number 2', 'number 3']);
  table.runner.takes('number 2');
  expect([table.runner.credits, table.runner.hand.length]).toEqual([1, 2]);
  const broke = runnerPlays([loseCredits(anyNumber), draw(done()), gainCredits(1)], {
    runner: { credits: 0 },
  });
  expect([broke.runner.credits, broke.runner.hand.length]).toEqual([1, 0]);
});

rule(
  both('1.14.2a', '1.15.2a'),
  'counters of a chosen card: the card first, then how many of its counters',
  () => {
    const table = runnerPlays(
      [
        removeCounters('power', upTo(3), choose(inZone('installed', { hosts: 'power' }))),
        gainCredits(done()),
      ],
      {
        cards: [resourceWith('Jar', {}), resourceWith('Box', {})],
        runner: {
          rig: [
            { card: 'Jar', power: 2 },
            { card: 'Box', power: 9 },
          ],
        },
      },
    );
    table.runner.chooses('Jar');
    expect(table.moves).toEqual(['number 0', 'number 1', 'number 2']);
    table.runner.takes('number 2');
    expect(table.runner.credits).toBe(7);
  },
);

rule(both('1.2.4'), 'of an effect after another of the same sentence only the latter counts', () => {
  const table = runnerPlays([together(giveTags(3), loseCredits(1, 'opponent')), gainCredits(done())], {
    corp: { credits: 9 },
  });
  expect([table.runner.tags, table.runner.credits, table.corp.credits]).toEqual([3, 6, 8]);
});

rule(both('9.8.7b · damage', '9.9.7b · damage'), 'what was prevented was not done', () => {
  const zap = operationWith('Zap', damage('net', 2), iff(did, [gainCredits(10)], [gainCredits(1)]));
  const shield = resourceWith('Shield', {
    text: [preventing(sufferingDamage({ type: 'net' }), [credits(1)], 'all')],
  });
  const play = (saves: boolean) => {
    const table = scenario({
      at: 'corp.action',
      cards: [zap, shield],
      corp: { credits: 0, hq: ['Zap'] },
      runner: { credits: 1, grip: ['Diesel', 'Diesel', 'Diesel'], rig: ['Shield'] },
    });
    table.corp.plays('Zap');
    if (saves) table.runner.uses('Shield');
    else table.runner.passes();
    return table;
  };
  expect([play(true).corp.credits, play(true).runner.hand.length]).toEqual([1, 3]);
  expect([play(false).corp.credits, play(false).runner.hand.length]).toEqual([10, 1]);
});

rule(both('1.2.4'), 'what was not carried out did nothing, whatever was done before', () => {
  const offer: readonly Step[] = [
    gainCredits(2),
    chooseOne([trash(choose(inZone('grip')))], [loseCredits(1)]),
    iff(did, [giveTags(1)]),
  ];
  const table = runnerPlays(offer, { runner: { grip: ['Diesel'] } });
  table.runner.choosesMode(1);
  expect(table.runner.tags).toBe(0); // the last mode's effect is what is asked about, and it was not chosen
  const lost = runnerPlays(offer, { runner: { grip: ['Diesel'] } });
  lost.runner.choosesMode(2);
  expect(lost.runner.tags).toBe(1);
});

rule(both('1.2.4'), 'cards, counters and credits taken are counted alike', () => {
  const table = runnerPlays(
    [
      draw(2),
      gainCredits(done()),
      placeCounters('power', 3, choose(inZone('installed'))),
      gainCredits(done()),
      takeCredits('all', choose(inZone('installed'))),
      draw(done()),
      trash(choose(inZone('grip', { type: 'event' }), 2)),
      iff(not(did), [giveTags(1)], [gainCredits(done(100))]),
    ],
    { cards: [resourceWith('Jar', {})], runner: { credits: 0, rig: [{ card: 'Jar', credits: 1 }] } },
  );
  for (let i = 0; i < 2; i++) table.choose('runner', table.keys[0] ?? '');
  // 2 and 3, then the one from the jar, and 100 for each of two cards trashed.
  expect(table.runner.credits).toBe(2 + 3 + 1 + 200);
  expect(table.runner.tags).toBe(0);
});

rule(both('1.2.4'), 'bad publicity can be removed, as much as there is', () => {
  const spin = operationWith('Spin', removeBadPublicity(2), gainCredits(done()));
  const table = scenario({
    at: 'corp.action',
    cards: [spin],
    corp: { credits: 0, badPublicity: 1, hq: ['Spin'] },
  });
  table.corp.plays('Spin');
  expect([table.corp.badPublicity, table.corp.credits]).toEqual([0, 1]);
});

rule(both('1.15.10a', '1.16.11a'), 'a number is asked for in the middle of an ability too', () => {
  const jar = resourceWith('Jar', {
    text: [paid([hosted('power')], mayPay([credits(1)], removeTags(upTo(5)), gainCredits(done(3))))],
  });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [jar],
    runner: { credits: 1, tags: 4, rig: [{ card: 'Jar', power: 1 }] },
  });
  table.choose('runner', 'gain credit');
  while (!table.moves.includes('use Jar 1')) table.choose(table.awaits ?? 'runner', 'pass');
  table.runner.uses('Jar');
  table.runner.accepts();
  table.runner.takes('number 3');
  expect([table.runner.tags, table.runner.credits]).toEqual([1, 1 + 9]);
});

rule(both('9.8.7a', '9.9.7a'), 'a number below 0 takes nothing away and adds nothing (ruling 17)', () => {
  const few = plus(1, -3);
  const table = runnerPlays(
    [removeCounters('virus', few, all({ title: 'Cache' })), takeCredits(few, all({ title: 'Cache' }))],
    {
      cards: [resourceWith('Cache', {})],
      runner: { credits: 5, rig: [{ card: 'Cache', credits: 2, virus: 2 }] },
    },
  );
  expect(table.runner.seen.runner.rig.map(({ counters }) => counters)).toEqual([{ credits: 2, virus: 2 }]);
  expect(table.runner.credits).toBe(5);
});
