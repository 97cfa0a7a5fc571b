import {
  apply,
  create,
  decision,
  EDITION_IDS,
  type EditionId,
  FOREGONE,
  foregone,
  type Game,
  momentOf,
  type Scenario,
  UNTIMELY,
  type Untimely,
  untimely,
  view,
} from '@lastclick/engine';
import { cardPool as pool } from '@lastclick/testkit';
import { describe, expect, test } from 'vitest';

const CORP = {
  identity: 'The Syndicate: Profit over Principle',
  credits: 20,
  rd: ['Hedge Fund', 'Hedge Fund'],
};
const RUNNER = { identity: 'The Catalyst: Convention Breaker', credits: 20 };

interface Parts {
  readonly corp?: Partial<Scenario['corp']>;
  readonly runner?: Partial<Scenario['runner']>;
}

const started = (edition: EditionId, at: string, { corp, runner }: Parts): Game =>
  create(
    {
      scenario: {
        edition,
        seed: 'timely',
        priority: 'every',
        at,
        corp: { ...CORP, ...corp },
        runner: { ...RUNNER, ...runner },
      },
    },
    pool,
  );

/** Plays on, everybody declining, until the game waits where it is looked for. */
function until(game: Game, isThere: (game: Game) => boolean): Game {
  for (let waiting = decision(game); waiting !== null; waiting = decision(game)) {
    if (isThere(game)) return game;
    const declined = waiting.options.find(({ kind }) => kind === 'pass' || kind === 'continue');
    apply(game, declined?.key ?? waiting.options[0]?.key ?? '');
  }
  throw new Error('the game is over');
}

const isAsked =
  (seat: 'corp' | 'runner', occasion: ReturnType<typeof momentOf>['occasion']) =>
  (game: Game): boolean => {
    const waiting = decision(game);
    return waiting?.kind === 'window' && waiting.seat === seat && momentOf(game).occasion === occasion;
  };

/** Why each option of the window is not worth a question; null where it is. */
function verdicts(game: Game): Record<string, Untimely | null> {
  const waiting = decision(game);
  if (waiting === null) return {};
  return Object.fromEntries(
    waiting.options
      .filter(({ kind }) => kind !== 'pass')
      .map((option) => [option.key.replace(/ c\d+/, ''), untimely(game, waiting, option)]),
  );
}

const PALISADE = { server: 'hq', ice: [{ card: 'Palisade', rezzed: true }] } as const;

describe.each(EDITION_IDS)('what is timely under edition %s', (edition) => {
  test('strength outside an encounter is not, in any window', () => {
    const game = started(edition, 'runner.action', { runner: { rig: ['Cleaver'] } });
    apply(game, 'gain credit');
    expect(verdicts(until(game, isAsked('runner', 'actions')))).toEqual({
      'use paid-strength': 'strengthWithoutEncounter',
    });
  });

  test('in an encounter it is, for what can break there and is too weak', () => {
    const game = started(edition, 'runner.action', {
      corp: { servers: [PALISADE] },
      runner: { rig: ['Cleaver', 'Unity'] },
    });
    apply(game, 'run hq');
    until(game, isAsked('runner', 'encounter'));
    const strength = (title: string) => {
      const waiting = decision(game);
      const rig = view(game, 'runner').runner.rig;
      const object = rig.find((card) => card.title === title)?.object;
      const option = waiting?.options.find(({ key }) => key === `use c${object} paid-strength`);
      return waiting === null || option === undefined ? 'missing' : untimely(game, waiting, option);
    };
    // Palisade is a barrier: Unity breaks code gates alone, Cleaver is as strong already.
    expect(strength('Unity')).toBe('strengthOfNoUse');
    expect(strength('Cleaver')).toBe('strengthEnough');
    const weak = started(edition, 'runner.action', {
      corp: { servers: [{ server: 'rd', ice: [{ card: 'Brân 1.0', rezzed: true }] }] },
      runner: { rig: ['Cleaver'] },
    });
    apply(weak, 'run rd');
    expect(verdicts(until(weak, isAsked('runner', 'encounter')))['use paid-strength']).toBeNull();
  });

  test('an asset that waits for the turn is rezzed before it, not in every window of the Runner', () => {
    const root = { servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] };
    const between = started(edition, 'runner.action', { corp: root });
    apply(between, 'gain credit');
    expect(verdicts(until(between, isAsked('corp', 'actions')))).toEqual({ rez: 'rezWaits' });
    const before = until(between, isAsked('corp', 'turnBegins'));
    expect(before.state.turn.side).toBe('corp');
    expect(verdicts(before)).toEqual({ rez: null });
  });

  test('during a run an upgrade is rezzed in the last window before what it waits for', () => {
    const at = (server: string) => {
      const game = started(edition, 'runner.action', {
        corp: { servers: [PALISADE, { server: 'remote-1', root: ['AMAZE Amusements'] }] },
      });
      apply(game, `run ${server}`);
      return game;
    };
    const there = until(at('remote-1'), isAsked('corp', 'server'));
    expect(verdicts(there)).toEqual({ rez: null });
    const elsewhere = until(at('archives'), isAsked('corp', 'server'));
    expect(verdicts(elsewhere)).toEqual({ rez: 'rezWaits' });
  });

  test('what is one’s own affair waits for one’s own actions, or for a run that threatens it', () => {
    const game = started(edition, 'runner.action', {
      corp: {
        archives: ['Hedge Fund'],
        servers: [{ server: 'remote-1', root: [{ card: 'Spin Doctor', rezzed: true }] }],
      },
    });
    apply(game, 'gain credit');
    expect(verdicts(until(game, isAsked('corp', 'actions')))).toEqual({
      'use paid-shuffleIntoDeck': 'anotherMoment',
    });
    const own = until(game, (now) => isAsked('corp', 'actions')(now) && now.state.turn.side === 'corp');
    expect(verdicts(own)).toEqual({ 'use paid-shuffleIntoDeck': null });
    const run = started(edition, 'runner.action', {
      corp: {
        archives: ['Hedge Fund'],
        servers: [{ server: 'remote-1', root: [{ card: 'Spin Doctor', rezzed: true }] }],
      },
    });
    apply(run, 'run remote-1');
    expect(verdicts(until(run, isAsked('corp', 'server')))).toEqual({ 'use paid-shuffleIntoDeck': null });
  });

  test('an agenda is scored before the first action, and whenever it can be after it', () => {
    const agenda = { card: 'Offworld Office', advancement: 4 };
    const game = started(edition, 'runner.discard', {
      corp: { servers: [{ server: 'remote-1', root: [agenda] }] },
    });
    expect(verdicts(until(game, isAsked('corp', 'turnBegins')))).toEqual({ score: 'scoreWaits' });
    expect(verdicts(until(game, isAsked('corp', 'actions')))).toEqual({ score: null });
  });

  test('approached ice is always worth a question', () => {
    const game = started(edition, 'runner.action', {
      corp: { servers: [{ server: 'hq', ice: ['Palisade'] }] },
    });
    apply(game, 'run hq');
    const there = until(game, (now) => {
      const waiting = decision(now);
      return waiting?.seat === 'corp' && waiting.options.some(({ kind }) => kind === 'rez');
    });
    expect(verdicts(there)).toEqual({ rez: null });
  });
});

