import type { Scenario } from '@lastclick/engine';
import { describe, expect, test } from 'vitest';
import type { NewGame, Snapshot, Tempo } from '../src/snapshot.ts';
import { TableSession } from '../src/table-session.ts';
import { newGame, RELAXED, STRICT, settle } from './seeded-game.ts';

const CORP = {
  identity: 'The Syndicate: Profit over Principle',
  credits: 9,
  rd: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Hedge Fund'],
};
const RUNNER = {
  identity: 'The Catalyst: Convention Breaker',
  credits: 9,
  stack: ['Sure Gamble', 'Sure Gamble'],
};

const position = (
  at: string,
  corp: Partial<Scenario['corp']>,
  runner: Partial<Scenario['runner']> = {},
): Scenario => ({
  edition: '1.4',
  seed: 'asking',
  priority: 'every',
  at,
  corp: { ...CORP, ...corp },
  runner: { ...RUNNER, ...runner },
});

const HUMAN = { kind: 'human' } as const;
const BOT = { kind: 'bot', level: '3' } as const;
const AS_RUNNER = { corp: BOT, runner: HUMAN };
const BOTH = { corp: HUMAN, runner: HUMAN };

const opened = (scenario: Scenario, sitters: Partial<NewGame> = {}, tempo: Tempo = RELAXED): TableSession =>
  TableSession.start('1', newGame({ scenario, ...sitters }), tempo);

/** Plays a key for whoever has to decide, and what follows by itself. */
function play(session: TableSession, key: string): Snapshot {
  const asked = session.snapshot().view.waiting?.seat;
  if (asked !== undefined) session.look(asked);
  session.choose(key);
  return settle(session);
}

const keysOf = ({ ask }: Snapshot): readonly string[] => ask?.offers.map(({ key }) => key) ?? [];

describe('a window before one’s own action', () => {
  const PAD = position('corp.action', { servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] });

  test('is one question with it, whichever is answered', () => {
    const session = opened(PAD);
    settle(session);
    const merged = play(session, 'gain credit');
    expect(merged.ask?.kind).toBe('action');
    const rez = keysOf(merged).find((key) => key.startsWith('rez ')) ?? '';
    expect(keysOf(merged)).toContain('gain credit');
    const rezzed = play(session, rez);
    expect(rezzed.view.corp.servers.find(({ server }) => server === 'remote-1')?.root[0]?.rezzed).toBe(true);
    expect(rezzed.ask?.kind).toBe('action');
    const before = rezzed.view.corp.credits;
    expect(play(session, 'gain credit').view.corp.credits).toBe(before + 1);
  });

  test('is passed with the action, and taking back goes before both', () => {
    const session = opened(PAD);
    settle(session);
    const merged = play(session, 'gain credit');
    const after = play(session, 'gain credit');
    expect(session.saved().record.options.slice(merged.played, merged.played + 3)).toEqual([
      'pass',
      'pass',
      'gain credit',
    ]);
    expect(after.played).toBeGreaterThan(merged.played);
    session.takeBack();
    const again = settle(session);
    expect(again.played).toBe(merged.played);
    expect(keysOf(again)).toEqual(keysOf(merged));
  });

  test('is a question of its own when asked strictly', () => {
    const session = opened(PAD, {}, STRICT);
    settle(session);
    const { ask } = play(session, 'gain credit');
    expect(ask?.kind).toBe('window');
    expect(ask?.offers.map(({ kind }) => kind)).toEqual(['rez', 'pass']);
  });
});

describe('jacking out', () => {
  test('is not asked where nothing has happened since the Runner chose to run, unless they always want it', () => {
    const open = position('runner.action', { hq: ['Hedge Fund'] });
    expect(play(opened(open, AS_RUNNER), 'run hq').view.run).toBeNull();
    const wished = opened(open, AS_RUNNER, { ...RELAXED, jackOut: 'always' });
    expect(play(wished, 'run hq').ask?.kind).toBe('jackOut');
  });

  test('is asked after a subroutine did its work', () => {
    const game = position(
      'runner.action',
      { hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [{ card: 'Whitespace', rezzed: true }] }] },
      { credits: 20 },
    );
    // Whitespace takes credits; with enough left the run goes on.
    const after = play(opened(game, AS_RUNNER), 'run hq');
    expect(after.view.runner.credits).toBe(17);
    expect(after.ask?.kind).toBe('jackOut');
  });
});

