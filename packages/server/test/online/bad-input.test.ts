import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/index.ts';
import { PROTOCOL_VERSION, REQUESTS, readRequest } from '../../src/protocol/index.ts';
import { newFile, RUNNER_DECK, removeFiles, runServer, type TestServer, wish } from './running.ts';
import { TableGuest } from './table-guest.ts';

// Whatever comes over the wire is answered as documented; the process stays up and other games do not notice.

interface Seated {
  readonly game: string;
  readonly secret: string;
}

let server: TestServer;
let corp: Seated;
let runner: Seated;
beforeAll(async () => {
  server = await runServer(newFile(), { limits: { ...LIMITS, silence: 400, burst: 30, perSecond: 10 } });
  corp = (await server.post<Seated>('/api/games', wish())).body;
  runner = (await server.post<Seated>(`/api/games/${corp.game}/join`, { name: 'Bob', deck: RUNNER_DECK }))
    .body;
});
afterAll(async () => {
  await server.stop();
  removeFiles();
});

/** The game that must go on, whatever somebody else sends. */
async function goesOn(): Promise<void> {
  const guest = await TableGuest.enter(server.base, corp.game, corp.secret);
  await guest.until(({ snapshot }) => snapshot !== null);
  expect(guest.snapshot?.seat).toBe('corp');
  guest.close();
}

const seated = async (seat: Seated): Promise<TableGuest> => {
  const guest = await TableGuest.enter(server.base, seat.game, seat.secret);
  await guest.until(({ snapshot }) => snapshot !== null);
  return guest;
};

const refusedWith = (guest: TableGuest, code: string): Promise<void> =>
  guest.until(({ heard }) => heard.some((answer) => answer.kind === 'refused' && answer.code === code));

describe('a message that is none', () => {
  test.each([
    ['no JSON', '{"id": "a", do'],
    ['a number', '7'],
    ['a list', '[]'],
    ['nothing', ''],
    ['no id', '{"do":"concede"}'],
    ['an id that is too long', JSON.stringify({ id: 'x'.repeat(41), do: 'concede' })],
    ['a field of another kind', '{"id":"a","do":"choose","key":5,"played":0}'],
    ['a field nobody knows', '{"id":"a","do":"concede","by":"corp"}'],
    ['a field that is missing', '{"id":"a","do":"choose","key":"pass"}'],
    ['a place below zero', '{"id":"a","do":"choose","key":"pass","played":-1}'],
    ['a field of every object', '{"id":"a","do":"concede","__proto__":{"a":1},"constructor":1}'],
  ])('%s is refused, and the table stays', async (_what, text) => {
    const guest = await seated(corp);
    guest.send(text);
    await refusedWith(guest, 'badMessage');
    expect(guest.closed).toBeNull();
    guest.close();
  });

  test('an unknown request is refused as that', async () => {
    const guest = await seated(corp);
    guest.send('{"id":"a","do":"toString"}');
    await refusedWith(guest, 'unknownRequest');
    guest.close();
  });

  test('what is too large ends the connection, and bytes that are no text', async () => {
    const large = await seated(corp);
    large.send(JSON.stringify({ id: 'a', do: 'say', text: 'x'.repeat(LIMITS.message) }));
    await large.until(({ closed }) => closed !== null);
    expect(large.closed?.code).toBe(1009);
    const bytes = await seated(corp);
    bytes.socket.send(Buffer.from([1, 2, 3]));
    await bytes.until(({ closed }) => closed !== null);
    expect(bytes.closed?.code).toBe(1008);
    await goesOn();
  });
});

