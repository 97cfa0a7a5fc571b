import { createPool } from '@lastclick/engine';
import {
  all,
  type CardData,
  choose,
  corpIdentity,
  type Filter,
  gainCredits,
  installing,
  move,
  placeCounters,
  topOf,
  trash,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { describe, test } from 'vitest';
import { installedCard } from '../runs/run-table.ts';
import { agendaWith, assetWith, eventWith, operationWith } from './test-cards.ts';

// Effects that are told to do what cannot be done with a card do nothing to it.

const play = (card: CardData, corp: object = {}, runner: object = {}) => {
  const table = scenario({
    at: 'corp.action',
    cards: [card],
    corp: { credits: 10, hq: [card.title, 'Hedge Fund'], rd: ['Sprint', 'Sprint'], ...corp },
    runner: { grip: ['Diesel', 'Diesel'], ...runner },
  });
  table.corp.plays(card.title);
  return table;
};

rule(both('3.1.1'), 'an identity stays in play whatever an effect does with it', () => {
  for (const effect of [trash('identity'), move('identity', { deck: 'top' })]) {
    const table = play(operationWith('Exile', effect, gainCredits(1)));
    expect(table.corp.credits).toBe(11);
    expect(table.corp.discardPile).toEqual(['Exile']);
  }
});

rule(both('8.2.1', '8.5.1'), 'what is installed is not installed again', () => {
  const again = operationWith('Again', { effect: 'install', what: all({ type: 'asset' }) });
  const table = play(again, {
    servers: [{ server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed: true }] }],
  });
  expect(table.happened('installed')).toEqual([]);
  expect(table).toBeSettled();
});

rule(both('1.12.1', '1.13.1a'), 'no counters are put on a card that is not in play', () => {
  const table = play(operationWith('Hoard', placeCounters('power', 2, topOf('rd'))));
  expect(table.happened('countersPlaced')).toEqual([]);
  expect(table).toBeSettled();
});

rule(both('6.5.1'), 'only ice can be encountered', () => {
  const ghost = eventWith('Ghost', { effect: 'encounter', what: 'identity' }, gainCredits(1));
  const table = scenario({ at: 'runner.action', cards: [ghost], runner: { credits: 5, grip: ['Ghost'] } });
  table.runner.plays('Ghost');
  expect(table.runner.credits).toBe(6);
  expect(table).toBeSettled();
});

rule(
  '1.2.5',
  'whether cards could change anything is asked, though each would let the other be played',
  () => {
    const one = operationWith('One', { effect: 'play', what: choose({ in: 'hq' }) });
    const two = operationWith('Two', { effect: 'play', what: choose({ in: 'hq' }) });
    const table = scenario({
      at: 'corp.action',
      cards: [one, two],
      corp: { credits: 9, hq: ['One', 'Two', 'One'] },
    });
    expect(table.moves).toContain('play One');
  },
);

rule(both('1.14.2', '1.15.2'), 'a zone that is named twice is chosen from once', () => {
  const twice = operationWith('Twice', trash(choose({ in: ['hq', 'hq', 'hand'] })));
  const table = play(twice);
  expect(table.corp.discardPile).toEqual(['Hedge Fund', 'Twice']);
});

rule(
  current('9.12.1d · a number that needs itself'),
  'a number that needs itself comes to an end at once',
  () => {
    const mirror = assetWith('Mirror', {
      text: [
        {
          static: 'change',
          of: { type: 'ice' },
          what: 'strength',
          by: { value: 'card', of: all({ type: 'ice' }), what: 'strength' },
        },
      ],
    });
    const table = scenario({
      at: 'corp.action',
      cards: [mirror],
      corp: {
        servers: [
          { server: 'hq', ice: Array.from({ length: 12 }, () => ({ card: 'Palisade', rezzed: true })) },
          { server: 'remote-1', root: [{ card: 'Mirror', rezzed: true }] },
        ],
      },
    });
    expect(table).toBeSettled();
    // What it changes is known to it as without it.
    expect(installedCard(table, 'Palisade')?.strength).toBe(2 + 12 * 2);
  },
);

rule(both('8.2.1', '8.5.1'), 'what can be installed is told, though an install cost asks for it too', () => {
  const loop = assetWith('Loop', {
    text: [{ static: 'price', deed: { deed: 'install', card: { can: 'install' } }, more: 1 }],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [loop],
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Loop', rezzed: true }] }] },
    runner: { credits: 5, grip: ['Unity'] },
  });
  expect(table.moves).toContain('install Unity');
});

describe('what means nothing is refused at load', () => {
  const refusal = (card: CardData): string => {
    try {
      createPool([card]);
      return '';
    } catch (error) {
      return String(error);
    }
  };

  test('a search looks through zones', () => {
    const search = (from: Filter): CardData =>
      operationWith('Search', { effect: 'reveal', what: { cards: 'search', from, count: 1 } });
    expect(refusal(search({ among: 'identity' }))).toContain('zones to search');
    expect(refusal(search({ in: 'installed' }))).toContain('only decks');
    expect(refusal(search({ in: 'rd' }))).toBe('');
  });

  test('what would be trashed does not stay in play instead', () => {
    const text: CardData['text'] = [
      { ability: 'would', to: { deed: 'trash' }, steps: [{ effect: 'instead', to: { hostedOn: 'this' } }] },
    ];
    expect(refusal(agendaWith('Elsewhere', { text }))).toContain('does not stay in play');
  });

  test('only what would be trashed goes elsewhere instead', () => {
    const text: CardData['text'] = [
      { ability: 'would', to: { deed: 'draw' }, steps: [{ effect: 'instead', to: { zone: 'hand' } }] },
    ];
    expect(refusal(agendaWith('Elsewhere', { text }))).toContain('goes elsewhere');
  });

  test('an identity does not pay with itself', () => {
    const card = corpIdentity({
      id: 'martyr',
      title: 'Martyr',
      faction: 'neutral_corp',
      subtypes: [],
      minimumDeckSize: 40,
      influenceLimit: 10,
      text: [{ ability: 'paid', cost: [trash('this')], steps: [gainCredits(1)] }],
    });
    expect(refusal(card)).toContain('stays where it is');
    expect(refusal({ ...card, text: [when(installing(), gainCredits(1))] })).toBe('');
  });
});
