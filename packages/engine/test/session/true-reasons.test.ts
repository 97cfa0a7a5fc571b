import {
  cannot,
  credits,
  gainCredits,
  onlyIf,
  opponentChoosesOne,
  paid,
  playing,
  runnerIsTagged,
  type Step,
} from '@lastclick/engine/language';
import { both, expect, refuses, scenario } from '@lastclick/testkit';
import { describe, test } from 'vitest';
import { goOn, runTo } from '../runs/run-table.ts';
import { assetWith, programWith, resourceWith, rezzed } from '../runs/test-cards.ts';

// Every refusal has the true reason, its sentence and its rule.

const refused = (rule: string, because: string) => ({ allowed: false, rule, because });

describe('an effect that forbids', () => {
  test('is named by its card, for as long as it lasts', () => {
    const table = scenario({
      at: '5.6.2a',
      priority: 'every',
      corp: {
        servers: [
          { server: 'remote-1', root: [{ card: 'Luminal Transubstantiation', advancement: 3 }] },
          { server: 'remote-2', root: [{ card: 'Offworld Office', advancement: 4 }] },
        ],
      },
    });
    table.corp.scores('Luminal Transubstantiation');
    goOn(table); // what it does as it is scored
    expect(table.corp.explain('score Offworld Office')).toEqual(refused('1.2.2', 'forbidden'));
    expect(table.corp.why('score Offworld Office')).toBe(
      'Luminal Transubstantiation says that this cannot be done.',
    );
  });

  test('is the one that forbids this move, not another', () => {
    const gag = assetWith('Gag', { text: [cannot(playing({ type: 'event' }, { by: 'opponent' }))] });
    const bar = assetWith('Bar', { text: [cannot(playing({ type: 'operation' }, { by: 'you' }))] });
    const table = scenario({
      at: 'corp.action',
      cards: [gag, bar],
      corp: {
        hq: ['Hedge Fund'],
        servers: [
          { server: 'remote-1', root: [rezzed('Bar')] },
          { server: 'remote-2', root: [rezzed('Gag')] },
        ],
      },
    });
    expect(table.corp.why('play Hedge Fund')).toBe('Bar says that this cannot be done.');
  });
});

describe("a card's own condition", () => {
  test('is said as what does not hold', () => {
    const table = scenario({ at: 'corp.action', corp: { credits: 9, hq: ['Scorched Earth', 'SEA Source'] } });
    expect(table.corp.why('play Scorched Earth')).toBe('The Runner is not tagged.');
    expect(table.corp.why('play SEA Source')).toBe(
      'The Runner did not make a successful run during their last turn.',
    );
  });

  test('of several, only the one that does not hold is told', () => {
    const isRich = {
      if: 'compare',
      of: { value: 'player', of: 'you', what: 'credits' },
      is: { atLeast: 3 },
    } as const;
    const lurker = resourceWith('Lurker', {
      text: [onlyIf({ if: 'all', of: [isRich, runnerIsTagged] }, paid([credits(0)], gainCredits(1)))],
    });
    const why = (tags: number, has: number) =>
      scenario({
        at: '5.7.1e',
        priority: 'every',
        cards: [lurker],
        runner: { tags, credits: has, rig: ['Lurker'] },
      }).runner.why('use Lurker 1');
    expect([why(1, 5), why(0, 5), why(1, 2)]).toEqual([
      '',
      'You are not tagged.',
      'You have fewer than 3[credit].',
    ]);
  });
});

refuses(both('1.13.5a', '1.14.4b'), "only the Runner uses a bioroid's ability", (edition) => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    corp: { servers: [{ server: 'hq', ice: [rezzed('Ansel 1.0')] }] },
  });
  table.runner.takes('run hq');
  runTo(table, '6.9.3b');
  expect(table.runner.explain('use Ansel 1.0 1')).toMatchObject({ allowed: true });
  table.runner.passes();
  expect(table.corp.explain('use Ansel 1.0 1')).toEqual(
    refused(edition === '1.4' ? '1.13.5a' : '1.14.4b', 'notYourAbility'),
  );
  expect(table.corp.why('use Ansel 1.0 1')).toBe('Only the Runner can use this ability.');
});

