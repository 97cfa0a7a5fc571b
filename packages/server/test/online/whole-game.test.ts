import { afterAll, expect, test } from 'vitest';
import { expectSame } from '../../../testkit/src/same.ts';
import { newFile, RUNNER_DECK, removeFiles, runServer, type TestServer, wish } from './running.ts';
import { TableGuest } from './table-guest.ts';

afterAll(removeFiles);

interface Seated {
  readonly game: string;
  readonly side: 'corp' | 'runner';
  readonly secret: string;
}

async function twoSeats(server: TestServer): Promise<readonly [Seated, Seated]> {
  const made = await server.post<Seated>('/api/games', wish());
  expect(made.status).toBe(200);
  const joined = await server.post<Seated>(`/api/games/${made.body.game}/join`, {
    name: 'Bob',
    deck: RUNNER_DECK,
  });
  expect(joined.status).toBe(200);
  return [made.body, joined.body];
}

/** Plays one move for whoever is asked; false when the game is over. */
async function playOne(guests: readonly TableGuest[], pick: (most: number) => number): Promise<boolean> {
  const asked = guests.find(({ snapshot }) => snapshot?.ask !== null && snapshot !== null);
  if (guests.some(({ snapshot }) => snapshot?.outcome !== null && snapshot !== null)) return false;
  if (asked === undefined) throw new Error('nobody is asked');
  const { snapshot } = asked;
  const offers = snapshot?.ask?.offers ?? [];
  const offer = offers[pick(offers.length)];
  const answer = await asked.ask({ do: 'choose', key: offer?.key ?? '', played: snapshot?.played ?? 0 });
  expect(answer.kind).toBe('done');
  const { played, outcome } = asked.snapshot ?? { played: 0, outcome: null };
  await Promise.all(
    guests.map((guest) =>
      guest.until(({ snapshot: now }) => now !== null && (now.played >= played || now.outcome !== outcome)),
    ),
  );
  return true;
}

/** Chance that is the same every time. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % most;
  };
}

test('two people play a whole game through the network, and the server is replaced on the way', async () => {
  const file = newFile();
  let server = await runServer(file);
  const [corp, runner] = await twoSeats(server);
  const sit = () =>
    Promise.all([
      TableGuest.enter(server.base, corp.game, corp.secret),
      TableGuest.enter(server.base, runner.game, runner.secret),
      TableGuest.enter(server.base, corp.game),
    ]);
  let guests = await sit();
  const pick = dice(7);
  let moves = 0;
  for (; moves < 400 && (await playOne(guests, pick)); moves++) {
    if (moves !== 25) continue;
    const before = guests.map(({ snapshot }) => snapshot);
    await server.stop();
    await Promise.all(guests.map((guest) => guest.until(({ closed }) => closed !== null)));
    server = await runServer(file);
    guests = await sit();
    await Promise.all(guests.map((guest) => guest.until(({ snapshot }) => snapshot !== null)));
    // The very same table, to the last line of the log.
    for (const [index, guest] of guests.entries()) expectSame(guest.snapshot, before[index]);
  }
  if (guests[0]?.snapshot?.outcome === null) await guests[0].ask({ do: 'concede' });
  await Promise.all(guests.map((guest) => guest.until(({ around }) => around?.stage === 'over')));
  expect(moves).toBeGreaterThan(30);
  // What both saw of each other's moves is what the record says.
  const record = await guests[1]?.ask({ do: 'saved' });
  expect(record?.kind).toBe('value');
  expect(guests[2]?.snapshot?.played).toBe(guests[0]?.snapshot?.played);
  for (const guest of guests) guest.close();
  await server.stop();
});

test('a bot takes the other seat', async () => {
  const server = await runServer(newFile());
  const made = await server.post<Seated>('/api/games', wish({ bot: { level: '1', deck: RUNNER_DECK } }));
  const guest = await TableGuest.enter(server.base, made.body.game, made.body.secret);
  const tempo = { windows: 'relaxed', stops: { corp: [], runner: [] }, pace: 'swift' } as const;
  expect((await guest.ask({ do: 'tempo', tempo })).kind).toBe('done');
  const pick = dice(3);
  for (let move = 0; move < 12; move++) {
    await guest.until(
      ({ snapshot }) => snapshot !== null && (snapshot.ask !== null || snapshot.outcome !== null),
    );
    const { snapshot } = guest;
    if (snapshot?.ask === null || snapshot === null) break;
    const offer = snapshot.ask.offers[pick(snapshot.ask.offers.length)];
    expect((await guest.ask({ do: 'choose', key: offer?.key ?? '', played: snapshot.played })).kind).toBe(
      'done',
    );
  }
  expect(guest.snapshot?.log.some(({ side }) => side === 'runner')).toBe(true);
  guest.close();
  await server.stop();
});
