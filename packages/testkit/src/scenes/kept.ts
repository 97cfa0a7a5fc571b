import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { CardData } from '@lastclick/engine/language';
import type { Scene } from './scene.ts';

/** A scene and what there was to tell of it. */
export interface KeptScene extends Scene {
  readonly tale: readonly string[];
}

const FILE = resolve(import.meta.dirname, '../../../engine/test/scenes/scenes.json.br');

/** Cards made for tests stand in many scenes: they are written once. */
interface Written {
  readonly cards: readonly CardData[];
  readonly scenes: readonly (Omit<KeptScene, 'cards' | 'tale'> & {
    readonly cards: readonly number[];
    readonly tale: string;
  })[];
}

export function readScenes(): KeptScene[] {
  const { cards, scenes } = JSON.parse(brotliDecompressSync(readFileSync(FILE)).toString('utf8')) as Written;
  return scenes.map((scene) => ({
    ...scene,
    cards: scene.cards.flatMap((place) => cards[place] ?? []),
    tale: scene.tale.split('\n'),
  }));
}

export function writeScenes(scenes: readonly KeptScene[]): void {
  const places = new Map<string, number>();
  const placeOf = (card: CardData): number => {
    const text = JSON.stringify(card);
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  const written = scenes.map(({ cards, tale, ...scene }) => ({
    ...scene,
    cards: cards.map(placeOf),
    tale: tale.join('\n'),
  }));
  const all: Written = { cards: [...places.keys()].map((text) => JSON.parse(text)), scenes: written };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
  writeFileSync(FILE, brotliCompressSync(JSON.stringify(all), { params }));
}

/** The first line that is another now, with where in the scene it stands; null where all is as it was. */
export function firstDifference(kept: readonly string[], now: readonly string[]): string | null {
  const at = kept.findIndex((line, place) => line !== now[place]);
  const place = at >= 0 ? at : now.length > kept.length ? kept.length : -1;
  if (place < 0) return null;
  const after = kept.slice(0, place).findLast((line) => line.startsWith('> ')) ?? 'as it begins';
  return `${after}\n was: ${kept[place] ?? 'nothing'}\n is:  ${now[place] ?? 'nothing'}`;
}
