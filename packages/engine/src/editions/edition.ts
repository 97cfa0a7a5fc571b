import type { Moment } from '../language/moment.ts';
import type { Side } from '../side.ts';
import type { EditionId } from '../state/state.ts';
import type { Citation } from './citations.ts';

export const PHASE_IDS = [
  'corp.draw',
  'corp.action',
  'corp.discard',
  'runner.action',
  'runner.discard',
] as const;
export type PhaseId = (typeof PHASE_IDS)[number];

/** What a paid ability window allows besides passing; the letters are the rulebook's. */
export const WINDOW_LETTERS = { paid: 1, rezNonIce: 2, score: 4 } as const;
export type WindowPermission = keyof typeof WINDOW_LETTERS;

export const PERFORMS = [
  'gainAllottedClicks',
  'refillRecurringCredits',
  'mandatoryDraw',
  'discardToHandSize',
  'loseUnspentClicks',
] as const;
export type Perform = (typeof PERFORMS)[number];

/** What a step of a timing structure is; it carries no code of its own. */
export type StepAct =
  | { readonly act: 'perform'; readonly what: Perform }
  | { readonly act: 'window'; readonly allows: number }
  | { readonly act: 'moments'; readonly moments: readonly Moment[] }
  | { readonly act: 'checkpoint' }
  /** The active player takes an action if they have clicks, else the game goes to the step of that letter. */
  | { readonly act: 'action'; readonly otherwise: string }
  | { readonly act: 'goTo'; readonly step: string }
  | { readonly act: 'complete'; readonly next: PhaseId; readonly moments: readonly Moment[] };

export interface TimingStep {
  readonly letter: string;
  readonly rule: string;
  readonly what: StepAct;
  /** For 'action' and 'goTo': index of the step to go to. */
  readonly target: number;
}

export interface Phase {
  readonly id: PhaseId;
  readonly rule: string;
  readonly side: Side;
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
}

export interface Edition {
  readonly id: EditionId;
  readonly title: string;
  readonly first: PhaseId;
  readonly phases: Readonly<Record<PhaseId, Phase>>;
  readonly switches: Switches;
  readonly rules: Readonly<Record<Citation, string>>;
}

type Row = readonly [letter: string, what: StepAct];

export const step = (letter: string, what: StepAct): Row => [letter, what];
export const perform = (what: Perform): StepAct => ({ act: 'perform', what });
export const window = (...permissions: readonly WindowPermission[]): StepAct => ({
  act: 'window',
  allows: permissions.reduce((bits, permission) => bits | WINDOW_LETTERS[permission], 0),
});
export const moment = (...moments: readonly Moment[]): StepAct => ({ act: 'moments', moments });
export const checkpoint: StepAct = { act: 'checkpoint' };
export const takeActionElse = (otherwise: string): StepAct => ({ act: 'action', otherwise });
export const goTo = (target: string): StepAct => ({ act: 'goTo', step: target });
export const complete = (next: PhaseId, ...moments: readonly Moment[]): StepAct => ({
  act: 'complete',
  next,
  moments,
});

export function phase(id: PhaseId, rule: string, rows: readonly Row[]): Phase {
  const indexOf = (letter: string): number => rows.findIndex((row) => row[0] === letter);
  const side: Side = id.startsWith('corp') ? 'corp' : 'runner';
  const steps = rows.map(([letter, what]): TimingStep => {
    const letterTo = what.act === 'goTo' ? what.step : what.act === 'action' ? what.otherwise : letter;
    return { letter, rule: `${rule}${letter}`, what, target: indexOf(letterTo) };
  });
  return { id, rule, side, steps };
}
