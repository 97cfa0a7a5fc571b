import type { Effect, Frame, Instance } from './frame.ts';
import type { CardId, Lingering, ObjectRef, Run } from './state.ts';

// What waits in a state speaks of cards by numbers. This is the one list of which numbers those are.

type Speaking = Frame | Effect | Instance | Lingering | Run;
type Numbers = number | readonly number[] | readonly (readonly number[])[];
type NumberField<T> = T extends unknown
  ? { [K in keyof T]-?: T[K] extends Numbers ? K : never }[keyof T]
  : never;

/** A reference to an object, a card's id, a definition, a place in the text of a card, or simply a number. */
type Meaning = 'ref' | 'id' | 'def' | 'text' | 'plain';

/** What every field with numbers means; the compiler asks for each one that is added. */
const MEANING = {
  card: 'ref',
  cards: 'ref',
  changedBy: 'ref',
  chosen: 'ref',
  done: 'ref',
  giver: 'ref',
  hosted: 'ref',
  inwardOf: 'ref',
  object: 'ref',
  onto: 'ref',
  origin: 'ref',
  looked: 'ref',
  others: 'ref',
  rest: 'ref',
  revealed: 'ref',
  slots: 'ref',
  source: 'ref',
  spending: 'ref',
  subject: 'ref',
  subjects: 'ref',
  tried: 'ref',
  drawn: 'id',
  wasHostedOn: 'id',
  def: 'def',
  ability: 'text',
  broken: 'text',
  counts: 'text',
  interrupt: 'text',
  keeps: 'text',
  pc: 'text',
  program: 'text',
  resolved: 'text',
  text: 'text',
  accessed: 'plain',
  allowed: 'plain',
  allows: 'plain',
  amount: 'plain',
  amounts: 'plain',
  approaches: 'plain',
  at: 'plain',
  batch: 'plain',
  clickDiscount: 'plain',
  clicks: 'plain',
  corp: 'plain',
  counters: 'plain',
  created: 'plain',
  run: 'plain',
  turn: 'plain',
  encounter: 'plain',
  fund: 'plain',
  index: 'plain',
  left: 'plain',
  less: 'plain',
  lingering: 'plain',
  link: 'plain',
  marks: 'plain',
  noted: 'plain',
  number: 'plain',
  most: 'plain',
  guessed: 'plain',
  home: 'plain',
  numbers: 'plain',
  position: 'plain',
  remaining: 'plain',
  rezLess: 'plain',
  runner: 'plain',
  server: 'plain',
  servers: 'plain',
  spent: 'plain',
  stage: 'plain',
  step: 'plain',
  strength: 'plain',
  surplus: 'plain',
  traced: 'plain',
  was: 'plain',
  way: 'plain',
  x: 'plain',
} as const satisfies Readonly<Record<NumberField<Speaking>, Meaning>>;

const meaningOf = (key: string): Meaning | undefined => MEANING[key as keyof typeof MEANING];

type Meanings = typeof MEANING;
/** The fields whose numbers mean something else once the card is edited; see session/moved-texts.ts. */
export type TextField = { [K in keyof Meanings]: Meanings[K] extends 'text' ? K : never }[keyof Meanings];

/** Told of every reference and definition in something that waits. */
export interface Visitor {
  ref(ref: ObjectRef): void;
  def(def: number): void;
}

/** Shows a visitor everything a value speaks of; `key` is the field the value is in. */
export function visitReferences(value: unknown, visitor: Visitor, key = ''): void {
  if (typeof value === 'number') {
    const meaning = meaningOf(key);
    if (meaning === 'ref') visitor.ref(value);
    else if (meaning === 'def') visitor.def(value);
  } else if (Array.isArray(value)) {
    for (const part of value) visitReferences(part, visitor, key);
  } else if (typeof value === 'object' && value !== null) {
    for (const field in value) visitReferences((value as Record<string, unknown>)[field], visitor, field);
  }
}

/** What each kind of reference becomes. */
export interface Renaming {
  ref(ref: ObjectRef): ObjectRef;
  id(id: CardId): CardId;
  def(def: number): number;
}

function renamed(value: unknown, names: Renaming, key: string): unknown {
  if (typeof value === 'number') {
    const meaning = meaningOf(key);
    return meaning === undefined || meaning === 'plain' || meaning === 'text' ? value : names[meaning](value);
  }
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    for (let i = 0; i < copy.length; i++) copy[i] = renamed(copy[i], names, key);
    return copy;
  }
  if (typeof value !== 'object' || value === null) return value;
  // Copied whole first, for the same shape: code that has seen several is slower.
  const copy: Record<string, unknown> = { ...value };
  for (const field in copy) copy[field] = renamed(copy[field], names, field);
  return copy;
}

/** A copy that speaks of cards by other names. */
export const withOtherNames = <T extends Speaking>(value: T, names: Renaming): T =>
  renamed(value, names, '') as T;
