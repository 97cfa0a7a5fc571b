import { oneWord, presentName } from '../compile/names.ts';
import type { CompiledCard } from '../compile/program.ts';
import {
  type AbilityList,
  type IndexedAbility,
  OF_POSITION,
  type TextIndex,
  textIndex,
} from '../compile/text-index.ts';
import { InputError } from '../errors.ts';
import { at } from '../invariant.ts';
import type { ObjectRef } from '../state/state.ts';

/** A position in the programs of a card. */
export interface ProgramPosition {
  readonly program: number;
  readonly pc: number;
}

/** A name without the number that tells it from others. */
const unnumbered = (name: string): string => name.replace(/ \d+$/, '');

const placesWhere = <T>(list: readonly T[], holds: (entry: T) => boolean): number[] =>
  list.flatMap((entry, place) => (holds(entry) ? [place] : []));

const howMany = (list: readonly IndexedAbility[], name: string): number =>
  list.filter(([other]) => unnumbered(other) === unnumbered(name)).length;

/** How many steps are called like the last word of a path, at the place it leads to. */
function alike(labels: readonly string[], path: readonly string[]): number {
  const depth = path.length - 1;
  const word = unnumbered(path[depth] ?? '');
  const before = path.slice(0, depth).join('/');
  const found = labels
    .map((label) => label.split('/'))
    .filter((words) => words.slice(0, depth).join('/') === before && unnumbered(words[depth] ?? '') === word);
  return new Set(found.map((words) => words[depth])).size;
}

/** Bits, each in its new place. */
function moved(bits: number, placeOf: (index: number) => number): number {
  let now = 0;
  for (let index = 0; bits >> index !== 0; index++) if ((bits >> index) & 1) now |= 1 << placeOf(index);
  return now;
}

/** Whether two positions belong to different modes of one choice: only one of them can have been come by. */
function isOfAnotherMode(label: string, here: string): boolean {
  const [words, path] = [label.split('/'), here.split('/')];
  const parting = words.findIndex((word, depth) => word !== path[depth]);
  return parting > 0 && parting < path.length && unnumbered(words[parting - 1] ?? '') === 'modes';
}

/**
 * Finds the places of a card's text as it was in its text as it is: an ability that says the same is the same one
 * whatever it is called; one that does not is found by its name, if only one can be meant. Refuses what is gone.
 */
export class TextPlaces {
  private readonly card: CompiledCard;
  private readonly before: TextIndex;
  private readonly now: TextIndex;

  constructor(card: CompiledCard, before: TextIndex) {
    this.card = card;
    this.before = before;
    this.now = textIndex(card);
  }

  ability(list: AbilityList, index: number): number {
    const before = this.before.abilities[list];
    const now = this.now.abilities[list];
    const [name, sum] = before[index] ?? this.refuse(`its ability ${index} of "${list}" is not told of`);
    const saysTheSame = ([, other]: IndexedAbility): boolean => other === sum;
    const sameNow = placesWhere(now, saysTheSame);
    const sameBefore = placesWhere(before, saysTheSame);
    if (sameNow.length > 0) {
      if (sameNow.length !== sameBefore.length) return this.refuseAsUnclear(name);
      return at(sameNow, sameBefore.indexOf(index));
    }
    const present = presentName(this.card, name);
    const place = now.findIndex(([other]) => other === present);
    const found = now[place];
    if (found === undefined) return this.refuseAsGone(name);
    const isAnother = before.some(([, other]) => other === found[1]);
    const isSaid = this.card.data.formerly?.[name] !== undefined;
    if (isAnother || (!isSaid && howMany(before, name) !== howMany(now, present)))
      return this.refuseAsUnclear(name);
    return place;
  }

  /** The same, of an ability that must say what it said. */
  unchanged(list: AbilityList, index: number): number {
    const place = this.ability(list, index);
    const [name, sum] = at(this.before.abilities[list], index);
    return at(this.now.abilities[list], place)[1] === sum ? place : this.refuseAsUnclear(name);
  }

  /** What an ability is called now that must say what it said. */
  unchangedName(list: AbilityList, name: string): string {
    const index = this.before.abilities[list].findIndex(([other]) => other === name);
    return index < 0 ? this.refuseAsGone(name) : at(this.now.abilities[list], this.unchanged(list, index))[0];
  }

  position({ program, pc }: ProgramPosition): ProgramPosition {
    const label = this.before.labels[program]?.[pc] ?? this.refuse(`its program ${program} is not told of`);
    const [ability = '', ...path] = label.split('/');
    const name = this.abilityNamed(ability);
    const programNow = this.now.labels.findIndex((labels) => labels.at(-1) === `${name}/end`);
    const labels = this.now.labels[programNow];
    if (labels === undefined) return this.refuseAsGone(label);
    const found = [[name, ...path].join('/'), presentName(this.card, label)].find((one) =>
      labels.includes(one),
    );
    if (found === undefined) return this.refuseAsGone(label);
    this.checkAlike(at(this.before.labels, program), label, labels, found);
    return { program: programNow, pc: labels.indexOf(found) };
  }

