// Scenes from all tests, each with everything that can be seen and asked in it, as it was kept: what is decided, options
// with their rules and prices, events, what changes in every view, and why moves are refused. They were chosen so that every
// place of the rules that any test passes is passed by several of them. `npm run scenes` tells all that is not as it was.

import { firstDifference, readScenes, tellScene } from '@lastclick/testkit/scenes';
import { expect, test } from 'vitest';

const SCENES = readScenes();

test('there are scenes of both editions, and each is there once', () => {
  const keys = SCENES.map(({ setup, options, cards }) => JSON.stringify([setup, options, cards]));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(1000);
});

test.each(SCENES.map((scene) => [scene.title, scene] as const))('%s', (_, scene) => {
  expect(firstDifference(scene.tale, tellScene(scene))).toBeNull();
});
