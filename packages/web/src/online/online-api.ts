import type { EditionId, Side } from '@lastclick/engine';
import type { Ask } from '@lastclick/server/protocol';

/** A game as the server lists it. */
export interface ListedGame {
  readonly game: string;
  readonly made: number;
  readonly edition: EditionId;
  readonly pointsToWin: number;
  readonly lists: 'open' | 'closed';
  readonly clock: {
    readonly kind: 'none' | 'game' | 'turn' | 'move';
    readonly each?: number;
    readonly more?: number;
  };
  readonly stage: 'open' | 'playing' | 'over';
  readonly people: Readonly<Record<Side, { readonly name: string; readonly kind: 'human' | 'bot' | 'free' }>>;
}

export interface WaitingGame extends ListedGame {
  readonly side: Side;
  readonly isAsked: boolean;
  readonly turn: number;
}

export interface Seated {
  readonly game: string;
  readonly side: Side;
  readonly secret: string;
}

/** The server refused, or there is none; the message is a sentence for people. */
export class OnlineRefusal extends Error {
  override readonly name = 'OnlineRefusal';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Beside the page itself: wherever it is served from, its server answers there. */
const addressOf = (path: string): string => new URL(`api/${path}`, document.baseURI).href;

async function call<Answer>(path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(addressOf(path), {
      cache: 'no-store',
      ...(body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new OnlineRefusal('offline', 'The server cannot be reached.');
  }
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  if (!isJson) throw new OnlineRefusal('noServer', 'This page is served without a server for online play.');
  const answer = (await response.json()) as { code?: string; message?: string };
  if (!response.ok) throw new OnlineRefusal(answer.code ?? 'broken', answer.message ?? 'That failed.');
  return answer as Answer;
}

export const onlineApi = {
  server: () => call<{ readonly version: number; readonly ownCards: boolean }>('server'),
  lobby: async () => (await call<{ readonly games: readonly ListedGame[] }>('games')).games,
  game: (game: string) => call<ListedGame>(`games/${game}`),
  make: (wish: Ask<'make'>) => call<Seated>('games', wish),
  join: (game: string, joining: Ask<'join'>) => call<Seated>(`games/${game}/join`, joining),
  again: (game: string, again: Ask<'again'>) => call<Seated>(`games/${game}/again`, again),
  waiting: async (seats: Ask<'waiting'>['seats']) =>
    (await call<{ readonly games: readonly WaitingGame[] }>('waiting', { seats })).games,
} as const;

/** Where connections to games are opened. */
export function connectionAddress(): string {
  const url = new URL(addressOf('online'));
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