  /** The cards an ability keeps, where its program keeps them now. */
  slots(program: number, slots: readonly (readonly ObjectRef[])[], now: ProgramPosition): ObjectRef[][] {
    const moved = this.kept('slots', program, slots, now, (refs) => refs.length === 0);
    return Array.from(moved, (refs) => [...(refs ?? [])]);
  }

  /** The numbers it keeps. */
  numbers(program: number, numbers: readonly number[], now: ProgramPosition): number[] {
    const moved = this.kept('numbers', program, numbers, now, (number) => number === 0);
    return Array.from(moved, (number) => number ?? 0);
  }

  private kept<T>(
    what: 'slots' | 'numbers',
    program: number,
    kept: readonly T[],
    now: ProgramPosition,
    isEmpty: (one: T) => boolean,
  ): (T | undefined)[] {
    const names = at(this.now[what], now.program);
    const filled = new Set<string>();
    const made: (T | undefined)[] = [];
    (this.before[what][program] ?? []).forEach((before, slot) => {
      const one = kept[slot];
      if (one === undefined || isEmpty(one)) {
        filled.add(before);
        return;
      }
      const name = this.slotName(program, before);
      filled.add(name);
      made[this.placeOfSlot(names, name)] = one;
    });
    // What was done already was not kept as it would be now.
    const labels = at(this.now.labels, now.program);
    const here = at(labels, now.pc);
    for (const name of names) {
      const [label = ''] = name.split(OF_POSITION);
      const wasDone = label !== '' && labels.indexOf(label) < now.pc && !isOfAnotherMode(label, here);
      if (wasDone && !filled.has(name)) this.refuseAsUnclear(label);
    }
    return made;
  }

  /** Where an effect keeps its cards, or how much it did. */
  slot(what: 'slots' | 'numbers', program: number, slot: number, programNow: number): number {
    const before = this.before[what][program]?.[slot] ?? this.refuse(`its program ${program} is not told of`);
    return this.placeOfSlot(at(this.now[what], programNow), this.slotName(program, before));
  }

  /** One bit for each subroutine. */
  subroutines(bits: number): number {
    return moved(bits, (index) => this.ability('subroutines', index));
  }

  /** One bit for each mode of a program. */
  modes(program: number, bits: number): number {
    return moved(bits, (index) => {
      const mode =
        this.before.modes[program]?.[index] ?? this.refuse(`its program ${program} is not told of`);
      const choice = mode.slice(0, mode.lastIndexOf('/'));
      const pc = this.before.labels[program]?.indexOf(choice) ?? -1;
      const now = this.position({ program, pc });
      const label = at(at(this.now.labels, now.program), now.pc);
      const modes = at(this.now.modes, now.program);
      const found = [`${label}${mode.slice(choice.length)}`, presentName(this.card, mode)].find((one) =>
        modes.includes(one),
      );
      if (found === undefined) return this.refuseAsGone(mode);
      if (alike(at(this.before.modes, program), mode.split('/')) !== alike(modes, found.split('/')))
        return this.refuseAsUnclear(mode);
      return modes.indexOf(found);
    });
  }

  /** An ability by its name in keys; null if it had none that was called so. */
  word(word: string): string | null {
    for (const [list, abilities] of Object.entries(this.before.abilities) as [
      AbilityList,
      readonly IndexedAbility[],
    ][]) {
      const index = abilities.findIndex(([name]) => oneWord(name) === word);
      if (index >= 0) return oneWord(at(this.now.abilities[list], this.ability(list, index))[0]);
    }
    return null;
  }

  private abilityNamed(name: string): string {
    if (name === 'play') return name;
    for (const [list, abilities] of Object.entries(this.before.abilities) as [
      AbilityList,
      readonly IndexedAbility[],
    ][]) {
      const index = abilities.findIndex(([other]) => other === name);
      if (index >= 0) return at(this.now.abilities[list], this.ability(list, index))[0];
    }
    return this.refuseAsGone(name);
  }

  private slotName(program: number, before: string): string {
    const [label = '', which = ''] = before.split(OF_POSITION);
    if (label === '') return before;
    const pc = this.before.labels[program]?.indexOf(label) ?? -1;
    const position = this.position({ program, pc });
    return `${this.now.labels[position.program]?.[position.pc]}${OF_POSITION}${which}`;
  }

  private placeOfSlot(names: readonly string[], name: string): number {
    const place = names.indexOf(name);
    return place < 0 ? this.refuseAsGone(name.split(OF_POSITION)[0] ?? name) : place;
  }

  /** Every word on the way must have as many of its name beside it as before: else it may be another one now. */
  private checkAlike(before: readonly string[], label: string, now: readonly string[], found: string): void {
    const [wordsBefore, wordsNow] = [label.split('/'), found.split('/')];
    for (let depth = 2; depth <= wordsBefore.length; depth++) {
      const countBefore = alike(before, wordsBefore.slice(0, depth));
      if (countBefore !== alike(now, wordsNow.slice(0, depth))) this.refuseAsUnclear(label);
    }
  }

  private refuseAsGone(name: string): never {
    return this.refuse(`"${name}" is gone from its text`);
  }

  private refuseAsUnclear(name: string): never {
    return this.refuse(`it cannot be told what "${name}" is in its text now`);
  }

  private refuse(why: string): never {
    throw new InputError('badSave', 'texts', `${this.card.data.title}: ${why}`);
  }
}
