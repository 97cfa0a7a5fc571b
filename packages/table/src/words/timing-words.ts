import {
  EDITIONS,
  type EditionId,
  type Perform,
  type Phase,
  type Question,
  type Test,
  type TimingStep,
  WINDOW_LETTERS,
} from '@lastclick/engine';
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

const PERFORMED: Readonly<Record<Perform, string>> = {
  gainAllottedClicks: 'gain the clicks of the turn',
  refillRecurringCredits: 'refill recurring credits',
  mandatoryDraw: 'the mandatory draw',
  discardToHandSize: 'discard down to hand size',
  loseUnspentClicks: 'lose unspent clicks',
  announceServer: 'announce the server',
  bringBadPublicityCredits: 'credits for bad publicity',
  beginRun: 'the run begins',
  takeOutermostPosition: 'go to the outermost ice',
  approachIce: 'approach the ice',
  encounterIce: 'encounter the ice',
  resolveSubroutine: 'resolve the next subroutine',
  passIce: 'pass the ice',
  moveInward: 'move inward',
  approachServer: 'approach the server',
  declareSuccess: 'the run is successful',
  accessServer: 'access cards in the server',
  processOpenWindows: 'close what is still open',
  endBadPublicityCredits: 'unspent bad publicity credits go',
  declareUnsuccessful: 'the run is unsuccessful, unless it succeeded',
  beginAccessing: 'accessing begins',
  countAccesses: 'find out how many cards to access',
  turnArchivesFaceup: 'turn the cards in Archives faceup',
  accessChosenCard: 'access the chosen card',
  cardIsAccessed: 'the card is accessed',
  stealAgenda: 'steal it if it is an agenda',
  accessIsOver: 'the access is over',
  breachIsOver: 'the breach is over',
};

const HOLDS: Readonly<Record<Test, string>> = {
  serverHasIce: 'the server has ice',
  iceAtPosition: 'there is ice',
  firstApproach: 'this is the first ice of the run',
  approachedIceIsRezzed: 'the ice is rezzed',
  moreIceInward: 'there is more ice inward',
  movedInward: 'there was more ice inward',
  subroutineLeft: 'an unbroken subroutine is left',
  always: 'in any case',
};

const ASKED: Readonly<Record<Question, string>> = {
  jackOut: 'the Runner may jack out',
  chooseCandidate: 'the Runner chooses what to access next',
  trashAccessed: 'the Runner may trash the card',
};

/** The tables name moments in one word: turnBegins. */
const spaced = (word: string): string => word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function windowWords(allows: number): string {
  const allowed = Object.entries(WINDOW_LETTERS).flatMap(([word, bit]) =>
    (allows & bit) !== 0 && isPermission(word) ? [ALLOWED[word]] : [],
  );
  return `a window for ${list(allowed)}`;
}

function waysWords(ways: readonly (readonly [test: Test, next: string])[], edition: EditionId): string {
  const named = ways.map(([test, next]) =>
    test === 'always' ? structureName(next, edition) : `${structureName(next, edition)} if ${HOLDS[test]}`,
  );
  return named.length === 0 ? 'the end of it' : `on to ${named.join(', else ')}`;
}

/** What a step of a timing structure does. */
export function timingStepWords({ what }: TimingStep, edition: EditionId): string {
  switch (what.act) {
    case 'perform':
      return what.repeatWhile === undefined
        ? PERFORMED[what.what]
        : `${PERFORMED[what.what]}, while ${HOLDS[what.repeatWhile]}`;
    case 'window':
      return windowWords(what.allows);
    case 'moments':
      return what.moments.map((moment) => `the ${spaced(moment)}`).join(', ');
    case 'checkpoint':
      return 'a checkpoint';
    case 'action':
      return `take an action; with no clicks left, on to step ${what.otherwise}`;
    case 'ask':
      return ASKED[what.question];
    case 'goTo':
      return what.test === 'always'
        ? `back to step ${what.step.replace('.', '')}`
        : `to step ${what.step.replace('.', '')} if ${HOLDS[what.test]}`;
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
