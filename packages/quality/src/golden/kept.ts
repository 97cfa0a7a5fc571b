import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

const FOLDER = resolve(import.meta.dirname, '../../golden');

const pathOf = (name: string): string => join(FOLDER, name);

export const readText = (name: string): string => readFileSync(pathOf(name), 'utf8');

export const writeText = (name: string, text: string): void => writeFileSync(pathOf(name), text);

export const readJson = (name: string): unknown => JSON.parse(readText(name));

export const writeJson = (name: string, value: unknown): void =>
  writeText(name, `${JSON.stringify(value, null, 2)}\n`);

/** A compressed list, one value a line. */
export const readList = (name: string): unknown[] =>
  gunzipSync(readFileSync(pathOf(name)))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

export const writeList = (name: string, values: readonly unknown[]): void =>
  writeFileSync(
    pathOf(name),
    gzipSync(values.map((value) => `${JSON.stringify(value)}\n`).join(''), { level: 9 }),
  );