describe('entering', () => {
  const answerTo = async (text: unknown): Promise<string> => {
    const guest = await TableGuest.connect(server.base);
    guest.send(JSON.stringify(text));
    await guest.until(({ heard }) => heard.length > 0);
    guest.close();
    const [answer] = guest.heard;
    return answer?.kind === 'refused' ? answer.code : (answer?.kind ?? '');
  };
  const entering = { id: 'a', do: 'enter', version: PROTOCOL_VERSION };

  test('asks for a game there is, a secret that opens it, and the version spoken', async () => {
    expect(await answerTo({ ...entering, game: 'nowhere' })).toBe('unknownGame');
    expect(await answerTo({ ...entering, game: corp.game, secret: 'guessed' })).toBe('wrongSecret');
    expect(await answerTo({ ...entering, game: corp.game, secret: `${corp.secret}x` })).toBe('wrongSecret');
    expect(await answerTo({ ...entering, version: 999, game: corp.game })).toBe('wrongVersion');
    expect(await answerTo({ id: 'a', do: 'concede' })).toBe('notEntered');
    expect(await answerTo({ ...entering, game: corp.game, secret: corp.secret })).toBe('entered');
  });

  test('a secret of one game opens no seat of another', async () => {
    const other = (await server.post<Seated>('/api/games', wish())).body;
    expect(await answerTo({ ...entering, game: other.game, secret: corp.secret })).toBe('wrongSecret');
  });

  test('who says nothing is let go, a hundred at a time', async () => {
    const silent = await Promise.all(Array.from({ length: 100 }, () => TableGuest.connect(server.base)));
    await goesOn();
    await Promise.all(silent.map((guest) => guest.until(({ closed }) => closed !== null)));
    expect(new Set(silent.map(({ closed }) => closed?.code))).toEqual(new Set([4408]));
  });
});

describe('playing', () => {
  test('who looks on, or is not asked, plays nothing', async () => {
    const watcher = await TableGuest.enter(server.base, corp.game);
    expect(await watcher.ask({ do: 'concede' })).toMatchObject({ kind: 'refused', code: 'notYours' });
    expect(await watcher.ask({ do: 'say', text: 'hello' })).toMatchObject({
      kind: 'refused',
      code: 'notYours',
    });
    expect(await watcher.ask({ do: 'look', seat: 'corp' })).toMatchObject({
      kind: 'refused',
      code: 'notYours',
    });
    expect(await watcher.ask({ do: 'saved' })).toMatchObject({ kind: 'refused', code: 'notNow' });
    watcher.close();
    const guests = await Promise.all([seated(corp), seated(runner)]);
    const asked = guests.find(({ snapshot }) => snapshot?.ask !== null);
    const idle = guests.find(({ snapshot }) => snapshot?.ask === null);
    const key = asked?.snapshot?.ask?.offers[0]?.key ?? '';
    const played = idle?.snapshot?.played ?? 0;
    expect(await idle?.ask({ do: 'choose', key, played })).toMatchObject({ code: 'notYourTurn' });
    expect(await asked?.ask({ do: 'choose', key: 'install c999 remote-1', played })).toMatchObject({
      code: 'notAllowed',
    });
    expect(await asked?.ask({ do: 'choose', key, played: played + 1 })).toMatchObject({ code: 'stale' });
    expect(await asked?.ask({ do: 'answer', accepts: true })).toMatchObject({ code: 'notNow' });
    expect(await asked?.ask({ do: 'claim' })).toMatchObject({ code: 'notNow' });
    for (const guest of guests) guest.close();
  });

  test('what is sent twice by one name is done once, also through another connection', async () => {
    const guests = await Promise.all([seated(corp), seated(runner)]);
    const asked = guests.find(({ snapshot }) => snapshot?.ask !== null);
    const key = asked?.snapshot?.ask?.offers[0]?.key ?? '';
    const played = asked?.snapshot?.played ?? 0;
    expect(await asked?.ask({ do: 'choose', key, played }, 'once')).toMatchObject({ kind: 'done' });
    const after = asked?.snapshot?.played;
    expect(await asked?.ask({ do: 'choose', key, played }, 'once')).toMatchObject({ kind: 'done' });
    const again = await seated(asked?.snapshot?.seat === 'corp' ? corp : runner);
    expect(await again.ask({ do: 'choose', key, played }, 'once')).toMatchObject({ kind: 'done' });
    expect(again.snapshot?.played).toBe(after);
    for (const guest of [...guests, again]) guest.close();
  });

  test('a flood from one connection ends that connection and no other', async () => {
    const calm = await seated(runner);
    const flood = await seated(corp);
    for (let sent = 0; sent < 200; sent++) flood.send('{"id":"f","do":"course"}');
    await flood.until(({ closed }) => closed !== null);
    expect(flood.closed?.code).toBe(4429);
    expect(await calm.ask({ do: 'say', text: '<script>alert(1)</script>\u202e\u0007  there' })).toMatchObject(
      {
        kind: 'done',
      },
    );
    await calm.until(({ heard }) => heard.some(({ kind }) => kind === 'said'));
    const said = calm.heard.findLast((answer) => answer.kind === 'said');
    expect(said?.kind === 'said' ? said.said.text : '').toBe('<script>alert(1)</script> there');
    calm.close();
  });
});

