import {
  action,
  all,
  choose,
  click,
  damage,
  derez,
  draw,
  during,
  flip,
  gainCredits,
  giveTags,
  iff,
  loseCredits,
  oncePerTurn,
  optional,
  rezIgnoringCosts,
  runnerIdentity,
  runnerIsTagged,
  together,
  trash,
  when,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { assetWith, operationWith, resourceWith, rezzed } from './test-cards.ts';

// When a conditional ability becomes pending, how often, and when it is lost.

const BUILT_TO_LAST = 'Weyland Consortium: Built to Last';
const gravedigger = assetWith('Gravedigger', {
  text: [when({ deed: 'trash', card: { type: 'resource' } }, gainCredits(1))],
});
const optionalDigger = assetWith('Careful Digger', {
  text: [optional(when({ deed: 'trash', card: { type: 'resource' } }, gainCredits(1)))],
});
const fire = operationWith('Fire', trash(all({ in: 'installed', type: 'resource' })));

rule(
  both('9.6.2 9.6.4b 9.6.6 9.6.8a'),
  'a condition met twice before a checkpoint makes two instances, resolved one by one',
  () => {
    const table = scenario({
      at: 'corp.action',
      priority: 'every',
      cards: [fire, gravedigger],
      corp: { credits: 0, hq: ['Fire'], servers: rezzed('Gravedigger') },
      runner: { rig: ['Daily Casts', 'Wyldside'] },
    });
    table.corp.plays('Fire');
    expect(table.keys.length).toBe(2);
    table.corp.triggers('Gravedigger');
    expect(table.corp.credits).toBe(1);
    expect(table.keys.length).toBe(1); // the other instance is still pending
    table.corp.triggers('Gravedigger');
    expect(table.corp.credits).toBe(2);
  },
);

rule(both('9.6.2 9.6.8a'), 'one instance may be triggered and another one passed up', () => {
  const table = scenario({
    at: 'corp.action',
    priority: 'every',
    cards: [fire, optionalDigger],
    corp: { credits: 0, hq: ['Fire'], servers: rezzed('Careful Digger') },
    runner: { rig: ['Daily Casts', 'Wyldside'] },
  });
  table.corp.plays('Fire');
  table.corp.triggers('Careful Digger');
  table.corp.passes();
  expect(table.corp.credits).toBe(1);
  expect(table.decision?.kind).toBe('window');
});

rule(both('9.6.4a'), 'a condition met again while an instance waits makes another instance', () => {
  const clipping = assetWith('Clipping', {
    text: [when({ deed: 'draw' }, gainCredits(1))],
  });
  const reader = assetWith('Reader', {
    text: [when({ deed: 'draw', first: 'turn' }, draw(1))],
  });
  const table = scenario({
    at: 'corp.action',
    priority: 'every',
    cards: [clipping, reader],
    corp: { credits: 0, servers: rezzed('Clipping', 'Reader') },
  });
  table.corp.takes('draw card');
  expect(table.moves).toEqual(['trigger Clipping 1', 'trigger Reader 1']);
  table.corp.triggers('Reader'); // draws: Clipping is met again while its first instance is pending
  table.corp.triggers('Clipping');
  table.corp.triggers('Clipping');
  expect(table.corp.credits).toBe(2);
});

rule(both('9.6.5b'), 'an ability that becomes active after the turn began has missed it', () => {
  const broker = assetWith('Broker', {
    text: [
      whenYourTurnBegins(
        rezIgnoringCosts(choose({ in: 'installed', side: 'corp', type: 'asset', rezzed: false })),
      ),
    ],
  });
  const table = scenario({
    at: '5.6.1d',
    cards: [broker],
    corp: {
      credits: 0,
      servers: [...rezzed('Broker'), { server: 'remote-2', root: ['PAD Campaign'] }],
    },
  });
  expect(table.corp.seen.corp.servers[4]?.root[0]).toMatchObject({ title: 'PAD Campaign', rezzed: true });
  expect(table.corp.credits).toBe(0);
});

const snitch = assetWith('Snitch', { text: [whenYourTurnBegins(giveTags(1))] });

rule(both('9.6.5c'), 'everything in the trigger condition must be true as it happens', () => {
  const hunter = assetWith('Hunter', {
    text: [during(runnerIsTagged, when({ deed: 'turnBegins' }, gainCredits(5)))],
  });
  const position = { at: '5.6.1d', priority: 'every' as const, cards: [snitch, hunter] };
  const corp = { credits: 0, servers: rezzed('Snitch', 'Hunter') };
  const late = scenario({ ...position, corp });
  expect(late.moves).toEqual(['trigger Snitch 1']);
  late.corp.triggers('Snitch');
  expect([late.runner.tags, late.corp.credits, late.step]).toEqual([1, 0, '5.6.2a']);
  const tagged = scenario({ ...position, corp, runner: { tags: 1 } });
  expect(tagged.moves).toEqual(['trigger Snitch 1', 'trigger Hunter 1']);
});

rule(both('9.6.5d'), 'what an instruction asks for is checked only when it resolves', () => {
  const collector = assetWith('Collector', {
    text: [whenYourTurnBegins(iff(runnerIsTagged, [gainCredits(5)]))],
  });
  const play = (first: string): number => {
    const table = scenario({
      at: '5.6.1d',
      cards: [snitch, collector],
      corp: { credits: 0, servers: rezzed('Snitch', 'Collector') },
    });
    table.corp.triggers(first);
    return table.corp.credits;
  };
  expect(play('Snitch')).toBe(5);
  expect(play('Collector')).toBe(0);
});

rule(
  current('9.6.6a'),
  'what a card had is judged as it was before: Built to Last pays for the first advancement',
  () => {
    const table = scenario({
      at: 'corp.action',
      corp: {
        identity: BUILT_TO_LAST,
        credits: 3,
        servers: [
          { server: 'remote-1', root: ['Offworld Office'] },
          { server: 'remote-2', root: [{ card: 'Clearinghouse', rezzed: true, advancement: 1 }] },
        ],
      },
    });
    table.corp.advances('Offworld Office'); // had no advancement counters
    expect(table.corp.credits).toBe(3 - 1 + 2);
    table.corp.advances('Offworld Office');
    table.corp.advances('Clearinghouse');
    expect(table.corp.credits).toBe(3 - 1 + 2 - 1 - 1);
  },
);

rule(both('9.6.8b'), 'a conditional interrupt is pending in interrupt windows only', () => {
  const table = scenario({
    at: 'corp.action',
    priority: 'every',
    cards: [operationWith('Zap', damage('net', 1))],
    corp: { hq: ['Zap'] },
    runner: { grip: ['Diesel', 'Diesel'], rig: ['Net Shield'] },
  });
  table.corp.plays('Zap');
  expect([table.decision?.kind, table.moves]).toEqual(['interrupt', ['interrupt Net Shield 1', 'pass']]);
  table.runner.passes();
  expect(table.runner.hand.length).toBe(1);
  expect(table.decision?.kind).toBe('window'); // the damage done opens no reaction window for it
});

rule(both('9.6.9c'), 'the optional part of a mandatory ability may be declined', () => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 4 }] }] },
    runner: { credits: 0, rig: ['Pantograph'], grip: ['Decoy', 'Smartware Distributor'] },
  });
  table.corp.scores('Offworld Office');
  table.corp.triggers('Offworld Office');
  expect(table.keys.length).toBe(1); // mandatory: gain 1 credit, then you may install
  table.runner.triggers('Pantograph');
  expect(table.decision?.kind).toBe('may');
  table.runner.declines();
  expect(table.runner.credits).toBe(1);
  expect(table.runner.hand.length).toBe(2);
});

