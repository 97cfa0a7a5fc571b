import type { AbilityList, TextIndex } from '../compile/text-index.ts';
import { type Edition, WINDOW_LETTERS } from '../editions/edition.ts';
import { COUNTERS } from '../language/lists.ts';
import { wayWords } from '../rules/pay.ts';
import { INTERRUPT_OFFSET } from '../state/ability-number.ts';
import {
  type AbilityFrame,
  EFFECT_MARKS,
  type Effect,
  type FrameKind,
  type FrameOf,
  type Instance,
  STAGES,
} from '../state/frame.ts';
import { idOf } from '../state/game.ts';
import type { TextField } from '../state/references.ts';
import type { Card, Lingering, ObjectRef, State } from '../state/state.ts';
import { UNSETTLED } from '../state/unsettled.ts';
import { LIST_OF_CREATED, LIST_OF_LASTING } from './moved-texts.ts';

// In memory a state counts steps, stages, abilities, positions and modes. As it is saved it calls them by their names, so
// that nothing stored means something else once one is added or stands elsewhere. This says which names a number counts;
// written-state.ts writes and reads by it.

/** What the names of a field stand for: one number, a bit each, or the places of a list; null: it is only a number. */
export type Naming =
  | { readonly of: 'one' | 'bits'; readonly names: readonly string[] }
  | { readonly of: 'places'; readonly names: readonly string[]; readonly empty: unknown }
  | null;

/** What the names of a state are looked up in. */
export interface Names {
  readonly edition: Edition;
  readonly cards: readonly Card[];
  /** What a definition's text consisted of as the game was written. */
  indexOf(def: number): TextIndex;
  /** The ability that keeps what an effect or a cost came to. */
  readonly keeper: AbilityFrame | null;
}

/** By field what its number counts; those that stand later may ask for those before them. */
export type Named<T> = Readonly<Record<string, (holder: T, names: Names) => Naming>>;

const one = (names: readonly string[] | undefined): Naming => ({ of: 'one', names: names ?? [] });
const bits = (names: readonly string[] | undefined): Naming => ({ of: 'bits', names: names ?? [] });
const places = (names: readonly string[] | undefined, empty: unknown): Naming => ({
  of: 'places',
  names: names ?? [],
  empty,
});

/** Words that are told by bits, in the order of these. */
function bitNames(words: Readonly<Record<string, number>>): string[] {
  const names: string[] = [];
  for (const [word, bit] of Object.entries(words)) names[Math.log2(bit)] = word;
  return Array.from(names, (name) => name ?? '');
}

const WINDOW_NAMES = bitNames(WINDOW_LETTERS);
const MARK_NAMES = bitNames(EFFECT_MARKS);
const UNSETTLED_NAMES = bitNames(UNSETTLED);

const namesIn = ({ indexOf }: Names, def: number, list: AbilityList): string[] =>
  indexOf(def).abilities[list].map(([name]) => name);

const abilityIn = (names: Names, def: number, list: AbilityList | null | undefined): Naming =>
  def < 0 || list === null || list === undefined ? null : one(namesIn(names, def, list));

const defOfRef = ({ cards }: Names, ref: ObjectRef): number => cards[idOf(ref)]?.def ?? -1;

const stage = (kind: keyof typeof STAGES) => (): Naming => one(STAGES[kind]);

const step = ({ phase }: FrameOf<'phase'>, { edition }: Names): Naming =>
  one(edition.phases[phase]?.steps.map(({ rule }) => rule));

/** Only encounters have subroutines. */
function subroutines({ card }: FrameOf<'phase'>, names: Names): Naming {
  const def = card < 0 ? -1 : defOfRef(names, card);
  return bits(def < 0 ? [] : namesIn(names, def, 'subroutines'));
}

/** A program is called by what its last position is the end of. */
const programNames = ({ labels }: TextIndex): string[] =>
  labels.map((positions) => (positions.at(-1) ?? '').replace(/\/end$/, ''));