describe('passing', () => {
  test('this turn passes every window of it', () => {
    const session = opened(position('runner.action', {}), { corp: HUMAN, runner: BOT }, STRICT);
    const first = settle(session);
    expect(first.ask?.passes).toContain('turn');
    session.passOn('turn');
    const after = settle(session);
    expect(after.view.turn.side).toBe('corp');
    expect(after.view.turn.number).toBe(first.view.turn.number + 1);
  });

  test('stops where something happens that can be answered', () => {
    const session = opened(
      position('runner.action', { servers: [{ server: 'hq', ice: ['Palisade'] }] }, {}),
      BOTH,
      STRICT,
    );
    settle(session);
    play(session, 'gain credit');
    play(session, 'pass');
    session.look('corp');
    session.passOn('turn');
    settle(session);
    for (let guard = 0; guard < 20 && session.snapshot().view.waiting?.seat === 'runner'; guard++) {
      const asked = decisionOf(session);
      play(session, asked.includes('run hq') ? 'run hq' : 'pass');
    }
    session.look('corp');
    const { ask } = session.snapshot();
    expect(ask?.offers.map(({ kind }) => kind)).toEqual(['rez', 'pass']);
  });

  test('to one’s next action, and to the end of the run', () => {
    const session = opened(position('runner.action', { hq: ['Hedge Fund'] }), AS_RUNNER, STRICT);
    settle(session);
    const running = play(session, 'run hq');
    expect(running.ask?.passes).toEqual(['run', 'action', 'turn']);
    session.passOn('run');
    expect(settle(session).view.run).toBeNull();
    session.passOn('action');
    expect(settle(session).ask?.kind).toBe('action');
  });

  const decisionOf = (session: TableSession): readonly string[] => {
    session.look('runner');
    return keysOf(session.snapshot());
  };
});

describe('what is asked about a card', () => {
  const position1 = position('corp.action', { servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] });
  const asked = (cards: Tempo['cards']): readonly string[] => {
    const session = opened(position1, {}, { ...RELAXED, ...(cards === undefined ? {} : { cards }) });
    settle(session);
    return keysOf(play(session, 'gain credit')).map((key) => key.split(' ')[0] ?? '');
  };

  test('is as its player wishes: never, in runs alone, always', () => {
    expect(asked(undefined)).toContain('rez');
    expect(asked({ pad_campaign: 'never' })).not.toContain('rez');
    expect(asked({ pad_campaign: 'runs' })).not.toContain('rez');
    const always = opened(
      position('runner.action', { servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] }),
      { corp: HUMAN, runner: BOT },
      { ...RELAXED, cards: { pad_campaign: 'always' } },
    );
    const { ask, view } = settle(always);
    expect([ask?.kind, view.turn.side]).toEqual(['window', 'runner']);
  });
});

test('two people: whom the table asks does not depend on what lies facedown', () => {
  const asked = (card: string): string => {
    const session = opened(
      position('runner.action', {
        servers: [
          { server: 'remote-1', root: [card] },
          { server: 'hq', ice: ['Palisade'] },
        ],
      }),
      BOTH,
    );
    const story: string[] = [];
    settle(session);
    for (const action of ['gain credit', 'run hq', 'run remote-1']) {
      play(session, action);
      for (;;) {
        const { waiting, run } = session.snapshot().view;
        story.push(`${waiting?.seat} ${waiting?.kind} ${run?.server ?? ''}`);
        // What is accessed there is seen, and from then on stories differ.
        if (run?.server === 'remote-1' && waiting?.seat === 'corp') return story.join('\n');
        if (waiting?.seat !== 'corp' || session.snapshot().view.turn.side === 'corp') break;
        play(session, 'pass');
      }
    }
    return story.join('\n');
  };
  const stories = [
    'PAD Campaign',
    'Spin Doctor',
    'Anoetic Void',
    'Ruhr Valley',
    'Urtica Cipher',
    'Manegarm Skunkworks',
  ].map(asked);
  expect(stories[0]).toContain('corp window remote-1');
  expect(new Set(stories).size).toBe(1);
});