rule(both('9.6.11', '9.6.10'), 'a pending ability is lost when its card becomes inactive', () => {
  const pawnshop = resourceWith('Pawnshop', {
    text: [
      optional(
        whenYourTurnBegins(
          trash(choose({ in: 'installed', type: 'resource', not: { is: 'this' } })),
          gainCredits(3),
        ),
      ),
    ],
  });
  const dealer = resourceWith('Dealer', { text: [whenYourTurnBegins(loseCredits(1))] });
  const table = scenario({
    at: '5.7.1d',
    cards: [pawnshop, dealer],
    runner: { credits: 5, rig: ['Pawnshop', 'Dealer'] },
  });
  expect(table.moves).toEqual(['trigger Pawnshop 1', 'trigger Dealer 1']);
  table.runner.triggers('Pawnshop'); // trashes Dealer, whose ability is pending
  expect(table.runner.discardPile).toEqual(['Dealer']);
  expect(table.runner.credits).toBe(5 + 3);
  expect(table.decision?.kind).toBe('action');
});

rule(both('9.6.11', '9.6.10'), 'a card that is derezzed loses what it had pending', () => {
  const brake = assetWith('Brake', {
    text: [whenYourTurnBegins(derez(choose({ in: 'installed', type: 'asset', not: { is: 'this' } })))],
  });
  const table = scenario({
    at: '5.6.1d',
    cards: [brake],
    corp: { credits: 0, servers: rezzed('Brake', 'PAD Campaign') },
  });
  table.corp.triggers('Brake');
  expect(table.corp.credits).toBe(0);
  expect(table.happened('triggered').length).toBe(1);
});

