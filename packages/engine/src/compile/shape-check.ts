import { InputError } from '../errors.ts';
import type { Family, Fields, Spec } from '../language/shape.ts';
import type { SortName } from '../language/sort-names.ts';
import { type PlainSort, SORTS } from '../language/sorts.ts';

/** Tells of a card what is wrong with it, and where. */
export const refuse: (path: string, message: string) => never = (path, message) => {
  throw new InputError('badCard', path, message);
};

export const show = (value: unknown): string => JSON.stringify(value) ?? String(value);

export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type PlainCheck = readonly [fits: (value: unknown) => boolean, needed: string];

const PLAIN: Readonly<Record<PlainSort, PlainCheck>> = {
  integer: [(value) => Number.isInteger(value), 'a whole number is needed'],
  count: [(value) => Number.isInteger(value) && Number(value) >= 0, 'a number of 0 or more is needed'],
  text: [(value) => typeof value === 'string' && value !== '', 'a text is needed'],
  yes: [(value) => value === true, 'only true may stand here'],
  boolean: [(value) => typeof value === 'boolean', 'true or false is needed'],
  null: [(value) => value === null, 'nothing but null may stand here'],
  renames: [
    (value) => isGroup(value) && Object.values(value).every((name) => typeof name === 'string'),
    'old names, each with the present one, are needed',
  ],
};

/** The fields of a group or word: what may, what must be there. */
function checkFields(value: unknown, fields: Fields, tag: string | null, path: string): void {
  if (!isGroup(value)) refuse(path, `a group of properties is needed, not ${show(value)}`);
  for (const key of Object.keys(value)) {
    if (key !== tag && fields[key] === undefined && fields[`${key}?`] === undefined)
      refuse(`${path}.${key}`, 'unknown property');
  }
  for (const [field, spec] of Object.entries(fields)) {
    const optional = field.endsWith('?');
    const key = optional ? field.slice(0, -1) : field;
    const place = `${path}.${key}`;
    if (value[key] !== undefined) checkSpec(value[key], spec, place);
    else if (!optional) refuse(place, 'is missing');
  }
}

function checkWord(value: unknown, tag: string, words: Family, path: string): void {
  if (!isGroup(value)) refuse(path, `something with a "${tag}" is needed, not ${show(value)}`);
  const name = value[tag];
  const fields = typeof name === 'string' && Object.hasOwn(words, name) ? words[name] : undefined;
  if (fields === undefined)
    refuse(path, `unknown ${tag} ${show(name)}; one of ${Object.keys(words).join(', ')} is understood`);
  checkFields(value, fields, tag, path);
}

function checkListed(value: unknown, words: readonly (string | boolean)[], path: string): void {
  if (!words.some((word) => word === value))
    refuse(path, `unknown word ${show(value)}; one of ${words.join(', ')} is understood`);
}

/** Whether a value looks like what a spec means, so that a mistake in it can be named. */
function looksLike(value: unknown, spec: Spec): boolean {
  if (isListSpec(spec)) return Array.isArray(value);
  if (isEither(spec)) return spec.either.some((other) => looksLike(value, other));
  if (typeof spec !== 'string') return typeof value === 'string' || typeof value === 'boolean';
  const sort = SORTS[spec];
  switch (sort.kind) {
    case 'plain':
      if (sort.plain === 'renames') return isGroup(value);
      return sort.plain === 'integer' || sort.plain === 'count'
        ? typeof value === 'number'
        : sort.plain === 'null'
          ? value === null
          : typeof value === (sort.plain === 'text' ? 'string' : 'boolean');
    case 'list':
      return typeof value === 'string';
    case 'group': {
      if (!isGroup(value)) return false;
      const needed = Object.keys(sort.fields).filter((field) => !field.endsWith('?'));
      return needed.length === 0 || needed.some((field) => field in value);
    }
    case 'family':
      return isGroup(value) && sort.tag in value;
    case 'composed':
      return looksLike(value, sort.spec);
  }
}

export const isListSpec = (spec: Spec): spec is Extract<Spec, { list: Spec }> =>
  typeof spec === 'object' && 'list' in spec;
export const isEither = (spec: Spec): spec is Extract<Spec, { either: readonly Spec[] }> =>
  typeof spec === 'object' && 'either' in spec;

/** Which of several specs a value is meant as: the last one where it looks like none. */
export function meant(value: unknown, specs: readonly Spec[]): Spec {
  const alike = specs.filter((spec) => looksLike(value, spec));
  const found =
    alike.find((spec) => typeof value !== 'string' || isOneOf(value, spec)) ?? alike[0] ?? specs.at(-1);
  return found ?? 'null';
}

/** Whether a word is among those a spec lists. */
function isOneOf(word: string, spec: Spec): boolean {
  if (isListSpec(spec)) return false;
  if (isEither(spec)) return spec.either.some((other) => isOneOf(word, other));
  if (typeof spec !== 'string') return spec.includes(word);
  const sort = SORTS[spec];
  return sort.kind === 'list'
    ? sort.words.includes(word)
    : sort.kind === 'composed' && isOneOf(word, sort.spec);
}

/** Refuses a value that is not what a spec says, naming the place. */
export function checkSpec(value: unknown, spec: Spec, path: string): void {
  if (isListSpec(spec)) {
    if (!Array.isArray(value)) refuse(path, `a list is needed, not ${show(value)}`);
    value.forEach((element, index) => {
      checkSpec(element, spec.list, `${path}[${index}]`);
    });
  } else if (isEither(spec)) checkSpec(value, meant(value, spec.either), path);
  else if (typeof spec !== 'string') checkListed(value, spec, path);
  else checkSort(value, spec, path);
}

export function checkSort(value: unknown, name: SortName, path: string): void {
  const sort = SORTS[name];
  switch (sort.kind) {
    case 'plain': {
      const [fits, needed] = PLAIN[sort.plain];
      if (!fits(value)) refuse(path, `${needed}, not ${show(value)}`);
      break;
    }
    case 'list':
      checkListed(value, sort.words, path);
      break;
    case 'group':
      checkFields(value, sort.fields, null, path);
      break;
    case 'family':
      checkWord(value, sort.tag, sort.words, path);
      break;
    case 'composed':
      checkSpec(value, sort.spec, path);
  }
}
