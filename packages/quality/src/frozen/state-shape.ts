import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SAVE_VERSION } from '@lastclick/engine';

import { readText, writeText } from '../golden/kept.ts';

// What a save holds, field by field, as the engine's types say it: another shape is another version of saves.

const FOLDER = resolve(import.meta.dirname, '../../../engine/src/state');
const FILES = ['state.ts', 'frame.ts', 'effect.ts'] as const;

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');

/** The interfaces of a source with their fields, in their order. */
export const shapeOf = (source: string): string =>
  [...withoutComments(source).matchAll(/^export interface (?<name>\w+)[^{]*\{\n(?<body>[\s\S]*?)^\}/gm)]
    .map(({ groups }) => {
      const fields = (groups?.body ?? '')
        .split('\n')
        .map((line) => line.trim().replace(/^readonly /, ''))
        .filter((line) => line !== '');
      return `${groups?.name}\n${fields.map((field) => `  ${field}\n`).join('')}`;
    })
    .join('');

export const presentShape = (): string =>
  `save ${SAVE_VERSION}\n\n${FILES.map((file) => shapeOf(readFileSync(resolve(FOLDER, file), 'utf8'))).join('')}`;

const SHAPE_FILE = 'state-shape.txt';

export const keptShape = (): string => readText(SHAPE_FILE);

const versionIn = (shape: string): string => shape.split('\n')[0] ?? '';

/** Keeps the present shape; what stands against it where the version of saves was not raised. */
export function freezeShape(): string | null {
  const [kept, present] = [keptShape(), presentShape()];
  if (kept !== present && versionIn(kept) === versionIn(present))
    return `the shape of saves is another, and they are still "${versionIn(kept)}": raise SAVE_VERSION in packages/engine/src/state/state.ts and say in packages/engine/src/session what becomes of older saves (docs/VERSIONS.md)`;
  writeText(SHAPE_FILE, present);
  return null;
}