rule(both('9.6.13', '9.6.12'), 'once under way a conditional ability does not need its source', () => {
  const table = scenario({
    at: '5.6.1d',
    corp: {
      credits: 0,
      servers: [{ server: 'remote-1', root: [{ card: 'Nico Campaign', rezzed: true, credits: 3 }] }],
    },
  });
  // Nico Campaign ran empty: "trash it and draw 1 card", then the mandatory draw.
  expect(table.corp.credits).toBe(3);
  expect(table.corp.discardPile).toEqual(['Nico Campaign']);
  expect(table.corp.hand.length).toBe(1 + 1);
});

rule(current('9.3.6g'), 'declining an ability leaves its one use each turn', () => {
  const stipend = assetWith('Stipend', {
    text: [optional(oncePerTurn(when({ deed: 'draw' }, gainCredits(2))))],
  });
  const table = scenario({
    at: 'corp.action',
    cards: [stipend],
    corp: { credits: 0, servers: rezzed('Stipend') },
  });
  table.corp.takes('draw card');
  table.corp.passes(); // not used
  table.corp.takes('draw card');
  table.corp.triggers('Stipend');
  expect(table.corp.credits).toBe(2);
  table.corp.takes('draw card');
  expect(table.phase).toBe('runner.action'); // not a second time
  expect(table.corp.credits).toBe(2);
});

rule(
  both('9.6.5b'),
  'active by the time the checkpoint looks, an ability sees what happened before it was; under 1.4 it does not',
  (edition) => {
    const coin = runnerIdentity({
      id: 'coin',
      title: 'Coin',
      faction: 'neutral_runner',
      subtypes: [],
      link: 0,
      minimumDeckSize: 45,
      influenceLimit: 15,
      text: [action([click()], together(gainCredits(1), flip))],
      faces: [{ title: 'Tails', text: [when({ deed: 'gainCredits' }, draw(1))] }],
    });
    const table = scenario({ at: 'runner.action', cards: [coin], runner: { identity: 'Coin', credits: 0 } });
    table.runner.uses('Coin'); // one instruction: the credit, then its other side is up
    expect([table.runner.seen.runner.identity.title, table.runner.credits]).toEqual(['Tails', 1]);
    expect(table.runner.hand.length).toBe(edition === '1.4' ? 0 : 1);
    table.runner.takes('gain credit');
    expect(table.runner.hand.length).toBe(edition === '1.4' ? 1 : 2);
  },
);
