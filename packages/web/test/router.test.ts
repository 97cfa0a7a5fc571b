import { expect, test } from 'vitest';
import { hrefOf, routeOf } from '../src/app/router.ts';

test('every address leads to its page, and any other to the start', () => {
  expect(routeOf('')).toEqual({ page: 'start' });
  expect(routeOf(hrefOf.start)).toEqual({ page: 'start' });
  expect(routeOf(hrefOf.learn)).toEqual({ page: 'learn' });
  expect(routeOf(hrefOf.play('abc'))).toEqual({ page: 'play', game: 'abc' });
  expect(routeOf('#/play')).toEqual({ page: 'start' });
  expect(routeOf(hrefOf.newGame)).toEqual({ page: 'new' });
  expect(routeOf(hrefOf.replay)).toEqual({ page: 'replay', game: null, packed: null, place: 0 });
  expect(routeOf(hrefOf.replayOf('abc'))).toEqual({ page: 'replay', game: 'abc', packed: null, place: 0 });
  expect(routeOf(hrefOf.replayAt('abc', 7))).toEqual({ page: 'replay', game: 'abc', packed: null, place: 7 });
  expect(routeOf('#/replay/7Vhc')).toEqual({ page: 'replay', game: null, packed: '7Vhc', place: 0 });
  expect(routeOf(hrefOf.onlineGames)).toEqual({ page: 'online', game: null, secret: null });
  expect(routeOf(hrefOf.online('abc'))).toEqual({ page: 'online', game: 'abc', secret: null });
  expect(routeOf('#/online/abc/secret')).toEqual({ page: 'online', game: 'abc', secret: 'secret' });
  expect(routeOf('#/nowhere/at/all')).toEqual({ page: 'start' });
});
