import type { CardData } from '@lastclick/engine/language';
import {
  FACTS,
  type Fields,
  isEither,
  isListSpec,
  meant,
  type Part,
  SORTS,
  type SortName,
  type Spec,
  walk,
} from '@lastclick/engine/words';

// What counts as a word of the card language: each word of a family and of a list, each group of fields, every field
// that may be missing, and each of several words that only one field knows. They are called "effect trash", "past",
// "deed.first", "condition.what: access".

export const wordIn = (sort: string, word: string): string => `${sort} ${word}`;
export const fieldIn = (sort: string, field: string): string => `${sort}.${field}`;

/** Sorts of words that stand for printed facts or restate other words. */
const NO_WORDS: ReadonlySet<string> = new Set(['cardType', 'faction', 'subtype', 'side', 'face']);

/** The words a field itself lists; one alone says no more than the field. */
function listedIn(data: unknown, spec: Spec): string[] {
  if (isListSpec(spec)) return Array.isArray(data) ? data.flatMap((one) => listedIn(one, spec.list)) : [];
  if (isEither(spec)) return listedIn(data, meant(data, spec.either));
  return typeof spec === 'object' && spec.length > 1 && typeof data === 'string' ? [data] : [];
}

/** Of a card: neither a printed fact nor what its abilities were called before. */
const isText = (field: string): boolean => field.endsWith('?') && !(field in FACTS) && field !== 'formerly?';

function fieldsOf(sort: string, data: object, fields: Fields): string[] {
  return Object.entries(fields).flatMap(([field, spec]) => {
    const key = field.replace(/\?$/, '');
    const said = (data as Readonly<Record<string, unknown>>)[key];
    if (said === undefined || key === 'as' || (sort === 'card' && !isText(field))) return [];
    return [
      ...(field.endsWith('?') ? [fieldIn(sort, key)] : []),
      ...listedIn(said, spec).map((word) => fieldIn(sort, `${key}: ${word}`)),
    ];
  });
}

/** An ability is the same word where an instruction puts it off, or a card gains it. */
export const sortNamed = (sort: string): string =>
  sort === 'conditional' || sort === 'gained' ? 'abilityWord' : sort;

function elementsOfPart({ sort: called, data, word }: Part): string[] {
  const sort = SORTS[called];
  const name = sortNamed(called);
  if (NO_WORDS.has(name)) return [];
  if (sort.kind === 'list') return [wordIn(name, word)];
  if (typeof data !== 'object' || data === null) return [];
  // To measure a property is to speak of it.
  if (name === 'measures') return Object.keys(data).map((property) => wordIn('cardProperty', property));
  if (sort.kind === 'group')
    return [...(name === 'card' ? [] : [name]), ...fieldsOf(name, data, sort.fields)];
  if (sort.kind !== 'family') return [];
  return [wordIn(name, word), ...fieldsOf(name, data, sort.words[word] ?? {})];
}

/** The words something is written in. */
export function elementsIn(data: unknown, sort: SortName): Set<string> {
  const found = new Set<string>();
  walk(data, sort, (part) => {
    for (const element of elementsOfPart(part)) found.add(element);
  });
  return found;
}

/** The words a card is written in. */
export const elementsOf = (card: CardData): Set<string> => elementsIn(card, 'card');