describe('asking by HTTP', () => {
  const status = (path: string, headers: Record<string, string> = {}): Promise<number> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.base);
      // As it is written: nothing here tidies the path up.
      httpRequest({ hostname, port, path, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });

  test('a game that cannot be made is refused with what is wrong', async () => {
    const refused = async (more: object): Promise<string> =>
      (await server.post<{ code: string }>('/api/games', { ...wish(), ...more })).body.code;
    expect(await refused({ deck: { kind: 'key', key: 'toString' } })).toBe('badDeck');
    expect(await refused({ deck: RUNNER_DECK })).toBe('badDeck');
    expect(await refused({ deck: { kind: 'list', identity: 'hedge_fund', cards: { hedge_fund: 3 } } })).toBe(
      'badDeck',
    );
    expect(await refused({ pointsToWin: 0 })).toBe('badTerms');
    expect(await refused({ clock: { kind: 'game', each: 5 } })).toBe('badTerms');
    expect(await refused({ cards: [] })).toBe('badTerms');
    expect(await refused({ name: 'x'.repeat(33) })).toBe('badMessage');
    expect(await refused({ seed: 'mine' })).toBe('badMessage');
  });

  test('a seat is taken once, and nobody joins what is full', async () => {
    const join = { name: 'Eve', deck: RUNNER_DECK };
    expect(await server.post(`/api/games/${corp.game}/join`, join)).toMatchObject({
      status: 409,
      body: { code: 'seatTaken' },
    });
    const open = (await server.post<Seated>('/api/games', wish())).body;
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => server.post(`/api/games/${open.game}/join`, join)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  test('nothing beside what is served is found, whatever the path', async () => {
    for (const path of [
      '/../package.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/api/games/..%2f..',
      '/api/games/%00',
      '/api/nothing',
    ])
      expect(await status(path)).toBeGreaterThanOrEqual(400);
  });

  test('a page from elsewhere neither connects nor asks, and what is the host’s is the host’s', async () => {
    const foreign = { origin: 'https://elsewhere.example' };
    await expect(TableGuest.connect(server.base, foreign)).rejects.toThrow();
    const answer = await fetch(`${server.base}/api/games`, {
      method: 'POST',
      headers: { ...foreign, 'content-type': 'application/json' },
      body: JSON.stringify(wish()),
    });
    expect(answer.status).toBe(403);
    expect((await fetch(`${server.base}/api/games/${corp.game}`, { method: 'DELETE' })).status).toBe(403);
  });

  test('every answer carries the headers that keep a page to itself', async () => {
    const { headers } = await fetch(`${server.base}/api/health`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

test('whatever is thrown at a request for two seconds, it is read or refused, and the game goes on', async () => {
  const names = Object.keys(REQUESTS);
  const values: unknown[] = [
    null,
    0,
    -1,
    1e99,
    '',
    'pass',
    'x'.repeat(500),
    [],
    {},
    [['a']],
    { corp: [] },
    true,
    '\u0000',
  ];
  let state = 1;
  const below = (most: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % most;
  };
  const any = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const until = performance.now() + 2_000;
  let guest = await seated(corp);
  while (performance.now() < until) {
    const fields = [
      'key',
      'keys',
      'played',
      'tempo',
      'seat',
      'object',
      'what',
      'text',
      'accepts',
      'until',
      'game',
    ];
    const message: Record<string, unknown> = Object.fromEntries([
      ['id', any(['a', '', 5])],
      ['do', any([...names, 'x'])],
    ]);
    for (let field = 0; field < below(4); field++) message[any(fields)] = any(values);
    // Conceding is well formed, and would end the game.
    if (message.do === 'concede') continue;
    expect(() => readRequest(JSON.stringify(message))).not.toThrow();
    if (guest.closed !== null) guest = await seated(corp);
    guest.send(below(5) === 0 ? JSON.stringify(message).slice(below(30)) : JSON.stringify(message));
    if (below(20) === 0) await new Promise((done) => setTimeout(done, 20));
  }
  guest.close();
  await goesOn();
});
