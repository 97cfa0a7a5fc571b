import { damage, draw, gainCredits, giveTags, loseCredits, together, when } from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { assetWith, operationWith, rezzed } from './test-cards.ts';

// How abilities resolve: one instruction after the other, with a checkpoint in between.

const REALITY_PLUS = 'NBN: Reality Plus'; // the first tags each turn: gain 2 credits or draw 2 cards
const tagAndPay = [giveTags(1), gainCredits(10)];
const doxx = operationWith('Doxx', ...tagAndPay);
rule(
  both('9.1.2 9.6.5a 9.7.2d 9.10.3 10.3.2 10.3.6', '9.1.2 9.6.5a 9.7.2d 9.11.3 10.3.2 10.3.5'),
  'a checkpoint lies between two instructions: what the first one set off resolves before the second',
  () => {
    const table = scenario({
      at: 'corp.action',
      priority: 'every',
      cards: [doxx],
      corp: { identity: REALITY_PLUS, credits: 0, hq: ['Doxx'] },
    });
    table.corp.plays('Doxx');
    expect(table.decision?.kind).toBe('reaction');
    expect([table.runner.tags, table.corp.credits]).toEqual([1, 0]);
    table.corp.triggers(REALITY_PLUS);
    table.corp.choosesMode(1);
    expect(table.happened('creditsGained').map((event) => event.amount)).toEqual([2, 10]);
  },
);

rule(both('9.3.4c 9.10.3', '9.3.4c 9.11.3'), 'nothing steps into one instruction', () => {
  const table = scenario({
    at: 'corp.action',
    priority: 'every',
    cards: [operationWith('Doxx at Once', together(...tagAndPay))],
    corp: { identity: REALITY_PLUS, credits: 0, hq: ['Doxx at Once'] },
  });
  table.corp.plays('Doxx at Once');
  expect(table.decision?.kind).toBe('reaction');
  expect([table.runner.tags, table.corp.credits]).toEqual([1, 10]);
});

rule(both('9.3.4c'), 'interrupts to all parts of an instruction come before any part resolves', () => {
  const table = scenario({
    at: 'corp.action',
    cards: [operationWith('Raid', together(giveTags(1), damage('meat', 1)))],
    corp: { hq: ['Raid'] },
    runner: { grip: ['Diesel'], rig: ['Decoy', { card: 'Plascrete Carapace', power: 2 }] },
  });
  table.corp.plays('Raid');
  expect(table.moves).toEqual(['interrupt Decoy 1', 'interrupt Plascrete Carapace 1', 'pass']);
  table.runner.uses('Plascrete Carapace');
  expect(table.runner.tags).toBe(0); // the tag is still to come
  table.runner.passes();
  expect([table.runner.tags, table.runner.hand.length]).toEqual([1, 1]);
});

rule(both('9.3.4d'), 'the parts of one instruction happen in written order', () => {
  const play = (title: string): number => {
    const table = scenario({
      at: 'corp.action',
      cards: [
        operationWith('Lose First', together(loseCredits(5), gainCredits(3))),
        operationWith('Gain First', together(gainCredits(3), loseCredits(5))),
      ],
      corp: { credits: 1, hq: [title] },
    });
    table.corp.plays(title);
    return table.corp.credits;
  };
  expect(play('Lose First')).toBe(3);
  expect(play('Gain First')).toBe(0);
});

rule(
  both('9.1.2a 9.2.4d 10.3.2'),
  'chains resolve from the newest to the oldest, then the first ability goes on',
  () => {
    const informant = assetWith('Informant', {
      text: [when({ deed: 'takeTags' }, draw(1), gainCredits(1))],
    });
    const clipping = assetWith('Clipping', {
      text: [when({ deed: 'draw' }, gainCredits(5))],
    });
    const table = scenario({
      at: 'corp.action',
      cards: [doxx, informant, clipping],
      corp: { credits: 0, hq: ['Doxx'], servers: rezzed('Informant', 'Clipping') },
    });
    table.corp.plays('Doxx');
    expect(table.happened('creditsGained').map((event) => event.amount)).toEqual([5, 1, 10]);
  },
);
