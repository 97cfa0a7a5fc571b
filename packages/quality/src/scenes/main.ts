import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFlags, UsageError } from '@lastclick/cli';
import {
  firstDifference,
  type KeptScene,
  readScenes,
  tellScene,
  writeScenes,
} from '@lastclick/testkit/scenes';

const HELP = `npm run scenes -- [--renew | --gather]

Plays the scenes that are kept in packages/engine/test/scenes and tells the first thing in each that is not as it was.
  --renew    keep them as they are now; look at what differs first
  --gather   choose them anew out of everything the tests of engine and cards play
`;

/** How many chosen scenes pass every place that any scene passes. */
const TIMES = 6;

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const tell = (line: string): unknown => process.stdout.write(`${line}\n`);

/** A scene as it is now; one that cannot be played to its end any more has nothing to tell but why. */
function toldNow(scene: KeptScene): readonly string[] {
  try {
    return tellScene(scene);
  } catch (error) {
    return [String(error)];
  }
}

function compare(scenes: readonly KeptScene[]): KeptScene[] {
  let different = 0;
  const now = scenes.map((scene) => {
    const tale = toldNow(scene);
    const difference = firstDifference(scene.tale, tale);
    if (difference !== null) {
      different += 1;
      tell(`${scene.title}\n ${difference.replaceAll('\n', '\n ')}`);
    }
    return { ...scene, tale };
  });
  tell(`${different} of ${scenes.length} scenes differ`);
  return now;
}

function scenes(args: readonly string[]): number {
  const flags = readFlags(args, {
    renew: { type: 'boolean' },
    gather: { type: 'boolean' },
    help: { type: 'boolean' },
  });
  if (flags.help === true) {
    process.stdout.write(HELP);
    return 0;
  }
  if (flags.gather === true) {
    const process = join(root, 'packages', 'quality', 'src', 'scenes', 'gather.ts');
    return spawnSync('node', [process, `${TIMES}`], { cwd: root, stdio: 'inherit' }).status ?? 1;
  }
  const kept = readScenes();
  const now = compare(kept);
  const playable = now.filter(({ tale }) => tale.length > 1);
  if (flags.renew === true) {
    writeScenes(playable);
    tell(`${playable.length} scenes kept`);
    return 0;
  }
  return now.every(({ tale }, place) => firstDifference(kept[place]?.tale ?? [], tale) === null) ? 0 : 1;
}

try {
  process.exitCode = scenes(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`scenes: ${error.message}\n`);
  process.exitCode = 2;
}
