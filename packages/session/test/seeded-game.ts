import { createRng } from '@lastclick/bots';
import type { NewGame, Snapshot, Tempo } from '../src/snapshot.ts';
import type { TableSession } from '../src/table-session.ts';

export const RELAXED: Tempo = { windows: 'relaxed', stops: { corp: [], runner: [] }, pace: 'swift' };
export const STRICT: Tempo = { ...RELAXED, windows: 'strict' };

export const newGame = (change: Partial<NewGame> = {}): NewGame => ({
  edition: '1.4',
  seed: 'table',
  pointsToWin: 7,
  corp: { kind: 'human' },
  runner: { kind: 'bot', level: '3' },
  corpDeck: { kind: 'key', key: 'gatewayIntermediateCorp' },
  runnerDeck: { kind: 'key', key: 'gatewayIntermediateRunner' },
  ...change,
});

/** Lets the table play by itself until a human is asked or the game is over. */
export function settle(session: TableSession): Snapshot {
  for (let next = session.next(); next !== null; next = session.next())
    session.playByItself(next.kind === 'bot' ? session.think() : next.key);
  return session.snapshot();
}

/** Plays so many choices of humans at random, looking from whichever seat is asked. */
export function playAtRandom(
  session: TableSession,
  choices: number,
  each?: (snapshot: Snapshot) => void,
): Snapshot {
  const rng = createRng('human');
  let snapshot = settle(session);
  for (let made = 0; made < choices && snapshot.outcome === null; made++) {
    const asked = snapshot.view.waiting?.seat;
    if (snapshot.ask === null && asked !== undefined) {
      session.look(asked);
      snapshot = session.snapshot();
    }
    each?.(snapshot);
    const offers = snapshot.ask?.offers ?? [];
    session.choose(offers[rng.below(offers.length)]?.key ?? '');
    snapshot = settle(session);
  }
  return snapshot;
}
