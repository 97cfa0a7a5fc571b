import {
  type Family,
  type Fields,
  isEither,
  isListSpec,
  SORTS,
  type SortName,
  type Spec,
} from '@lastclick/engine/words';
import { fieldIn, sortNamed, wordIn } from '../cards/elements.ts';
import type { Random } from '../sweep/random.ts';
import { depthOf, depthOfFields } from './depths.ts';

type Plain = Extract<(typeof SORTS)[SortName], { kind: 'plain' }>['plain'];
type Path = readonly (string | number)[];

/** Titles that a card may speak of. */
const TITLES = ['Hedge Fund', 'Sure Gamble', 'Palisade'] as const;

const PLAIN: Readonly<Record<Plain, (random: Random) => unknown>> = {
  integer: (random) => random.pick([-1, 0, 1, 1, 2, 2, 3]),
  count: (random) => random.pick([0, 1, 1, 2, 3]),
  text: (random) => random.pick(TITLES),
  yes: () => true,
  boolean: (random) => random.below(2) === 0,
  null: () => null,
  renames: () => ({}),
};

/** Choices have to be between several. */
const SEVERAL: ReadonlySet<string> = new Set(['modes', 'or']);
/** The name an ability is given says nothing. */
const NOT_DRAWN: ReadonlySet<string> = new Set(['as']);

/** How many of the fields that may be missing are there. */
const MANY = [0, 0, 1, 1, 1, 2] as const;
/** How often the wanted word is taken where it can be. */
const WANTED = 0.7;

/** What was drawn at a place, so that something else can be drawn there. */
interface Drawn {
  readonly spec: Spec;
  readonly depth: number;
  readonly field: string;
}

const placeOf = (path: Path): string => JSON.stringify(path);

/** Whether a spec is a sort, or says it by others. */
function leadsTo(spec: Spec, sort: string): boolean {
  if (isListSpec(spec)) return leadsTo(spec.list, sort);
  if (isEither(spec)) return spec.either.some((one) => leadsTo(one, sort));
  if (typeof spec !== 'string') return false;
  const { [spec]: said } = SORTS;
  return sortNamed(spec) === sort || (said.kind === 'composed' && leadsTo(said.spec, sort));
}

/** Draws data of any sort of the card language, with one word rather than with others. */
export class Maker {
  private readonly random: Random;
  /** The wanted words by their names (`cards/elements.ts`), and their sorts. */
  private readonly wanted: readonly string[];
  private readonly wantedSorts: readonly string[];
  private readonly drawn = new Map<string, Drawn>();

  constructor(random: Random, wanted: readonly string[]) {
    this.random = random;
    this.wanted = wanted;
    this.wantedSorts = wanted.map((word) => word.split(/[ .]/, 1)[0] ?? '');
  }

  /** `field`: the name of the field it stands in, whose own words are called by it. */
  draw(spec: Spec, path: Path, depth: number, field = ''): unknown {
    this.drawn.set(placeOf(path), { spec, depth, field });
    if (isListSpec(spec)) return this.list(spec.list, path, depth, field);
    if (isEither(spec)) return this.draw(this.oneOf(spec.either, depth), path, depth, field);
    if (typeof spec !== 'string') return this.pick(spec, (word) => `${field}: ${word}`);
    return this.sort(spec, path, depth);
  }

  /** Draws once more what stands at a place or, where nothing was drawn there, around it; `up`: so many places further up. */
  redraw(root: object, path: Path, up: number): void {
    const places = path
      .map((_, index) => path.slice(0, index + 1))
      .filter((one) => this.drawn.has(placeOf(one)));
    const place = places.at(-1 - up) ?? places[0] ?? [];
    const drawn = this.drawn.get(placeOf(place));
    const last = place.at(-1);
    if (drawn === undefined || last === undefined) throw new Error(`nothing was drawn at ${path.join('.')}`);
    let around = root as Record<string | number, unknown>;
    for (const step of place.slice(0, -1)) around = around[step] as Record<string | number, unknown>;
    around[last] = this.draw(drawn.spec, place, drawn.depth, drawn.field);
  }