refuses(both('1.14.1b', '1.15.1b'), 'an ability that asks for a server takes those it names', (edition) => {
  const table = scenario({ at: 'runner.action', runner: { grip: ['Jailbreak'] } });
  table.runner.plays('Jailbreak');
  expect(table.decision?.kind).toBe('server');
  expect(table.runner.explain('run archives')).toEqual(
    refused(edition === '1.4' ? '1.14.1b' : '1.15.1b', 'serverNotEligible'),
  );
  expect(table.runner.explain('run remote-7')).toEqual(refused('6.9.1a', 'noSuchServer'));
  expect(table.runner.explain('run rd')).toMatchObject({ allowed: true });
});

refuses(both('9.11.3c', '9.12.3c'), 'a choice that cannot be paid for', (edition) => {
  const pay = (amount: number): Step => ({ step: 'pay', cost: [credits(amount)], by: 'opponent' });
  const toll = assetWith('Toll', {
    text: [paid([credits(0)], opponentChoosesOne([pay(1)], [pay(5)], [pay(2)]))],
  });
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    cards: [toll],
    corp: { servers: [{ server: 'remote-1', root: [rezzed('Toll')] }] },
    runner: { credits: 3 },
  });
  table.corp.uses('Toll');
  expect(table.decision?.kind).toBe('mode');
  expect(table.runner.explain('mode 1')).toMatchObject({ allowed: true });
  expect(table.runner.explain('mode 2')).toEqual(
    refused(edition === '1.4' ? '9.11.3c' : '9.12.3c', 'modeUnpayable'),
  );
});

refuses(both('7.7.2', '7.1.5a'), 'a trash cost that does not exist is not paid', (edition) => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    corp: { hq: ['Hedge Fund'], servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
    runner: { credits: 9, rig: ['Carnivore'], grip: ['Diesel', 'Sure Gamble'] },
  });
  table.runner.takes('run hq');
  for (let i = 0; i < 60 && table.decision?.kind !== 'trashAccessed'; i++) goOn(table);
  expect(table.runner.explain('trash Hedge Fund')).toEqual(
    refused(edition === '1.4' ? '7.7.2' : '7.1.5a', 'noTrashCost'),
  );
  expect(table.runner.explain('trash PAD Campaign')).toEqual(
    refused(edition === '1.4' ? '7.7.2' : '7.1.5', 'notAccessed'),
  );
});

describe('discarding', () => {
  const atDiscard = () => {
    const table = scenario({
      at: '5.6.3a',
      corp: { hq: ['Hedge Fund', 'IPO', 'Tithe', 'Palisade', 'Enigma', 'Sprint', 'Rashida Jaheem'] },
    });
    return table;
  };

  refuses(both('5.5.2', '5.5.4c'), 'a card is discarded once', (edition) => {
    const table = atDiscard();
    const { decision } = table;
    expect(decision?.kind).toBe('discard');
    const first = decision?.options[0]?.key ?? '';
    table.choose('corp', first);
    expect(table.decision?.kind).toBe('discard');
    // Under 1.4 it lies in Archives by then, under another number.
    expect(table.corp.explain(first)).toEqual(
      edition === '1.4' ? refused('4.4.1', 'notInHand') : refused('5.5.4c', 'alreadyChosen'),
    );
  });
});

refuses(both('3.9.3b'), 'a program needs memory, which has to be freed first', () => {
  const hog = (title: string, memory: number) => ({ ...programWith(title, {}), memory });
  const table = scenario({
    at: 'runner.action',
    cards: [hog('Sow', 3), hog('Boar', 3), hog('Mouse', 1)],
    runner: { credits: 9, grip: ['Boar'], rig: ['Sow', 'Mouse'] },
  });
  table.runner.installs('Boar');
  expect(table.decision?.kind).toBe('trashLikeCards');
  expect(table.runner.explain('done')).toEqual(refused('3.9.3b', 'memoryNotFreed'));
  goOn(table); // the first program that can be trashed
  expect(table.runner.explain('done')).toMatchObject({ allowed: true });
});

refuses(both('9.2.6b'), 'an action window is not passed', () => {
  const table = scenario({ at: 'corp.action' });
  expect(table.corp.explain('pass')).toEqual(refused('9.2.6b', 'mustAct'));
});

