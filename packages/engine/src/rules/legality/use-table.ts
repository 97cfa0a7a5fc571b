import type { CompiledPaid } from '../../compile/program.ts';
import { WINDOW_LETTERS } from '../../editions/edition.ts';
import { usePrice } from '../../query/additional-price.ts';
import { xToUse } from '../../query/announced.ts';
import { conditionHolds } from '../../query/ask.ts';
import { breakable } from '../../query/breakable.ts';
import { abilitiesLost, hasSubtype } from '../../query/characteristics.ts';
import { isUsedUp } from '../../query/limited.ts';
import { priceOf, unpayable } from '../../query/price.ts';
import { accessedCard, encounteredIce } from '../../query/run.ts';
import { unbroken } from '../../query/subroutines.ts';
import { worksHere } from '../../query/usable.ts';
import { strengthOf } from '../../query/values.ts';
import { opponentOf, type Side } from '../../side.ts';
import { contextOf, withX } from '../../state/context.ts';
import { controllerOf, defOf, type Game, refOf } from '../../state/game.ts';
import type { Card } from '../../state/state.ts';
import { couldChange } from './potential.ts';
import {
  firstFailure,
  type Intent,
  type Reason,
  type Requirement,
  requirement,
  together,
} from './requirement.ts';
import {
  actionTiming,
  additionalPayable,
  changesSomething,
  has,
  known,
  type Legality,
  notForbidden,
  notForTheSameAction,
  openWindow,
  unrestricted,
  windowTiming,
} from './shared-requirements.ts';

/** Whether a paid ability is an action in this edition (5.2.1, 9.5.2a). */
export function isAction(game: Game, ability: CompiledPaid): boolean {
  return game.rules.edition.switches.actionIs === 'anyClickInCost'
    ? ability.clicksInCost
    : ability.clicksFirst;
}

const paidAbility = (game: Game, intent: Intent) =>
  intent.card === null ? undefined : defOf(game, intent.card).paid[intent.number];

/** Whether a player may use a paid ability: of a card of theirs, or where it says so of their opponent's (1.13.5a). */
export function isUser(card: Card, { by }: CompiledPaid, side: Side): boolean {
  if (by === 'any') return true;
  // Abilities of agendas are the Corp's wherever the agenda lies (26.03 1.14.4a; for 1.4 see docs/RULINGS.md).
  const controller = card.zone === 'runnerScore' ? card.owner : controllerOf(card);
  return side === (by === 'opponent' ? opponentOf(controller) : controller);
}

function mayUse(game: Game, card: Card, side: Side, intent: Intent): boolean {
  const ability = paidAbility(game, intent);
  return ability === undefined ? controllerOf(card) === side : isUser(card, ability, side);
}

const breaks = (game: Game, intent: Intent): boolean => paidAbility(game, intent)?.breaksSubroutines === true;

/** What breaking needs: the step of an encounter for it, something unbroken, and for icebreakers their limits. */
const interfaceLimits: readonly [Requirement, ...Requirement[]] = [
  requirement('notEncountering', 'interfaceTiming', (game, _side, intent) => {
    return !breaks(game, intent) || (openWindow(game) & WINDOW_LETTERS.breakSubroutines) !== 0;
  }),
  requirement('notEncountering', 'encounteredOnly', (game, _side, intent) => {
    return paidAbility(game, intent)?.speaksOfEncountered !== true || encounteredIce(game.state) !== null;
  }),
  requirement('nothingToBreak', 'breakSubroutines', (game, _side, intent) => {
    return !breaks(game, intent) || unbroken(game).length > 0;
  }),
  requirement('forbidden', 'cannot', (game, _side, { card, ...intent }) => {
    if (card === null || !game.rules.forbids.break || !breaks(game, { card, ...intent })) return true;
    return breakable(game, { source: refOf(card), def: card.def }).length > 0;
  }),
  requirement('wrongIce', 'interfaceSubtype', (game, _side, intent) => {
    const subtype = paidAbility(game, intent)?.interfaceWith ?? '';
    if (subtype === '' || subtype === 'any') return true;
    const ice = encounteredIce(game.state);
    return ice === null || hasSubtype(game, ice, subtype);
  }),
  requirement(
    'notStrongEnough',
    'interfaceStrength',
    has((game, card, _side, intent) => {
      if ((paidAbility(game, intent)?.interfaceWith ?? '') === '') return true;
      const ice = encounteredIce(game.state);
      return ice === null || (strengthOf(game, card) ?? 0) >= (strengthOf(game, ice) ?? 0);
    }),
  ),
];

/** The same, asked only of abilities that are about an encounter. */
const encounterLimits = together(interfaceLimits, (game, side, intent) => {
  const ability = paidAbility(game, intent);
  if (ability?.breaksSubroutines !== true && ability?.speaksOfEncountered !== true) return true;
  return firstFailure(game, side, intent, interfaceLimits) === null;
});

