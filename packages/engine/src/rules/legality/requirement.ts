import type { Citation } from '../../editions/citations.ts';
import type { Side } from '../../side.ts';
import type { OptionKind } from '../../state/decision.ts';
import type { Game } from '../../state/game.ts';
import type { Card, ObjectRef, ServerId } from '../../state/state.ts';

/** Why a move is not allowed; every one has a sentence in explain-words.ts. */
export const REASONS = [
  'gameOver',
  'mulliganFirst',
  'notYourActionPhase',
  'actionInProgress',
  'notAnActionWindow',
  'notAPaidAbilityWindow',
  'noPriority',
  'windowWithoutRez',
  'windowWithoutScore',
  'notYourAction',
  'notEnoughClicks',
  'notEnoughCredits',
  'notEnoughCounters',
  'notEnoughCards',
  'notEnoughAgendas',
  'notEnoughTags',
  'additionalCostUnpayable',
  'noSuchCard',
  'nothingToTakeItWith',
  'notInHand',
  'wrongType',
  'notInstalled',
  'notYourCard',
  'inactive',
  'alreadyRezzed',
  'agendasAreNotRezzed',
  'iceOnlyWhenApproached',
  'notAgenda',
  'notAdvanceable',
  'notAdvancedEnough',
  'notTagged',
  'notAResource',
  'noSuchServer',
  'wrongDestination',
  'notInThisServer',
  'onlyFacedown',
  'notEnoughMemory',
  'consoleInPlay',
  'forbidden',
  'conditionNotMet',
  'usedThisTurn',
  'noSuchAbility',
  'nothingWouldChange',
  'sameAction',
  'notEncountering',
  'noRun',
  'notAJackOutStep',
  'nothingToAccess',
  'onlyTheCorp',
  'nothingToBreak',
  'wrongIce',
  'notStrongEnough',
  'onlyWhileAccessing',
  'noTrashCost',
  'notPending',
  'mandatoryPending',
  'nothingToDecide',
  'notYourDecision',
  'notAmongChoices',
] as const;
export type Reason = (typeof REASONS)[number];

/** A move somebody has in mind, whether or not it is allowed. */
export interface Intent {
  readonly kind: OptionKind;
  readonly card: Card | null;
  readonly server: ServerId;
  readonly onto: Card | null;
  readonly number: number;
  /** The card that gave the ability, or NOTHING. */
  readonly giver: ObjectRef;
  /** Clicks an effect lets the player pay less. */
  readonly clickDiscount: number;
}

/** What stands against a move: the reason and its rule. */
export interface Failure {
  readonly because: Reason;
  readonly rule: Citation;
}

/** One thing that must hold for a move to be legal, with the rule that demands it. */
export interface Requirement extends Failure {
  readonly holds: (game: Game, side: Side, intent: Intent) => boolean;
}

const required = new Set<Citation>();
/** The rules that can stand against a move, as of all that is written in this folder. */
export const REQUIRED: ReadonlySet<Citation> = required;

/** What can stand against moves is made once, as its file is loaded. */
export function failure(because: Reason, rule: Citation): Failure {
  required.add(rule);
  return { because, rule };
}

export const requirement = (because: Reason, rule: Citation, holds: Requirement['holds']): Requirement => ({
  ...failure(because, rule),
  holds,
});

export function firstFailure(
  game: Game,
  side: Side,
  intent: Intent,
  requirements: readonly Requirement[],
): Failure | null {
  for (const one of requirements) if (!one.holds(game, side, intent)) return one;
  return null;
}
