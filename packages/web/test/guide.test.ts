import { DECKS } from '@lastclick/cards';
import {
  apply,
  create,
  decision,
  type Game,
  type Option,
  type Scenario,
  SIDES,
  type Side,
  view,
} from '@lastclick/engine';
import type { Offer, Snapshot } from '@lastclick/session';
import { objectNumber, pool } from '@lastclick/table';
import { describe, expect, test } from 'vitest';
import { startGuidedGame } from '../src/guide/first-game.ts';
import { keepGuideMemory, readGuideMemory } from '../src/guide/guide-memory.ts';
import { hintFor, hintsOf } from '../src/guide/hints.ts';
import { keeperWith } from './kept.ts';

const offerOf = ({ key, kind, rule, card, onto }: Option): Offer => ({
  key,
  kind,
  words: key,
  cost: '',
  rule,
  object: objectNumber(card),
  onto: objectNumber(onto),
  server: /\b(hq|rd|archives|(?:new-)?remote(?:-\d+)?)$/.exec(key)?.[1] ?? null,
  subroutine: null,
  isDefault: false,
  reveals: false,
});

/** What the deciding seat is shown, as far as hints look at it. */
function snapshotOf(game: Game, seat: Side): Snapshot {
  const waiting = decision(game);
  return {
    game: 'test',
    setup: startGuidedGame(seat),
    edition: game.state.edition,
    seat,
    view: view(game, seat),
    ask:
      waiting?.seat === seat
        ? {
            seat,
            kind: waiting.kind,
            rule: waiting.rule,
            question: '',
            about: [],
            offers: waiting.options.map(offerOf),
            chosen: waiting.chosen,
            wanted: waiting.wanted,
            passes: [],
            isEven: false,
            ways: [],
            breakers: [],
          }
        : null,
    thinking: null,
    rail: { phases: [], levels: [], priority: null },
    log: [],
    shown: [],
    played: 0,
    turns: [],
    canTakeBack: false,
    outcome: game.state.outcome,
  };
}

const position = (at: string, corp: Partial<Scenario['corp']>, runner: Partial<Scenario['runner']>): Game =>
  create(
    {
      scenario: {
        at,
        corp: { identity: 'The Syndicate: Profit over Principle', rd: ['Hedge Fund', 'Palisade'], ...corp },
        runner: { identity: 'The Catalyst: Convention Breaker', stack: ['Sure Gamble', 'Unity'], ...runner },
      },
    },
    pool,
  );

const hintId = (game: Game, seat: Side, ...putAway: readonly string[]): string | undefined =>
  hintFor(snapshotOf(game, seat), new Set(putAway))?.id;

/** Plays the first option whose key begins so, for whoever decides; else passes. */
function until(game: Game, isReached: (kind: string) => boolean, wish: string): Game {
  for (let i = 0; i < 40 && !isReached(decision(game)?.kind ?? ''); i++) {
    const options = decision(game)?.options ?? [];
    const chosen =
      options.find(({ key }) => key.startsWith(wish)) ??
      options.find(({ kind }) => kind === 'pass' || kind === 'continue') ??
      options[0];
    apply(game, chosen?.key ?? '');
  }
  return game;
}

const FIVE = ['Sure Gamble', 'Jailbreak', 'Cleaver', 'Unity', 'Mayfly'];

