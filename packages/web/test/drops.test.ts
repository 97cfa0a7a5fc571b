import type { Ask, Offer } from '@lastclick/session';
import { expect, it } from 'vitest';
import { type Dragged, legalSpots, movesOfDrop, type Spot } from '../src/board/drops.ts';

const offer = (key: string, kind: Offer['kind'], more: Partial<Offer>): Offer => ({
  key,
  kind,
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

const ask = (kind: Ask['kind'], ...offers: readonly Offer[]): Ask => ({
  seat: 'corp',
  kind,
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
});

const card = (object: number): Dragged => ({ kind: 'card', object });
const server = (name: string, object: number | null = null): Spot => ({
  kind: 'server',
  server: name,
  object,
});
const keys = (offers: readonly Offer[]): readonly string[] => offers.map(({ key }) => key);

const ICE = ['hq', 'remote-1'].map((name) =>
  offer(`install ${name}`, 'install', { object: 1, server: name }),
);
const PROGRAM = offer('install rig', 'install', { object: 2 });
const ONTO = offer('install onto', 'install', { object: 2, onto: 9 });
const EVENT = offer('play', 'play', { object: 3 });
const RUN = offer('run hq', 'run', { server: 'hq' });
const ACTION = ask('action', ...ICE, PROGRAM, ONTO, EVENT, RUN);

it('a card goes into the server it is dropped on, whatever lies there, and into no other', () => {
  expect(keys(movesOfDrop(ACTION, card(1), server('hq')))).toEqual(['install hq']);
  expect(keys(movesOfDrop(ACTION, card(1), server('hq', 7)))).toEqual(['install hq']);
  expect(movesOfDrop(ACTION, card(1), server('rd'))).toEqual([]);
  expect(movesOfDrop(ACTION, card(1), { kind: 'rig' })).toEqual([]);
});

it('a card of the Runner goes into the rig, or onto what can host it, wherever that lies', () => {
  expect(keys(movesOfDrop(ACTION, card(2), { kind: 'card', object: 8 }))).toContain('install rig');
  expect(keys(movesOfDrop(ACTION, card(2), { kind: 'card', object: 9 }))).toEqual(['install onto']);
  expect(keys(movesOfDrop(ACTION, card(2), server('hq', 9)))).toEqual(['install onto']);
  expect(movesOfDrop(ACTION, card(2), server('hq'))).toEqual([]);
});

it('what is played is played wherever it is dropped, and the marker runs', () => {
  for (const spot of [server('rd'), { kind: 'rig' }, { kind: 'own' }] as const)
    expect(keys(movesOfDrop(ACTION, card(3), spot))).toEqual(['play']);
  expect(keys(movesOfDrop(ACTION, { kind: 'marker' }, server('hq', 7)))).toEqual(['run hq']);
  expect(movesOfDrop(ACTION, { kind: 'marker' }, server('rd'))).toEqual([]);
  expect(movesOfDrop(null, card(3), server('rd'))).toEqual([]);
});

it('what is accessed is trashed on Archives and stolen on one’s own side', () => {
  const trash = offer('trash', 'trashAccessed', { object: 5 });
  const steal = offer('continue', 'continue', { object: 5 });
  const accessed = ask('trashAccessed', trash, steal);
  expect(keys(movesOfDrop(accessed, card(5), server('archives')))).toEqual(['trash']);
  expect(keys(movesOfDrop(accessed, card(5), { kind: 'own' }))).toEqual(['continue']);
});

it('a card glows by itself only where it is more than some of its server or of the rig', () => {
  const spots = [server('hq'), server('hq', 7), server('hq', 9), server('rd')];
  expect([...legalSpots(ACTION, card(1), spots)]).toEqual(['server hq']);
  expect([...legalSpots(ACTION, card(2), [...spots, { kind: 'rig' }, { kind: 'card', object: 8 }])]).toEqual([
    'card 9',
    'rig',
  ]);
});
