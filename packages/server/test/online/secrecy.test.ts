import { readFileSync } from 'node:fs';
import { DECKS } from '@lastclick/cards';
import { afterAll, expect, test } from 'vitest';
import { sealOf } from '../../src/index.ts';
import { newFile, RUNNER_DECK, removeFiles, runServer, wish } from './running.ts';
import { TableGuest } from './table-guest.ts';

afterAll(removeFiles);

interface Seated {
  readonly game: string;
  readonly secret: string;
}

test('no frame of a game under way holds what its reader may not know, and the store no secret', async () => {
  const file = newFile();
  const server = await runServer(file);
  const corp = (await server.post<Seated>('/api/games', wish())).body;
  const runner = (
    await server.post<Seated>(`/api/games/${corp.game}/join`, { name: 'Bob', deck: RUNNER_DECK })
  ).body;
  const guests = await Promise.all([
    TableGuest.enter(server.base, corp.game, corp.secret),
    TableGuest.enter(server.base, runner.game, runner.secret),
    TableGuest.enter(server.base, corp.game),
  ]);
  let state = 11;
  for (let move = 0; move < 60; move++) {
    await Promise.all(guests.map((guest) => guest.until(({ snapshot }) => snapshot !== null)));
    const asked = guests.find(({ snapshot }) => snapshot?.ask !== null);
    const offers = asked?.snapshot?.ask?.offers ?? [];
    if (guests[0]?.around?.stage === 'over') break;
    if (asked === undefined || offers.length === 0) break;
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    const key = offers[(state >>> 8) % offers.length]?.key ?? '';
    await asked.ask({ do: 'choose', key, played: asked.snapshot?.played ?? 0 });
    const { played } = asked.snapshot ?? { played: 0 };
    await Promise.all(
      guests.map((guest) => guest.until(({ snapshot }) => (snapshot?.played ?? 0) >= played)),
    );
  }
  // A game that is over may be looked into by all.
  const isOver = (text: string): boolean =>
    text.includes('"outcome":[0,{') || text.includes('"stage":"over"');
  const frames = guests.map((guest) => {
    const end = guest.frames.findIndex(isOver);
    return guest.frames.slice(0, end < 0 ? undefined : end).join('\n');
  });
  const terms = await server.running.house.store.terms(corp.game);
  const hidden = [terms?.terms.seed ?? '?', terms?.terms.salt ?? '?', corp.secret, runner.secret];
  for (const text of frames) for (const secret of hidden) expect(text.includes(secret)).toBe(false);

  // Cards that nobody has shown are in no frame of the others: every id a reader was sent is one they could know.
  const known = (guest: TableGuest | undefined, deck: keyof typeof DECKS): string[] => {
    const { view } = guest?.snapshot ?? {};
    return Object.keys(DECKS[deck]?.cards ?? {}).filter((card) => JSON.stringify(view).includes(`"${card}"`));
  };
  const toldOf = (text: string, deck: string): string[] =>
    Object.keys(DECKS[deck]?.cards ?? {}).filter((card) => text.includes(`"${card}"`));
  // What a spectator was told of at any time is told to both players, and nothing of a deck beyond that to its opponent.
  const [corpFrames = '', runnerFrames = '', publicFrames = ''] = frames;
  for (const card of toldOf(publicFrames, 'gatewayBeginnerCorp'))
    expect(corpFrames.includes(`"${card}"`)).toBe(true);
  for (const card of toldOf(publicFrames, 'gatewayBeginnerRunner'))
    expect(runnerFrames.includes(`"${card}"`)).toBe(true);
  for (const text of publicFrames.split('\n')) expect(text).not.toMatch(/"(?:grip|hq)":\{[^}]*"cards"/);
  expect(runnerFrames).toMatch(/"grip":\{[^}]*"cards"/);
  expect(known(guests[1], 'gatewayBeginnerRunner').length).toBeGreaterThan(0);

  // The store holds digests of secrets, and the seal opens when the game is over.
  const kept = readFileSync(file).toString('latin1') + readFileSync(`${file}-wal`).toString('latin1');
  expect(kept.includes(corp.secret)).toBe(false);
  const seal = guests[2]?.around?.seal;
  if (guests[2]?.around?.stage === 'playing') {
    expect(guests[2].around.opened).toBeNull();
    await guests[0]?.ask({ do: 'concede' });
  }
  await guests[2]?.until(({ around }) => around?.opened !== null);
  const opened = guests[2]?.around?.opened ?? { seed: '', salt: '' };
  expect(sealOf(opened.seed, opened.salt)).toBe(seal);
  for (const guest of guests) guest.close();
  await server.stop();
});
