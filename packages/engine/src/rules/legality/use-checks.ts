// What keeps a player from using a paid ability of a card, null where nothing does; see action-checks.ts.

import type { CompiledPaid } from '../../compile/program.ts';
import { WINDOW_LETTERS } from '../../editions/edition.ts';
import { triggerPrice, usePrice } from '../../query/additional-price.ts';
import { xToUse } from '../../query/announced.ts';
import { conditionHolds } from '../../query/ask.ts';
import { breakable } from '../../query/breakable.ts';
import { hasSubtype } from '../../query/characteristics.ts';
import { isForbidden } from '../../query/forbidden.ts';
import { textOfUse } from '../../query/gained-uses.ts';
import { isUsedUp } from '../../query/limited.ts';
import { unpayable } from '../../query/price.ts';
import { isRestricted } from '../../query/restricted.ts';
import { accessedCard, approachedIce, encounteredIce } from '../../query/run.ts';
import { unbroken } from '../../query/subroutines.ts';
import { strengthOf } from '../../query/values.ts';
import { opponentOf, type Side } from '../../side.ts';
import { contextOf, withX } from '../../state/context.ts';
import { abilityController, type Game, refOf } from '../../state/game.ts';
import { type Card, NOTHING, type ObjectRef } from '../../state/state.ts';
import { ADDITIONAL_UNPAYABLE, FORBIDDEN, LACKING, NOTHING_WOULD_CHANGE } from './failures.ts';
import { couldChange } from './potential.ts';
import { type Failure, failure } from './requirement.ts';
import { openWindow } from './window-checks.ts';

/** As an action, in a paid ability window, or while accessing a card. */
export type Use = 'action' | 'paid' | 'access';

/** Whether a paid ability is an action in this edition (5.2.1, 9.5.2a). */
export function isAction(game: Game, ability: CompiledPaid): boolean {
  return game.rules.edition.switches.actionIs === 'anyClickInCost'
    ? ability.clicksInCost
    : ability.clicksFirst;
}

/** Whether a player may use a paid ability: of a card of theirs, or where it says so of their opponent's (1.13.5a). */
export function isUser(card: Card, { by }: CompiledPaid, side: Side): boolean {
  if (by === 'any') return true;
  const controller = abilityController(card);
  return side === (by === 'opponent' ? opponentOf(controller) : controller);
}

/** Where nothing is announced X is 0 (26.03 1.16.2d). */
const NO_X: readonly number[] = [0];

const NOT_TO_BE_USED_NOW = failure('conditionNotMet', 'useRestriction');
/** What is no action is refused as an ability that cannot be used (9.1.6d), not as an action that changes nothing (5.2.4). */
const NOT_USED_TO_CHANGE = failure('nothingWouldChange', 'useToChange');
const USED_THIS_TURN = failure('usedThisTurn', 'oncePerTurn');
const ONLY_WHILE_ACCESSING = failure('onlyWhileAccessing', 'midAccess');
const NO_TRASHING_IN_ARCHIVES = failure('inArchives', 'trashInArchives');

/** Of an ability that the card gained `number` says in what text it stands, and `giver` what gave it. */
export function whyNotUse(
  game: Game,
  side: Side,
  card: Card,
  ability: CompiledPaid,
  as: Use,
  clickDiscount: number,
  number = -1,
  giver: ObjectRef = NOTHING,
): Failure | null {
  const { onlyIf, key, forAccess, speaksOfAccessed, data, announces } = ability;
  const { forbids, restricts } = game.rules;
  if (restricts.use && isRestricted(game, 'use', card)) return NOT_TO_BE_USED_NOW;
  if (forbids.use && isForbidden(game, 'use', side, card)) return FORBIDDEN;
  if (isUsedUp(game.state, data.limit, key, card.object, giver)) return USED_THIS_TURN;
  const context = contextOf(card, side);
  const price = triggerPrice(game, card, data.cost, context, clickDiscount);
  const shortage = unpayable(game, side, price, card, 'use', card);
  // What can be announced as X depends on what is to be paid, and its condition may speak of X.
  const values =
    announces && shortage === null
      ? xToUse(game, side, card, { cost: data.cost, onlyIf }, clickDiscount)
      : NO_X;
  if (onlyIf !== null && !(values === NO_X ? conditionHolds(game, onlyIf, context) : values.length > 0))
    return NOT_TO_BE_USED_NOW;
  if (as === 'paid') {
    if (forAccess) return ONLY_WHILE_ACCESSING;
    const missing = whyNotOnEncountered(game, card, ability);
    if (missing !== null) return missing;
  } else if (as === 'access' && speaksOfAccessed && accessedCard(game.state)?.zone === 'archives')
    // Cards in Archives cannot be trashed by accessing them (7.7.2a).
    return NO_TRASHING_IN_ARCHIVES;
  if (shortage !== null) return LACKING[shortage];
  if (game.rules.additionalCosts.use) {
    const whole = usePrice(game, side, card, data.cost, clickDiscount);
    if (unpayable(game, side, whole, card, 'use', card) !== null) return ADDITIONAL_UNPAYABLE;
  }
  if (!game.rules.edition.switches.potentialToChange) return null;
  const program = textOfUse(game, card, number).programs[ability.program];
  if (program !== undefined)
    for (const x of values) if (couldChange(game, program, withX(context, x))) return null;
  return as === 'action' ? NOTHING_WOULD_CHANGE : NOT_USED_TO_CHANGE;
}

const NOT_BREAKING = failure('notEncountering', 'interfaceTiming');
const NOT_ENCOUNTERING = failure('notEncountering', 'encounteredOnly');
const NOT_APPROACHING = failure('notApproaching', 'approachedOnly');
const NOTHING_TO_BREAK = failure('nothingToBreak', 'breakSubroutines');
const WRONG_ICE = failure('wrongIce', 'interfaceSubtype');
const NOT_STRONG_ENOUGH = failure('notStrongEnough', 'interfaceStrength');

/** The time for abilities about encountered ice: listings ask it first, as most windows are elsewhere. */
export function whyNotOutsideEncounter(
  game: Game,
  { breaksSubroutines, speaksOfEncountered }: CompiledPaid,
  ice: Card | null,
): Failure | null {
  if (breaksSubroutines && (openWindow(game) & WINDOW_LETTERS.breakSubroutines) === 0) return NOT_BREAKING;
  return speaksOfEncountered && ice === null ? NOT_ENCOUNTERING : null;
}

/** What breaking needs: the step of an encounter for it, something unbroken, and for icebreakers their limits. */
function whyNotOnEncountered(game: Game, card: Card, ability: CompiledPaid): Failure | null {
  const { breaksSubroutines, speaksOfEncountered, speaksOfApproached, interfaceWith } = ability;
  if (speaksOfApproached && approachedIce(game.state) === null) return NOT_APPROACHING;
  if (!breaksSubroutines && !speaksOfEncountered) return null;
  const ice = encounteredIce(game.state);
  const missing = whyNotOutsideEncounter(game, ability, ice);
  if (missing !== null) return missing;
  if (breaksSubroutines) {
    if (unbroken(game).length === 0) return NOTHING_TO_BREAK;
    if (game.rules.forbids.break && breakable(game, { source: refOf(card), def: card.def }).length === 0)
      return FORBIDDEN;
  }
  if (interfaceWith === '' || ice === null) return null;
  if (interfaceWith !== 'any' && !hasSubtype(game, ice, interfaceWith)) return WRONG_ICE;
  return (strengthOf(game, card) ?? 0) >= (strengthOf(game, ice) ?? 0) ? null : NOT_STRONG_ENOUGH;
}
