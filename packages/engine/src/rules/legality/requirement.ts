import type { Citation } from '../../editions/citations.ts';
import type { Side } from '../../side.ts';
import type { OptionKind } from '../../state/decision.ts';
import type { Game } from '../../state/game.ts';
import type { Card, ObjectRef, ServerId } from '../../state/state.ts';

/** Why a move is not allowed; every one has a sentence in session/reason-words.ts. */
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
  'notYourAbility',
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
  'serverNeeded',
  'onlyInRemotes',
  'notIntoServers',
  'nothingToHostIt',
  'onlyOnItsHost',
  'cannotHostIt',
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
  'notApproaching',
  'noRun',
  'notAJackOutStep',
  'nothingToAccess',
  'onlyTheCorp',
  'nothingToBreak',
  'breakByAbility',
  'wrongIce',
  'notStrongEnough',
  'onlyWhileAccessing',
  'noTrashCost',
  'inArchives',
  'notAccessed',
  'notPending',
  'mandatoryPending',
  'mustAct',
  'nothingToPass',
  'notDiscarding',
  'notYourDecision',
  'serverNotEligible',
  'modeUnpayable',
  'modeImpossible',
  'alreadyChosen',
  'memoryNotFreed',
  'notTrashedYet',
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

const made: Failure[] = [];
/** Everything that can stand against a move, or against an answer to a question. */
export const FAILURES: readonly Failure[] = made;

/** What can stand against moves is made once, as its file is loaded. */
export function failure(because: Reason, rule: Citation): Failure {
  const one: Failure = { because, rule };
  made.push(one);
  return one;
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
