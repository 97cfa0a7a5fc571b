import { describe, expect, test } from 'vitest';
import { type Goal, type Puzzle, proverOf, SolutionReader } from '../src/index.ts';

const CORP = 'The Syndicate: Profit over Principle';
const RUNNER = 'The Catalyst: Convention Breaker';
const STACK = ['Diesel', 'Diesel', 'Diesel'];

type Sides = Puzzle['scenario'];

const puzzle = (
  side: Puzzle['side'],
  goal: Goal,
  corp: object,
  runner: object,
  more: Partial<Puzzle> = {},
): Puzzle => ({
  id: 'test',
  title: '',
  says: '',
  side,
  goal,
  scenario: {
    at: `${side}.action`,
    corp: { identity: CORP, credits: 0, rd: ['Hedge Fund', 'Hedge Fund'], ...corp },
    runner: { identity: RUNNER, credits: 0, stack: STACK, ...runner },
  } as Sides,
  ...more,
});

const canSolve = (one: Puzzle): boolean => {
  const prover = proverOf(one, { choices: 50_000 });
  return prover.isSolvable();
};

const WIN: Goal = { kind: 'win' };
const FIVE_STOLEN = ['Send a Message', 'Offworld Office'];

describe('what cannot be known', () => {
  const remotes = (clicks: number): Puzzle =>
    puzzle(
      'runner',
      WIN,
      {
        servers: [
          { server: 'remote-1', root: ['Offworld Office'] },
          { server: 'remote-2', root: ['PAD Campaign'] },
        ],
      },
      { clicks, grip: [], scored: FIVE_STOLEN },
    );

  test('a lucky guess between two facedown cards is no solution', () => {
    expect(canSolve(remotes(1))).toBe(false);
  });

  test('looking at both is', () => {
    const prover = proverOf(remotes(2), { choices: 50_000 });
    expect(prover.isSolvable()).toBe(true);
    expect(new SolutionReader(prover).read().decisions).toBeGreaterThanOrEqual(2);
  });

  const inHand = (hq: readonly string[], rd: readonly string[], clicks: number): Puzzle =>
    puzzle('runner', WIN, { hq, rd }, { clicks, grip: [], scored: FIVE_STOLEN });

  test('a card in hand may as well be the one on top of the deck', () => {
    expect(canSolve(inHand(['Offworld Office'], ['Hedge Fund'], 1))).toBe(false);
    expect(canSolve(inHand(['Offworld Office'], ['Hedge Fund'], 2))).toBe(true);
    expect(canSolve(inHand(['Offworld Office'], ['Hedge Fund', 'Hedge Fund'], 2))).toBe(false);
  });

  test('chance never picks the card one hopes for', () => {
    expect(canSolve(inHand(['Offworld Office', 'Hedge Fund'], [], 4))).toBe(false);
    expect(canSolve(inHand(['Offworld Office', 'Offworld Office'], [], 1))).toBe(true);
  });

  test('what lies facedown has to be something that can lie there', () => {
    const advanced = { card: 'Offworld Office', advancement: 1 };
    const servers = (root: unknown): object => ({
      hq: ['PAD Campaign'],
      rd: [],
      servers: [{ server: 'remote-1', root: [root] }],
    });
    const seat = { clicks: 1, grip: [], scored: FIVE_STOLEN };
    expect(canSolve(puzzle('runner', WIN, servers('Offworld Office'), seat))).toBe(false);
    expect(canSolve(puzzle('runner', WIN, servers(advanced), seat))).toBe(true);
  });
});

describe('what the opponent may do', () => {
  const iced = (credits: number): Puzzle =>
    puzzle(
      'runner',
      WIN,
      {
        credits,
        servers: [
          { server: 'remote-1', ice: ['Palisade'], root: [{ card: 'Offworld Office', advancement: 1 }] },
        ],
      },
      { clicks: 4, grip: [], scored: FIVE_STOLEN },
    );

  test('ice is rezzed where it can be paid for', () => {
    expect(canSolve(iced(3))).toBe(false);
    expect(canSolve(iced(2))).toBe(true);
  });

  test('in a turn to survive everything is tried against one', () => {
    const attack = (grip: readonly string[], credits: number): Puzzle =>
      puzzle(
        'runner',
        { kind: 'survive' },
        { credits, hq: ['Scorched Earth'], rd: ['Scorched Earth', 'Hedge Fund'] },
        { tags: 1, clicks: 1, credits: 0, grip },
        { turns: 1 },
      );
    expect(canSolve(attack(['Diesel', 'Diesel', 'Diesel', 'Diesel'], 3))).toBe(true);
    expect(canSolve(attack(['Sure Gamble', 'Sure Gamble'], 3))).toBe(false);
    expect(canSolve(attack(['Sure Gamble', 'Sure Gamble'], 0))).toBe(true);
    // The second of them could be the card that is drawn.
    expect(canSolve(attack(['Sure Gamble', 'Sure Gamble', 'Sure Gamble', 'Sure Gamble'], 6))).toBe(false);
  });
});

test('where the opponent decides first, everything they could begin with is tried', () => {
  const guarded = (credits: number): Puzzle => ({
    ...puzzle(
      'corp',
      { kind: 'survive' },
      {
        credits,
        hq: ['Offworld Office'],
        rd: ['Hedge Fund'],
        servers: [{ server: 'hq', ice: ['Wall of Static'] }],
      },
      { clicks: 1, grip: [], scored: FIVE_STOLEN },
    ),
  });
  const turn = (one: Puzzle): Puzzle => ({ ...one, scenario: { ...one.scenario, at: 'runner.action' } });
  expect(canSolve(turn(guarded(3)))).toBe(true);
  expect(canSolve(turn(guarded(2)))).toBe(false);
});

describe('what chance may do', () => {
  test('damage takes the card one needs', () => {
    const prover = proverOf(
      puzzle(
        'runner',
        WIN,
        {
          hq: ['Superconducting Hub'],
          rd: ['Superconducting Hub'],
          servers: [
            {
              server: 'remote-1',
              ice: [{ card: 'Palisade', rezzed: true }],
              root: [{ card: 'Superconducting Hub', advancement: 1 }],
            },
            { server: 'hq', ice: [{ card: 'Tithe', rezzed: true }] },
            { server: 'rd', ice: [{ card: 'Brân 1.0', rezzed: true }] },
          ],
        },
        { clicks: 2, credits: 1, grip: ['Overclock', 'Diesel'], rig: ['Cleaver'], scored: FIVE_STOLEN },
      ),
      { choices: 50_000 },
    );
    const { options } = prover.asked(prover.root);
    const overclock = options.find(({ key }) => key.startsWith('play') && prover.works(prover.root, key));
    expect(overclock).toBeDefined();
    expect(prover.after(prover.root, 'run hq').kind).toBe('goes on');
    expect(prover.works(prover.root, 'run hq')).toBe(false);
  });
});

describe('reading a solution', () => {
  test('one right choice at each decision is told from several', () => {
    const score = (credits: number, clicks: number): Puzzle =>
      puzzle(
        'corp',
        WIN,
        {
          credits,
          clicks,
          hq: [],
          scored: FIVE_STOLEN,
          servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 2 }] }],
        },
        { grip: [] },
      );
    const read = (one: Puzzle): ReturnType<SolutionReader['read']> =>
      new SolutionReader(proverOf(one, { choices: 50_000 })).read();
    expect(read(score(2, 2))).toMatchObject({ decisions: 3, isOnly: true });
    expect(read(score(2, 3))).toMatchObject({ decisions: 3, isOnly: false });
  });
});
