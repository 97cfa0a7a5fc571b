import type {
  ConditionalData,
  InterruptData,
  PaidData,
  StaticData,
  SubroutineData,
} from '../language/ability.ts';
import type { EffectData, Possession } from '../language/effect.ts';
import type { Step } from '../language/step.ts';
import type { AbilityKey, CompiledCard } from './program.ts';
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

/** What a subroutine is called that a card gives others, by its program. */
export const givenName = ({ labels }: CompiledCard, program: number): string =>
  labels[program]?.[0]?.split('/')[0] ?? '';

/** A name as keys say it. */
export const oneWord = (name: string): string => name.replaceAll(' ', '-');

export const abilityKey = (verb: AbilityKey['verb'], name: string): AbilityKey => ({
  verb,
  word: oneWord(name),
});

/** The lists of steps a step is made of, in their order. */
function partsOf(step: Step): readonly (readonly Step[])[] {
  if ('effect' in step) return [];
  switch (step.step) {
    case 'together':
      return [step.effects];
    case 'modes':
      return step.modes;
    case 'pay':
    case 'name':
      return [];
    case 'may':
    case 'repeat':
      return [step.steps];
    case 'if':
    case 'mayPay':
    case 'trace':
    case 'bid':
      return [step.steps, step.otherwise];
  }
}

/** What gaining and losing are called, by what it is. */
const POSSESSION_WORDS: Readonly<Record<'gain' | 'lose', Readonly<Record<Possession, string>>>> = {
  gain: {
    credits: 'gainCredits',
    clicks: 'gainClicks',
    tags: 'giveTags',
    badPublicity: 'takeBadPublicity',
  },
  lose: {
    credits: 'loseCredits',
    clicks: 'loseClicks',
    tags: 'removeTags',
    badPublicity: 'removeBadPublicity',
  },
};

const TO_DECK = { top: 'addToTop', bottom: 'addToBottom', shuffled: 'shuffleIntoDeck' } as const;

const TO_ZONE = { hand: 'addToHand', setAside: 'setAside', removed: 'removeFromGame' } as const;

/** What an effect is called: a change for a while by the number it changes, a move by where it puts cards, gaining and losing by what. */
export function effectWord(data: EffectData): string {
  const [lasting] = data.effect === 'linger' ? data.statics : [];
  if (lasting?.static === 'change') return lasting.what;
  if (data.effect === 'gain' || data.effect === 'lose') return POSSESSION_WORDS[data.effect][data.what];
  if (data.effect !== 'move') return data.effect;
  if ('deck' in data.to) return TO_DECK[data.to.deck];
  if ('hostedOn' in data.to) return 'host';
  if ('server' in data.to) return 'move';
  if ('score' in data.to) return data.to.asAgenda === undefined ? 'addToScoreArea' : 'addAsAgenda';
  return TO_ZONE[data.to.zone];
}

/** The first effect among steps, however deep: what they are about. */
function firstEffect(steps: readonly Step[]): string | null {
  for (const step of steps) {
    const found = 'effect' in step ? effectWord(step) : firstEffect(partsOf(step).flat());
    if (found !== null) return found;
  }
  return null;
}

/** What a step is called in the path to it. */
export function stepWord(step: Step): string {
  if ('effect' in step) return effectWord(step);
  switch (step.step) {
    case 'together':
      return step.effects.map(effectWord).join('+');
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

// The name an ability is given stands for the one it would have by what it says.

export const whenName = (kind: 'when' | 'later' | 'gained', { as, on }: ConditionalData): string => {
  if (as !== undefined) return as;
  if ('if' in on) return `${kind} ${on.if}`;
  const deed = 'deed' in on ? on : on[0];
  return deed === undefined ? kind : `${kind} ${deed.deed}`;
};

export const paidName = ({ as, steps }: PaidData): string => as ?? about('paid', steps);

export const interruptName = ({ as, to }: InterruptData): string => as ?? `would ${to.deed}`;

export const subroutineName = ({ as, steps }: SubroutineData): string => as ?? about('sub', steps);

export function staticName(ability: StaticData): string {
  if (ability.as !== undefined) return ability.as;
  switch (ability.static) {
    case 'gain':
    case 'lose':
      return `${ability.static} ${(ability.subtypes?.[0] ?? ability.named ?? 'text').replaceAll('_', ' ')}`;
    case 'change':
      return ability.what;
    case 'cannot':
    case 'only':
    case 'allow':
    case 'must':
    case 'cost':
    case 'price':
      return `${ability.static} ${ability.deed.deed}`;
    case 'spend':
    case 'installOn':
    case 'hosts':
    case 'stays':
    case 'prolong':
    case 'afterResolving':
      return ability.static;
  }
}

export const lastingName = (ability: StaticData): string => `lasting ${staticName(ability)}`;

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

/** Words of the language that were renamed, old to new: on every card that says them, abilities have other names since. */
export const RENAMED_WORDS: Readonly<Record<string, string>> = {
  installCost: 'price install',
  playCost: 'price play',
  rezCost: 'price rez',
  trashCost: 'price trash',
};

/**
 * The present form of a name or label that was written down before the card was edited: the longest beginning that the
 * card says it has renamed is put right. Where it says nothing and has nothing of that name, renamed words are.
 */
export function presentName(card: CompiledCard, written: string, words = RENAMED_WORDS): string {
  for (let end = written.length; end > 0; end = written.lastIndexOf('/', end - 1)) {
    const renamed = card.data.formerly?.[written.slice(0, end)];
    if (renamed !== undefined) return `${renamed}${written.slice(end)}`;
  }
  const isThere = [namesOf(card), ...card.labels].some((list) => list.includes(written));
  return isThere ? written : written.replace(/[A-Za-z]+/g, (word) => words[word] ?? word);
}

/** What separates words, and what paths and keys are put together with, is not in a name. */
const NAME = /^[A-Za-z][A-Za-z0-9+]*(?: [A-Za-z0-9+]+)*$/;

/** Refuses names that keys cannot say, and renames that lead nowhere, or away from what is still there. */
export function checkNames(card: CompiledCard): void {
  const names = new Set(namesOf(card));
  for (const name of Object.values(card.names).flat())
    if (!NAME.test(name))
      refuse(`${card.data.id}.text`, `"${name}" is no name: letters and numbers are needed`);
  for (const [old, present] of Object.entries(card.data.formerly ?? {})) {
    const place = `${card.data.id}.formerly`;
    if (names.has(old)) refuse(place, `"${old}" is still the name of an ability or mode`);
    if (present !== GONE && !names.has(present))
      refuse(place, `nothing is called "${present}"; its names are ${[...names].join(', ')}`);
  }
}
