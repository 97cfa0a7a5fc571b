import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openerFor } from '../src/serve/open-browser.ts';
import { listenFrom, staticServer } from '../src/serve/static-server.ts';

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
  ])('gives nothing outside its folder: %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404 });
  });

  test('takes the next free port', async () => {
    const other = staticServer(folder);
    expect(await listenFrom(other, port)).toBeGreaterThan(port);
    other.close();
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
