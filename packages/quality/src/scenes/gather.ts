// Chooses scenes out of all that tests play, in a process of its own: the engine is another here.

import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Scene } from '@lastclick/testkit/scenes';
import { markAll } from '../mutate/marks.ts';
import { allMutations } from '../mutate/places.ts';
import { KEPT_GAMES, testFiles } from '../mutate/reach.ts';
import { Passed } from '../mutate/tests/marked.ts';
import { type Candidate, chooseScenes } from './choose.ts';
import type { Played } from './recorded-engine.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const urlOf = (file: string): string => pathToFileURL(join(root, file)).href;
const VITEST = new URL('../mutate/tests/vitest.ts', import.meta.url).href;
const ENGINE = new URL('recorded-engine.ts', import.meta.url).href;

/** The scenes themselves are no tests to take scenes from. */
const SCENES = join('packages', 'engine', 'test', 'scenes.test.ts');
/** Longer ones are games of random players. */
const MOST_OPTIONS = 60;

/** The engine marks its places as it is loaded from now on, and tests find a recorder in its place. */
function hookModules(): Passed {
  const all = [...allMutations(root).values()].flat();
  const texts = new Map(markAll(root, all).map(({ file, text }) => [urlOf(file), text]));
  registerHooks({
    resolve(name, context, next) {
      if (name === 'vitest' && context.parentURL !== VITEST) return { url: VITEST, shortCircuit: true };
      if (name === '@lastclick/engine' && context.parentURL !== ENGINE)
        return { url: ENGINE, shortCircuit: true };
      return next(name, context);
    },
    load(url, context, next) {
      const source = texts.get(url);
      return source === undefined
        ? next(url, context)
        : { format: 'module-typescript', source, shortCircuit: true };
    },
  });
  const passed = new Passed(all.length);
  Object.assign(globalThis, { passed });
  return passed;
}

/** A card with another face or form is one card. */
const printedId = (id: string): string => id.split(':')[0] ?? id;

/** A game a test has played, with the cards it needs that are no published ones. */
function sceneOf(title: string, { setup, pool, game, options }: Played, real: ReadonlySet<string>): Scene {
  const ids = new Set(game.state.pool.map(printedId));
  const { cards: own, ...rest } = setup;
  const cards = [...[...pool.byId.values()].map(({ data }) => data), ...(own ?? [])].filter(
    ({ id }) => ids.has(id) && !real.has(id),
  );
  return JSON.parse(JSON.stringify({ title, setup: rest, cards, options })) as Scene;
}

const seconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Every scene that a test of the engine or of cards plays, each once. */
async function gatherScenes(): Promise<Candidate[]> {
  const passed = hookModules();
  const { takeTold } = await import(VITEST);
  const { takePlayed } = await import(ENGINE);
  const { CARDS } = await import('@lastclick/cards');
  const { tellScene } = await import('@lastclick/testkit/scenes');
  const real = new Set<string>(CARDS.map(({ id }) => id));
  const found = new Map<string, Candidate>();
  const take = (title: string): void => {
    for (const played of takePlayed() as Played[]) {
      if (played.options.length > MOST_OPTIONS) continue;
      const scene = sceneOf(title, played, real);
      const key = JSON.stringify([scene.setup, scene.cards, scene.options]);
      if (found.has(key)) continue;
      passed.take();
      const start = seconds();
      const tale = tellScene(scene);
      const marks = [...passed.take()].flatMap((isPassed, mark) => (isPassed === 1 ? [mark] : []));
      found.set(key, { scene, tale, marks, seconds: seconds() - start });
    }
  };
  for (const file of testFiles(root)) {
    if (file === KEPT_GAMES || file === SCENES) continue;
    const name = file.replace(/^packages\/(\w+)\/test\/(.+)\.test\.ts$/, '$1/$2');
    await import(urlOf(file));
    const tests = takeTold() as { title: string; run(): void }[];
    take(name);
    for (const { title, run } of tests) {
      try {
        run();
      } catch (error) {
        // What a test asks of the engine itself need not hold of one that is watched.
        process.stderr.write(`${name} › ${title} fails here: ${String(error).split('\n')[0]}\n`);
      }
      take(`${name} › ${title}`);
    }
  }
  return [...found.values()];
}

const times = Number(process.argv[2]);
const found = await gatherScenes();
const { writeScenes } = await import('@lastclick/testkit/scenes');
const chosen = chooseScenes(found, times);
writeScenes(chosen.map(({ scene, tale }) => ({ ...scene, tale })));
process.stdout.write(`${chosen.length} of ${found.length} scenes kept\n`);
