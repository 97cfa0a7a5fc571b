import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { GameRecord } from '@lastclick/engine';

/** The numbers of all that a corpus was written with. */
export interface Versions {
  readonly record: number;
  readonly save: number;
  readonly link: number;
  readonly rules: number;
  readonly cards: number;
}

/** A saved game and what was played on from there. */
export interface FrozenSave {
  /** The decision it waits for and the frame that asks. */
  readonly waitsFor: string;
  readonly text: string;
  readonly further: readonly string[];
  /** The digest of all positions from the save to the end of these. */
  readonly end: string;
}

/** What one version wrote down; it is never written again. */
export interface Corpus {
  readonly name: string;
  readonly versions: Versions;
  readonly records: readonly GameRecord[];
  readonly saves: readonly FrozenSave[];
  readonly links: readonly string[];
}

const FOLDER = resolve(import.meta.dirname, '../../golden');

const readList = (path: string): unknown[] =>
  brotliDecompressSync(readFileSync(path))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

function writeList(path: string, values: readonly unknown[]): void {
  const text = values.map((value) => `${JSON.stringify(value)}\n`).join('');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(path, brotliCompressSync(text, { params }));
}

/** The names of all corpora with digests, oldest first; version 1 had none and is kept in its own form. */
export const corpusNames = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => /^version-\d+$/.test(name) && existsSync(resolve(FOLDER, name, 'versions.json')))
    .sort((one, other) => numberOf(one) - numberOf(other));

const numberOf = (name: string): number => Number(name.slice('version-'.length));

export const nextName = (): string => `version-${numberOf(corpusNames().at(-1) ?? 'version-1') + 1}`;

export function readCorpus(name: string): Corpus {
  const path = (file: string): string => resolve(FOLDER, name, file);
  return {
    name,
    versions: JSON.parse(readFileSync(path('versions.json'), 'utf8')),
    records: readList(path('records.jsonl.br')) as GameRecord[],
    saves: readList(path('saves.jsonl.br')) as FrozenSave[],
    links: JSON.parse(readFileSync(path('links.json'), 'utf8')),
  };
}

export function writeCorpus({ name, versions, records, saves, links }: Corpus): void {
  const path = (file: string): string => resolve(FOLDER, name, file);
  if (existsSync(path('versions.json'))) throw new Error(`${name} is frozen`);
  mkdirSync(resolve(FOLDER, name), { recursive: true });
  writeList(path('records.jsonl.br'), records);
  writeList(path('saves.jsonl.br'), saves);
  writeFileSync(path('links.json'), `${JSON.stringify(links, null, 2)}\n`);
  writeFileSync(path('versions.json'), `${JSON.stringify(versions, null, 2)}\n`);
}

/** A record of a corpus as the present rules play it on, where they are not those it was frozen with. */
export interface Renewed {
  readonly corpus: string;
  readonly place: number;
  readonly record: GameRecord;
}

const RENEWED_FILE = resolve(FOLDER, 'renewed.jsonl.br');

export const readRenewed = (): Renewed[] =>
  existsSync(RENEWED_FILE) ? (readList(RENEWED_FILE) as Renewed[]) : [];

export const writeRenewed = (renewed: readonly Renewed[]): void => writeList(RENEWED_FILE, renewed);