describe.each(EDITION_IDS)('what has one answer under edition %s', (edition) => {
  const answer = (game: Game) => {
    const waiting = decision(game);
    return waiting === null ? null : foregone(game, waiting);
  };

  test('accesses of which one alone does anything come in any order', () => {
    const asked = (archives: readonly string[]) => {
      const game = started(edition, 'runner.action', { corp: { archives } });
      apply(game, 'run archives');
      return until(game, (now) => decision(now)?.kind === 'access');
    };
    expect(answer(asked(['Hedge Fund', 'Offworld Office', 'Hansei Review']))?.why).toBe('nothingHappens');
    expect(answer(asked(['Hedge Fund', 'Offworld Office', 'Urtica Cipher']))).toBeNull();
  });

  test('copies of an ability come in any order, and so does what cannot get in each other’s way', () => {
    const begin = (...root: readonly string[]) => {
      const game = started(edition, 'runner.discard', {
        corp: {
          servers: root.map((card, place) => ({
            server: `remote-${place + 1}`,
            root: [{ card, rezzed: true }],
          })),
        },
      });
      return until(game, (now) => decision(now)?.kind === 'reaction');
    };
    expect(answer(begin('PAD Campaign', 'PAD Campaign'))?.why).toBe('alike');
    // What only gains comes first; then there is nothing left to order.
    expect(answer(begin('Rashida Jaheem', 'PAD Campaign'))).toMatchObject({
      key: expect.stringContaining('when-turnBegins'),
      why: 'gainsFirst',
    });
    expect(answer(begin('Rashida Jaheem', 'Rashida Jaheem'))).not.toMatchObject({ why: 'gainsFirst' });
  });

  test('nothing is trashed for an install that has room, until ice gets dear', () => {
    const asked = (ice: readonly string[], credits = 9) => {
      const game = started(edition, 'corp.action', {
        corp: { credits, hq: ['Palisade'], servers: [{ server: 'hq', ice }] },
      });
      const install = decision(game)?.options.find(({ key }) => /^install c\d+ hq$/.test(key));
      apply(game, install?.key ?? '');
      return game;
    };
    expect(answer(asked(['Palisade']))).toEqual({ key: 'done', why: 'nothingToTrash' });
    const three = ['Palisade', 'Palisade', 'Palisade'];
    expect(answer(asked(three))?.why).toBe('nothingToTrash');
    expect(answer(asked([...three, 'Palisade']))).toBeNull();
    // Who cannot pay for it has to trash some.
    expect(answer(asked(three, 2))).toBeNull();
  });
});

test('every row says why', () => {
  for (const why of [...Object.values(UNTIMELY), ...Object.values(FOREGONE)])
    expect(why).toMatch(/^[a-z].+[a-z]$/);
});
