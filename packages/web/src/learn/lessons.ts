import {
  type Citation,
  EDITIONS,
  type EditionId,
  type Phase,
  type Side,
  type TimingStep,
  WINDOW_LETTERS,
} from '@lastclick/engine';
import { ruleOf } from '@lastclick/rulebook';
import { capitalised, structureName, timingWords } from '@lastclick/table';
import { structuresOf } from './step-graph.ts';

export const CHAPTERS = ['corp', 'runner', 'actions', 'run', 'access'] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const CHAPTER_TITLES: Readonly<Record<Chapter, string>> = {
  corp: "The Corp's turn",
  runner: "The Runner's turn",
  actions: 'Actions',
  run: 'A run',
  access: 'Accessing cards',
};

export const CHAPTER_WORDS: Readonly<Record<Chapter, string>> = {
  corp: 'Draw, act, discard. The Corp has three clicks, and must draw one card before it spends them.',
  runner: 'Act, then discard. The Runner has four clicks and draws nothing for free.',
  actions: 'What a click buys. Each side has basic actions that need no card.',
  run: 'The Runner goes through the ice of one server from the outside in, to reach the cards behind it.',
  access: 'A successful run shows the Runner cards: agendas are stolen, other cards may be trashed.',
};

const LETTERS: readonly (readonly [keyof typeof WINDOW_LETTERS, string, string])[] = [
  ['paid', 'P', 'paid abilities'],
  ['rezNonIce', 'R', 'rezzing, except ice'],
  ['score', 'S', 'scoring agendas'],
  ['breakSubroutines', 'B', 'breaking subroutines'],
  ['rezApproachedIce', 'I', 'rezzing the approached ice'],
];

/** What a window allows: a letter and its meaning. */
export interface Permission {
  readonly letter: string;
  readonly words: string;
}

/** Every letter a step can have, with its meaning. */
export const WINDOW_KEY: readonly Permission[] = LETTERS.map(([, letter, words]) => ({ letter, words }));

export interface StepLesson {
  readonly rule: string;
  /** 'a', 'b' … or the last number of the rule. */
  readonly letter: string;
  /** The rule in our words. */
  readonly words: string;
  /** What the timing table has there. */
  readonly timing: string;
  readonly permissions: readonly Permission[];
  /** Whether the game always waits for somebody here. */
  readonly waits: boolean;
  /** Why nobody decides there; '' where somebody does. */
  readonly byItself: string;
}

export interface StructureLesson {
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly steps: readonly StepLesson[];
}

const permissionsOf = ({ what }: TimingStep): Permission[] =>
  what.act !== 'window'
    ? []
    : LETTERS.flatMap(([name, letter, words]) =>
        (what.allows & WINDOW_LETTERS[name]) === 0 ? [] : [{ letter, words }],
      );

/** Why a step asks nobody: by what kind of step it is. */
function byItself({ what }: TimingStep): string {
  switch (what.act) {
    case 'perform':
      return 'The rules do this by themselves; a player is asked only if a card gives a choice.';
    case 'moments':
      return 'Abilities that wait for this moment trigger; players are asked only if there are any to choose among.';
    case 'checkpoint':
      return 'The game puts itself in order; players are asked only if abilities became pending.';
    case 'goTo':
      return 'This only says which step is next.';
    case 'complete':
      return 'This only closes the phase; players are asked only if abilities became pending.';
    case 'window':
    case 'action':
    case 'ask':
      return '';
  }
}

function stepLesson(edition: EditionId, step: TimingStep): StepLesson {
  const timing = (timingWords(edition, step.rule) ?? '').replace(/^step of [^:]*: /, '');
  const reason = byItself(step);
  return {
    rule: step.rule,
    letter: step.letter.replace('.', ''),
    words: ruleOf(edition, step.rule)?.title ?? capitalised(timing),
    timing,
    permissions: permissionsOf(step),
    waits: reason === '',
    byItself: reason,
  };
}

const structureLesson = (edition: EditionId, { id, rule, steps }: Phase): StructureLesson => ({
  id,
  rule,
  title: capitalised(structureName(id, edition).replace(/^the (?:Corp|Runner)'s /, '')),
  steps: steps.map((step) => stepLesson(edition, step)),
});

/** The timing structures of a chapter as lessons; the chapter of actions has none. */
export const structureLessons = (edition: EditionId, chapter: Chapter): StructureLesson[] =>
  structuresOf(edition)
    .filter(({ id }) => id.startsWith(`${chapter}.`))
    .map((phase) => structureLesson(edition, phase));

/** A basic action and its rule. */
export interface ActionLesson {
  readonly rule: string;
  readonly words: string;
}

const BASIC_ACTIONS: Readonly<Record<Side, readonly Citation[]>> = {
  corp: [
    'gainCreditAction',
    'drawAction',
    'installAction',
    'playAction',
    'advanceAction',
    'trashResourceAction',
    'purgeAction',
  ],
  runner: [
    'runnerGainCreditAction',
    'runnerDrawAction',
    'runnerInstallAction',
    'runnerPlayAction',
    'runAction',
    'removeTagAction',
  ],
};

/** The basic actions of a side, in the order of the edition. */
export const actionLessons = (edition: EditionId, side: Side): ActionLesson[] =>
  BASIC_ACTIONS[side].map((citation) => {
    const rule = EDITIONS[edition].rules[citation];
    const title = ruleOf(edition, rule)?.title ?? '';
    return { rule, words: capitalised(title.replace(/^(?:Corp|Runner) action(?:: |, )/, '')) };
  });

/** What holds for all actions, each with its rule. */
export const rulesOfActions = (edition: EditionId): ActionLesson[] =>
  (['takeAction', 'actionFirst', 'actionOutsidePhase', 'differentActions'] as const).map((citation) => {
    const rule = EDITIONS[edition].rules[citation];
    return { rule, words: ruleOf(edition, rule)?.title ?? '' };
  });
