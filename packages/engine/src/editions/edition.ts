import type { DeedName } from '../language/words/deeds.ts';
import type { Side } from '../side.ts';
import type { Citation } from './citations.ts';
import type { EditionId } from './edition-id.ts';

/** Phases of the turns. */
export const PHASE_IDS = [
  'corp.draw',
  'corp.action',
  'corp.discard',
  'runner.action',
  'runner.discard',
] as const;
export type PhaseId = (typeof PHASE_IDS)[number];

/** Phases of a run, and the structures of accessing; an edition has those its rules have. */
export const NESTED_IDS = [
  'run.initiation',
  'run.approachIce',
  'run.encounter',
  'run.pass',
  'run.approachServer',
  'run.success',
  'run.ends',
  'access.server',
  'access.card',
] as const;
export type NestedId = (typeof NESTED_IDS)[number];

/** Every timing structure that is made of steps. */
export type StructureId = PhaseId | NestedId;

/** What a paid ability window allows besides passing; the first three letters are the rulebook's P, R, S. */
export const WINDOW_LETTERS = {
  paid: 1,
  rezNonIce: 2,
  score: 4,
  breakSubroutines: 8,
  rezApproachedIce: 16,
} as const;
export type WindowPermission = keyof typeof WINDOW_LETTERS;

/** What the rules do at a step; the code is in rules/turn and rules/run. */
export const PERFORMS = [
  'gainAllottedClicks',
  'refillRecurringCredits',
  'mandatoryDraw',
  'discardToHandSize',
  'loseUnspentClicks',
  'announceServer',
  'bringBadPublicityCredits',
  'beginRun',
  'takeOutermostPosition',
  'approachIce',
  'encounterIce',
  'resolveSubroutine',
  'passIce',
  'moveInward',
  'approachServer',
  'declareSuccess',
  'accessServer',
  'processOpenWindows',
  'endBadPublicityCredits',
  'declareUnsuccessful',
  'beginAccessing',
  'countAccesses',
  'turnArchivesFaceup',
  'accessChosenCard',
  'cardIsAccessed',
  'stealAgenda',
  'accessIsOver',
  'breachIsOver',
] as const;
export type Perform = (typeof PERFORMS)[number];

/** Questions the tables ask about a run or an access. */
export const TESTS = [
  'serverHasIce',
  'iceAtPosition',
  'firstApproach',
  'approachedIceIsRezzed',
  'moreIceInward',
  'movedInward',
  'subroutineLeft',
  'always',
] as const;
export type Test = (typeof TESTS)[number];

/** What the Runner is asked at a step. */
export const QUESTIONS = ['jackOut', 'chooseCandidate', 'trashAccessed'] as const;
export type Question = (typeof QUESTIONS)[number];

/** Where a structure leads: the first way whose test holds, or back to what it is nested in. */
export type Way = readonly [test: Test, next: StructureId];

/** What a step of a timing structure is; it carries no code of its own. */
export type StepAct =
  /** Done once, or again while the test holds. */
  | { readonly act: 'perform'; readonly what: Perform; readonly repeatWhile?: Test }
  | { readonly act: 'window'; readonly allows: number }
  | { readonly act: 'moments'; readonly moments: readonly DeedName[] }
  | { readonly act: 'checkpoint' }
  /** The active player takes an action if they have clicks, else the game goes to the step of that letter. */
  | { readonly act: 'action'; readonly otherwise: string }
  | { readonly act: 'ask'; readonly question: Question }
  | { readonly act: 'goTo'; readonly step: string; readonly test: Test }
  | {
      readonly act: 'complete';
      readonly ways: readonly Way[];
      readonly moments: readonly DeedName[];
      /** Done as the structure completes. */
      readonly first?: Perform;
    };

/** A way with the place of its test in TESTS, and whether the turn is the other player's then. */
export interface Lead {
  readonly test: number;
  readonly next: StructureId;
  readonly newTurn: boolean;
}

export interface TimingStep {
  readonly letter: string;
  readonly rule: string;
  readonly what: StepAct;
  /** The places in PERFORMS and TESTS of what is done and asked there, or -1: looking up a number is faster than a name. */
  readonly performs: number;
  readonly tests: number;
  /** The same in QUESTIONS. */
  readonly asks: number;
  /** The same of its ways. */
  readonly leads: readonly Lead[];
  /** For 'action' and 'goTo': index of the step to go to. */
  readonly target: number;
}

export interface Phase {
  readonly id: StructureId;
  readonly rule: string;
  readonly side: Side;
  /** The turn ends with it. */
  readonly endsTurn: boolean;
  /** It is over once the ice it is about is gone (6.2.4, 8.2.9). */
  readonly needsIce: boolean;
  readonly steps: readonly TimingStep[];
}

