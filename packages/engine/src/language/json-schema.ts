import { type Fields, LARGEST, type Spec } from './shape.ts';
import type { SortName } from './sort-names.ts';
import { type PlainSort, SORTS } from './sorts.ts';

type Schema = Readonly<Record<string, unknown>>;

const PLAIN: Readonly<Record<PlainSort, Schema>> = {
  integer: { type: 'integer', minimum: -LARGEST, maximum: LARGEST },
  count: { type: 'integer', minimum: 0, maximum: LARGEST },
  text: { type: 'string', minLength: 1 },
  yes: { const: true },
  boolean: { type: 'boolean' },
  null: { type: 'null' },
  renames: { type: 'object', additionalProperties: { type: 'string' } },
};

const refTo = (sort: SortName): Schema => ({ $ref: `#/$defs/${sort}` });

function ofSpec(spec: Spec): Schema {
  if (typeof spec === 'string') return refTo(spec);
  if ('list' in spec) return { type: 'array', items: ofSpec(spec.list) };
  if ('either' in spec) return { anyOf: spec.either.map(ofSpec) };
  return { enum: [...(spec as readonly (string | boolean)[])] };
}

const nameOf = (field: string): string => (field.endsWith('?') ? field.slice(0, -1) : field);

/** An object with these fields and no others; `said` are fields with a fixed value. */
function ofFields(fields: Fields, said: Readonly<Record<string, Schema>> = {}): Schema {
  const needed = Object.keys(fields).filter((field) => !field.endsWith('?'));
  return {
    type: 'object',
    properties: {
      ...said,
      ...Object.fromEntries(Object.entries(fields).map(([field, spec]) => [nameOf(field), ofSpec(spec)])),
    },
    required: [...Object.keys(said), ...needed],
    additionalProperties: false,
  };
}

function ofSort(name: SortName): Schema {
  const sort = SORTS[name];
  switch (sort.kind) {
    case 'plain':
      return PLAIN[sort.plain];
    case 'list':
      return { enum: [...sort.words] };
    case 'group':
      return ofFields(sort.fields);
    case 'family':
      return {
        anyOf: Object.entries(sort.words).map(([word, fields]) =>
          ofFields(fields, { [sort.tag]: { const: word } }),
        ),
      };
    case 'composed':
      return ofSpec(sort.spec);
  }
}

/** What a file with cards of one's own begins with. */
export const CARDS_FORMAT = 'last-click-cards';

/**
 * A JSON Schema of a file with cards of one's own, read off the words of the language, for editors that complete and
 * check while somebody writes. What a sentence means is checked when the file is read.
 */
export const cardSchema = (): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Cards for Last Click',
  type: 'object',
  properties: {
    $schema: { type: 'string' },
    format: { const: CARDS_FORMAT },
    version: { const: 1 },
    cards: { type: 'array', items: refTo('card') },
  },
  required: ['format', 'version', 'cards'],
  additionalProperties: false,
  $defs: Object.fromEntries((Object.keys(SORTS) as SortName[]).map((name) => [name, ofSort(name)])),
});