describe('hints fit the situation', () => {
  test('the Corp: ice first, then credits, agendas, advancing, scoring', () => {
    const opening = position(
      'corp.action',
      { hq: ['Palisade', 'Hedge Fund', 'Offworld Office'] },
      { grip: FIVE },
    );
    expect(hintId(opening, 'corp')).toBe('corp.firstIce');
    expect(hintId(opening, 'corp', 'corp.firstIce')).toBe('corp.firstAgenda');
    expect(hintId(opening, 'corp', 'corp.firstIce', 'corp.firstAgenda')).toBe('corp.economy');
    const servers = [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 2 }] }];
    expect(hintId(position('corp.action', { servers }, { grip: FIVE }), 'corp')).toBe('corp.advance');
    const ready = [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 4 }] }];
    expect(hintId(position('5.6.2a', { servers: ready }, { grip: FIVE }), 'corp')).toBe('corp.score');
  });

  test('the Corp: rezzing ice the Runner approaches, assets in windows', () => {
    const run = position(
      'runner.action',
      { servers: [{ server: 'hq', ice: ['Palisade'] }], hq: ['Hedge Fund'] },
      { grip: FIVE },
    );
    apply(run, 'run hq');
    for (let i = 0; i < 20 && hintId(run, 'corp') !== 'corp.rezIce'; i++) apply(run, 'pass');
    expect(hintId(run, 'corp')).toBe('corp.rezIce');
    const asset = position(
      '5.6.2a',
      { servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
      { grip: FIVE },
    );
    expect(hintId(asset, 'corp')).toBe('corp.rezAsset');
    expect(hintId(asset, 'corp', 'corp.rezAsset')).toBe('passing');
  });

  test('the Runner: running, breakers, economy, tags and small hands', () => {
    const opening = position('runner.action', { hq: ['Hedge Fund'] }, { grip: FIVE });
    expect(hintId(opening, 'runner')).toBe('runner.firstRun');
    expect(hintId(opening, 'runner', 'runner.firstRun')).toBe('runner.breaker');
    expect(hintId(opening, 'runner', 'runner.firstRun', 'runner.breaker')).toBe('runner.economy');
    expect(hintId(position('runner.action', {}, { grip: FIVE, tags: 1 }), 'runner')).toBe('runner.tagged');
    expect(hintId(position('runner.action', {}, { grip: ['Unity'] }), 'runner')).toBe('runner.smallHand');
  });

  test('the Runner: facing ice, turning back, access and trashing', () => {
    const make = (): Game =>
      position(
        'runner.action',
        { servers: [{ server: 'hq', ice: [{ card: 'Tithe', rezzed: true }] }], hq: ['Nico Campaign'] },
        { grip: FIVE, rig: ['Carmen'], credits: 9 },
      );
    const facing = make();
    apply(facing, 'run hq');
    for (let i = 0; i < 20 && hintId(facing, 'runner') !== 'runner.encounter'; i++) apply(facing, 'pass');
    expect(hintId(facing, 'runner')).toBe('runner.encounter');
    for (const kind of ['jackOut', 'access', 'trashAccessed'])
      expect(
        hintId(
          until(make(), (one) => one === kind, 'run hq'),
          'runner',
        ),
      ).toBe(`runner.${kind}`);
  });

  test.each(SIDES)('nothing is said to the %s while the other side decides', (side) => {
    const game = position(`${side === 'corp' ? 'runner' : 'corp'}.action`, {}, { grip: FIVE });
    expect(hintId(game, side)).toBeUndefined();
  });

  test.each(SIDES)('every hint for the %s is short and has a name of its own', (side) => {
    const hints = hintsOf(side);
    expect(new Set(hints.map(({ id }) => id)).size).toBe(hints.length);
    for (const { words } of hints) expect(words.length).toBeLessThan(260);
  });
});

describe('the first game', () => {
  test.each(SIDES)('the %s begins with a hand worth keeping', (side) => {
    const { seed, pointsToWin, corp, runner } = startGuidedGame(side);
    const { gatewayBeginnerCorp: corpDeck, gatewayBeginnerRunner: runnerDeck } = DECKS;
    if (corpDeck === undefined || runnerDeck === undefined) throw new Error('no beginner decks');
    const game = create(
      {
        seed,
        pointsToWin,
        corp: { identity: corpDeck.identity, cards: corpDeck.cards },
        runner: { identity: runnerDeck.identity, cards: runnerDeck.cards },
      },
      pool,
    );
    const seen = view(game, side);
    const hand = (side === 'corp' ? seen.corp.hq.cards : seen.runner.grip.cards) ?? [];
    const types = hand.map(({ type }) => type);
    expect(types).toContain(side === 'corp' ? 'ice' : 'program');
    expect(hand.map(({ title }) => title)).toContain(side === 'corp' ? 'Hedge Fund' : 'Sure Gamble');
    expect(pointsToWin).toBe(6);
    expect({ corp, runner }[side].kind).toBe('human');
  });
});

describe('what is remembered', () => {
  test('hints put away and hints turned off come back as kept', () => {
    const keeper = keeperWith();
    const memory = { isOff: true, putAway: new Set(['passing']) };
    keepGuideMemory(keeper, memory);
    expect(readGuideMemory(keeper)).toEqual(memory);
  });

  test.each(['', 'broken', '3', '{"putAway": 4}'])('damaged memory (%s) is a fresh start', (text) => {
    expect(readGuideMemory(keeperWith({ 'last-click.guide': text }))).toEqual({
      isOff: false,
      putAway: new Set(),
    });
  });
});