/** Named differences between editions; code asks these and never which edition it is. */
export interface Switches {
  readonly checkpointAfterEveryStep: boolean;
  readonly discarding: 'oneAtATime' | 'together';
  /** 1.2.5: an action or ability needs the potential to change the game state. */
  readonly potentialToChange: boolean;
  readonly actionIs: 'anyClickInCost' | 'costBeginsWithClick';
  readonly triggersMatch: 'asItOccurs' | 'atCheckpoint';
  readonly drawnCards: 'straightToHand' | 'setAsideFirst';
  readonly checkpointAfterResolvingPlayedCard: boolean;
  readonly secondConsole: 'refused' | 'replacesOlder';
  readonly coreDamageName: 'brain' | 'core';
  /** When abilities about an unsuccessful run meet their condition (6.8.5). */
  readonly unsuccessfulRunIsMet: 'atItsStep' | 'afterTheRun';
  /** Reaching the server without ice to pass: whether all ice counts as passed. */
  readonly passingWithoutIce: 'passesAllIce' | 'passesNothing';
  /** An ability still pending when the run was ended can start new timing structures (6.8.2). */
  readonly endedRunAllowsStructures: boolean;
  readonly badPublicityCredits: 'inPool' | 'inFund';
  /** A breach an ability makes while another is going on. */
  readonly breachWithinBreach: 'atOnce' | 'afterIt';
  /** A breach an ability makes of a central server takes in its root (26.03 7.4.1a). */
  readonly abilitiesBreachRoots: boolean;
  /** How many cards are accessed: a total fixed at the start, or until no candidate is left. */
  readonly accesses: 'fixedTotal' | 'untilNoCandidate';
  /** What an ability knows of its source once that has left its zone (9.1.4). */
  readonly sourceThatLeft: 'asItLastWas' | 'nothing';
  /** Accessing a card opens a priority window of the Runner's, whatever there is to do in it (26.03 9.2.10). */
  readonly accessOpensWindow: boolean;
}

export interface Edition {
  readonly id: EditionId;
  readonly title: string;
  readonly first: PhaseId;
  readonly phases: Readonly<Record<PhaseId, Phase>> & Readonly<Partial<Record<NestedId, Phase>>>;
  readonly switches: Switches;
  readonly rules: Readonly<Record<Citation, string>>;
}

type Row = readonly [letter: string, what: StepAct];

export const step = (letter: string, what: StepAct): Row => [letter, what];
export const perform = (what: Perform, repeatWhile?: Test): StepAct =>
  repeatWhile === undefined ? { act: 'perform', what } : { act: 'perform', what, repeatWhile };
export const window = (...permissions: readonly WindowPermission[]): StepAct => ({
  act: 'window',
  allows: permissions.reduce((bits, permission) => bits | WINDOW_LETTERS[permission], 0),
});
export const moment = (...moments: readonly DeedName[]): StepAct => ({ act: 'moments', moments });
export const checkpoint: StepAct = { act: 'checkpoint' };
export const takeActionElse = (otherwise: string): StepAct => ({ act: 'action', otherwise });
export const ask = (question: Question): StepAct => ({ act: 'ask', question });
export const goTo = (target: string, test: Test = 'always'): StepAct => ({ act: 'goTo', step: target, test });
export const complete = (next: StructureId, ...moments: readonly DeedName[]): StepAct => ({
  act: 'complete',
  ways: [['always', next]],
  moments,
});
/** Goes the first way that is open; with none, back to what the structure is nested in. */
export const completeBy = (...ways: readonly Way[]): StepAct => ({ act: 'complete', ways, moments: [] });

/** Back to what the structure is nested in, after doing something. */
export const completeAfter = (first: Perform): StepAct => ({ act: 'complete', ways: [], moments: [], first });

const OF_ONE_SHAPE = {
  act: '',
  what: undefined,
  repeatWhile: undefined,
  allows: 0,
  moments: undefined,
  otherwise: undefined,
  question: undefined,
  step: undefined,
  test: undefined,
  ways: undefined,
  first: undefined,
};

/** Steps are looked at more often than anything else: what they do has one shape, whatever it is. */
const inOneShape = (what: StepAct): StepAct => ({ ...OF_ONE_SHAPE, ...what }) as StepAct;

/** A timing structure; a letter like '.3' makes numbered steps (7.6.3), a plain one lettered ones (5.6.1a). */
export function phase(id: StructureId, rule: string, rows: readonly Row[]): Phase {
  const indexOf = (letter: string): number => rows.findIndex((row) => row[0] === letter);
  const steps = rows.map(([letter, what]): TimingStep => {
    const letterTo = what.act === 'goTo' ? what.step : what.act === 'action' ? what.otherwise : letter;
    return {
      letter,
      rule: `${rule}${letter}`,
      what: inOneShape(what),
      performs: performsOf(what),
      tests: testsOf(what),
      asks: placeOf(QUESTIONS, what.act === 'ask' ? what.question : undefined),
      leads: waysOf(what).map(([test, next]) => ({
        test: TESTS.indexOf(test),
        next,
        newTurn: sideOf(next) !== sideOf(id),
      })),
      target: indexOf(letterTo),
    };
  });
  const next = steps.at(-1)?.leads[0]?.next;
  return {
    id,
    rule,
    side: sideOf(id),
    endsTurn: next !== undefined && sideOf(next) !== sideOf(id),
    needsIce: id === 'run.approachIce' || id === 'run.encounter',
    steps,
  };
}

const sideOf = (id: StructureId): Side => (id.startsWith('corp') ? 'corp' : 'runner');

const placeOf = <T>(list: readonly T[], one: T | undefined): number =>
  one === undefined ? -1 : list.indexOf(one);

const waysOf = (what: StepAct): readonly Way[] => (what.act === 'complete' ? what.ways : []);

const performsOf = (what: StepAct): number =>
  placeOf(PERFORMS, what.act === 'perform' ? what.what : what.act === 'complete' ? what.first : undefined);

const testsOf = (what: StepAct): number =>
  placeOf(TESTS, what.act === 'perform' ? what.repeatWhile : what.act === 'goTo' ? what.test : undefined);
