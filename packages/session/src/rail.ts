import {
  EDITIONS,
  type EditionId,
  PHASE_IDS,
  type Phase,
  type TimingStep,
  type View,
  WINDOW_LETTERS,
} from '@lastclick/engine';
import { capitalised, serverName, structureName, timingStepWords } from '@lastclick/table';
import type { Rail, RailLevel, RailStep } from './snapshot.ts';

/** The timing structure of that id in an edition's tables; null for what is no such structure. */
export function structureOf(edition: EditionId, id: string): Phase | null {
  const phases: Readonly<Partial<Record<string, Phase>>> = EDITIONS[edition].phases;
  return phases[id] ?? null;
}

/** The rule number of the step under way, innermost; '' before the first turn. */
export const stepNow = ({ structures, edition }: View): string =>
  structures.findLast(({ kind }) => structureOf(edition, kind) !== null)?.rule ?? '';

/** The rulebook's letters; rezzing is R whether of ice or not. */
function lettersOf({ what }: TimingStep): string {
  if (what.act !== 'window') return '';
  const { paid, rezNonIce, rezApproachedIce, score } = WINDOW_LETTERS;
  return [
    (what.allows & paid) === 0 ? '' : 'P',
    (what.allows & (rezNonIce | rezApproachedIce)) === 0 ? '' : 'R',
    (what.allows & score) === 0 ? '' : 'S',
  ].join('');
}

function stepsOf(
  { steps }: Phase,
  now: string,
  stops: ReadonlySet<string>,
  edition: EditionId,
): readonly RailStep[] {
  const current = steps.findIndex(({ rule }) => rule === now);
  return steps.map((step, index) => ({
    rule: step.rule,
    words: capitalised(timingStepWords(step, edition)),
    letters: lettersOf(step),
    state: index < current ? 'past' : index === current ? 'now' : 'ahead',
    isStop: stops.has(step.rule),
  }));
}

function phaseTitle(id: string): string {
  return `${capitalised(id.split('.')[1] ?? id)} phase`;
}

function levelTitle(id: string, view: View): string {
  if ((PHASE_IDS as readonly string[]).includes(id)) return phaseTitle(id);
  const name = structureName(id, view.edition);
  const ofRun = id.startsWith('run.') && view.run !== null;
  return ofRun ? `Run on ${serverName(view.run.server)}: ${name}` : capitalised(name);
}

/** Starting hands are drawn and mulligans taken before the first turn's first step, which already waits beneath. */
const isBeforeTheGame = ({ structures }: View): boolean => structures.some(({ kind }) => kind === 'mulligan');

const BEFORE_THE_GAME = { id: 'before', title: 'Before the game: starting hands', isNow: true };

/** Where in the turn the game is, from the edition's own tables. */
export function railOf(view: View, stops: readonly string[]): Rail {
  const isBefore = isBeforeTheGame(view);
  const wanted = new Set(stops);
  const levels = view.structures.flatMap(({ kind, rule }): RailLevel[] => {
    const structure = structureOf(view.edition, kind);
    if (structure === null || isBefore) return [];
    return [
      { id: kind, title: levelTitle(kind, view), steps: stepsOf(structure, rule, wanted, view.edition) },
    ];
  });
  const phases = PHASE_IDS.filter((id) => id.startsWith(`${view.turn.side}.`)).map((id) => ({
    id,
    title: phaseTitle(id),
    isNow: !isBefore && id === view.turn.phase,
  }));
  return {
    phases: isBefore ? [BEFORE_THE_GAME, ...phases] : phases,
    levels,
    priority: view.waiting?.seat ?? null,
  };
}
