import type { Card, State } from './state.ts';

/** Spreads a seed (any text) over the generator's four words. */
export function seedWords(seed: string): [number, number, number, number] {
  let hash = 0x811c9dc5;
  const word = (round: number): number => {
    for (let i = 0; i < seed.length; i++) {
      hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    }
    hash = Math.imul(hash ^ (hash >>> 15) ^ round, 0x85ebca6b);
    hash ^= hash >>> 13;
    return hash | 0;
  };
  return [word(1), word(2), word(3), word(4)];
}

/** The next 32 random bits; the generator (sfc32) lives in the state. */
function nextBits(state: State): number {
  const rng = state.rng;
  const sum = (((rng[0] + rng[1]) | 0) + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  rng[2] = (((rng[2] << 21) | (rng[2] >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** Chance as somebody brings it who wants to see all it could do. */
export interface Chance {
  /** A number from 0 to `below` - 1. */
  below(below: number): number;
  /** The index of one of these cards. */
  among(cards: readonly Card[]): number;
  /** Cards were shuffled: nobody knows any more which of them is which. */
  shuffled(cards: readonly number[]): void;
}

const brought = new WeakMap<State, Chance>();
/** Whether anybody ever brought any: asked first, as a deck is shuffled with a hundred numbers. */
let wasBrought = false;

const broughtTo = (state: State): Chance | undefined => (wasBrought ? brought.get(state) : undefined);

/** From now on the state takes its chance from there, or its own again where there is none; its copies do not. */
export function bringChance(state: State, chance: Chance | null): void {
  if (chance === null) brought.delete(state);
  else {
    brought.set(state, chance);
    wasBrought = true;
  }
}

/** A uniform integer from 0 to `below` - 1. */
export function randomBelow(state: State, below: number): number {
  const chance = broughtTo(state);
  return chance === undefined ? drawBelow(state, below) : chance.below(below);
}

/** The same by the state's own chance. */
function drawBelow(state: State, below: number): number {
  // In whole numbers of 32 bits: what is left of 2 ** 32 beyond the last multiple would make small numbers likelier.
  const size = below >>> 0;
  const first = nextBits(state);
  if (first <= 0xffffffff - size) return first % size;
  return drawnAgain(state, size, first);
}

/** So near to 2 ** 32 it may lie beyond the last multiple. */
function drawnAgain(state: State, size: number, first: number): number {
  const left = ((0xffffffff % size) + 1) % size;
  const most = 0xffffffff - left;
  let bits = first;
  while (bits > most) bits = nextBits(state);
  return bits % size;
}

/** The index of one of these cards, each as likely as another. */
export const randomAmong = (state: State, cards: readonly Card[]): number =>
  broughtTo(state)?.among(cards) ?? randomBelow(state, cards.length);

export function shuffle(state: State, list: number[]): void {
  const chance = broughtTo(state);
  if (chance !== undefined) {
    chance.shuffled(list);
    return;
  }
  for (let i = list.length - 1; i > 0; i--) {
    const j = drawBelow(state, i + 1);
    const swapped = list[i] as number;
    list[i] = list[j] as number;
    list[j] = swapped;
  }
}