refuses(both('9.2.4b'), 'what is no window is not passed', () => {
  const table = scenario({ at: 'runner.action', runner: { grip: ['Jailbreak'] } });
  table.runner.plays('Jailbreak');
  expect(table.runner.explain('pass')).toEqual(refused('9.2.4b', 'nothingToPass'));
});

refuses(both('1.12.5c', '1.13.6c'), 'what is only installed on ice needs ice', (edition) => {
  const install = (ice: readonly string[]) =>
    scenario({
      at: 'runner.action',
      corp: { servers: [{ server: 'hq', ice: [...ice] }] },
      runner: { credits: 9, grip: ['Botulus'] },
    });
  const rule = edition === '1.4' ? '1.12.5c' : '1.13.6c';
  expect(install([]).runner.explain('install Botulus')).toEqual(refused(rule, 'nothingToHostIt'));
  const there = install(['Palisade']);
  expect(there.runner.explain('install Botulus')).toMatchObject({ allowed: false, rule });
  expect(there.keys.some((key) => /^install c\d+ on c\d+$/.test(key))).toBe(true);
});

refuses(both('1.12.5', '1.13.6'), 'a card hosts others only where an ability lets it', (edition) => {
  const table = scenario({
    at: 'runner.action',
    runner: { credits: 9, grip: ['Corroder'], rig: ['Carnivore'] },
  });
  const host = table.game.state.cards.find((card) => card.zone === 'rig');
  const card = table.game.state.cards.find((one) => one.zone === 'grip');
  expect(table.runner.explain(`install c${card?.object} on c${host?.object}`)).toEqual(
    refused(edition === '1.4' ? '1.12.5' : '1.13.6', 'cannotHostIt'),
  );
});

refuses(
  both('8.2.1b 4.7.6a', '8.5.2b 4.6.6a'),
  'servers: assets in remote ones, and for the Corp alone',
  (edition) => {
    const table = scenario({ at: 'corp.action', corp: { hq: ['PAD Campaign'] } });
    expect(table.corp.explain('install PAD Campaign hq')).toEqual(
      refused(edition === '1.4' ? '8.2.1b' : '8.5.2b', 'onlyInRemotes'),
    );
    expect(table.corp.explain('install PAD Campaign new-remote')).toMatchObject({ allowed: true });
    const runner = scenario({ at: 'runner.action', runner: { credits: 9, grip: ['Corroder'] } });
    expect(runner.runner.explain('install Corroder hq')).toEqual(
      refused(edition === '1.4' ? '4.7.6a' : '4.6.6a', 'notIntoServers'),
    );
  },
);

refuses(
  both('9.1.6d', '9.1.6'),
  'Spin Doctor with empty Archives: under 1.4 it would change nothing',
  (edition) => {
    const doctor = (archives: readonly string[]) =>
      scenario({
        at: '5.6.2a',
        priority: 'every',
        corp: { archives: [...archives], servers: [{ server: 'remote-1', root: [rezzed('Spin Doctor')] }] },
      });
    const empty = doctor([]).corp.explain('use Spin Doctor 1');
    if (edition === '1.4') expect(empty).toEqual(refused('9.1.6d', 'nothingWouldChange'));
    else expect(empty).toMatchObject({ allowed: true });
    expect(doctor(['Hedge Fund']).corp.explain('use Spin Doctor 1')).toMatchObject({ allowed: true });
  },
);

refuses(
  both('1.14.2e 1.14.2b', '1.15.2e 1.15.2b'),
  'a target is announced once, and only a valid one',
  (edition) => {
    const table = scenario({
      at: '5.6.2a',
      priority: 'every',
      corp: {
        hq: ['Tithe'],
        archives: ['Hedge Fund', 'IPO', 'Sprint'],
        servers: [{ server: 'remote-1', root: [rezzed('Spin Doctor')] }],
      },
    });
    table.corp.uses('Spin Doctor');
    const first = table.decision?.options[0]?.key ?? '';
    table.choose('corp', first);
    expect(table.decision?.kind).toBe('target');
    expect(table.corp.explain(first)).toEqual(
      refused(edition === '1.4' ? '1.14.2e' : '1.15.2e', 'alreadyChosen'),
    );
    expect(table.corp.explain('choose Tithe')).toEqual(
      refused(edition === '1.4' ? '1.14.2b' : '1.15.2b', 'notAmongChoices'),
    );
  },
);

