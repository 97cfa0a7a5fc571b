// What stands against a move that answers a question, or would if one were asked; null where the question asked now has
// other answers.

import type { Instruction } from '../compile/program.ts';
import { WINDOW_LETTERS } from '../editions/edition.ts';
import { programOf } from '../kernel/ability.ts';
import { waitsInVain } from '../kernel/reaction.ts';
import { canPayAdditional } from '../query/additional-price.ts';
import { accessedCard } from '../query/run.ts';
import type { Side } from '../side.ts';
import type { Decision, OptionKind } from '../state/decision.ts';
import type { AbilityFrame } from '../state/frame.ts';
import { findCard, type Game, refOf, top } from '../state/game.ts';
import { serverOf } from '../state/move.ts';
import { slotOf } from '../state/slots.ts';
import type { Card } from '../state/state.ts';
import { whyNotProceed } from './install.ts';
import { whyNotRun } from './legality/action-checks.ts';
import { ADDITIONAL_UNPAYABLE } from './legality/failures.ts';
import { type Failure, failure, type Intent } from './legality/requirement.ts';
import { openWindow } from './legality/window-checks.ts';
import { whyNotMode } from './steps/modes.ts';
import { whyNotTrash } from './trash-accessed.ts';

/** An answer as it was written, with its card where the player may speak of one. */
export interface Answer {
  readonly kind: OptionKind;
  readonly card: Card | null;
  readonly text: string;
}

const GAME_OVER = failure('gameOver', 'gameEnds');
const NOT_YOUR_DECISION = failure('notYourDecision', 'priority');

export function whyNotAnswer(
  game: Game,
  seat: Side,
  answer: Answer,
  decision: Decision | null,
): Failure | null {
  if (decision === null) return GAME_OVER;
  if (decision.seat !== seat) return NOT_YOUR_DECISION;
  const { kind, card, text } = answer;
  switch (kind) {
    case 'pass':
      return whyNotPass(decision);
    case 'trigger':
      return whyNotTrigger(game, text, decision);
    case 'discard':
      return whyNotDiscard(game, card);
    default:
      return ANSWERS.find(({ begins }) => text.startsWith(begins))?.whyNot(game, answer, decision) ?? null;
  }
}

const NO_SUCH_SERVER = failure('noSuchServer', 'announceServer');
const SERVER_NOT_ELIGIBLE = failure('serverNotEligible', 'chooseNoTarget');
/** An ability that lets the Runner run costs no click. */
const NO_CLICK = 1;

/** A server that the ability which asks for one does not name, or that cannot be run on anyway. */
export function whyNotThisServer(game: Game, { seat, kind }: Decision, intent: Intent): Failure | null {
  if (kind !== 'server' || intent.kind !== 'run') return null;
  if (intent.server < 0 || serverOf(game.state, intent.server) === null) return NO_SUCH_SERVER;
  return whyNotRun(game, seat, intent.server, NO_CLICK) ?? SERVER_NOT_ELIGIBLE;
}

const MUST_ACT = failure('mustAct', 'mustAct');
const NOTHING_TO_PASS = failure('nothingToPass', 'passing');
const MANDATORY_PENDING = failure('mandatoryPending', 'passInReaction');
const MANDATORY_INTERRUPT = failure('mandatoryPending', 'passInInterrupt');

function whyNotPass({ kind }: Decision): Failure {
  switch (kind) {
    case 'action':
      return MUST_ACT;
    case 'reaction':
      return MANDATORY_PENDING;
    case 'interrupt':
      return MANDATORY_INTERRUPT;
    default:
      return NOTHING_TO_PASS;
  }
}

const WAITS_IN_VAIN = failure('nothingWouldChange', 'useToChange');
const NOT_PENDING = failure('notPending', 'triggerPending');
const NOT_RELEVANT = failure('notPending', 'triggerInterrupt');

function whyNotTrigger(game: Game, text: string, { kind }: Decision): Failure {
  if (waitsInVain(game, text)) return WAITS_IN_VAIN;
  return kind === 'interrupt' ? NOT_RELEVANT : NOT_PENDING;
}

const NOT_DISCARDING = failure('notDiscarding', 'discarding');
const DISCARD_CHOSEN = failure('alreadyChosen', 'discardTogether');
const NOT_IN_HAND = failure('notInHand', 'fromHand');

