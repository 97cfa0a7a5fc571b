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
import { isField, reachOf } from './reach.ts';

type Plain = Extract<(typeof SORTS)[SortName], { kind: 'plain' }>['plain'];
type Path = readonly (string | number)[];
type Words = readonly string[];

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
const MANY = [0, 0, 0, 1, 1, 2] as const;
/** How much deeper than it has to be something is that is not on the way to a wanted word. */
const DEEPER = [0, 0, 1, 1, 2, 3] as const;

const NONE: Words = [];
const WHOLE: Path = ['made'];

/** What was drawn at a place, so that something else can be drawn there. */
interface Drawn {
  readonly path: Path;
  readonly spec: Spec;
  readonly depth: number;
  readonly wanted: Words;
  readonly field: string;
}

const placeOf = (path: Path): string => JSON.stringify(path);

/** How many parts of something made before are drawn once more to make something else. */
const VARIED = [1, 2, 2, 3, 4] as const;

/** Draws a piece of data of a sort of the card language with wanted words in it, and parts of it once more. */
export class Maker {
  private readonly random: Random;
  /** What is made stands in a field of it, so that it can be replaced as any other part. */
  private readonly around: { made: unknown };
  private readonly drawn: Map<string, Drawn>;

  private constructor(random: Random, made: unknown, drawn: Map<string, Drawn>) {
    this.random = random;
    this.around = { made };
    this.drawn = drawn;
  }

  static draw(random: Random, sort: SortName, depth: number, wanted: Words): Maker {
    const maker = new Maker(random, null, new Map());
    maker.around.made = maker.draw(sort, WHOLE, depth, wanted, '');
    return maker;
  }

  get made(): unknown {
    return this.around.made;
  }

  /** The same with some parts drawn once more, with the same words in it. */
  varied(): Maker {
    const varied = new Maker(this.random, structuredClone(this.made), new Map(this.drawn));
    for (let many = this.random.pick(VARIED); many > 0; many--) {
      varied.redraw(this.random.pick([...varied.drawn.values()]).path.slice(WHOLE.length), 0);
    }
    return varied;
  }

  /** Draws once more what stands at a place or, where nothing was drawn there, around it; `up`: so many places further up. */
  redraw(path: Path, up: number): void {
    const whole = [...WHOLE, ...path];
    const places = whole.flatMap((_, index) => this.drawn.get(placeOf(whole.slice(0, index + 1))) ?? []);
    const drawn = places.at(-1 - up) ?? places[0];
    if (drawn === undefined) throw new Error(`nothing was drawn at ${path.join('.')}`);
    this.forgetWithin(drawn.path);
    const around = this.at(drawn.path.slice(0, -1)) as Record<string | number, unknown>;
    around[drawn.path.at(-1) ?? ''] = this.draw(
      drawn.spec,
      drawn.path,
      drawn.depth,
      drawn.wanted,
      drawn.field,
    );
  }

  private forgetWithin(path: Path): void {
    const within = `${placeOf(path).slice(0, -1)},`;
    for (const place of this.drawn.keys()) if (place.startsWith(within)) this.drawn.delete(place);
  }

  private at(path: Path): unknown {
    return path.reduce<unknown>(
      (part, step) => (part as Readonly<Record<string | number, unknown>> | undefined)?.[step],
      this.around,
    );
  }

  /** `wanted`: the words that have to come up in it; `field`: the name of the field it stands in. */
  private draw(spec: Spec, path: Path, depth: number, wanted: Words, field: string): unknown {
    this.drawn.set(placeOf(path), { spec, path, depth, wanted, field });
    const most = wanted.length > 0 ? depth : Math.min(depth, depthOf(spec) + this.random.pick(DEEPER));
    return this.make(spec, path, most, wanted, field);
  }

  private make(spec: Spec, path: Path, depth: number, wanted: Words, field: string): unknown {
    if (isListSpec(spec)) return this.list(spec.list, path, depth, wanted, field);
    if (isEither(spec))
      return this.make(this.oneOf(spec.either, depth, wanted, field), path, depth, wanted, field);
    if (typeof spec !== 'string') return this.pick(spec, wanted, (word) => `${field}: ${word}`);
    return this.sort(spec, path, depth, wanted);
  }

  private list(spec: Spec, path: Path, depth: number, wanted: Words, field: string): unknown[] {
    if (depthOf(spec) > depth) return [];
    const least = SEVERAL.has(String(path.at(-1))) ? 2 : 1;
    const many = least + (this.random.below(wanted.length > 1 ? 2 : 4) === 0 ? 1 : 0);
    const given = wanted.map(() => this.random.below(many));
    return Array.from({ length: many }, (_, index) =>
      this.draw(
        spec,
        [...path, index],
        depth,
        wanted.filter((_word, which) => given[which] === index),
        field,
      ),
    );
  }

