import type { Citation } from '../../editions/citations.ts';
import type { Side } from '../../side.ts';
import type { OptionKind } from '../../state/decision.ts';
import type { Game } from '../../state/game.ts';
import type { Ruleset } from '../../state/ruleset.ts';
import type { Card, ServerId } from '../../state/state.ts';

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
  /** Clicks an effect lets the player pay less. */
  readonly clickDiscount: number;
}

/** One thing that must hold for a move to be legal, with the rule that demands it. */
export interface Requirement {
  readonly because: Reason;
  readonly rule: Citation;
  readonly holds: (game: Game, side: Side, intent: Intent) => boolean;
  /** Requirements this one stands for; empty when it stands for itself. */
  readonly parts: readonly Requirement[];
  /** Whether it can fail at all in games by these rules: listings ask no other. */
  readonly applies: Applies;
}

export type Applies = (rules: Ruleset) => boolean;

/** What may fail in every game. */
export const ALWAYS: Applies = () => true;

/** What stands against a move: the reason and its rule. */
export type Failure = Pick<Requirement, 'because' | 'rule'>;

export const requirement = (
  because: Reason,
  rule: Citation,
  holds: Requirement['holds'],
  applies: Applies = ALWAYS,
): Requirement => ({
  because,
  rule,
  holds,
  parts: [],
  applies,
});

/** Requirements answered by one question; which of them fails is asked only when one does. */
export const together = (
  parts: readonly [Requirement, ...Requirement[]],
  holds: Requirement['holds'],
): Requirement => ({ because: parts[0].because, rule: parts[0].rule, holds, parts, applies: ALWAYS });

export function firstFailure(
  game: Game,
  side: Side,
  intent: Intent,
  requirements: readonly Requirement[],
): Requirement | null {
  for (const one of requirements) {
    if (!one.holds(game, side, intent)) return firstFailure(game, side, intent, one.parts) ?? one;
  }
  return null;
}
