import { timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import fastifyStatic from '@fastify/static';
import websocket from '@fastify/websocket';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { ThreadedBots } from '../house/bot-thoughts.ts';
import { House } from '../house/house.ts';
import { Refusal } from '../house/refusal.ts';
import { ASKS, type Ask, fieldsMisfit, PROTOCOL_VERSION, type RefusalCode } from '../protocol/index.ts';
import { openStore } from '../store/open-store.ts';
import { Unkept } from '../store/store.ts';
import { Allowances } from './allowance.ts';
import { Connections } from './connections.ts';
import { mayConnect } from './origin.ts';
import type { ServerSettings } from './settings.ts';

const SECURITY = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; " +
    "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

const STATUS: Readonly<Record<RefusalCode, number>> = {
  badMessage: 400,
  unknownRequest: 404,
  wrongVersion: 426,
  unknownGame: 404,
  wrongSecret: 403,
  notEntered: 409,
  notYours: 403,
  notYourTurn: 409,
  stale: 409,
  notAllowed: 409,
  notNow: 409,
  seatTaken: 409,
  badDeck: 422,
  badTerms: 422,
  tooMany: 429,
  unkept: 503,
  broken: 500,
};

const HOUR = 3_600;
const CLEAN_EVERY = 3_600_000;
/** So long clients are told to wait before they come back to a server that stops. */
const BACK_AFTER = 1_000;

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly house: House;
  /** Tells everybody, finishes what is under way and closes the store. */
  stop(): Promise<void>;
}

/** Makes a server; `app.listen` opens it. */
export async function makeServer(settings: ServerSettings): Promise<RunningServer> {
  const { limits, trustProxy } = settings;
  const app = Fastify({
    trustProxy,
    bodyLimit: 64_000,
    // Who asks what is told in our own lines: never an address with something secret in it.
    logController: new LogController({ disableRequestLogging: true }),
    logger: settings.log === 'lines' ? { level: 'info', base: null } : false,
    forceCloseConnections: true,
  });
  const store = await openStore(settings.store);
  const house = await House.open(
    store,
    new ThreadedBots(settings.botThreads),
    { ownCards: settings.ownCards, keepDays: settings.keepDays },
    (game, error) => {
      app.log.error({ game, error: error instanceof Error ? error.stack : String(error) }, 'broken');
    },
  );
  const connections = new Connections(house, limits, {
    request: (game, side, request, outcome, ms) =>
      app.log.info(
        { game, side, do: request.do, id: request.id, outcome, ms: Math.round(ms * 10) / 10 },
        'request',
      ),
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY);
    const { origin, host } = request.headers;
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    const connects = request.headers.upgrade !== undefined;
    if ((changes || connects) && !mayConnect(origin, host, settings.origins)) {
      await reply.code(403).send({ code: 'notYours', message: 'This page may not ask here.' });
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    app.log.info(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      'http',
    );
  });
  app.setErrorHandler((error, _request, reply) => answerError(error, reply));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'unknownRequest', message: 'There is nothing here.' }),
  );

  await app.register(websocket, { options: { maxPayload: limits.message } });
  addRoutes(app, house, connections, settings);
  if (existsSync(settings.page))
    await app.register(fastifyStatic, {
      root: settings.page,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Names with a hash of their content never mean anything else.
        const isForever = path.includes('/assets/');
        reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });

  const sockets = new Set<Socket>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const cleaning = setInterval(() => void house.cleanUp(Date.now()).catch(() => undefined), CLEAN_EVERY);
  cleaning.unref();
  return {
    app,
    house,
    stop: async () => {
      clearInterval(cleaning);
      await house.close('the server stops for a moment', BACK_AFTER);
      await connections.close();
      const closed = app.close();
      // What was refused as it wanted to connect may still hold its end open.
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function answerError(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal)
    return reply.code(STATUS[error.code]).send({ code: error.code, message: error.message });
  if (error instanceof Unkept)
    return reply.code(503).send({ code: 'unkept', message: 'That could not be kept. Try again.' });
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status < 500) return reply.code(status).send({ code: 'badMessage', message: (error as Error).message });
  reply.log.error({ error: error instanceof Error ? error.stack : String(error) }, 'broken');
  return reply.code(500).send({ code: 'broken', message: 'That failed, and it is our fault.' });
}

/** The body of a request, of its shape; throws a Refusal. */
function asked<Name extends keyof typeof ASKS>(name: Name, request: FastifyRequest): Ask<Name> {
  const why = fieldsMisfit(ASKS[name], request.body, '');
  if (why !== null) throw new Refusal('badMessage', why);
  return request.body as Ask<Name>;
}

const gameOf = (request: FastifyRequest): string => {
  const { game } = request.params as { game: string };
  if (!/^[a-z0-9]{1,40}$/.test(game)) throw new Refusal('unknownGame', 'There is no such game here.');
  return game;
};

function addRoutes(
  app: FastifyInstance,
  house: House,
  connections: Connections,
  { limits, made, hostKey }: ServerSettings,
): void {
  const games = new Allowances(limits.gamesPerHour, limits.gamesPerHour / HOUR);
  const mayMake = (request: FastifyRequest): void => {
    if (!games.take(request.ip, Date.now()))
      throw new Refusal('tooMany', 'Too many games were made or joined from here; try again later.');
  };
  const mustBeHost = (request: FastifyRequest): void => {
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${hostKey ?? ''}`);
    if (hostKey === null || given.length !== wanted.length || !timingSafeEqual(given, wanted))
      throw new Refusal('notYours', 'That is for the host of this server.');
  };

  app.get('/api/server', async () => ({ version: PROTOCOL_VERSION, ownCards: house.rules.ownCards }));
  app.get('/api/health', async () => {
    await house.store.lobby(1);
    return { well: true };
  });
  app.get('/api/metrics', async (request, reply) => {
    if (hostKey !== null) mustBeHost(request);
    return reply
      .type(connections.metrics.registry.contentType)
      .send(await connections.metrics.registry.metrics());
  });
  app.get('/api/games', async () => ({ games: await house.lobby() }));
  app.get('/api/games/:game', async (request) => house.row(gameOf(request)));
  app.post('/api/games', async (request) => {
    mayMake(request);
    return house.make(asked('make', request));
  });
  app.post('/api/games/:game/join', async (request) => {
    mayMake(request);
    return house.join(gameOf(request), asked('join', request));
  });
  app.post('/api/games/:game/again', async (request) => {
    mayMake(request);
    const { secret, deck } = asked('again', request);
    return house.takeRematchSeat(gameOf(request), secret, deck);
  });
  app.post('/api/waiting', async (request) => ({ games: await house.waiting(asked('waiting', request)) }));
  app.delete('/api/games/:game', async (request) => {
    mustBeHost(request);
    await house.remove(gameOf(request));
    return { removed: true };
  });
  app.get('/api/online', { websocket: true }, (socket, request) => connections.take(socket, request.ip));
  for (const [address, text] of Object.entries(made))
    app.get(address, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text),
    );
}
