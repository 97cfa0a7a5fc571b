import { apply, decision, type Game, type GameEvent } from '@lastclick/engine';
import { type Observation, observe, PARTS, type Part } from './observation.ts';
import { type Trail, TrailMaker } from './trail.ts';
import { version1Names } from './version-1-names.ts';

/** Why keys could not be played to their end, and before which of them. */
export interface Stop {
  readonly at: number;
  readonly why: string;
}

/** What playing kept keys came to. */
export interface Walk {
  readonly trail: Trail<Part>;
  readonly stop: Stop | null;
  readonly result: string;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

export const resultOf = ({ state: { outcome } }: Game): string =>
  outcome === null ? 'goes on' : `${outcome.winner} ${outcome.reason}`;

/** The place of the option that had this key in version 1; -1 when it is not offered. */
export function placeOf(game: Game, key: string): number {
  const names = version1Names(game);
  return decision(game)?.options.findIndex((option) => names.key(option) === key) ?? -1;
}

/**
 * Plays keys of version 1 and looks at the game before each of them and after the last. `events` are those that led to
 * where it begins. What the engine throws is told, not thrown: it is a disagreement like any other.
 */
export function walk(
  game: Game,
  events: readonly GameEvent[],
  keys: readonly string[],
  each: (observation: Observation, number: number) => void = () => {},
): Walk {
  const maker = new TrailMaker(PARTS);
  let happened = events;
  let stop: Stop | null = null;
  for (let number = 0; number <= keys.length && stop === null; number++) {
    try {
      const observation = observe(game, happened, number);
      maker.add(observation);
      each(observation, number);
      const key = keys[number];
      if (key === undefined) break;
      const place = placeOf(game, key);
      if (place < 0) stop = { at: number, why: `"${key}" is not offered` };
      else happened = apply(game, place);
    } catch (error) {
      stop = { at: number, why: messageOf(error) };
    }
  }
  return { trail: maker.trail, stop, result: resultOf(game) };
}
