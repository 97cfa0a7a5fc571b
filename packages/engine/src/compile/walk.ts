import type { Fields, Spec } from '../language/shape.ts';
import type { SortName } from '../language/sort-names.ts';
import { SORTS, type Sorts } from '../language/sorts.ts';
import { isEither, isGroup, isListSpec, meant } from './shape-check.ts';

/** A part of a card's data, of a sort with words or fields of its own, and where it stands. */
export interface Part<S extends SortName = SortName> {
  readonly sort: S;
  readonly data: Sorts[S];
  /** The word, where the sort has words. */
  readonly word: string;
  /** Field names and list positions from where the walk began. */
  readonly path: readonly (string | number)[];
  /** The parts it stands in, the outermost first. */
  readonly within: readonly Part[];
}

type Visit = (part: Part) => void;
type Path = Part['path'];

function walkFields(data: unknown, fields: Fields, path: Path, within: readonly Part[], visit: Visit): void {
  if (!isGroup(data)) return;
  for (const [field, spec] of Object.entries(fields)) {
    const key = field.endsWith('?') ? field.slice(0, -1) : field;
    if (data[key] !== undefined) walkSpec(data[key], spec, [...path, key], within, visit);
  }
}

function walkSpec(data: unknown, spec: Spec, path: Path, within: readonly Part[], visit: Visit): void {
  if (isListSpec(spec)) {
    if (!Array.isArray(data)) return;
    data.forEach((element, index) => {
      walkSpec(element, spec.list, [...path, index], within, visit);
    });
  } else if (isEither(spec)) walkSpec(data, meant(data, spec.either), path, within, visit);
  else if (typeof spec === 'string') walkSort(data, spec, path, within, visit);
}

function walkSort(data: unknown, name: SortName, path: Path, within: readonly Part[], visit: Visit): void {
  const sort = SORTS[name];
  if (sort.kind === 'composed') walkSpec(data, sort.spec, path, within, visit);
  if (sort.kind === 'composed' || sort.kind === 'plain') return;
  const told = sort.kind === 'family' && isGroup(data) ? data[sort.tag] : sort.kind === 'list' ? data : '';
  const word = typeof told === 'string' ? told : '';
  const part: Part = { sort: name, data: data as Sorts[SortName], word, path, within };
  visit(part);
  const fields = sort.kind === 'group' ? sort.fields : sort.kind === 'family' ? sort.words[word] : undefined;
  if (fields !== undefined) walkFields(data, fields, path, [...within, part], visit);
}

/** Shows every part of a piece of checked card data, the outer before what it is made of. */
export const walk = (data: unknown, sort: SortName, visit: Visit): void =>
  walkSort(data, sort, [], [], visit);

/** Whether a part is of a sort; narrows its data. */
export const isA = <S extends SortName>(part: Part, sort: S): part is Part<S> => part.sort === sort;

/** A part as an ability with a word of its own, printed or gained. */
export const abilityIn = (part: Part): Sorts['abilityWord'] | null =>
  isA(part, 'abilityWord') || isA(part, 'gained') ? part.data : null;

/** A part as the conditional ability it is, printed or put off. */
export function conditionalOf(part: Part | undefined): Sorts['conditional'] | null {
  if (part === undefined || !(isA(part, 'abilityWord') || isA(part, 'conditional') || isA(part, 'gained')))
    return null;
  return part.data.ability === 'when' ? part.data : null;
}

/** Whether a piece of card data has such a part anywhere in it. */
export function speaksOf(data: unknown, sort: SortName, isMeant: (part: Part) => boolean): boolean {
  let found = false;
  walk(data, sort, (part) => {
    found ||= isMeant(part);
  });
  return found;
}
