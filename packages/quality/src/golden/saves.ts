import { apply, create, type Game, InputError, load, type Setup } from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { type Disagreement, walkDisagreement } from './disagreement.ts';
import { readList } from './kept.ts';
import type { Part } from './observation.ts';
import type { Trail } from './trail.ts';
import { placeOf, walk } from './walk.ts';

/** A saved game, the record that led to it, and what was played on from there. */
export interface KeptSave {
  /** The decision it waits for and the frame that asks, as `target on ability`. */
  readonly waitsFor: string;
  readonly setup: Setup;
  readonly options: readonly string[];
  readonly text: string;
  /** Why it is not loaded any more; null as long as it is. */
  readonly refused: string | null;
  /** Keys played from there, and what was seen on the way. */
  readonly further: readonly string[];
  readonly result: string;
  readonly trail: Trail<Part>;
}

export const SAVES_FILE = 'saves.jsonl.gz';

export const readSaves = (): KeptSave[] => readList(SAVES_FILE) as KeptSave[];

/** The game where its record leads, played without looking; throws where the record does not fit any more. */
export function gameOfRecord({ setup, options }: Pick<KeptSave, 'setup' | 'options'>): Game {
  const game = create(setup, pool);
  for (const [at, key] of options.entries()) {
    const place = placeOf(game, key);
    if (place < 0) throw new InputError('badRecord', `options[${at}]`, `"${key}" is not offered`);
    apply(game, place);
  }
  return game;
}

type Opened = { readonly game: Game } | { readonly refused: string };

function opened(open: () => Game): Opened {
  try {
    return { game: open() };
  } catch (error) {
    if (error instanceof InputError) return { refused: error.message };
    throw error;
  }
}

function compareFurther(what: string, kept: KeptSave, from: Opened): Disagreement | null {
  if ('refused' in from) return { what, how: [`refused: ${from.refused}`] };
  return walkDisagreement(what, kept, walk(from.game, [], kept.further));
}

/** Opens a save and plays on as before; the same from the record that led to it. */
export function compareSave(number: number, kept: KeptSave): Disagreement | null {
  const saved = opened(() => load(kept.text, pool));
  const what = `save ${number} (${kept.waitsFor})`;
  const bySave =
    kept.refused === null || !('refused' in saved)
      ? compareFurther(what, kept, saved)
      : kept.refused === saved.refused
        ? null
        : { what, how: [`refused: ${saved.refused}`, `was refused: ${kept.refused}`] };
  const byRecord = compareFurther(
    what,
    kept,
    opened(() => gameOfRecord(kept)),
  );
  if (bySave === null && byRecord === null) return null;
  return {
    what,
    how: [
      ...(bySave?.how ?? []).map((line) => `from the save: ${line}`),
      ...(byRecord?.how ?? []).map((line) => `from its record: ${line}`),
    ],
  };
}

/** Whether the save is refused now, and why. */
export function refusalOf(text: string): string | null {
  const saved = opened(() => load(text, pool));
  return 'refused' in saved ? saved.refused : null;
}
