import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { CARDS_FORMAT } from '@lastclick/engine';
import { LIMITS, makeServer } from '@lastclick/server';
import type { Command } from '../command.ts';
import { readFlags, text, wholeNumber } from '../flags.ts';
import { sayingFileProblems } from '../lab/game-flags.ts';
import { CARDS_FLAG, ownCardsFrom } from '../own-cards.ts';
import { buildTable, DIST, isBuilt } from './build.ts';
import { openBrowser } from './open-browser.ts';
import { listenFrom, NoPort } from './static-server.ts';

const HELP = `Play in the browser: builds the table where its sources are newer, and serves it, with online play.

Usage: npm run -s lastclick -- serve [flags]      (npm start)

  --port <number>      where to serve it; 4173 when not given, and the next free port where that is taken
  --public             to the whole network and not to this machine alone
  --data <file>        where online games are kept; .lastclick/games.db when not given, and with DATABASE_URL
                       (postgres://…) in that database
  --keep-days <n>      delete games in which nothing has happened for so many days; never when not given
  --allow-own-cards    let online games be made with cards of one's own
  --origin <address>   a page besides this one that may connect, as https://example.org
  --behind-proxy       take a proxy's word about who asks
  --quiet              write no line for each request and move
  --cards <file>       offer these cards of one's own on the page for them
  --no-open            print the address without opening it in a browser
  --help               this text

LASTCLICK_HOST_KEY, where it is set, opens the host's requests (delete a game, metrics). Ctrl-C ends it: everybody is told, and
nothing is lost. The built table in packages/web/dist works from any other static host as well, without online play.
`;

const FLAGS = {
  port: { type: 'string' },
  public: { type: 'boolean' },
  data: { type: 'string' },
  'keep-days': { type: 'string' },
  'allow-own-cards': { type: 'boolean' },
  origin: { type: 'string' },
  'behind-proxy': { type: 'boolean' },
  quiet: { type: 'boolean' },
  'no-open': { type: 'boolean' },
  ...CARDS_FLAG,
} as const;
const USUAL_PORT = 4173;
const USUAL_DATA = '.lastclick/games.db';

/** Where the page looks for cards of the host's own. */
const OWN_CARDS = '/own-cards.json';

export const serveCommand: Command = {
  name: 'serve',
  summary: 'play in the browser, also online',
  help: HELP,
  run: (args) => sayingFileProblems(() => run(args)),
};

/** The wanted port, or the next that is free. */
async function freePort(wanted: number): Promise<number> {
  const probe = createServer();
  const port = await listenFrom(probe, wanted);
  probe.close();
  await once(probe, 'close');
  return port;
}

async function run(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, FLAGS);
  const own = ownCardsFrom(flags);
  const wanted = wholeNumber(flags, 'port', 1, 65_535) ?? USUAL_PORT;
  const origin = text(flags, 'origin');
  const keepDays = wholeNumber(flags, 'keep-days', 1, 36_500) ?? null;
  if (!isBuilt()) {
    process.stdout.write('Building the table …\n');
    if (!buildTable()) return 1;
  }
  let port: number;
  try {
    port = await freePort(wanted);
  } catch (error) {
    if (!(error instanceof NoPort)) throw error;
    process.stderr.write(`lastclick: ${error.message}\n`);
    return 1;
  }
  const isPublic = flags.public === true;
  const { DATABASE_URL, LASTCLICK_HOST_KEY } = process.env;
  const server = await makeServer({
    page: DIST,
    made: { [OWN_CARDS]: JSON.stringify({ format: CARDS_FORMAT, version: 1, cards: own }) },
    store: text(flags, 'data') ?? DATABASE_URL ?? USUAL_DATA,
    ownCards: flags['allow-own-cards'] === true,
    keepDays,
    botThreads: Math.max(1, availableParallelism() - 1),
    // A server that others reach has a host; who has no key of their own is none.
    hostKey: LASTCLICK_HOST_KEY ?? (isPublic ? randomBytes(24).toString('base64url') : null),
    origins: origin === undefined ? [] : [origin],
    limits: LIMITS,
    log: isPublic && flags.quiet !== true ? 'lines' : 'silent',
    trustProxy: flags['behind-proxy'] === true,
  });
  await server.app.listen({ host: isPublic ? '0.0.0.0' : '127.0.0.1', port });
  if (port !== wanted) process.stdout.write(`Port ${wanted} is taken.\n`);
  const address = `http://localhost:${port}/`;
  process.stdout.write(`Last Click is at ${address}  (Ctrl-C ends it)\n`);
  if (isPublic) process.stdout.write('Whoever reaches this machine can play here.\n');
  if (flags['no-open'] !== true) openBrowser(address);
  await new Promise<void>((resolve, reject) => {
    const end = (): void => void server.stop().then(resolve, reject);
    process.once('SIGINT', end).once('SIGTERM', end);
  });
  return 0;
}
