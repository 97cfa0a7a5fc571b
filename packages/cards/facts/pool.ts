import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardData, CardType, Faction } from '@lastclick/engine/language';

/** Facts of another side of a double-sided card that it does not share with the front. */
export interface PoolFace {
  readonly title?: string;
  readonly subtypes?: readonly string[];
  readonly link?: number;
}

/** Printed facts of a published card. A missing number means the card has no such value, null that it varies. */
export interface PoolCard {
  readonly id: string;
  readonly title: string;
  readonly side: CardData['side'];
  readonly type: CardType;
  readonly faction: Faction;
  readonly subtypes: readonly string[];
  readonly unique?: true;
  readonly influence?: number;
  readonly deckLimit: number;
  readonly cost?: number | null;
  readonly strength?: number | null;
  readonly memory?: number | null;
  readonly trash?: number | null;
  readonly advancement?: number | null;
  readonly points?: number | null;
  readonly link?: number | null;
  readonly minimumDeckSize?: number;
  readonly influenceLimit?: number | null;
  readonly faces?: readonly PoolFace[];
  /** Every set it was printed in, oldest first, with the code of the printing. */
  readonly printings: readonly (readonly [set: string, code: string])[];
}

/** A published set and the day it came out. */
export interface PoolSet {
  readonly id: string;
  readonly name: string;
  readonly released: string;
}

/** Every published set and card, in the order of their release and of their ids. */
export interface Pool {
  readonly sets: readonly PoolSet[];
  readonly cards: readonly PoolCard[];
}

export const POOL_FILE = join(import.meta.dirname, 'pool.json');

/** The facts of all published cards, ours or not. They are too many for the page, so only Node reads them. */
export const readPool = (): Pool => JSON.parse(readFileSync(POOL_FILE, 'utf8')) as Pool;
