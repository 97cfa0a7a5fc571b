// What an ability tells to do where there is nothing to do it to: the game says so and goes on.

import { EDITION_IDS } from '@lastclick/engine';
import {
  endActionPhase,
  endTheRun,
  gainCredits,
  moveToOutermost,
  type Step,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { expect, scenario } from '@lastclick/testkit';
import { describe, test } from 'vitest';
import { assetWith, rezzed } from './test-cards.ts';

describe.each(EDITION_IDS)('under %s', (edition) => {
  const told = (step: Step) => {
    const table = scenario({
      edition,
      at: '5.6.1b',
      cards: [assetWith('Herald', { text: [whenYourTurnBegins(step, gainCredits(3))] })],
      corp: { credits: 0, servers: rezzed('Herald') },
    });
    while (table.decision?.kind !== 'action') table.choose(table.awaits ?? 'corp', table.keys.at(-1) ?? '');
    return { credits: table.corp.credits, events: table.happened('nothingHappened').length };
  };

  test('outside an action phase none is ended', () => {
    expect(told(endActionPhase)).toEqual({ credits: 3, events: 1 });
  });

  test('without a run and an encounter nothing ends', () => {
    expect(told(endTheRun)).toEqual({ credits: 3, events: 1 });
  });

  test('without a run the Runner is nowhere to be moved from', () => {
    expect(told(moveToOutermost('archives'))).toEqual({ credits: 3, events: 1 });
  });
});
