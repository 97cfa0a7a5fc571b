import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBrowser, openerFor } from '../src/serve/open-browser.ts';
import { fileFor, listenFrom, NoPort, staticServer } from '../src/serve/static-server.ts';
import { runHere } from './run-here.ts';

const top = mkdtempSync(join(tmpdir(), 'last-click-serve-'));
const folder = join(top, 'dist');
const server = staticServer(folder);
let port = 0;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(top, 'secret.txt'), 'secret');
  writeFileSync(join(top, 'dist-secret'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<p>hello</p>');
  writeFileSync(join(folder, 'assets/app-1.js'), 'let a;');
  mkdirSync(join(top, 'outside'));
  writeFileSync(join(top, 'outside/page.html'), 'secret');
  symlinkSync('../secret.txt', join(folder, 'linked.txt'));
  symlinkSync('../outside', join(folder, 'linked'));
  symlinkSync('nowhere', join(folder, 'dangling'));
  symlinkSync('index.html', join(folder, 'same.html'));
  symlinkSync(folder, join(top, 'linked-dist'));
  port = await listenFrom(server, 42_730);
});

afterAll(() => {
  server.close();
  rmSync(top, { recursive: true });
});

/** Asks for a path as it is written: fetch would tidy it up. */
const ask = (path: string, method = 'GET') =>
  new Promise<{ status: number | undefined; type: string | undefined; text: string }>((done, fail) => {
    get({ port, host: '127.0.0.1', path, method }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () =>
        done({ status: response.statusCode, type: response.headers['content-type'], text }),
      );
    }).on('error', fail);
  });

describe('the server of the built table', () => {
  test('gives files with their types', async () => {
    expect(await ask('/')).toEqual({ status: 200, type: 'text/html; charset=utf-8', text: '<p>hello</p>' });
    expect(await ask('/assets/app-1.js?x')).toMatchObject({
      status: 200,
      type: 'text/javascript; charset=utf-8',
    });
    expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, text: '' });
    expect(await ask('/assets')).toMatchObject({ status: 404 });
    expect(await ask('/', 'POST')).toMatchObject({ status: 405 });
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/../dist-secret',
    '/%',
    '/a%00b',
    '/linked.txt',
    '/linked/page.html',
    '/dangling',
  ])('gives nothing outside its folder: %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404 });
  });

  test('follows links that stay inside, and serves a folder that is a link itself', async () => {
    expect(await ask('/same.html')).toMatchObject({ status: 200, text: '<p>hello</p>' });
    const linked = join(top, 'linked-dist');
    expect(fileFor(linked, '/')).toBe(join(linked, 'index.html'));
    expect(fileFor(linked, '/linked.txt')).toBeNull();
  });

  test('takes the next free port', async () => {
    const other = staticServer(folder);
    expect(await listenFrom(other, port)).toBeGreaterThan(port);
    other.close();
  });

  test('says so where there is none', async () => {
    const taken = staticServer(folder);
    const last = await listenFrom(taken, 65_535).catch(() => null);
    const late = staticServer(folder);
    await expect(listenFrom(late, 65_535)).rejects.toThrow(NoPort);
    await expect(listenFrom(late, 65_535)).rejects.toThrow(/65535 is free; choose another with --port/);
    if (last !== null) taken.close();
  });
});

test('a browser is opened only where somebody sits before a desktop', () => {
  expect(openerFor('linux', { DISPLAY: ':0' }, true)).toEqual(['xdg-open']);
  expect(openerFor('linux', { WAYLAND_DISPLAY: 'wayland-0' }, true)).toEqual(['xdg-open']);
  expect(openerFor('linux', {}, true)).toBeNull();
  expect(openerFor('darwin', {}, true)).toEqual(['open']);
  expect(openerFor('win32', {}, true)?.[0]).toBe('cmd');
  expect(openerFor('darwin', {}, false)).toBeNull();
  expect(openerFor('darwin', { CI: 'true' }, true)).toBeNull();
});

test('the address is handed to what opens it, and an opener that is missing is no matter', async () => {
  const note = join(top, 'opened');
  const write = 'require("node:fs").writeFileSync(process.argv[1], process.argv[2])';
  openBrowser('http://localhost:1/', ['no-such-program-anywhere']);
  openBrowser('http://localhost:1/', null);
  openBrowser('http://localhost:1/', [process.execPath, '-e', write, note]);
  await vi.waitUntil(() => existsSync(note) && readFileSync(note, 'utf8') !== '', { timeout: 10_000 });
  expect(readFileSync(note, 'utf8')).toBe('http://localhost:1/');
});

test.each([
  [['--fast'], "Unknown option '--fast'"],
  [['here'], "Unexpected argument 'here'"],
  [['--port', 'usual'], '--port is a number from 1 to 65535, not "usual"'],
  [['--port', '0'], '--port is a number from 1 to 65535'],
  [['--port', '65536'], '--port is a number from 1 to 65535'],
  [['--port'], '--port'],
])('serve %j is refused before anything is built or served', async (args, message) => {
  const { out, error, code } = await runHere(['serve', ...args]);
  expect({ out, code }).toEqual({ out: '', code: 2 });
  expect(error).toContain(message);
});
