import {
  type Decision,
  EDITIONS,
  type Option,
  type Perform,
  type Phase,
  type Question,
  type Side,
  type StructureId,
  type Test,
  type View,
  WINDOW_LETTERS,
} from '@lastclick/engine';
import { count } from './count.ts';
import { serverName, sideName } from './places.ts';
import { structureName } from './step-words.ts';

// What declining leads to, read from the edition's tables and from what the deciding seat may see. Of several things
// that might follow it names none: "the approach goes on" is said where the view cannot tell which step is next.

interface Place {
  readonly view: View;
  readonly seat: Side;
  readonly phase: Phase;
  /** Whether the structure was forced by an effect and leads back to it, not on along the run. */
  readonly isForced: boolean;
}

const iceName = ({ run }: View): string => run?.ice?.title ?? 'the facedown ice';

/** What the Runner does next, said to either seat. */
const runnerDoes = (seat: Side, verb: string, does: string, what: string): string =>
  seat === 'runner' ? `${verb} ${what}` : `the Runner ${does} ${what}`;

const whose = (seat: Side, side: Side): string => (seat === side ? 'your' : `the ${sideName(side)}'s`);

/** The view's answer to a question of the tables; null where it does not tell. */
function answerTo(test: Test, { run }: View): boolean | null {
  switch (test) {
    case 'always':
      return true;
    case 'serverHasIce':
    case 'iceAtPosition':
    case 'movedInward':
      return run === null ? null : run.ice !== null;
    case 'approachedIceIsRezzed':
      return run?.ice?.rezzed ?? null;
    case 'moreIceInward':
      return run === null ? null : (run.position ?? 0) > 0;
    case 'subroutineLeft':
      return run === null || run.ice === null ? null : run.subroutines.includes('unbroken');
    case 'firstApproach':
      return null;
  }
}

function subroutinesWords({ run }: View): string {
  const left = run?.subroutines.filter((state) => state === 'unbroken').length ?? 0;
  if (left === 0) return 'unbroken subroutines resolve';
  return `${count(left, 'unbroken subroutine')} ${left === 1 ? 'resolves' : 'resolve'}`;
}

/** What a step does, where it is worth telling; null where the step after it is. */
function performWords(what: Perform, { view, seat }: Place): string | null {
  switch (what) {
    case 'mandatoryDraw':
      return `${whose(seat, 'corp')} mandatory draw`;
    case 'resolveSubroutine':
      return subroutinesWords(view);
    case 'moveInward':
      return runnerDoes(seat, 'move', 'moves', 'inward');
    case 'approachServer':
      return runnerDoes(
        seat,
        'approach',
        'approaches',
        view.run === null ? 'it' : serverName(view.run.server),
      );
    case 'declareSuccess':
      return 'the run succeeds';
    case 'stealAgenda':
      return view.access?.type === 'agenda' ? `steal ${view.access.title}, if nothing forbids it` : null;
    case 'accessIsOver':
      return 'the access ends';
    default:
      return null;
  }
}

function momentWords(moment: string, { seat, phase }: Place): string | null {
  if (moment === 'turnBegins') return `${whose(seat, phase.side)} turn begins`;
  if (moment === 'turnEnds') return `${whose(seat, phase.side)} turn ends`;
  return null;
}

/** A structure as something that begins. */
function structureWords(next: StructureId, { view, seat }: Place): string {
  const { edition, run } = view;
  switch (next) {
    case 'run.approachIce':
      return runnerDoes(seat, 'approach', 'approaches', iceName(view));
    case 'run.encounter':
      return runnerDoes(seat, 'encounter', 'encounters', iceName(view));
    case 'run.pass': {
      if (run === null || run.ice === null) return `the ${structureName(next, edition)} phase`;
      const passing = runnerDoes(seat, 'pass', 'passes', iceName(view));
      // Whoever is not the Corp cannot know whether it will rez the ice before the window closes.
      const mayBeRezzed = seat === 'runner' && run.phase === 'run.approachIce';
      return mayBeRezzed ? `${passing}, unless it is rezzed` : passing;
    }
    default: {
      const [side, phase] = next.split('.');
      return side === seat ? `your ${phase} phase` : structureName(next, edition);
    }
  }
}