describe('a refusal about numbers tells them', () => {
  test('what it costs and what there is', () => {
    const table = scenario({
      at: 'corp.action',
      corp: {
        credits: 3,
        clicks: 2,
        hq: ['Hedge Fund', 'Palisade'],
        servers: [{ server: 'hq', ice: ['Tithe', 'Tithe', 'Tithe', 'Tithe'] }],
      },
    });
    expect(table.corp.why('play Hedge Fund')).toBe('It costs 5 credits, and you can spend 3.');
    expect(table.corp.why('purge')).toBe('It takes 3 clicks, and you have 2.');
  });

  test('credits on cards count where they can be spent on it, and only there', () => {
    const table = scenario({
      at: 'runner.action',
      runner: { credits: 1, grip: ['Sure Gamble', 'Echelon'], rig: ['Prepaid VoicePAD'] },
    });
    expect(table.runner.why('play Sure Gamble')).toBe('It costs 5 credits, and you can spend 2.');
    expect(table.runner.why('install Echelon')).toBe('It costs 3 credits, and you can spend 1.');
  });

  test('how much is missing to score, and how strong what is', () => {
    const table = scenario({
      at: '5.6.2a',
      priority: 'every',
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 2 }] }] },
    });
    expect(table.corp.why('score Offworld Office')).toBe('It needs 2 more advancement counters.');
    const run = scenario({
      at: 'runner.action',
      priority: 'every',
      corp: { servers: [{ server: 'hq', ice: [rezzed('Wall of Static')] }] },
      runner: { rig: ['Corroder', 'Unity'] },
    });
    run.runner.takes('run hq');
    runTo(run, '6.9.3b');
    expect(run.runner.why('use Corroder 1')).toBe('Its strength is 2, and Wall of Static has 3.');
    expect(run.runner.why('use Unity 1')).toBe('It works on code gate ice, which Wall of Static is not.');
  });
});

refuses(both('6.5.4', '9.8.4'), 'a subroutine is broken by an ability, not by naming it', (edition) => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    corp: { servers: [{ server: 'hq', ice: [rezzed('Brân 1.0')] }] },
  });
  expect(table.runner.explain('break 1')).toEqual(refused('3.9.5f', 'notEncountering'));
  table.runner.takes('run hq');
  runTo(table, '6.9.3b');
  const rule = edition === '1.4' ? '6.5.4' : '9.8.4';
  expect(table.runner.explain('break 1')).toEqual(refused(rule, 'breakByAbility'));
  table.runner.uses('Brân 1.0');
  expect(table.runner.explain('break 1')).toMatchObject({ allowed: true });
});

refuses(both('8.2.1a', '8.5.2a'), 'the Corp says where it installs', (edition) => {
  const table = scenario({ at: 'corp.action', corp: { hq: ['PAD Campaign'] } });
  const rule = edition === '1.4' ? '8.2.1a' : '8.5.2a';
  expect(table.corp.explain('install PAD Campaign')).toEqual(refused(rule, 'serverNeeded'));
  expect(table.corp.explain('install PAD Campaign remote-7')).toEqual(refused(rule, 'noSuchServer'));
  expect(table.corp.explain('install PAD Campaign new-remote')).toMatchObject({ allowed: true });
});

refuses(
  both('8.1.1 8.1.3', '8.5.1 8.6.1'),
  'what is played is not installed, nor the other way round',
  () => {
    const table = scenario({ at: 'corp.action', corp: { hq: ['Hedge Fund', 'PAD Campaign'] } });
    expect(table.corp.why('install Hedge Fund')).toBe('Operations and events are played, never installed.');
    expect(table.corp.why('play PAD Campaign')).toBe('Only operations and events are played.');
  },
);

test('what is asked is the reason against another answer', () => {
  const table = scenario({ at: 'corp.action', edition: '1.4' });
  expect(table.corp.explain('yes')).toEqual(refused('5.6.2b', 'notAmongChoices'));
});
