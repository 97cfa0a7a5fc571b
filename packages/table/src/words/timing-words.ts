import { EDITIONS, type EditionId, type Phase, type TimingStep, WINDOW_LETTERS } from '@lastclick/engine';
import { list } from './count.ts';
import { structureName } from './step-words.ts';

const ALLOWED: Readonly<Record<keyof typeof WINDOW_LETTERS, string>> = {
  paid: 'paid abilities',
  rezNonIce: 'rezzing except ice',
  score: 'scoring',
  breakSubroutines: 'breaking subroutines',
  rezApproachedIce: 'rezzing the approached ice',
};

const isPermission = (word: string): word is keyof typeof WINDOW_LETTERS =>
  Object.hasOwn(WINDOW_LETTERS, word);

/** The tables name what they do in one word: gainAllottedClicks. */
const spaced = (word: string): string => word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function windowWords(allows: number): string {
  const allowed = Object.entries(WINDOW_LETTERS).flatMap(([word, bit]) =>
    (allows & bit) !== 0 && isPermission(word) ? [ALLOWED[word]] : [],
  );
  return `a window for ${list(allowed)}`;
}

function waysWords(ways: readonly (readonly [test: string, next: string])[], edition: EditionId): string {
  const named = ways.map(([test, next]) =>
    test === 'always' ? structureName(next, edition) : `${structureName(next, edition)} if ${spaced(test)}`,
  );
  return named.length === 0 ? 'complete' : `complete; next ${named.join(', else ')}`;
}

/** What a step of a timing structure does. */
export function timingStepWords({ what }: TimingStep, edition: EditionId): string {
  switch (what.act) {
    case 'perform':
      return what.repeatWhile === undefined
        ? spaced(what.what)
        : `${spaced(what.what)}, again while ${spaced(what.repeatWhile)}`;
    case 'window':
      return windowWords(what.allows);
    case 'moments':
      return what.moments.map(spaced).join(', ');
    case 'checkpoint':
      return 'a checkpoint';
    case 'action':
      return `an action; without clicks on to step ${what.otherwise}`;
    case 'ask':
      return `the Runner is asked: ${spaced(what.question)}`;
    case 'goTo':
      return `to step ${what.step}${what.test === 'always' ? '' : ` if ${spaced(what.test)}`}`;
    case 'complete':
      return waysWords(what.ways, edition);
  }
}

interface Placed {
  readonly phase: Phase;
  readonly step: TimingStep;
}

const steps = (edition: EditionId): Placed[] =>
  Object.values(EDITIONS[edition].phases).flatMap((phase) => phase.steps.map((step) => ({ phase, step })));

/** What a step of the timing tables does and which structure it is part of; null for other rules. */
export function timingWords(edition: EditionId, number: string): string | null {
  const found = steps(edition).find(({ step }) => step.rule === number);
  return found === undefined
    ? null
    : `step of ${structureName(found.phase.id, edition)}: ${timingStepWords(found.step, edition)}`;
}