function whyNotDiscard({ state }: Game, card: Card | null): Failure {
  const frame = top(state);
  if (frame.kind !== 'discard') return NOT_DISCARDING;
  return card !== null && frame.chosen.includes(refOf(card)) ? DISCARD_CHOSEN : NOT_IN_HAND;
}

const NO_RUN = failure('noRun', 'jackingOut');
const NOT_A_JACK_OUT_STEP = failure('notAJackOutStep', 'jackingOut');

function whyNotJackOut(game: Game): Failure {
  const { run } = game.state;
  if (run === null) return NO_RUN;
  return canPayAdditional(game, 'jackOut', 'runner', null, run.server)
    ? NOT_A_JACK_OUT_STEP
    : ADDITIONAL_UNPAYABLE;
}

const NOT_ACCESSED = failure('notAccessed', 'trashAccessed');

/** Cards are trashed by name as they are accessed, and to make room for another. */
function whyNotTrashed(game: Game, { text }: Answer, { kind }: Decision): Failure | null {
  if (kind === 'trashLikeCards') return null;
  const card = accessedCard(game.state);
  return card === null || text !== `trash c${card.object}` ? NOT_ACCESSED : whyNotTrash(game, card);
}

const NOT_BREAKING = failure('notEncountering', 'interfaceTiming');
const BREAK_BY_ABILITY = failure('breakByAbility', 'breakSubroutines');
const NOTHING_TO_ACCESS = failure('nothingToAccess', 'accessing');
const CHOSEN = failure('alreadyChosen', 'targetsOnce');
const NOT_VALID = failure('notAmongChoices', 'validTargets');

/** Which subroutine is asked as an ability breaks it; until then there is nothing to name. */
function whyNotBreak(game: Game, _answer: Answer, { kind }: Decision): Failure | null {
  if (kind === 'break') return null;
  return (openWindow(game) & WINDOW_LETTERS.breakSubroutines) === 0 ? NOT_BREAKING : BREAK_BY_ABILITY;
}

type Op = Instruction['op'];

/** The instruction at which an ability asks. */
function askingAt<O extends Op>(
  game: Game,
  op: O,
): { readonly frame: AbilityFrame; readonly asked: Extract<Instruction, { op: O }> } | null {
  const frame = top(game.state);
  if (frame.kind !== 'ability') return null;
  const asked = programOf(game, frame)[frame.pc];
  return asked?.op === op ? { frame, asked: asked as Extract<Instruction, { op: O }> } : null;
}

/** A target that was announced already, or that is not valid. */
function whyNotChoose(game: Game, { text }: Answer): Failure | null {
  const asking = askingAt(game, 'target');
  if (asking === null) return null;
  const chosen = slotOf(asking.frame, asking.asked.slot);
  const isChosen = chosen.some((ref) => text === `choose c${findCard(game.state, ref)?.object ?? 0}`);
  return isChosen ? CHOSEN : NOT_VALID;
}

function whyNotThisMode(game: Game, { text }: Answer): Failure | null {
  const asking = askingAt(game, 'modes');
  if (asking === null) return null;
  const { frame, asked } = asking;
  const place = asked.keys.findIndex((key, index) => key === text || text === `mode ${index + 1}`);
  return place < 0 ? null : whyNotMode(game, frame, asked, place);
}

function whyNotDone(game: Game): Failure | null {
  const frame = top(game.state);
  const card = frame.kind === 'install' && frame.stage === 2 ? findCard(game.state, frame.card) : null;
  return frame.kind !== 'install' || card === null ? null : whyNotProceed(game, frame, card);
}

/** By how the answer begins. */
const ANSWERS: readonly {
  readonly begins: string;
  readonly whyNot: (game: Game, answer: Answer, decision: Decision) => Failure | null;
}[] = [
  { begins: 'jack out', whyNot: whyNotJackOut },
  { begins: 'trash ', whyNot: whyNotTrashed },
  { begins: 'break ', whyNot: whyNotBreak },
  { begins: 'access ', whyNot: (_game, _answer, { kind }) => (kind === 'access' ? null : NOTHING_TO_ACCESS) },
  { begins: 'mode ', whyNot: whyNotThisMode },
  { begins: 'choose ', whyNot: whyNotChoose },
  { begins: 'done', whyNot: whyNotDone },
];
