import { createReadStream, realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const isInside = (folder: string, path: string): boolean => path.startsWith(folder + sep);

/** The file an address means; null where there is none, or where it would lie outside the folder. */
export function fileFor(folder: string, url: string): string | null {
  const root = resolve(folder);
  let path: string;
  try {
    path = decodeURIComponent(url.split(/[?#]/)[0] ?? '/');
  } catch {
    return null;
  }
  if (path.includes('\0')) return null;
  const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
  if (!isInside(root, file)) return null;
  try {
    // A link may lead elsewhere, and so may the way to the folder itself.
    const real = realpathSync(file);
    return isInside(realpathSync(root), real) && statSync(real).isFile() ? file : null;
  } catch {
    return null;
  }
}

/** Names with a hash of their content never mean anything else. */
const isForever = (file: string): boolean => file.includes(`${sep}assets${sep}`);

/** Files that do not lie in the folder, by their address: JSON. */
type Made = Readonly<Record<string, string>>;

function answer(
  folder: string,
  made: Made,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): void {
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const written = Object.hasOwn(made, url ?? '/') ? made[url ?? '/'] : undefined;
  if (written !== undefined) {
    response.writeHead(200, {
      'content-type': TYPES['.json'],
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    response.end(method === 'HEAD' ? undefined : written);
    return;
  }
  const file = fileFor(folder, url ?? '/');
  if (file === null) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is nothing here.\n');
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(file).size,
    'cache-control': isForever(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  if (method === 'HEAD') response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}

export const staticServer = (folder: string, made: Made = {}): Server =>
  createServer((request, response) => answer(folder, made, request, response));

/** There is no port to listen on; the message is a sentence for people. */
export class NoPort extends Error {
  override readonly name = 'NoPort';
}

const MOST_TRIES = 20;
const LAST_PORT = 65_535;

/** Listens on the wanted port, or on the next free one of the twenty after it; gives the port. Throws NoPort. */
export async function listenFrom(server: Server, wanted: number): Promise<number> {
  const last = Math.min(wanted + MOST_TRIES, LAST_PORT);
  for (let port = wanted; port <= last; port++) {
    const problem = await new Promise<NodeJS.ErrnoException | null>((done) => {
      server.once('error', done);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', done);
        done(null);
      });
    });
    if (problem === null) return port;
    if (problem.code === 'EACCES')
      throw new NoPort(`port ${port} is not for everybody on this machine; choose another with --port`);
    if (problem.code !== 'EADDRINUSE') throw problem;
  }
  throw new NoPort(`no port from ${wanted} to ${last} is free; choose another with --port`);
}
