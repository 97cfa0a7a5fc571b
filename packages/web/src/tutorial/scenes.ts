import { CORP_SCENES } from './corp-scenes.ts';
import { RUNNER_SCENES } from './runner-scenes.ts';
import type { Scene } from './scene.ts';

/** The Runner's scenes first: whoever knows how to break in knows what to guard. */
export const SCENES: readonly Scene[] = [...RUNNER_SCENES, ...CORP_SCENES];

export const sceneOf = (id: string): Scene | undefined => SCENES.find((scene) => scene.id === id);

/** The scene after one; undefined after a side's last. */
export function sceneAfter({ id, side }: Scene): Scene | undefined {
  const next = SCENES[SCENES.findIndex((scene) => scene.id === id) + 1];
  return next?.side === side ? next : undefined;
}
