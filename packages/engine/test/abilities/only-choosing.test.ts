import {
  choose,
  gainCredits,
  giveTags,
  inZone,
  of,
  placeCounters,
  target,
  times,
  topOf,
  trash,
} from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { test } from 'vitest';
import { compileCard } from '../../src/compile/compile.ts';
import { assetWith, operationWith } from './test-cards.ts';

// A sentence that only chooses cards, for the next ones to speak of.

const channels = operationWith(
  'Channels',
  target(choose({ in: 'root', server: 'remote' })),
  gainCredits(times(3, of('that', 'advancement'))),
  trash('that'),
);
const lot = assetWith('Lot', {});
const shed = assetWith('Shed', {});
const table = (...root: { card: string; advancement: number }[]) =>
  scenario({
    at: 'corp.action',
    cards: [channels, lot, shed],
    corp: {
      credits: 0,
      hq: ['Channels'],
      servers: root.map((card, index) => ({ server: `remote-${index + 1}`, root: [card] })),
    },
  });

rule(
  both('1.14.2', '1.15.2'),
  'what is chosen is spoken of by what follows, and nothing else is done with it',
  () => {
    const two = table({ card: 'Lot', advancement: 2 }, { card: 'Shed', advancement: 5 });
    two.corp.plays('Channels');
    two.corp.chooses('Lot');
    expect(two.corp.credits).toBe(6);
    expect(two.corp.discardPile).toEqual(['Lot', 'Channels']);
  },
);

rule(both('1.14.3', '1.15.3'), 'with nothing to choose nothing is said of it', () => {
  const none = scenario({
    at: 'corp.action',
    cards: [
      operationWith(
        'Claim',
        target(choose(inZone('archives'))),
        placeCounters('power', 1, 'that'),
        giveTags(1),
      ),
    ],
    corp: { hq: ['Claim'] },
  });
  none.corp.plays('Claim');
  expect(none.runner.tags).toBe(1);
});

refuses('5.2.4', 'choosing changes nothing', () => {
  const idle = scenario({
    at: 'corp.action',
    cards: [operationWith('Idle', target(choose(inZone('hq'))))],
    corp: { hq: ['Idle', 'Hedge Fund'] },
  });
  expect(idle.corp.explain('play Idle').allowed).toBe(false);
});

test('only what is chosen can be', () => {
  expect(() => compileCard(operationWith('Top', target(topOf('rd')), trash('that')))).toThrow(
    'there is nothing to choose',
  );
});
