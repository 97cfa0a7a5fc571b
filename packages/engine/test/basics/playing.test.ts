import { createPool } from '@lastclick/engine';
import { costsLess, costsMore, forEachCard, playing } from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { test } from 'vitest';
import { resourceWith } from '../abilities/test-cards.ts';
import { inRig, titles } from './reading-the-table.ts';
import { beaconEvent, critic, curfew, meterReader, onceEver, ticketSeller } from './test-cards.ts';

const action = 'runner.action';

rule(both('8.1.3', '8.6.1'), 'events and operations are played', () => {
  const corp = scenario({ corp: { credits: 5, hq: ['Hedge Fund'] } });
  corp.corp.plays('Hedge Fund');
  expect(corp.corp.credits).toBe(9);
  const runner = scenario({ at: action, runner: { credits: 5, grip: ['Sure Gamble'] } });
  runner.runner.plays('Sure Gamble');
  expect(runner.runner.credits).toBe(9);
});

rule(
  both('8.6.1 8.6.2', '8.6.7a 8.6.7b'),
  'what a card costs from the hand it costs too once it lies in the play area to be paid for',
  () => {
    const fan = resourceWith('Fan', { text: [costsLess(playing({ type: 'event' }, { from: 'grip' }), 2)] });
    const table = scenario({
      at: action,
      cards: [fan],
      runner: { credits: 3, rig: ['Fan'], grip: ['Sure Gamble'] },
    });
    table.runner.plays('Sure Gamble');
    expect(table.runner.credits).toBe(9);
    expect(table.happened('creditsSpent').map(({ amount }) => amount)).toEqual([3]);
  },
);

rule(
  both('1.15.1 8.6.1 8.6.2', '1.16.1 8.6.7a 8.6.7b'),
  'a card that cannot be paid for once it lies in the play area goes back and is not played',
  () => {
    // It asks for 2 more for each card in the play area, so for none while the card is still in hand.
    const doorman = resourceWith('Doorman', {
      text: [costsMore(playing({ type: 'event' }), forEachCard({ in: 'playing' }, 2))],
    });
    const played = (credits: number) => {
      const table = scenario({
        at: action,
        cards: [doorman, critic],
        runner: { credits, clicks: 4, rig: ['Doorman', 'Critic'], grip: ['Sure Gamble', 'Diesel'] },
      });
      table.runner.plays('Sure Gamble');
      return table;
    };
    const refused = played(6);
    expect([refused.runner.credits, refused.runner.clicks]).toEqual([6, 3]);
    expect([...refused.runner.hand].sort()).toEqual(['Diesel', 'Sure Gamble']);
    expect([refused.runner.discardPile, titles(refused.runner.seen.playing)]).toEqual([[], []]);
    expect(refused.happened('played', 'creditsSpent')).toEqual([]);
    expect(inRig(refused, 'Critic')?.counters.power).toBeUndefined(); // nothing was resolved
    const paid = played(7);
    expect([paid.runner.credits, paid.runner.clicks, paid.runner.discardPile]).toEqual([
      9,
      3,
      ['Sure Gamble'],
    ]);
  },
);

test('a card is never played from the play area', () => {
  const fan = resourceWith('Fan', { text: [costsLess(playing({}, { from: 'playing' }), 2)] });
  expect(() => createPool([fan])).toThrow('nothing is played that lies in the play area already');
});

refuses(both('3.7.1 8.1.3', '3.7.1 8.6.1'), 'playing a card of any other type', () => {
  const corp = scenario({ corp: { hq: ['Offworld Office', 'PAD Campaign', 'Simone Diego', 'Tithe'] } });
  for (const title of corp.corp.hand) {
    expect(corp.corp.explain(`play ${title}`)).toMatchObject({ allowed: false, because: 'wrongType' });
  }
  const runner = scenario({ at: action, runner: { grip: ['Fermenter', 'Daily Casts', 'Forger'] } });
  for (const title of runner.runner.hand) {
    expect(runner.runner.explain(`play ${title}`)).toMatchObject({ allowed: false, because: 'wrongType' });
  }
});

rule(both('3.5.1'), 'an operation is trashed once it has resolved', () => {
  const table = scenario({ corp: { credits: 5, hq: ['Predictive Planogram'] } });
  table.corp.plays('Predictive Planogram');
  expect(titles(table.corp.seen.playing)).toEqual(['Predictive Planogram']); // resolving
  expect(table.corp.discardPile).toEqual([]);
  table.corp.choosesMode(1);
  expect(table.corp.seen.playing).toEqual([]);
  expect(table.corp.discardPile).toEqual(['Predictive Planogram']);
});

rule(both('3.7.1'), 'an event is trashed once it has resolved', () => {
  const table = scenario({ at: action, runner: { credits: 2, grip: ['Wildcat Strike'] } });
  table.runner.plays('Wildcat Strike');
  expect(titles(table.runner.seen.playing)).toEqual(['Wildcat Strike']);
  expect(table.runner.discardPile).toEqual([]);
  table.corp.choosesMode(1);
  expect(table.runner.discardPile).toEqual(['Wildcat Strike']);
});

