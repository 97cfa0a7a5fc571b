import type { CardData } from '../language/card.ts';
import type { CardType } from '../language/lists.ts';
import { staticsOf } from '../language/text.ts';
import { isBefore, saysX } from './meaning.ts';
import { refuse } from './shape-check.ts';
import { abilityIn, conditionalOf, isA, type Part, speaksOf } from './walk.ts';

// X is one number for each ability, announced as the cost is paid that it stands in. It is refused where nothing
// announces it, and where the number would not be known any more.

const PLAYED: ReadonlySet<CardType> = new Set<CardType>(['event', 'operation']);
const INSTALLED: ReadonlySet<CardType> = new Set<CardType>(['hardware', 'program', 'resource']);

/** Whether X is announced as the card is played: its play cost is X, or it costs X of something on top. */
const isPlayedForX = (card: CardData): boolean =>
  PLAYED.has(card.type) &&
  (card.cost === null ||
    staticsOf(card).some((ability) => ability.static === 'cost' && speaksOf(ability.pay, 'cost', saysX)));

const isInstalledForX = ({ type, cost }: CardData): boolean => INSTALLED.has(type) && cost === null;

/** A part that is an ability, or a static ability that works by itself. */
const isAbility = (part: Part): boolean =>
  isA(part, 'abilityWord') || isA(part, 'conditional') || isA(part, 'gained') || isA(part, 'static');

/** The ability a part belongs to; what only lasts for a while belongs to the ability that makes it last. */
function abilityOf({ within }: Part): Part | null {
  const found = within.findLast((part, index) => isAbility(part) && !isLasting(part, within[index - 1]));
  return found ?? null;
}

const isLasting = (part: Part, around: Part | undefined): boolean =>
  isA(part, 'static') && around?.sort === 'effect' && around.word === 'linger';

/** The field of a part that leads to another one in it. */
const fieldTo = (outer: Part, inner: Part): string | number | undefined => inner.path[outer.path.length];

/** Whether a part stands in a cost of an ability or of a step. */
const nestedCostOf = (part: Part): Part | undefined =>
  part.within.findLast((outer) => isA(outer, 'decision') && fieldTo(outer, part) === 'cost');

const same = (a: Part | null, b: Part | null): boolean => a?.path.join('.') === b?.path.join('.');

/** Refuses every X of a card that is announced nowhere; `all` are the numbers X of it. */
export function checkX(card: CardData, all: readonly Part[], placeOf: (part: Part) => string): void {
  const nested = all.filter((part) => nestedCostOf(part) !== undefined);
  for (const part of all) {
    const place = placeOf(part);
    checkPlace(part, place);
    const ability = abilityOf(part);
    const withCost = announcedBefore(card, ability, part);
    const withStep = nested.some((other) => {
      const step = nestedCostOf(other);
      if (step === undefined || !same(abilityOf(other), ability)) return false;
      return nestedCostOf(part) === step || isBefore([...step.path, 'cost'], part.path);
    });
    if (!withCost && !withStep) refuse(place, 'no cost announces X before it');
    if (withCost && nestedCostOf(part) !== undefined) refuse(place, 'X is announced once for an ability');
  }
}

/** Whether the ability comes with an X: by its own cost, or by that of playing or installing its card. */
function announcedBefore(card: CardData, ability: Part | null, part: Part): boolean {
  if (ability === null) return isPlayedForX(card);
  if (isA(ability, 'static')) {
    const { data } = ability;
    if (data.static === 'only') return isPlayedForX(card);
    return (
      data.static === 'cost' &&
      data.deed.deed === 'play' &&
      data.deed.card === 'this' &&
      fieldTo(ability, part) === 'pay'
    );
  }
  const data = abilityIn(ability);
  if (data !== null && (data.ability === 'paid' || data.ability === 'would'))
    return (
      fieldTo(ability, part) !== 'condition' && data.cost !== undefined && speaksOf(data.cost, 'cost', saysX)
    );
  const conditional = isA(ability, 'abilityWord') ? conditionalOf(ability) : null;
  return (
    conditional !== null &&
    isInstalledForX(card) &&
    ability.within.length === 1 &&
    'deed' in conditional.on &&
    conditional.on.deed === 'install' &&
    conditional.on.card === 'this' &&
    fieldTo(ability, part) === 'steps'
  );
}

/** Where a number is not asked for as its ability resolves, X is not known. */
function checkPlace(part: Part, place: string): void {
  const { within } = part;
  within.forEach((outer, index) => {
    if (isLasting(outer, within[index - 1])) {
      const field = fieldTo(outer, part);
      if (outer.word !== 'change' || (field !== 'by' && field !== 'to'))
        refuse(place, 'what lasts does not know X any more');
    }
  });
  const cost = within.findLast((outer) => isCostOf(outer, part));
  if (cost === undefined) return;
  const inCost = within.slice(within.indexOf(cost) + 1);
  if (inCost.some((outer) => isA(outer, 'filter'))) refuse(place, 'X says how much is paid, not with what');
  if (inCost.some((outer) => isA(outer, 'payment') && outer.data.pay === 'oneOf'))
    refuse(place, 'X belongs to a cost without alternatives');
}

const isCostOf = (outer: Part, part: Part): boolean => {
  const field = fieldTo(outer, part);
  return (isAbility(outer) || isA(outer, 'decision')) && (field === 'cost' || field === 'pay');
};
