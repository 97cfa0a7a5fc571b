import { apply, create, decision, type Game, type Scenario, termsOf, view } from '@lastclick/engine';
import { expect, test } from 'vitest';
import { pool } from '../src/pool.ts';
import { questionWords } from '../src/words/decision-words.ts';
import { spokenOption } from '../src/words/option-words.ts';

const CORP = 'The Syndicate: Profit over Principle';
const RUNNER = 'The Catalyst: Convention Breaker';

type Position = Omit<Partial<Scenario>, 'corp' | 'runner'> & {
  readonly corp?: Partial<Scenario['corp']>;
  readonly runner?: Partial<Scenario['runner']>;
};

const gameOf = ({ corp, runner, ...rest }: Position): Game =>
  create(
    {
      scenario: {
        edition: '26.03',
        seed: 'words',
        priority: 'useful',
        ...rest,
        corp: { identity: CORP, credits: 9, rd: ['Hedge Fund', 'Hedge Fund'], ...corp },
        runner: { identity: RUNNER, credits: 9, stack: ['Sure Gamble', 'Sure Gamble'], ...runner },
      },
    },
    pool,
  );

/** Every option by its key, in words. */
function told(game: Game): Record<string, string> {
  const waiting = decision(game);
  if (waiting === null) throw new Error('the game is over');
  const seen = view(game, waiting.seat);
  return Object.fromEntries(
    waiting.options.map((option) => [option.key, spokenOption(option, waiting, seen, termsOf(game, option))]),
  );
}

/** The question, in words. */
function asked(game: Game): string {
  const waiting = decision(game);
  if (waiting === null) throw new Error('the game is over');
  return questionWords(waiting, view(game, waiting.seat), (option) => termsOf(game, option));
}

/** Plays keys one after the other; by their beginning where the rest is a number. */
function play(game: Game, ...keys: readonly string[]): void {
  for (const key of keys) {
    const found = decision(game)?.options.find((option) => option.key.startsWith(key));
    if (found === undefined) throw new Error(`${key} is not among ${Object.keys(told(game)).join(', ')}`);
    apply(game, found.key);
  }
}

test('an action says how many clicks it costs now', () => {
  const game = gameOf({
    at: 'corp.action',
    corp: { identity: 'MirrorMorph: Endless Iteration', clicks: 5, hq: ['Hedge Fund', 'Tithe'] },
    runner: { rig: [{ card: 'Fermenter', virus: 1 }] },
  });
  expect(told(game)).toMatchObject({ purge: 'Purge all virus counters (3 clicks)' });
  play(game, 'gain credit', 'draw card', 'play');
  play(game, 'trigger');
  apply(game, 1);
  while (decision(game)?.kind !== 'action') play(game, 'pass');
  expect(told(game)).toMatchObject({ purge: 'Purge all virus counters (2 clicks)' });
});

test('a yes says what is paid', () => {
  const game = gameOf({
    at: 'runner.action',
    corp: { servers: [{ server: 'hq', ice: [{ card: 'Funhouse', rezzed: true }] }] },
  });
  play(game, 'run hq');
  expect(asked(game)).toBe('end the run or take 1 tag?');
  expect(told(game)).toEqual({ yes: 'Yes: take 1 tag', no: 'No: end the run' });
  play(game, 'yes');
  expect(asked(game)).toBe('take 1 tag or pay 4 credits?');
  expect(told(game)).toEqual({ yes: 'Yes: pay 4 credits', no: 'No: take 1 tag' });
});

test('what is optional is asked by what it does, and a rez by what it costs', () => {
  const scoring = gameOf({
    at: 'corp.action',
    priority: 'every',
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Superconducting Hub', advancement: 3 }] }] },
  });
  play(scoring, 'gain credit');
  while (decision(scoring)?.options.some(({ kind }) => kind === 'score') !== true) play(scoring, 'pass');
  play(scoring, 'score');
  expect(asked(scoring)).toBe('Superconducting Hub: draw 2 cards?');

  const running = gameOf({
    at: 'runner.action',
    priority: 'every',
    corp: { servers: [{ server: 'hq', ice: ['Palisade'] }] },
  });
  play(running, 'run hq');
  const mayRez = (): boolean => decision(running)?.options.some(({ kind }) => kind === 'rez') === true;
  while (!mayRez()) play(running, decision(running)?.kind === 'jackOut' ? 'continue' : 'pass');
  expect(asked(running)).toBe('rez Palisade (strength 2) for 3 credits?');

  const stealing = gameOf({
    at: 'runner.action',
    corp: { servers: [{ server: 'remote-1', root: ['Offworld Office'] }] },
    runner: { rig: ['Pantograph'], grip: ['Sure Gamble', 'Telework Contract'] },
  });
  play(stealing, 'run remote-1');
  while (decision(stealing)?.kind !== 'may') play(stealing, decision(stealing)?.options[0]?.key ?? '');
  expect(asked(stealing)).toBe('Pantograph: install 1 card from your grip?');
});

test('the rest of a split payment is told', () => {
  const game = gameOf({
    at: 'runner.action',
    corp: {
      credits: 9,
      servers: [
        { server: 'hq', ice: ['Palisade'] },
        { server: 'remote-1', root: [{ card: 'Mumba Temple', rezzed: true }] },
      ],
    },
  });
  play(game, 'run hq');
  expect(Object.values(told(game))).toContain('Rez Palisade protecting HQ (3 credits)');
  play(game, 'rez');
  expect(Object.values(told(game))).toEqual([
    'Pay 1 credit from Mumba Temple, 2 credits left to pay',
    'Pay 2 credits from Mumba Temple, 1 credit left to pay',
    'Pay the remaining 3 credits from your credit pool',
  ]);
  play(game, 'pay 1');
  expect(decision(game)?.kind).not.toBe('pay');
});

test('a run says what the event adds that makes it', () => {
  const game = gameOf({ at: 'runner.action', runner: { grip: ['Tread Lightly'] } });
  play(game, 'play');
  const added = 'During that run, each piece of ice costs 3 credits more to rez.';
  expect(told(game)).toMatchObject({ 'run hq': `Run HQ: ${added}`, 'run rd': `Run R&D: ${added}` });
});

test('a card costs what it costs now, and a server as much as there is ice', () => {
  const game = gameOf({
    at: 'corp.action',
    corp: { hq: ['Tithe', 'Hedge Fund'], servers: [{ server: 'hq', ice: ['Palisade', 'Palisade'] }] },
  });
  const words = Object.values(told(game));
  expect(words).toContain('Install Tithe protecting HQ (1 click, 2 credits)');
  expect(words).toContain('Install Tithe protecting R&D (1 click)');
  expect(words).toContain('Play Hedge Fund (1 click, 5 credits): Gain 9 credits.');
  expect(words).toContain('Gain 1 credit (1 click)');
});
