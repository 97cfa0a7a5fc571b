import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CARDS, DECKS } from '@lastclick/cards';
import { apply, create, createPool, decision, type Outcome, view } from '@lastclick/engine';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { buildPackages } from '../../publish/src/build.ts';
import { DESKTOP, visit } from './visit.ts';

const SCRIPT = `
import { CARDS, DECKS } from '@lastclick/cards';
import { apply, create, createPool, decision, view } from '@lastclick/engine';
const { gatewayBeginnerCorp: corp, gatewayBeginnerRunner: runner } = DECKS;
const game = create({ corp, runner, seed: 3, pointsToWin: 6, priority: 'useful' }, createPool(CARDS));
let moves = 0;
for (let next = decision(game); next !== null; next = decision(game)) apply(game, moves++ % next.options.length);
document.title = JSON.stringify({ moves, outcome: view(game, 'spectator').outcome });
`;

/** The same game, played by the sources in Node. */
function playedHere(): { readonly moves: number; readonly outcome: Outcome | null } {
  const { gatewayBeginnerCorp: corp, gatewayBeginnerRunner: runner } = DECKS;
  if (corp === undefined || runner === undefined) throw new Error('these decks come with the cards');
  const game = create({ corp, runner, seed: 3, pointsToWin: 6, priority: 'useful' }, createPool(CARDS));
  let moves = 0;
  for (let next = decision(game); next !== null; next = decision(game))
    apply(game, moves++ % next.options.length);
  return { moves, outcome: view(game, 'spectator').outcome };
}

test('the engine as others install it is bundled for a browser and plays a game there', async () => {
  const home = await mkdtemp(join(tmpdir(), 'last-click-bundle-'));
  onTestFinished(() => rm(home, { recursive: true, force: true }));
  const built = join(home, 'packages');
  await buildPackages(built);
  await writeFile(join(home, 'main.js'), SCRIPT);
  const bundle = await build({
    configFile: false,
    root: home,
    logLevel: 'error',
    resolve: {
      alias: [
        { find: /^@lastclick\/(\w+)$/, replacement: `${built}/$1/dist/index.js` },
        { find: /^@lastclick\/(\w+)\/(\w+)$/, replacement: `${built}/$1/dist/$2` },
      ],
    },
    build: { write: false, lib: { entry: join(home, 'main.js'), formats: ['es'], fileName: 'main' } },
  });
  const [{ output }] = bundle as unknown as readonly [
    { readonly output: readonly [{ readonly code: string }] },
  ];
  const page = await visit(DESKTOP);
  await page.setContent('<!doctype html><title>nothing yet</title>');
  await page.addScriptTag({ type: 'module', content: output[0].code });
  await page.waitForFunction(() => document.title.startsWith('{'));
  expect(JSON.parse(await page.title())).toEqual(playedHere());
});