const keptIn =
  (what: 'slots' | 'numbers') =>
  (_: unknown, { keeper, indexOf }: Names): Naming =>
    keeper === null ? null : one(indexOf(keeper.def)[what][keeper.program]);

/** Basic actions use no ability. */
function usedAbility({ action, def, card }: FrameOf<'use'>, names: Names): Naming {
  const used = def >= 0 || card < 0 ? def : defOfRef(names, card);
  if ((action !== '' && action !== 'ability') || used < 0) return null;
  const all = namesIn(names, used, 'paid');
  namesIn(names, used, 'interrupts').forEach((name, place) => {
    all[INTERRUPT_OFFSET + place] = `interrupt ${name}`;
  });
  return one(Array.from(all, (name) => name ?? ''));
}

const runText = ({ source, def }: FrameOf<'server'> | FrameOf<'additionalCost'>, names: Names): Naming =>
  source < 0 ? null : abilityIn(names, def >= 0 ? def : defOfRef(names, source), 'runs');

/** Fields of frames that count something. */
type Counting = TextField | 'stage' | 'step' | 'at' | 'allows' | 'way' | 'slots' | 'numbers';

/** A frame that counts has to say by which names. */
export const FRAME_NAMES: {
  readonly [K in FrameKind]: {
    readonly [F in Extract<keyof FrameOf<K>, Counting>]: (frame: FrameOf<K>, names: Names) => Naming;
  };
} = {
  phase: { step, at: step, broken: subroutines, resolved: subroutines },
  window: { allows: () => bits(WINDOW_NAMES) },
  ability: {
    program: ({ def }, { indexOf }) => one(programNames(indexOf(def))),
    pc: ({ def, program }, { indexOf }) => one(indexOf(def).labels[program]),
    slots: ({ def, program }, { indexOf }) => places(indexOf(def).slots[program], []),
    numbers: ({ def, program }, { indexOf }) => places(indexOf(def).numbers[program], 0),
    resolved: ({ def, program }, { indexOf }) => bits(indexOf(def).modes[program]),
    interrupt: ({ def }, names) => abilityIn(names, def, 'interrupts'),
  },
  use: { ability: usedAbility, stage: stage('use') },
  pay: { way: ({ ways }) => one(wayWords(ways)), keeps: keptIn('slots') },
  instruction: { stage: stage('instruction') },
  install: { stage: stage('install') },
  play: { stage: stage('play') },
  rez: { stage: stage('rez') },
  additionalCost: { text: runText, stage: stage('additionalCost') },
  server: { text: runText },
  trace: { stage: stage('trace') },
  bid: { stage: stage('bid') },
  reaction: {},
  checkpoint: {},
  mulligan: {},
  draw: {},
  discard: {},
  sabotage: {},
  arrange: {},
  action: {},
  break: {},
  fire: {},
  jackOut: {},
  arrivals: {},
  trashAccessed: {},
};

/** The conditional abilities, or interrupts, that wait on a frame. */
export const instanceNames = (list: 'when' | 'interrupts'): Named<Instance> => ({
  ability: ({ def }, names) => abilityIn(names, def, list),
});

export const EFFECT_NAMES: Named<Effect> = {
  marks: () => bits(MARK_NAMES),
  interrupt: ({ def }, names) => abilityIn(names, def, 'interrupts'),
  ability: ({ def, name }, names) => abilityIn(names, def, LIST_OF_CREATED[name]),
  keeps: keptIn('slots'),
  counts: keptIn('numbers'),
};

export const LINGERING_NAMES: Named<Lingering> = {
  ability: ({ def, kind }, names) => abilityIn(names, def, LIST_OF_LASTING[kind]),
};

export const CARD_NAMES: Named<Card> = { loaded: () => bits(COUNTERS) };

export const STATE_NAMES: Named<State> = { unsettled: () => bits(UNSETTLED_NAMES) };
