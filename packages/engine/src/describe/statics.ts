import type { StaticData, Value } from '../language/ability.ts';
import { DOERS } from '../language/deed.ts';
import { opponentOf } from '../side.ts';
import { duringOrWhile } from './conditions.ts';
import { costDeeds } from './costs.ts';
import { doerOf } from './deeds.ts';
import { manyOf, oneOf } from './filters.ts';
import { listed } from './grammar.ts';
import { infinitiveOf, persistence, singleDeed } from './triggers.ts';
import { bonus, CREDITS, symbolBonus, type Unit } from './units.ts';
import { quantity } from './values.ts';
import { nameOf, opponentName, type Voice } from './voice.ts';

type ValueData = Extract<StaticData, { static: 'value' }>;

const PRICE: Unit = {
  of: (number) => `${CREDITS.of(Math.abs(number))} ${number < 0 ? 'less' : 'more'}`,
  bare: 'extra [credit]',
  asMuch: 'that much [credit] more',
};

/** The player whose value it is, or the cards. */
function haver(of: ValueData['of'], voice: Voice): string {
  switch (of) {
    case 'source':
      return 'this card has';
    case 'you':
      return 'you have';
    case 'opponent':
      return `${opponentName(voice)} has`;
    default:
      return `${manyOf(of, voice)} have`;
  }
}

function cardWithPrice(of: ValueData['of'], voice: Voice): string {
  switch (of) {
    case 'source':
      return 'this card';
    case 'you':
      return 'your cards';
    case 'opponent':
      return `${opponentName(voice)}'s cards`;
    default:
      return oneOf(of, voice);
  }
}

function valueText({ value, of, by }: ValueData, voice: Voice): string {
  const has = (unit: Unit): string => `${haver(of, voice)} ${quantity(by, unit, voice)}`;
  const costs = (deed: string): string =>
    `${deed} ${cardWithPrice(of, voice)} costs ${quantity(by, PRICE, voice)}`;
  const words: Readonly<Record<Value, () => string>> = {
    maximumHandSize: () => has(bonus('maximum hand size')),
    memoryLimit: () => has(symbolBonus('[mu]')),
    strength: () => has(bonus('strength')),
    link: () => has(symbolBonus('[link]')),
    advancementRequirement: () => has(bonus('advancement requirement')),
    allottedClicks: () => `${has(symbolBonus('[click]'))} allotted each turn`,
    installCost: () => costs('installing'),
    rezCost: () => costs('rezzing'),
    playCost: () => costs('playing'),
    trashCost: () => costs('trashing'),
  };
  return words[value]();
}

type Spends = Extract<StaticData, { static: 'spend' }>;

/** What the credits on a card may pay for. */
export function spendingText(abilities: readonly Spends[], voice: Voice): string {
  const purposes: string[] = [];
  const occasions: string[] = [];
  for (const { on, while: condition } of abilities) {
    const when = condition === undefined ? '' : ` ${duringOrWhile(condition, voice)}`;
    if (on === 'anything') occasions.push(`for anything${when}`);
    else purposes.push(...on.map((deed) => `${infinitiveOf(deed, voice)}${when}`));
  }
  const to = purposes.length === 0 ? [] : [`to ${listed(purposes, 'or')}`];
  return `you may spend [credit] from here ${[...to, ...occasions].join(', or ')}`;
}

/** A static ability, without the capital letter and the full stop. */
export function staticText(ability: StaticData, voice: Voice): string {
  switch (ability.static) {
    case 'value':
      return `${valueText(ability, voice)}${whileText(ability, voice)}`;
    case 'cannot':
      return `${doerOf(ability.deed, voice)} cannot ${infinitiveOf(ability.deed, voice)}${whileText(ability, voice)}`;
    case 'spend':
      return spendingText([ability], voice);
    case 'cost':
      return additionalCostText(ability, voice);
  }
}

type AdditionalCost = Extract<StaticData, { static: 'cost' }>;

function additionalCostText(ability: AdditionalCost, voice: Voice): string {
  const { deed } = ability;
  const by = 'by' in deed && deed.by === 'opponent' ? opponentOf(voice.side) : voice.side;
  const payer = DOERS[deed.deed] ?? by;
  const deeds = costDeeds(ability.pay, payer, voice);
  return `to ${singleDeed(deed, voice)}, ${nameOf(payer, voice)} must also ${deeds}${persistence(ability, voice)}`;
}

const whileText = (ability: Extract<StaticData, { static: 'value' | 'cannot' }>, voice: Voice): string =>
  ability.while === undefined ? '' : ` ${duringOrWhile(ability.while, voice)}`;