  private list(spec: Spec, path: Path, depth: number, field: string): unknown[] {
    if (depthOf(spec) > depth) return [];
    const least = SEVERAL.has(String(path.at(-1))) ? 2 : 1;
    const many = least + (this.random.below(3) === 0 ? 1 : 0);
    return Array.from({ length: many }, (_, index) => this.draw(spec, [...path, index], depth, field));
  }

  private oneOf(specs: readonly Spec[], depth: number): Spec {
    const possible = specs.filter((one) => depthOf(one) <= depth);
    const wanted = possible.filter((one) => this.leadsToWanted(one));
    if (wanted.length > 0 && this.random.fraction() < WANTED) return this.random.pick(wanted);
    return this.random.pick(possible.length === 0 ? specs : possible);
  }

  private sort(name: SortName, path: Path, depth: number): unknown {
    const sort = SORTS[name];
    switch (sort.kind) {
      case 'plain':
        return PLAIN[sort.plain](this.random);
      case 'list':
        return this.pick(sort.words, (word) => wordIn(name, word));
      case 'composed':
        return this.draw(sort.spec, path, depth);
      case 'group':
        return this.fields(name, sort.fields, path, depth - 1);
      case 'family':
        return this.word(name, sort.tag, sort.words, path, depth - 1);
    }
  }

  private word(name: SortName, tag: string, words: Family, path: Path, depth: number): object {
    const all = Object.keys(words);
    const possible = all.filter((word) => depthOfFields(words[word] ?? {}) <= depth);
    const fields = this.wanted
      .filter((wanted) => wanted.startsWith(`${sortNamed(name)}.`))
      .map((wanted) => wanted.slice(sortNamed(name).length + 1).replace(/: .*/, ''));
    // A field that is wanted stands on some words only.
    const having = possible.filter((word) => fields.some((field) => hasField(words[word] ?? {}, field)));
    const word =
      having.length > 0 && this.random.fraction() < WANTED
        ? this.random.pick(having)
        : this.pick(possible.length === 0 ? all : possible, (one) => wordIn(sortNamed(name), one));
    return { [tag]: word, ...this.fields(name, words[word] ?? {}, path, depth) };
  }

  private fields(name: SortName, fields: Fields, path: Path, depth: number): object {
    const made: Record<string, unknown> = {};
    const chosen = this.optional(name, fields, depth);
    for (const [field, spec] of Object.entries(fields)) {
      const key = field.replace(/\?$/, '');
      if (!field.endsWith('?') || chosen.has(key))
        made[key] = this.draw(spec, [...path, key], depth, fieldIn(sortNamed(name), key));
    }
    return made;
  }

  /** A few of the fields that may be missing. */
  private optional(name: SortName, fields: Fields, depth: number): ReadonlySet<string> {
    const possible = Object.entries(fields)
      .filter(([field, spec]) => field.endsWith('?') && depthOf(spec) <= depth)
      .map(([field]) => field.slice(0, -1))
      .filter((key) => !NOT_DRAWN.has(key));
    const chosen = new Set<string>();
    for (const key of possible) {
      const called = fieldIn(sortNamed(name), key);
      const isWanted =
        this.wanted.some((wanted) => wanted === called || wanted.startsWith(`${called}: `)) ||
        (name === 'measures' && this.wanted.includes(wordIn('cardProperty', key))) ||
        // What leads to more of its own sort would grow without end.
        (!leadsTo(fields[`${key}?`] ?? 'null', sortNamed(name)) &&
          this.leadsToWanted(fields[`${key}?`] ?? 'null'));
      if (isWanted && this.random.fraction() < WANTED) chosen.add(key);
    }
    if (possible.length > 0)
      for (let many = this.random.pick(MANY); many > chosen.size; many--)
        chosen.add(this.random.pick(possible));
    return chosen;
  }

  private leadsToWanted(spec: Spec): boolean {
    return this.wantedSorts.some((sort) => leadsTo(spec, sort));
  }

  private pick<T extends string | boolean>(words: readonly T[], called: (word: T) => string): T {
    const wanted = words.find((word) => this.wanted.includes(called(word)));
    if (wanted !== undefined && this.random.fraction() < WANTED) return wanted;
    return this.random.pick(words);
  }
}

const hasField = (fields: Fields, field: string): boolean => field in fields || `${field}?` in fields;
