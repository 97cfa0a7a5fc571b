import { InputError } from '../errors.ts';
import { type Family, type Fields, LARGEST, type Spec } from '../language/shape.ts';
import type { SortName } from '../language/sort-names.ts';
import { type PlainSort, SORTS } from '../language/sorts.ts';

/** Tells of a card what is wrong with it, and where. */
export const refuse: (path: string, message: string) => never = (path, message) => {
  throw new InputError('badCard', path, message);
};

export const show = (value: unknown): string => JSON.stringify(value) ?? String(value);

export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWithin = (value: unknown, least: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= LARGEST;

type PlainCheck = readonly [fits: (value: unknown) => boolean, needed: string];

const PLAIN: Readonly<Record<PlainSort, PlainCheck>> = {
  integer: [(value) => isWithin(value, -LARGEST), `a whole number from -${LARGEST} to ${LARGEST} is needed`],
  count: [(value) => isWithin(value, 0), `a whole number from 0 to ${LARGEST} is needed`],
  text: [(value) => typeof value === 'string' && value !== '', 'a text is needed'],
  yes: [(value) => value === true, 'only true may stand here'],
  boolean: [(value) => typeof value === 'boolean', 'true or false is needed'],
  null: [(value) => value === null, 'nothing but null may stand here'],
  renames: [
    (value) => isGroup(value) && Object.values(value).every((name) => typeof name === 'string'),
    'old names, each with the present one, are needed',
  ],
};

/** Takes note of what is wrong, and where. */
type Complain = (path: string, message: string) => void;

/** The fields of a group or word: what may, what must be there. */
function checkFields(
  value: unknown,
  fields: Fields,
  tag: string | null,
  path: string,
  complain: Complain,
): void {
  if (!isGroup(value)) {
    complain(path, `a group of properties is needed, not ${show(value)}`);
    return;
  }
  for (const key of Object.keys(value)) {
    if (key !== tag && fields[key] === undefined && fields[`${key}?`] === undefined)
      complain(`${path}.${key}`, 'unknown property');
  }
  for (const [field, spec] of Object.entries(fields)) {
    const optional = field.endsWith('?');
    const key = optional ? field.slice(0, -1) : field;
    const place = `${path}.${key}`;
    if (value[key] !== undefined) checkShape(value[key], spec, place, complain);
    else if (!optional) complain(place, 'is missing');
  }
}

function checkWord(value: unknown, tag: string, words: Family, path: string, complain: Complain): void {
  if (!isGroup(value)) {
    complain(path, `something with a "${tag}" is needed, not ${show(value)}`);
    return;
  }
  const name = value[tag];
  const fields = typeof name === 'string' && Object.hasOwn(words, name) ? words[name] : undefined;
  if (fields === undefined) {
    complain(path, `unknown ${tag} ${show(name)}; one of ${Object.keys(words).join(', ')} is understood`);
    return;
  }
  checkFields(value, fields, tag, path, complain);
}

function checkListed(
  value: unknown,
  words: readonly (string | boolean)[],
  path: string,
  complain: Complain,
): void {
  if (!words.some((word) => word === value))
    complain(path, `unknown word ${show(value)}; one of ${words.join(', ')} is understood`);
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

/** Which of several specs a value is meant as: where it looks like none the last one, but not that nothing stands there. */
export function meant(value: unknown, specs: readonly Spec[]): Spec {
  const alike = specs.filter((spec) => looksLike(value, spec));
  const found =
    alike.find((spec) => typeof value !== 'string' || isOneOf(value, spec)) ??
    alike[0] ??
    specs.filter((spec) => spec !== 'null').at(-1);
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

/** Complains of whatever in a value is not what a spec says. */
function checkShape(value: unknown, spec: Spec, path: string, complain: Complain): void {
  if (isListSpec(spec)) {
    if (!Array.isArray(value)) {
      complain(path, `a list is needed, not ${show(value)}`);
      return;
    }
    value.forEach((element, index) => {
      checkShape(element, spec.list, `${path}[${index}]`, complain);
    });
  } else if (isEither(spec)) checkShape(value, meant(value, spec.either), path, complain);
  else if (typeof spec !== 'string') checkListed(value, spec, path, complain);
  else checkNamed(value, spec, path, complain);
}

function checkNamed(value: unknown, name: SortName, path: string, complain: Complain): void {
  const sort = SORTS[name];
  switch (sort.kind) {
    case 'plain': {
      const [fits, needed] = PLAIN[sort.plain];
      if (!fits(value)) complain(path, `${needed}, not ${show(value)}`);
      break;
    }
    case 'list':
      checkListed(value, sort.words, path, complain);
      break;
    case 'group':
      checkFields(value, sort.fields, null, path, complain);
      break;
    case 'family':
      checkWord(value, sort.tag, sort.words, path, complain);
      break;
    case 'composed':
      checkShape(value, sort.spec, path, complain);
  }
}

/** What is wrong with a card, and where. */
export interface Complaint {
  readonly where: string;
  readonly message: string;
}

/** Everything in a value that is not what a sort says. */
export function shapeComplaints(value: unknown, name: SortName, path: string): readonly Complaint[] {
  const found: Complaint[] = [];
  checkNamed(value, name, path, (where, message) => found.push({ where, message }));
  return found;
}

/** Refuses a value that is not what a sort says, naming the first place. */
export const checkSort = (value: unknown, name: SortName, path: string): void =>
  checkNamed(value, name, path, refuse);