function windowWords(allows: number, { view, seat }: Place): string {
  const mayRez = (allows & WINDOW_LETTERS.rezApproachedIce) !== 0 && view.run?.ice?.rezzed === false;
  return mayRez ? `${whose(seat, 'corp')} chance to rez ${iceName(view)}` : 'one more window';
}

const QUESTIONS: Readonly<Record<Question, (seat: Side) => string>> = {
  jackOut: (seat) => (seat === 'runner' ? 'jack out or go on' : 'the Runner jacks out or goes on'),
  chooseCandidate: () => 'the next access',
  trashAccessed: (seat) => `${whose(seat, 'runner')} choice about the card`,
};

const goesOn = ({ phase, view }: Place): string =>
  phase.id === 'run.approachIce'
    ? `the approach of ${iceName(view)} goes on`
    : `the ${structureName(phase.id, view.edition)} goes on`;

/** The first thing worth telling from a step on. */
function wordsFrom(index: number, place: Place): string | null {
  const { phase, view, isForced } = place;
  const step = phase.steps[index];
  if (step === undefined) return null;
  const { what } = step;
  switch (what.act) {
    case 'perform': {
      const isDone = what.repeatWhile === undefined ? true : answerTo(what.repeatWhile, view);
      return (isDone === false ? null : performWords(what.what, place)) ?? wordsFrom(index + 1, place);
    }
    case 'window':
      return windowWords(what.allows, place);
    case 'moments':
      return (
        what.moments.map((moment) => momentWords(moment, place)).find((words) => words !== null) ??
        wordsFrom(index + 1, place)
      );
    case 'checkpoint':
      return wordsFrom(index + 1, place);
    case 'action':
      return view[phase.side].clicks > 0
        ? `${whose(place.seat, phase.side)} action`
        : wordsFrom(step.target, place);
    case 'ask':
      return QUESTIONS[what.question](place.seat);
    case 'goTo': {
      const goes = answerTo(what.test, view);
      if (goes === null) return goesOn(place);
      return wordsFrom(goes ? step.target : index + 1, place);
    }
    case 'complete': {
      if (isForced) return `the ${structureName(phase.id, view.edition)} ends`;
      if (what.first !== undefined) return performWords(what.first, place);
      const open = what.ways.find(([test]) => answerTo(test, view) !== false);
      if (open === undefined) return wordsFrom(index + 1, place);
      return answerTo(open[0], view) === null ? goesOn(place) : structureWords(open[1], place);
    }
  }
}

/** The step of the tables the decision belongs to; null where something else than a table asks. */
function stepAsking(decision: Decision, view: View): { place: Place; index: number } | null {
  const phases: Readonly<Partial<Record<string, Phase>>> = EDITIONS[view.edition].phases;
  const tables = view.structures.filter(({ kind }) => phases[kind] !== undefined);
  const inner = tables.at(-1);
  const phase = inner === undefined ? undefined : phases[inner.kind];
  const asks = decision.kind === 'window' ? 'window' : 'ask';
  // A table asks itself; its windows are what else may lie above it.
  const above = asks === 'window' ? 2 : 1;
  if (inner === undefined || phase === undefined || view.structures.at(-above) !== inner) return null;
  const index = phase.steps.findIndex(({ rule }) => rule === inner.rule);
  if (phase.steps[index]?.what.act !== asks) return null;
  const ofRun = tables.filter(({ kind }) => kind.startsWith('run.')).length;
  const isForced = phase.id.startsWith('run.') && ofRun > (view.run === null ? 0 : 1);
  return { place: { view, seat: decision.seat, phase, isForced }, index };
}

const DECLINES: Readonly<Partial<Record<Option['kind'], readonly Decision['kind'][]>>> = {
  pass: ['window'],
  continue: ['jackOut', 'trashAccessed'],
};

/**
 * What comes next when nobody does anything more at this step: "approach HQ". Null for options that do something, and
 * where no table asks.
 */
export function leadsTo(option: Option, decision: Decision, view: View): string | null {
  if (DECLINES[option.kind]?.includes(decision.kind) !== true) return null;
  const asking = stepAsking(decision, view);
  return asking === null ? null : wordsFrom(asking.index + 1, asking.place);
}
