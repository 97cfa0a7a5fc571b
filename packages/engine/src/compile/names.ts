import type { ConditionalData, InterruptData, PaidData, StaticData } from '../language/ability.ts';
import type { CardData } from '../language/card.ts';
import type { Step } from '../language/step.ts';
import type { CompiledCard } from './program.ts';
import { refuse } from './shape-check.ts';

// Numbers of abilities, modes and positions change when a card is edited; these names stay as long as what they name is
// still there. They are written wherever something of a game leaves memory: keys, records, saves.

/** Gives names in their order: the second of its name is called `… 2`. */
export class Counted {
  private readonly given = new Map<string, number>();

  name(wanted: string): string {
    const count = (this.given.get(wanted) ?? 0) + 1;
    this.given.set(wanted, count);
    return count === 1 ? wanted : `${wanted} ${count}`;
  }
}

/** The lists of steps a step is made of, in their order. */
function partsOf(step: Step): readonly (readonly Step[])[] {
  if ('effect' in step) return [];
  switch (step.step) {
    case 'together':
      return [step.effects];
    case 'modes':
      return step.modes;
    case 'pay':
      return [];
    case 'may':
      return [step.steps];
    case 'if':
    case 'mayPay':
    case 'trace':
      return [step.steps, step.otherwise];
  }
}

/** The first effect among steps, however deep: what they are about. */
function firstEffect(steps: readonly Step[]): string | null {
  for (const step of steps) {
    const found = 'effect' in step ? step.effect : firstEffect(partsOf(step).flat());
    if (found !== null) return found;
  }
  return null;
}

/** What a step is called in the path to it. */
export function stepWord(step: Step): string {
  if ('effect' in step) return step.effect;
  switch (step.step) {
    case 'together':
      return step.effects.map(({ effect }) => effect).join('+');
    case 'mayPay':
      return 'pay';
    default:
      return step.step;
  }
}

/** A mode is called by what it begins with: a price, or its first effect. */
export function modeWord(mode: readonly Step[]): string {
  const [first] = mode;
  if (first === undefined) return 'nothing';
  const word = stepWord(first);
  return word === 'pay' ? word : (firstEffect(mode) ?? word);
}

const about = (kind: string, steps: readonly Step[]): string => {
  const word = firstEffect(steps) ?? (steps[0] === undefined ? null : stepWord(steps[0]));
  return word === null ? kind : `${kind} ${word}`;
};

export const whenName = (kind: 'when' | 'later', { on }: ConditionalData): string => {
  const deed = 'deed' in on ? on : on[0];
  return deed === undefined ? kind : `${kind} ${deed.deed}`;
};

export const paidName = ({ steps }: PaidData): string => about('paid', steps);

export const interruptName = ({ to }: InterruptData): string => `would ${to.deed}`;

export const subroutineName = (steps: readonly Step[]): string => about('sub', steps);

export function staticName(ability: StaticData): string {
  switch (ability.static) {
    case 'value':
      return ability.value;
    case 'cannot':
    case 'cost':
      return `${ability.static} ${ability.deed.deed}`;
    case 'spend':
      return 'spend';
  }
}

export const lastingName = ([first]: readonly StaticData[]): string =>
  first === undefined ? 'lasting' : `lasting ${staticName(first)}`;

/** Every name a card gives: its abilities, and the modes of each by the path to them. */
export function namesOf({ names, play, programs, labels }: CompiledCard): string[] {
  const modes = programs.flatMap((program, number) =>
    program.flatMap((instruction, pc) =>
      instruction.op === 'modes'
        ? instruction.names.map((mode) => `${labels[number]?.[pc] ?? ''}/${mode}`)
        : [],
    ),
  );
  const { when, paid, interrupts, statics, lasting, subroutines } = names;
  return [
    ...(play < 0 ? [] : ['play']),
    ...[when, paid, interrupts, statics, lasting, subroutines].flat(),
    ...modes,
  ];
}

/** What stands for the present name of something that was taken off a card. */
export const GONE = 'nothing';

/**
 * The present form of a name or label that was written down before the card was edited: the longest beginning that the
 * card says it has renamed is put right. As it is where nothing was renamed.
 */
export function presentName({ formerly }: CardData, written: string): string {
  if (formerly === undefined) return written;
  for (let end = written.length; end > 0; end = written.lastIndexOf('/', end - 1)) {
    const renamed = formerly[written.slice(0, end)];
    if (renamed !== undefined) return `${renamed}${written.slice(end)}`;
  }
  return written;
}

/** Refuses renames that lead nowhere, or away from what is still there. */
export function checkRenames(card: CompiledCard): void {
  const names = new Set(namesOf(card));
  for (const [old, present] of Object.entries(card.data.formerly ?? {})) {
    const place = `${card.data.id}.formerly`;
    if (names.has(old)) refuse(place, `"${old}" is still the name of an ability or mode`);
    if (present !== GONE && !names.has(present))
      refuse(place, `nothing is called "${present}"; its names are ${[...names].join(', ')}`);
  }
}