const ownActiveAbility: readonly Requirement[] = [
  known,
  requirement(
    'notYourCard',
    'useOwnAbilities',
    has((game, card, side, intent) => mayUse(game, card, side, intent)),
  ),
  requirement(
    'noSuchAbility',
    'usePaidAbility',
    (game, _side, intent) => paidAbility(game, intent) !== undefined,
  ),
  requirement(
    'inactive',
    'activeAbilities',
    has((game, card, _side, intent) => {
      const ability = paidAbility(game, intent);
      return ability !== undefined && worksHere(ability, card) && abilitiesLost(game, card) === 'none';
    }),
  ),
];

const payable = (game: Game, card: Card, side: Side, intent: Intent) => {
  const cost = paidAbility(game, intent)?.data.cost ?? [];
  const price = priceOf(game, cost, contextOf(card, side), intent.clickDiscount);
  return unpayable(game, side, price, card, 'use', card);
};

/** The X that could be announced with its cost. */
const valuesIn = (game: Game, card: Card, side: Side, intent: Intent): readonly number[] => {
  const ability = paidAbility(game, intent);
  if (ability === undefined) return [];
  const { data, onlyIf } = ability;
  return xToUse(game, side, card, { cost: data.cost, onlyIf }, intent.clickDiscount);
};

const unlimited: readonly Requirement[] = [
  unrestricted('use', 'useRestriction'),
  notForbidden('use'),
  requirement(
    'usedThisTurn',
    'oncePerTurn',
    has((game, card, _side, intent) => {
      const ability = paidAbility(game, intent);
      return ability === undefined || !isUsedUp(game.state, ability.data.limit, ability.key, card.object);
    }),
  ),
  requirement(
    'conditionNotMet',
    'useRestriction',
    has((game, card, side, intent) => {
      const condition = paidAbility(game, intent)?.onlyIf ?? null;
      if (condition === null) return true;
      if (paidAbility(game, intent)?.announces === true && payable(game, card, side, intent) === null)
        return valuesIn(game, card, side, intent).length > 0;
      return conditionHolds(game, condition, contextOf(card, side));
    }),
  ),
];

const lacks = (part: ReturnType<typeof payable>, because: Reason): Requirement =>
  requirement(
    because,
    'payWhole',
    has((...all) => payable(...all) !== part),
  );
const payableWhole: readonly Requirement[] = [
  together(
    [
      lacks('clicks', 'notEnoughClicks'),
      lacks('credits', 'notEnoughCredits'),
      lacks('counters', 'notEnoughCounters'),
      lacks('cards', 'notEnoughCards'),
      lacks('agendas', 'notEnoughAgendas'),
      lacks('tags', 'notEnoughTags'),
    ],
    has((...all) => payable(...all) === null),
  ),
  additionalPayable(
    'use',
    has((game, card, side, intent) => {
      const cost = paidAbility(game, intent)?.data.cost ?? [];
      const price = usePrice(game, side, card, cost, intent.clickDiscount);
      return unpayable(game, side, price, card, 'use', card) === null;
    }),
  ),
  changesSomething(
    has((game, card, side, intent) => {
      const ability = paidAbility(game, intent);
      const program = ability === undefined ? undefined : defOf(game, card).programs[ability.program];
      if (program === undefined) return false;
      const context = contextOf(card, side);
      if (ability?.announces !== true) return couldChange(game, program, context);
      return valuesIn(game, card, side, intent).some((x) => couldChange(game, program, withX(context, x)));
    }),
  ),
];

/** Cards in Archives cannot be trashed by accessing them (7.7.2a). */
const mayTrashAccessed = requirement('nothingWouldChange', 'trashInArchives', (game, _side, intent) => {
  return (
    paidAbility(game, intent)?.speaksOfAccessed !== true || accessedCard(game.state)?.zone !== 'archives'
  );
});
const isNotForAccess = requirement('onlyWhileAccessing', 'midAccess', (game, _side, intent) => {
  return paidAbility(game, intent)?.forAccess !== true;
});

/** Using a card's paid ability: as an action, or in a paid ability window. */
export const USE_LEGALITY: Readonly<Record<'action' | 'paid' | 'access', Legality>> = {
  action: {
    timing: [...actionTiming, notForTheSameAction],
    whole: [],
    object: ownActiveAbility,
    able: [...unlimited, ...payableWhole],
  },
  paid: {
    timing: windowTiming,
    whole: [],
    object: ownActiveAbility,
    able: [...unlimited, isNotForAccess, encounterLimits, ...payableWhole],
  },
  access: {
    timing: [],
    whole: [],
    object: ownActiveAbility,
    able: [...unlimited, mayTrashAccessed, ...payableWhole],
  },
};
