import { canonical, digestOf, sumOf } from '../digest.ts';
import { at } from '../invariant.ts';
import { abilitiesOf } from '../language/text.ts';
import { givenName } from './names.ts';
import type { CardNames, CompiledCard } from './program.ts';

// A state holds places in the texts of its cards as numbers. This is what a save says of a text, so that these can be
// found again, or missed, after the text was edited.

/** What an ability is called, and a sum of all it says: with the same sum it says the same. */
export type IndexedAbility = readonly [name: string, sum: string];

/** The lists of a card in which a state counts: its abilities, subroutines it gives others, texts of runs it makes. */
export type AbilityList = keyof CardNames | 'given' | 'runs';

export interface TextIndex {
  /** Of every ability, in the order in which the state counts them. */
  readonly abilities: Readonly<Record<AbilityList, readonly IndexedAbility[]>>;
  /** Of every position of every program. */
  readonly labels: readonly (readonly string[])[];
  /** What fills each slot of every program: the label of its position, and which of it. */
  readonly slots: readonly (readonly string[])[];
  /** The same of the numbers it keeps. */
  readonly numbers: readonly (readonly string[])[];
  /** All modes of every program, by the label of the choice and the name of the mode. */
  readonly modes: readonly (readonly string[])[];
}

/** In a slot's name, what stands between the position that fills it and which of it. */
export const OF_POSITION = '#';

/** What an ability is called says nothing of what it does. */
const abilitySum = ({ as, ...says }: { readonly as?: string }): string => sumOf(canonical(says));

const indexed = (
  names: readonly string[],
  abilities: readonly { readonly as?: string }[],
): IndexedAbility[] => abilities.map((ability, index) => [at(names, index), abilitySum(ability)]);

function slotsOf({ programs, labels, when }: CompiledCard, program: number): string[] {
  const slots: string[] = [];
  const words = at(labels, program);
  // A delayed ability has what the one that created it called "that" in its first slot.
  if (when.some((ability) => ability.delayed && ability.program === program)) slots[0] = `${OF_POSITION}that`;
  at(programs, program).forEach((instruction, position) => {
    const label = at(words, position);
    if (instruction.op === 'target') slots[instruction.slot] = `${label}${OF_POSITION}`;
    if (instruction.op === 'pay' && instruction.keeps >= 0)
      slots[instruction.keeps] = `${label}${OF_POSITION}`;
    if (instruction.op === 'more') slots[instruction.all] = `${label}${OF_POSITION}all`;
    if (instruction.op !== 'do') return;
    instruction.effects.forEach(({ keeps }, index) => {
      if (keeps >= 0) slots[keeps] = `${label}${OF_POSITION}${index}`;
    });
  });
  return Array.from(slots, (name) => name ?? '');
}

function numbersOf({ programs, labels }: CompiledCard, program: number): string[] {
  const numbers: string[] = [];
  const words = at(labels, program);
  at(programs, program).forEach((instruction, position) => {
    const label = at(words, position);
    if (instruction.op === 'bid' && instruction.counts >= 0)
      numbers[instruction.counts] = `${label}${OF_POSITION}`;
    if (instruction.op === 'repeat') numbers[instruction.number] = `${label}${OF_POSITION}`;
    if (instruction.op === 'number' || instruction.op === 'server')
      numbers[instruction.effect.chosen] = `${label}${OF_POSITION}`;
    if (instruction.op !== 'do') return;
    instruction.effects.forEach(({ counts }, index) => {
      if (counts >= 0) numbers[counts] = `${label}${OF_POSITION}${index}`;
    });
  });
  return Array.from(numbers, (name) => name ?? '');
}

function modesOf({ programs, labels }: CompiledCard, program: number): string[] {
  const words = at(labels, program);
  return at(programs, program).flatMap((instruction, position) =>
    instruction.op === 'modes' ? instruction.names.map((mode) => `${at(words, position)}/${mode}`) : [],
  );
}

/** Subroutines it gives others are called by what their programs are. */
const givenSubroutines = (card: CompiledCard): IndexedAbility[] =>
  [...card.given].flatMap(([ability, { subroutines }]) =>
    subroutines.map((program, index): IndexedAbility => {
      return [givenName(card, program), sumOf(canonical([{ ...ability, as: undefined }, index]))];
    }),
  );

/** The text of a run is called by the first of its abilities. */
const runTexts = (
  { runTexts }: CompiledCard,
  abilities: Readonly<Record<keyof CardNames, readonly IndexedAbility[]>>,
): IndexedAbility[] =>
  runTexts.map(({ when, interrupts, lasting }): IndexedAbility => {
    const all = [
      ...when.map((place) => at(abilities.when, place)),
      ...interrupts.map((place) => at(abilities.interrupts, place)),
      ...lasting.map((place) => at(abilities.lasting, place)),
    ];
    return [`run ${at(all, 0)[0]}`, sumOf(canonical(all.map(([, sum]) => sum)))];
  });

function makeIndex(card: CompiledCard): TextIndex {
  const { names, when, paid, interrupts, statics, lasting, programs, labels } = card;
  const dataOf = <T>({ data }: { readonly data: T }): T => data;
  const abilities = {
    when: indexed(names.when, when.map(dataOf)),
    paid: indexed(names.paid, paid.map(dataOf)),
    interrupts: indexed(names.interrupts, interrupts.map(dataOf)),
    statics: indexed(names.statics, statics),
    lasting: indexed(names.lasting, lasting),
    subroutines: indexed(names.subroutines, abilitiesOf(card.data, 'sub')),
  };
  return {
    abilities: { ...abilities, given: givenSubroutines(card), runs: runTexts(card, abilities) },
    labels,
    slots: programs.map((_, program) => slotsOf(card, program)),
    numbers: programs.map((_, program) => numbersOf(card, program)),
    modes: programs.map((_, program) => modesOf(card, program)),
  };
}

const indexes = new WeakMap<CompiledCard, TextIndex>();

export function textIndex(card: CompiledCard): TextIndex {
  const made = indexes.get(card) ?? makeIndex(card);
  indexes.set(card, made);
  return made;
}

const revisions = new WeakMap<CompiledCard, string>();

/** What saves of version 2 had for a digest: with the same one, the numbers they hold mean the same. */
export function revisionOfVersion2(card: CompiledCard): string {
  const { formerly, ...data } = card.data;
  const made = revisions.get(card) ?? sumOf(canonical([data, textIndex(card)]));
  revisions.set(card, made);
  return made;
}

const digests = new WeakMap<CompiledCard, string>();

/** The digest of what a card says and is, whatever its abilities were called formerly. */
export function cardDigest(card: CompiledCard): string {
  const { formerly, ...data } = card.data;
  const made = digests.get(card) ?? digestOf(data);
  digests.set(card, made);
  return made;
}
