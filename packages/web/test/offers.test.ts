import type { Ask, Offer } from '@lastclick/session';
import { expect, it } from 'vitest';
import {
  barItems,
  defaultOffer,
  gathersCards,
  isGathered,
  offersIn,
  offersOnBoard,
  onlyMove,
  sharedCost,
  verbOf,
} from '../src/board/offers.ts';

const offer = (key: string, more: Partial<Offer> = {}): Offer => ({
  key,
  kind: 'choose',
  words: key,
  cost: '',
  rule: '1.1',
  object: null,
  onto: null,
  server: null,
  subroutine: null,
  isDefault: false,
  reveals: false,
  ...more,
});

const ask = (offers: readonly Offer[], more: Partial<Ask> = {}): Ask => ({
  seat: 'runner',
  kind: 'action',
  rule: '1.1',
  question: '',
  about: [],
  offers,
  chosen: 0,
  wanted: 1,
  passes: [],
  isEven: false,
  ways: [],
  breakers: [],
  ...more,
});

const named = (object: number): string => `Card ${object}`;

const PASS = offer('pass', { kind: 'pass', isDefault: true });

it('a move is found at its card, at the card it goes onto and at its server, once each', () => {
  const install = offer('install c1 c2', { kind: 'install', object: 1, onto: 2, server: 'hq' });
  const { byObject, byServer } = offersOnBoard(ask([install, offer('use c3', { object: 3, onto: 3 })]));
  expect(byObject.get(1)).toEqual([install]);
  expect(byObject.get(2)).toEqual([install]);
  expect(byObject.get(3)).toHaveLength(1);
  expect(byServer.get('hq')).toEqual([install]);
});

it('the bar shows few moves one by one and puts many of a kind together, the default apart', () => {
  const runs = ['hq', 'rd', 'archives'].map((server) => offer(`run ${server}`, { kind: 'run', server }));
  const few = ask([...runs, PASS]);
  expect(barItems(few, named).map(({ kind }) => kind)).toEqual(['offer', 'offer', 'offer']);
  expect(defaultOffer(few)).toBe(PASS);
  const others = [1, 2, 3].map((object) => offer(`play c${object}`, { kind: 'play', object }));
  const many = barItems(ask([...runs, ...others, offer('gain', { kind: 'gainCredit' }), PASS]), named);
  expect(many.map((item) => (item.kind === 'group' ? item.words : item.offer.key))).toEqual([
    'Run',
    'Play',
    'gain',
  ]);
});

it('every legal move is in the bar, whatever is put together', () => {
  const offers = Array.from({ length: 12 }, (_, object) =>
    offer(`${object}`, { kind: object % 2 === 0 ? 'play' : 'install', object }),
  );
  expect(new Set(barItems(ask([...offers, PASS]), named).flatMap(offersIn))).toEqual(new Set(offers));
});

it('many moves of a kind ask for the card first, and lose none', () => {
  const offers = [1, 2, 3, 4].flatMap((object) =>
    ['hq', 'rd', 'archives'].map((server) =>
      offer(`install c${object} ${server}`, { kind: 'install', object, server, cost: '1 click' }),
    ),
  );
  const single = offer('install c5', { kind: 'install', object: 5, cost: '1 click, 2 credits' });
  const gain = offer('gain', { kind: 'gainCredit' });
  const [install, ...others] = barItems(ask([...offers, single, gain, PASS]), named);
  expect(others.flatMap(offersIn)).toEqual([gain]);
  if (install?.kind !== 'group') throw new Error('installs are not put together');
  expect(install.items.map((item) => (item.kind === 'group' ? item.words : item.offer.key))).toEqual([
    'Card 1',
    'Card 2',
    'Card 3',
    'Card 4',
    'install c5',
  ]);
  expect(install.items.map((item) => offersIn(item).length)).toEqual([3, 3, 3, 3, 1]);
  expect(new Set(offersIn(install))).toEqual(new Set([...offers, single]));
  expect(install.items.map(sharedCost)).toEqual([...Array(4).fill('1 click'), '1 click, 2 credits']);
  expect(sharedCost(install)).toBe('');
});

it('moves of one kind alone are put together by their cards, where that makes them few', () => {
  const uses = [1, 1, 2, 2, 3, 4, 5].map((object, place) => offer(`use ${place}`, { kind: 'use', object }));
  const items = barItems(ask([...uses, PASS]), named);
  expect(items.map((item) => (item.kind === 'group' ? item.words : item.offer.key))).toEqual([
    'Card 1',
    'Card 2',
    'use 4',
    'use 5',
    'use 6',
  ]);
  expect(items.flatMap(offersIn)).toEqual(uses);
  const ofManyCards = [1, 2, 3, 4, 5, 6, 7].map((object) => offer(`use ${object}`, { kind: 'use', object }));
  expect(barItems(ask([...ofManyCards, PASS]), named)).toMatchObject([{ kind: 'group', words: 'Use' }]);
});

it('cards without a name are listed move by move', () => {
  const offers = Array.from({ length: 12 }, (_, place) =>
    offer(`rez ${place}`, { kind: 'rez', object: place % 4 }),
  );
  const [rez] = barItems(ask([...offers, PASS]), () => null);
  expect(rez?.kind === 'group' && rez.items.every(({ kind }) => kind === 'offer')).toBe(true);
});

it('several cards are gathered before they are sent', () => {
  const cards = [1, 2, 3].map((object) => offer(`choose c${object}`, { object }));
  const three = ask(cards, { kind: 'target', wanted: 3 });
  expect(gathersCards(three)).toBe(true);
  expect([0, 1, 2, 3].map((gathered) => isGathered(three, gathered))).toEqual([false, false, false, true]);
  const upToThree = ask([...cards, offer('done', { kind: 'done', isDefault: true })], {
    kind: 'target',
    wanted: 3,
  });
  expect([0, 1, 2, 3].map((gathered) => isGathered(upToThree, gathered))).toEqual([false, true, true, true]);
  const one = ask(cards, { kind: 'target', wanted: 1 });
  expect(gathersCards(one)).toBe(false);
});

it('a tap plays the only move of a card, which is announced in a word where the question has not', () => {
  const play = offer('play c1', { kind: 'play', object: 1 });
  const use = offer('use c2 paid', { kind: 'use', object: 2 });
  const { byObject } = offersOnBoard(ask([play, use, offer('use c2 paid 2', { kind: 'use', object: 2 })]));
  expect(onlyMove(byObject.get(1))).toBe(play);
  expect([onlyMove(byObject.get(2)), onlyMove(byObject.get(3))]).toEqual([null, null]);
  expect([play, use, offer('choose c3')].map(verbOf)).toEqual(['Play', 'Use', null]);
});
