import { fork, view } from '@lastclick/engine';
import {
  choose,
  credits,
  endTheRun,
  forThe,
  gainCredits,
  gainsText,
  installed,
  losesText,
  paid,
  placeCounters,
  sub,
  turnBeginning,
  when,
} from '@lastclick/engine/language';
import { both, expect, expectSame, rule, scenario } from '@lastclick/testkit';
import { test } from 'vitest';
import { installedCard } from '../runs/run-table.ts';
import { assetWith, freely, iceWith, resourceWith, rezzed } from '../runs/test-cards.ts';

// What views tell of abilities that cards gained or lost.

const others = { type: 'resource', not: { is: 'this' } } as const;
const tutor = resourceWith('Tutor', {
  text: [
    gainsText(others, paid([credits(1)], placeCounters('power', 1)), when(turnBeginning(), gainCredits(1))),
  ],
});
const pupil = resourceWith('Pupil', { text: [] });
const wall = iceWith('Wall', { text: [sub(gainCredits(1))] });
const mason = assetWith('Mason', {
  text: [{ ...gainsText(installed('ice'), sub(endTheRun)), times: 2 }],
});
const censor = resourceWith('Censor', {
  text: [freely(forThe('turn', losesText(choose(installed('resource')))))],
});

rule(both('9.1.3b'), 'what a card gained is told in words, with the card that gave it', () => {
  const table = scenario({ cards: [tutor, pupil], runner: { rig: ['Tutor', 'Pupil'] } });
  expect(installedCard(table, 'Pupil')?.gained).toEqual([
    { kind: 'paid', text: '1[credit]: Place 1 power counter here.', by: 'tutor' },
    { kind: 'conditional', text: 'At the start of your turn, gain 1[credit].', by: 'tutor' },
  ]);
  expect(installedCard(table, 'Tutor')?.gained).toBeUndefined();
  expectSame(view(fork(table.game), 'corp').runner.rig, table.corp.seen.runner.rig);
});

rule(both('9.7.1', '9.8.1'), 'subroutines are told as often as they were gained', () => {
  const table = scenario({
    cards: [mason, wall],
    corp: {
      servers: [
        { server: 'hq', ice: [rezzed('Wall'), 'Wall'] },
        { server: 'remote-1', root: [rezzed('Mason')] },
      ],
    },
  });
  const [outer, inner] = table.runner.seen.corp.servers[0]?.ice ?? [];
  const faceup = [outer, inner].find((card) => card?.faceup === true);
  const facedown = [outer, inner].find((card) => card?.faceup === false);
  expect(faceup?.gained?.map(({ text }) => text)).toEqual([
    '[subroutine] End the run.',
    '[subroutine] End the run.',
  ]);
  // Of a card the Runner cannot see they are told nothing.
  expect(facedown).not.toHaveProperty('gained');
});

test('what a card has lost is told, and nothing of what it gained before', () => {
  const table = scenario({
    at: '5.7.1a',
    priority: 'every',
    cards: [tutor, pupil, censor],
    runner: { rig: ['Tutor', 'Pupil', 'Censor'] },
  });
  expect(installedCard(table, 'Pupil')?.lost).toBeUndefined();
  table.runner.uses('Censor');
  table.runner.chooses('Pupil');
  expect(installedCard(table, 'Pupil')).toMatchObject({ lost: 'all' });
  expect(installedCard(table, 'Pupil')).not.toHaveProperty('gained');
  expect(installedCard(table, 'Tutor')?.lost).toBeUndefined();
});
