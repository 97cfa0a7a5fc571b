import {
  cannot,
  credits,
  endTheRun,
  forThe,
  gainCredits,
  hosted,
  paid,
  whenAccessed,
} from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { finishRun, runStep, runTo, stop, story } from './run-table.ts';
import { agendaWith, assetWith, iceThat, resourceWith, rezzed, upgradeWith, whenever } from './test-cards.ts';

// Ending the run wherever it is, and jacking out (6.1.4, 6.1.5, 6.8.2).

rule(
  both('6.1.4'),
  'ending the run drops the rest of the phase and all others: no approach, no success',
  () => {
    const alarm = assetWith('Alarm', { text: [whenever({ deed: 'run' }, endTheRun)] });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [alarm],
      corp: {
        hq: ['Hedge Fund'],
        servers: [
          { server: 'hq', ice: ['Palisade'] },
          { server: 'remote-1', root: [rezzed('Alarm')] },
        ],
      },
    });
    table.runner.takes('run hq');
    table.corp.triggers('Alarm');
    expect([runStep(table), table.step]).toEqual(['', '5.7.1e']);
    expect(
      story(table, 'iceApproached', 'serverApproached', 'runSuccessful', 'accessed', 'runUnsuccessful'),
    ).toEqual(['runUnsuccessful']);
  },
);

const nisei = agendaWith('Nisei', { text: [paid([hosted('agenda')], endTheRun)] });

rule(
  both('6.8.2a 6.9.6a'),
  'an open paid ability window shuts: the Runner cannot spend bad publicity credits any more',
  () => {
    const code = resourceWith('Code', { text: [paid([credits(1)], gainCredits(7, 'opponent'))] });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [nisei, code],
      corp: {
        badPublicity: 1,
        scored: [{ card: 'Nisei', agenda: 1 }],
        servers: [{ server: 'remote-1', root: ['PAD Campaign'] }],
      },
      runner: { credits: 0, rig: ['Code'] },
    });
    table.runner.takes('run hq');
    expect(table.moves).toContain('use Code 1');
    table.runner.passes();
    expect(table.moves).toContain('use Nisei 1');
    table.corp.uses('Nisei');
    // Neither player is asked in that window again: this is the window of the turn.
    expect([runStep(table), table.step, table.awaits]).toEqual(['', '5.7.1e', 'runner']);
    expect(table.moves).toEqual(['pass']);
  },
);

rule(
  both('6.1.4', '6.1.4 6.1.4a'),
  'ending the run during an access stops it: no trashing, no stealing, no further access',
  () => {
    const trapdoor = upgradeWith('Trapdoor', { text: [whenAccessed(endTheRun)] });
    const table = scenario({
      at: 'runner.action',
      cards: [trapdoor],
      corp: {
        credits: 0,
        servers: [{ server: 'remote-1', root: [rezzed('Trapdoor'), 'Offworld Office'] }],
      },
      runner: { credits: 9 },
    });
    table.runner.takes('run remote-1');
    runTo(table, table.game.rules.edition.id === '1.4' ? '6.9.5g' : '6.9.5b');
    expect(table.moves).toEqual(['access Trapdoor', 'access Offworld Office']);
    table.runner.takes(table.keys[0] ?? '');
    expect([runStep(table), table.runner.scored]).toEqual(['', []]);
    expect(story(table, 'accessed', 'trashed', 'runUnsuccessful')).toEqual(['accessed Trapdoor']);
  },
);

rule(both('6.1.5'), 'jacking out ends the run as an effect would, and is known as jacking out', (edition) => {
  const table = scenario({
    at: 'runner.action',
    corp: { credits: 0, hq: ['Hedge Fund'] },
  });
  table.runner.takes('run hq');
  expect(runStep(table)).toBe(edition === '1.4' ? '6.9.5c' : '6.9.4c');
  table.runner.takes('jack out');
  expect(story(table, 'jackedOut', 'runSuccessful', 'accessed', 'runUnsuccessful', 'runCompleted')).toEqual([
    'jackedOut',
    'runUnsuccessful',
    'runCompleted',
  ]);
  const stopped = scenario({
    at: 'runner.action',
    corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
  });
  stopped.runner.takes('run hq');
  expect(story(stopped, 'jackedOut', 'runUnsuccessful')).toEqual(['runUnsuccessful']);
});

rule(both('6.1.5 6.8.2b', '6.1.5 9.8.7c'), 'a subroutine lets the Runner jack out: Karunā', () => {
  const position = {
    at: 'runner.action',
    corp: { servers: [{ server: 'hq', ice: [rezzed('Karunā')] }] },
    runner: { grip: ['Sure Gamble', 'Sure Gamble', 'Sure Gamble', 'Sure Gamble', 'Sure Gamble'] },
  } as const;
  const cautious = scenario(position);
  cautious.runner.takes('run hq');
  expect([stop(cautious), ...cautious.keys]).toEqual(['6.9.3c runner jackOut', 'continue', 'jack out']);
  cautious.runner.takes('jack out');
  expect([cautious.runner.hand.length, runStep(cautious)]).toEqual([5 - 2, '']);
  const bold = scenario(position);
  bold.runner.takes('run hq');
  bold.runner.takes('continue');
  expect(bold.runner.hand.length).toBe(5 - 2 - 2);
});

refuses(both('6.1.5'), 'a Runner who cannot jack out is not asked', () => {
  const snap = iceThat('Snap', [forThe('run', cannot({ deed: 'jackOut' }))]);
  const table = scenario({
    at: 'runner.action',
    cards: [snap],
    corp: { credits: 0, hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Snap'), 'Palisade'] }] },
  });
  table.runner.takes('run hq');
  expect(finishRun(table).filter((one) => one.endsWith('jackOut'))).toEqual([]);
  expect(story(table, 'runSuccessful')).toEqual(['runSuccessful']);
  table.runner.takes('run archives'); // the next run is another matter
  expect(table.decision?.kind).toBe('jackOut');
});
