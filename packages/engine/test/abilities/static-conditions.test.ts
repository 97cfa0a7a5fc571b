import {
  action,
  atLeast,
  cannot,
  click,
  count,
  credits,
  forEachCounter,
  gainCredits,
  hosts,
  interrupting,
  later,
  placeCounters,
  prevent,
  removeCounters,
  revealedInRd,
  revealing,
  trashing,
  trashSourceCard,
  whenItIsSo,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { describe, test } from 'vitest';
import { goOn } from '../runs/run-table.ts';
import { assetWith, resourceWith, rezzed, whenever } from '../runs/test-cards.ts';

describe('abilities that are pending as long as something is so', () => {
  const full = atLeast(2, forEachCounter('power'));
  const clock = resourceWith('Clock', {
    text: [whenItIsSo(full, trashSourceCard), action([click()], placeCounters('power', 1))],
  });

  rule(both('9.6.7a', '9.6.7a'), 'looked at in every checkpoint', () => {
    const table = scenario({
      at: 'runner.action',
      cards: [clock],
      runner: { rig: [{ card: 'Clock', power: 0 }] },
    });
    table.runner.uses('Clock');
    expect(table.runner.discardPile).toEqual([]);
    table.runner.uses('Clock');
    expect(table.runner.discardPile).toEqual(['Clock']);
    expect(table).toBeSettled();
  });

  rule(both('9.6.7', '9.6.7'), 'prevented, it becomes pending again while it is still so', () => {
    const guard = resourceWith('Guard', {
      text: [interrupting(trashing({ title: 'Clock' }), [credits(1)], prevent('all'))],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [clock, guard],
      runner: { credits: 2, rig: [{ card: 'Clock', power: 1 }, 'Guard'] },
    });
    table.runner.uses('Clock');
    table.runner.uses('Guard', 1);
    expect([table.runner.credits, table.runner.discardPile]).toEqual([1, []]);
    table.runner.uses('Guard', 1);
    expect(table.runner.credits).toBe(0);
    expect(table.runner.discardPile).toEqual(['Clock']);
  });

  rule(both('9.6.7d', '9.6.7d'), 'what can do nothing does not go on for ever', () => {
    const ban = assetWith('Ban', { text: [cannot(trashing({ title: 'Clock' }, { by: 'any' }))] });
    const table = scenario({
      at: 'runner.action',
      cards: [clock, ban],
      corp: { servers: [{ server: 'remote-1', root: [rezzed('Ban')] }] },
      runner: { rig: [{ card: 'Clock', power: 1 }] },
    });
    table.runner.uses('Clock');
    expect(table.runner.discardPile).toEqual([]);
    table.runner.takes('gain credit');
    expect(table.runner.clicks).toBe(2);
  });

  rule(both('9.6.7c', '9.6.7c'), 'one instance at a time, whatever happens meanwhile', () => {
    const drip = resourceWith('Drip', {
      text: [
        whenItIsSo(full, gainCredits(1), removeCounters('power', 1)),
        action([click()], placeCounters('power', 3)),
      ],
    });
    const table = scenario({ at: 'runner.action', cards: [drip], runner: { credits: 0, rig: ['Drip'] } });
    table.runner.uses('Drip');
    expect(table.runner.credits).toBe(2); // with three counters and with two
  });

  test('it stands for itself: no first time, no later', () => {
    const made = (text: Parameters<typeof resourceWith>[1]) => () =>
      scenario({ cards: [resourceWith('Odd', text)], at: 'runner.action' });
    expect(made({ text: [{ ...whenItIsSo(full, gainCredits(1)), first: 'turn' }] })).toThrow(
      'waits for a deed',
    );
    expect(made({ text: [action([click()], later(whenItIsSo(full, gainCredits(1))))] })).toThrow(
      'waits for something to happen',
    );
  });
});

describe('what has to be revealed', () => {
  const REVEAL = both('1.20.7', '1.21.7');
  const scanner = assetWith('Scanner', { text: [revealedInRd({ type: 'agenda' })] });
  const bell = assetWith('Bell', { text: [whenever(revealing(undefined, { by: 'any' }), gainCredits(7))] });
  const running = (top: string, rezzedCards: readonly string[]) => {
    const table = scenario({
      at: 'runner.action',
      cards: [scanner, bell],
      corp: {
        credits: 0,
        rd: [top, 'Hedge Fund'],
        servers: rezzedCards.map((card, index) => ({ server: `remote-${index + 1}`, root: [rezzed(card)] })),
      },
    });
    table.runner.takes('run rd');
    for (let i = 0; i < 20 && table.runner.seen.run !== null; i++) goOn(table);
    return table;
  };

  rule(REVEAL, 'a card may say it of others: agendas accessed in R&D are revealed, by the Runner', () => {
    const table = running('Offworld Office', ['Scanner', 'Bell']);
    expect(table.happened('revealed')).toMatchObject([
      { side: 'runner', cards: [{ card: 'offworld_office' }] },
    ]);
    expect(table.corp.credits).toBe(7);
    expect(running('Enigma', ['Scanner', 'Bell']).happened('revealed')).toEqual([]);
    expect(running('Offworld Office', ['Bell']).happened('revealed')).toEqual([]);
  });

  test('nobody has to do other things all the time', () => {
    const odd = assetWith('Odd', { text: [{ static: 'must', deed: trashing() }] });
    expect(() => scenario({ cards: [odd], at: 'runner.action' })).toThrow('nothing that anybody has to do');
  });
});

rule(both('9.6.7b'), 'what becomes so in the course of a checkpoint is looked at in the next one', () => {
  const landlord = resourceWith('Landlord', { text: [hosts({ subtype: 'connection' })] });
  const graveyard = resourceWith('Graveyard', {
    text: [whenItIsSo(atLeast(2, count({ in: 'heap' })), gainCredits(10), trashSourceCard)],
  });
  const witness = resourceWith('Witness', { text: [whenever(trashing({}, { by: 'any' }), gainCredits(1))] });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [landlord, graveyard, witness],
    corp: { credits: 9 },
    runner: {
      credits: 0,
      tags: 1,
      rig: [{ card: 'Landlord', hosted: ['Forger'] }, 'Graveyard', 'Witness', 'Witness'],
    },
  });
  while (table.corp.seen.turn.side === 'runner' || table.decision?.kind !== 'action') {
    const keys = table.keys.filter((key) => key === 'pass' || key === 'gain credit');
    table.choose(table.awaits ?? 'corp', keys[0] ?? table.keys[0] ?? '');
  }
  const before = table.runner.credits;
  table.corp.trashesResource('Landlord');
  // One card lay in the heap as the first checkpoint began, and what lost its host made it two: the next one, before
  // anybody has priority, finds that with what the loss set off.
  expect(table.runner.discardPile).toEqual(['Landlord', 'Forger']);
  expect(table.moves.toSorted()).toEqual([
    'trigger Graveyard 1',
    'trigger Witness 1 Forger',
    'trigger Witness 1 Forger',
  ]);
  table.runner.triggers('Graveyard');
  for (let i = 0; i < 4; i++) table.runner.triggers('Witness'); // Forger, and Graveyard, which is trashed too
  expect(table.moves).toEqual(['trigger Witness 1 Landlord', 'trigger Witness 1 Landlord']); // of the first
  expect(table.runner.credits).toBe(before + 10 + 4);
});
