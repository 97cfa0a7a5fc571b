import { type Fields, isEither, isListSpec, SORTS, type SortName, type Spec } from '@lastclick/engine/words';
import { fieldIn, sortNamed, wordIn } from '../cards/elements.ts';
import { depthOf, depthOfFields } from './depths.ts';

// How deep data of each sort has to be to have a word of the language in it, so that it can be drawn on purpose.

const NEVER = Number.POSITIVE_INFINITY;
const NAMES = Object.keys(SORTS) as SortName[];

const keyOf = (field: string): string => field.replace(/\?$/, '');

/** Whether a field by being there is the word; to measure a property is to speak of it. */
export const isField = (sort: SortName, field: string, word: string): boolean =>
  (field.endsWith('?') && fieldIn(sortNamed(sort), keyOf(field)) === word) ||
  (sort === 'measures' && wordIn('cardProperty', keyOf(field)) === word);

/** The depths to one word. */
class Reach {
  private readonly word: string;
  private readonly depths = new Map<SortName, number>();
  private readonly kept = new Map<Fields, number>();

  constructor(word: string) {
    this.word = word;
    for (let isSettled = false; !isSettled; ) {
      isSettled = true;
      for (const name of NAMES) {
        const depth = this.ofSort(name);
        if (depth === (this.depths.get(name) ?? NEVER)) continue;
        this.depths.set(name, depth);
        isSettled = false;
      }
    }
  }

  /** `field`: the name of the field it stands in, whose own words are called by it. */
  of(spec: Spec, field: string): number {
    if (isListSpec(spec)) return this.of(spec.list, field);
    if (isEither(spec)) return Math.min(...spec.either.map((one) => this.of(one, field)));
    if (typeof spec === 'string') return this.depths.get(spec) ?? NEVER;
    return spec.length > 1 && spec.some((word) => `${field}: ${word}` === this.word) ? 0 : NEVER;
  }

  ofField(sort: SortName, field: string, spec: Spec): number {
    if (isField(sort, field, this.word)) return depthOf(spec);
    return this.of(spec, fieldIn(sortNamed(sort), keyOf(field)));
  }

  ofFields(sort: SortName, fields: Fields): number {
    const depth = this.kept.get(fields) ?? this.nearestOf(sort, fields);
    this.kept.set(fields, depth);
    return depth;
  }

  private nearestOf(sort: SortName, fields: Fields): number {
    const nearest = Math.min(
      ...Object.entries(fields).map(([field, spec]) => this.ofField(sort, field, spec)),
    );
    return Math.max(nearest, depthOfFields(fields));
  }

  private ofSort(name: SortName): number {
    const sort = SORTS[name];
    switch (sort.kind) {
      case 'plain':
        return NEVER;
      case 'list':
        return sort.words.some((word) => wordIn(name, word) === this.word) ? 0 : NEVER;
      case 'composed':
        return this.of(sort.spec, '');
      case 'group':
        if (name === this.word) return 1 + depthOfFields(sort.fields);
        return 1 + this.nearestOf(name, sort.fields);
      case 'family':
        return Math.min(
          ...Object.entries(sort.words).map(([word, fields]) =>
            wordIn(sortNamed(name), word) === this.word
              ? 1 + depthOfFields(fields)
              : 1 + this.nearestOf(name, fields),
          ),
        );
    }
  }
}

const found = new Map<string, Reach>();

export function reachOf(word: string): Reach {
  const kept = found.get(word) ?? new Reach(word);
  found.set(word, kept);
  return kept;
}
