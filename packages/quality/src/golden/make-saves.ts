import {
  apply,
  create,
  decision,
  EDITION_IDS,
  type EditionId,
  type Game,
  type Setup,
  save,
} from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { Random } from '../sweep/random.ts';
import { readRecords } from './records.ts';
import { gameOfRecord, type KeptSave } from './saves.ts';
import { version1Names } from './version-1-names.ts';
import { placeOf, walk } from './walk.ts';

const FURTHER = 30;

interface Place {
  readonly setup: Setup;
  readonly options: readonly string[];
  readonly waitsFor: string;
}

/** Each kind of decision on each kind of frame, and each pile of frames, where a record first comes by it. */
function placesOf(edition: EditionId): Place[] {
  const kinds = new Map<string, Place>();
  const piles = new Map<string, Place>();
  for (const { setup, options } of readRecords(edition)) {
    const game = create(setup, pool);
    for (const [at, key] of options.entries()) {
      const waiting = decision(game);
      const frames = game.state.stack.map((frame) => frame.kind);
      const waitsFor = `${waiting?.kind} on ${frames.at(-1)}`;
      const pile = `${waitsFor}: ${frames.join(' ')}`;
      const place = { setup, options: options.slice(0, at), waitsFor };
      if (!kinds.has(waitsFor)) kinds.set(waitsFor, place);
      else if (!piles.has(pile)) piles.set(pile, place);
      apply(game, placeOf(game, key));
    }
  }
  // The highest piles are the rarest.
  const high = [...piles].sort(([a], [b]) => b.split(' ').length - a.split(' ').length);
  return [...kinds.values(), ...high.map(([, place]) => place)];
}

/** Keys of random options from here on. */
function randomKeys(game: Game, seed: string): string[] {
  const random = new Random(seed);
  const keys: string[] = [];
  const names = version1Names(game);
  for (let waiting = decision(game); waiting !== null; waiting = decision(game)) {
    if (keys.length === FURTHER) break;
    const option = random.pick(waiting.options);
    keys.push(names.key(option));
    apply(game, option.key);
  }
  return keys;
}

function saveAt({ setup, options, waitsFor }: Place, seed: string): KeptSave {
  const record = { setup, options };
  const text = save(gameOfRecord(record));
  const further = randomKeys(gameOfRecord(record), seed);
  const { trail, result } = walk(gameOfRecord(record), [], further);
  return { waitsFor, ...record, text, refused: null, further, result, trail };
}

/** Saves games of the kept records, taking turns between the editions. */
export function makeSaves(number: number): KeptSave[] {
  const places = EDITION_IDS.map(placesOf);
  const turns = Array.from({ length: number }, (_, index) => index);
  return turns.flatMap((index) => {
    const place = places[index % places.length]?.[Math.floor(index / places.length)];
    return place === undefined ? [] : [saveAt(place, `golden save ${index}`)];
  });
}