  private oneOf(specs: readonly Spec[], depth: number, wanted: Words, field: string): Spec {
    const possible = specs.filter((one) => depthOf(one) <= depth);
    return this.nearest(possible.length === 0 ? specs : possible, depth, wanted, (one, word) =>
      reachOf(word).of(one, field),
    );
  }

  private sort(name: SortName, path: Path, depth: number, wanted: Words): unknown {
    const sort = SORTS[name];
    switch (sort.kind) {
      case 'plain':
        return PLAIN[sort.plain](this.random);
      case 'list':
        return this.pick(sort.words, wanted, (word) => wordIn(name, word));
      case 'composed':
        return this.make(sort.spec, path, depth, wanted, '');
      case 'group':
        return this.fields(
          name,
          sort.fields,
          path,
          depth - 1,
          wanted.filter((word) => word !== name),
        );
      case 'family':
        return this.word(name, sort.tag, sort.words, path, depth - 1, wanted);
    }
  }

  private word(name: SortName, tag: string, words: Family, path: Path, depth: number, wanted: Words): object {
    const all = Object.keys(words);
    const possible = all.filter((word) => depthOfFields(words[word] ?? {}) <= depth);
    const called = (word: string): string => wordIn(sortNamed(name), word);
    const word = this.nearest(possible.length === 0 ? all : possible, depth, wanted, (one, want) =>
      called(one) === want ? 0 : reachOf(want).ofFields(name, words[one] ?? {}),
    );
    const left = wanted.filter((want) => want !== called(word));
    return { [tag]: word, ...this.fields(name, words[word] ?? {}, path, depth, left) };
  }

  private fields(name: SortName, fields: Fields, path: Path, depth: number, wanted: Words): object {
    const given = new Map<string, string[]>();
    for (const want of wanted) {
      const far = (field: string): number => reachOf(want).ofField(name, field, fields[field] ?? 'null');
      const leading = Object.keys(fields).filter((one) => !NOT_DRAWN.has(keyOf(one)) && far(one) <= depth);
      if (leading.length === 0) continue;
      const field = this.nearest(leading, depth, [want], far);
      given.set(field, [...(given.get(field) ?? []), ...(isField(name, field, want) ? [] : [want])]);
    }
    const chosen = this.optional(fields, depth, given);
    const made: Record<string, unknown> = {};
    for (const [field, spec] of Object.entries(fields)) {
      if (field.endsWith('?') && !chosen.has(field)) continue;
      const key = keyOf(field);
      made[key] = this.draw(
        spec,
        [...path, key],
        depth,
        given.get(field) ?? NONE,
        fieldIn(sortNamed(name), key),
      );
    }
    return made;
  }

  /** The fields that may be missing and have to be there, and a few more. */
  private optional(fields: Fields, depth: number, given: ReadonlyMap<string, unknown>): ReadonlySet<string> {
    const possible = Object.entries(fields)
      .filter(
        ([field, spec]) => field.endsWith('?') && depthOf(spec) <= depth && !NOT_DRAWN.has(keyOf(field)),
      )
      .map(([field]) => field);
    const chosen = new Set(possible.filter((field) => given.has(field)));
    if (possible.length > 0)
      for (let many = this.random.pick(MANY); many > 0; many--) chosen.add(this.random.pick(possible));
    return chosen;
  }

  /** One of those through which the wanted words can be reached, rather a short way than a long one. */
  private nearest<T>(
    all: readonly T[],
    depth: number,
    wanted: Words,
    far: (one: T, word: string) => number,
  ): T {
    const ways = all.map((one) => Math.max(0, ...wanted.map((word) => far(one, word))));
    const possible = all.flatMap((one, index) => {
      const way = ways[index] ?? 0;
      return way <= depth ? [{ one, weight: wanted.length === 0 ? 1 : 0.5 ** way }] : [];
    });
    if (possible.length === 0) {
      // Not all of them stand there together: as many as there is room for.
      return wanted.length === 0 ? this.random.pick(all) : this.nearest(all, depth, wanted.slice(0, -1), far);
    }
    let left = this.random.fraction() * possible.reduce((sum, { weight }) => sum + weight, 0);
    for (const { one, weight } of possible) {
      left -= weight;
      if (left < 0) return one;
    }
    return (possible.at(-1) as (typeof possible)[number]).one;
  }

  private pick<T extends string | boolean>(
    words: readonly T[],
    wanted: Words,
    called: (word: T) => string,
  ): T {
    return words.find((word) => wanted.includes(called(word))) ?? this.random.pick(words);
  }
}

const keyOf = (field: string): string => field.replace(/\?$/, '');