rule(both('8.5.1', '8.6.2'), 'the play cost is paid', () => {
  const table = scenario({ corp: { credits: 8, hq: ['IPO'] } });
  table.corp.plays('IPO');
  expect(table.happened('creditsSpent').map((event) => event.amount)).toEqual([8]);
  expect(table.corp.credits).toBe(8 - 8 + 13);
});

// The steps of playing. Prepaid VoicePAD makes the payment a choice, so it can be looked at.

rule(
  both('8.6.1 8.6.3', '8.6.7a 8.6.7c'),
  'the card lies faceup in the play area before it is paid for, and is active only after that',
  () => {
    const table = scenario({
      at: action,
      cards: [beaconEvent], // cost 1; + 1 maximum hand size while active; then a choice
      runner: { credits: 5, grip: ['Beacon Event'], rig: ['Prepaid VoicePAD'] },
    });
    table.runner.plays('Beacon Event');
    expect(table.decision?.kind).toBe('pay');
    expect(titles(table.corp.seen.playing)).toEqual(['Beacon Event']);
    expect(table.runner.hand).toEqual([]);
    expect(titles(table.runner.seen.runner.rig)).toEqual(['Prepaid VoicePAD']); // not installed
    expect(table.runner.maximumHandSize).toBe(5); // not active
    table.runner.pays('pay pool');
    expect(table.decision?.kind).toBe('mode');
    expect(table.runner.credits).toBe(5 - 1);
    expect(table.runner.maximumHandSize).toBe(5 + 1);
  },
);

rule(
  both('8.6.4 8.6.5 8.6.6', '8.6.7d 8.6.7e 8.6.7f'),
  'abilities on playing resolve before the card does',
  () => {
    const table = scenario({
      at: action,
      cards: [ticketSeller],
      runner: { credits: 5, grip: ['Sure Gamble'], rig: ['Ticket Seller'] }, // may react to a played card
    });
    table.runner.plays('Sure Gamble');
    expect(table.decision?.kind).toBe('reaction');
    expect(table.runner.credits).toBe(5 - 5); // paid, but nothing gained yet
    table.runner.triggers('Ticket Seller');
    expect(inRig(table, 'Ticket Seller')?.counters.power).toBe(1);
    expect(table.runner.credits).toBe(0 + 9);
  },
);

rule(
  both('8.6.7 8.6.8', '8.6.7g 8.6.7h'),
  'the card is trashed after resolving, and then abilities for the time after are met',
  () => {
    const table = scenario({
      at: action,
      priority: 'every',
      cards: [critic],
      runner: { credits: 5, grip: ['Sure Gamble'], rig: ['Critic'] }, // may react to a resolved card
    });
    table.runner.plays('Sure Gamble');
    expect(table.decision?.kind).toBe('reaction');
    expect(table.runner.credits).toBe(5 - 5 + 9);
    expect(table.runner.discardPile).toEqual(['Sure Gamble']);
    table.runner.triggers('Critic');
    expect(inRig(table, 'Critic')?.counters.power).toBe(1);
  },
);

rule(both('8.6.2', '8.6.7b'), 'the checkpoint after the payment comes before the card is active', () => {
  const table = scenario({
    at: action,
    priority: 'every',
    cards: [beaconEvent, meterReader],
    runner: { credits: 0, grip: ['Beacon Event'], rig: ['Prepaid VoicePAD', 'Meter Reader'] },
  });
  table.runner.plays('Beacon Event');
  table.runner.pays(table.keys[0] ?? ''); // with the credit on Prepaid VoicePAD
  expect(table.decision?.kind).toBe('reaction'); // Meter Reader has seen hardware being used
  expect(table.runner.maximumHandSize).toBe(5);
  table.runner.triggers('Meter Reader');
  expect(table.decision?.kind).toBe('mode');
  expect(table.runner.maximumHandSize).toBe(5 + 1);
});

rule(both('8.5.3', '8.6.4'), 'effects outlive the operation, which is trashed as usual', (edition) => {
  const table = scenario({
    cards: [curfew],
    corp: { clicks: 2, hq: ['Curfew', 'Tithe'] },
    runner: { grip: ['Diesel', 'Decoy'] },
  });
  table.corp.plays('Curfew'); // you cannot gain credits this turn; when it ends, do 1 net damage
  expect(table.corp.discardPile).toEqual(['Curfew']);
  // Under 1.4 the action is refused; the current edition lets it be taken to no effect.
  expect(table.corp.explain('gain credit').allowed).toBe(edition === '26.03');
  expect(table.runner.hand.length).toBe(2);
  table.corp.takes('draw card');
  expect(table.phase).toBe('runner.action');
  expect(table.runner.hand.length).toBe(2 - 1);
});

rule(current('8.6.6a'), 'a played card that is no longer there is not trashed', () => {
  const table = scenario({ cards: [onceEver], corp: { credits: 0, hq: ['Once Ever'] } });
  table.corp.plays('Once Ever'); // gain 2, then remove it from the game
  expect(titles(table.corp.seen.removed)).toEqual(['Once Ever']);
  expect(table.corp.discardPile).toEqual([]);
  expect(table.corp.credits).toBe(2);
});
