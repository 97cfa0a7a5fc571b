import type { GameLine, NewGame } from '@lastclick/session';
import {
  actionPlaces,
  type Judgement,
  judgementAt,
  lineOf,
  TableSession,
  thoughtAt,
} from '@lastclick/session';
import { afterAll, describe, expect, test } from 'vitest';
import { newGame, RELAXED, settle } from '../../session/test/seeded-game.ts';
import { stopClock } from '../../testkit/src/stopped-clock.ts';
import { thoughtWords } from '../src/analysis/thought-words.ts';
import { chartInWords, corpChance, isTurningPoint } from '../src/analysis/turning-points.ts';

const SETUP = newGame({ corp: { kind: 'bot', level: '4' }, runner: { kind: 'bot', level: '1' } });

function played(setup: NewGame): GameLine {
  const session = TableSession.start('1', setup, RELAXED);
  settle(session);
  return lineOf(session.saved());
}

stopClock(afterAll);
const line = played(SETUP);
const places = actionPlaces(line);
const actionOf = (seat: 'corp' | 'runner', from: number): number => {
  const place = places.find((one) => one >= from && line.played[one]?.seat === seat);
  if (place === undefined) throw new Error('no such action');
  return place;
};

describe('what a bot would play', () => {
  test('a bot of the game thinks what it thought, and one option is what it played', () => {
    for (const seat of ['corp', 'runner'] as const) {
      const sitter = SETUP[seat];
      const place = actionOf(seat, 60);
      const thought = thoughtAt(line, SETUP, place, sitter.kind === 'bot' ? sitter.level : '5');
      expect(thought).toMatchObject({ place, seat, isRecalled: true });
      expect(thought?.options.filter(({ isPlayed }) => isPlayed)).toEqual(
        thought?.options.filter(({ isChosen }) => isChosen),
      );
    }
  });

  test('a level that searches tells chances and how often it tried; words name each option once', () => {
    const thought = thoughtAt(line, SETUP, actionOf('runner', 80), '5');
    expect(thought?.measure).toBe('chance to win');
    const options = thought?.options ?? [];
    expect(options.filter(({ isChosen }) => isChosen)).toHaveLength(1);
    expect(options.filter(({ isPlayed }) => isPlayed)).toHaveLength(1);
    expect(Math.max(...options.map(({ tries }) => tries))).toBeGreaterThan(4);
    for (const { value } of options) expect(value >= 0 && value <= 1).toBe(true);
    expect(new Set(options.map(({ words }) => words)).size).toBe(options.length);
    for (const { words } of options) expect(words).not.toMatch(/\bc\d+\b/);
  });

  test('where the game is over nobody thinks', () => {
    expect(thoughtAt(line, SETUP, line.played.length, '5')).toBeNull();
  });

  test('a sentence says what would be played and what was', () => {
    const option = { cost: '', value: 0.5, tries: 8, isChosen: false, isPlayed: false };
    const thought = {
      place: 3,
      seat: 'runner',
      level: '5',
      isRecalled: false,
      question: '',
      measure: 'chance to win',
      options: [
        { ...option, words: 'Run HQ', isChosen: true },
        { ...option, words: 'Draw 1 card', isPlayed: true, tries: 0 },
      ],
    } as const;
    expect(thoughtWords(thought)).toBe(
      'Level 5 in the Runner’s place would play “Run HQ” (50 %); played was “Draw 1 card” (not tried).',
    );
  });
});

describe('turning points', () => {
  test('the actions of both sides are judged, each by a chance', () => {
    expect(places.length).toBeGreaterThan(20);
    expect(new Set(places.map((place) => line.played[place]?.seat)).size).toBe(2);
    for (const place of places.slice(10, 14)) {
      const judgement = judgementAt(line, SETUP, place, '4');
      expect(judgement.seat).toBe(line.played[place]?.seat);
      for (const { chance } of [judgement.played, judgement.best])
        expect(chance >= 0 && chance <= 1).toBe(true);
      expect(judgementAt(line, SETUP, place, '4')).toEqual(judgement);
    }
  });

  test('a side that plays at random turns the game for the worse', () => {
    const setup = newGame({ corp: { kind: 'bot', level: 'random' }, runner: { kind: 'bot', level: '3' } });
    const careless = played(setup);
    const corps = actionPlaces(careless).filter((place) => careless.played[place]?.seat === 'corp');
    expect(corps.slice(0, 40).some((place) => isTurningPoint(judgementAt(careless, setup, place, '4')))).toBe(
      true,
    );
  });

  const judgement = (change: Partial<Judgement>): Judgement => ({
    place: 1,
    turn: 1,
    seat: 'corp',
    played: { words: 'Gain 1 credit', chance: 0.4 },
    best: { words: 'Draw 1 card', chance: 0.55 },
    isSurelyBetter: true,
    ...change,
  });

  test('only what is surely and clearly worse counts', () => {
    expect(isTurningPoint(judgement({}))).toBe(true);
    expect(isTurningPoint(judgement({ isSurelyBetter: false }))).toBe(false);
    expect(isTurningPoint(judgement({ best: { words: '', chance: 0.49 } }))).toBe(false);
  });

  test('the chart tells the Corp’s chance, whoever judged', () => {
    const runners = judgement({ place: 9, turn: 2, seat: 'runner', isSurelyBetter: false });
    expect(corpChance(runners)).toBeCloseTo(0.6);
    expect(chartInWords([judgement({}), runners])).toBe(
      'The Corp’s chance to win, by a bot’s judgement: 40 % in turn 1 at first, 60 % in turn 2 at last, ' +
        'lowest 40 % in turn 1, highest 60 % in turn 2. 1 turning point, listed below.',
    );
  });
});
