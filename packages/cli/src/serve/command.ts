import { once } from 'node:events';
import { CARDS_FORMAT } from '@lastclick/engine';
import type { Command } from '../command.ts';
import { readFlags, wholeNumber } from '../flags.ts';
import { sayingFileProblems } from '../lab/game-flags.ts';
import { CARDS_FLAG, ownCardsFrom } from '../own-cards.ts';
import { buildTable, DIST, isBuilt } from './build.ts';
import { openBrowser } from './open-browser.ts';
import { listenFrom, NoPort, staticServer } from './static-server.ts';

const HELP = `Play in the browser: builds the table where its sources are newer, and serves it to this machine.

Usage: npm run -s lastclick -- serve [flags]      (npm start)

  --port <number>   where to serve it; 4173 when not given, and the next free port where that is taken
  --cards <file>    offer these cards of one's own on the page for them
  --no-open         print the address without opening it in a browser
  --help            this text

Ctrl-C ends it. The built table in packages/web/dist works from any other static host as well.
`;

const FLAGS = { port: { type: 'string' }, 'no-open': { type: 'boolean' }, ...CARDS_FLAG } as const;
const USUAL_PORT = 4173;

/** Where the page looks for cards of the host's own. */
const OWN_CARDS = '/own-cards.json';

export const serveCommand: Command = {
  name: 'serve',
  summary: 'play in the browser',
  help: HELP,
  run: (args) => sayingFileProblems(() => run(args)),
};

async function run(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, FLAGS);
  const own = ownCardsFrom(flags);
  const wanted = wholeNumber(flags, 'port', 1, 65_535) ?? USUAL_PORT;
  if (!isBuilt()) {
    process.stdout.write('Building the table …\n');
    if (!buildTable()) return 1;
  }
  const server = staticServer(DIST, {
    [OWN_CARDS]: JSON.stringify({ format: CARDS_FORMAT, version: 1, cards: own }),
  });
  let port: number;
  try {
    port = await listenFrom(server, wanted);
  } catch (error) {
    if (!(error instanceof NoPort)) throw error;
    process.stderr.write(`lastclick: ${error.message}\n`);
    return 1;
  }
  if (port !== wanted) process.stdout.write(`Port ${wanted} is taken.\n`);
  const address = `http://localhost:${port}/`;
  process.stdout.write(`Last Click is at ${address}  (Ctrl-C ends it)\n`);
  if (flags['no-open'] !== true) openBrowser(address);
  const end = (): void => {
    server.close();
    server.closeAllConnections();
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  await once(server, 'close');
  return 0;
}
