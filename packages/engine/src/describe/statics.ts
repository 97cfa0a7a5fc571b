import type { Spending, StaticData, Value } from '../language/ability.ts';
import type { Filter } from '../language/filter.ts';
import { quantity } from './amounts.ts';
import { duringOrWhile } from './conditions.ts';
import { costDeeds } from './costs.ts';
import { cannotText } from './effects.ts';
import { manyOf, oneOf } from './filters.ts';
import { listed } from './grammar.ts';
import { persistence } from './triggers.ts';
import { bonus, CREDITS, symbolBonus, type Unit } from './units.ts';
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

const cards = (filter: Filter | undefined, voice: Voice): string => manyOf(filter ?? {}, voice);

type Purpose = Exclude<Spending, { on: 'anything' }>;

function purposeOf(purpose: Purpose, voice: Voice): string {
  switch (purpose.on) {
    case 'install':
    case 'rez':
    case 'play':
    case 'advance':
      return `${purpose.on} ${cards(purpose.card, voice)}`;
    case 'useCard':
      return `use ${cards(purpose.card, voice)}`;
    case 'trash':
      return `trash ${cards(purpose.card, voice)} while accessing them`;
    case 'removeTag':
      return 'remove a tag with the basic action';
  }
}

/** What the credits on a card may pay for. */
export function spendingText(spending: readonly Spending[], voice: Voice): string {
  const purposes: string[] = [];
  const occasions: string[] = [];
  for (const each of spending) {
    if (each.on === 'anything') occasions.push(`for anything ${duringOrWhile(each.while, voice)}`);
    else purposes.push(purposeOf(each, voice));
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
      return `${cannotText(ability.what, ability.who, voice)}${whileText(ability, voice)}`;
    case 'spendHosted':
      return spendingText(ability.for, voice);
    case 'additionalCost':
      return additionalCostText(ability, voice);
  }
}

type AdditionalCost = Extract<StaticData, { static: 'additionalCost' }>;

/** What the cost is put on. */
function costlyDeed({ to, of }: AdditionalCost): string {
  if (to === 'run') return 'run on this server';
  return of === 'source' ? `${to} this card` : `${to} an agenda from this server`;
}

function additionalCostText(ability: AdditionalCost, voice: Voice): string {
  const payer = ability.to === 'rez' ? 'corp' : 'runner';
  const deeds = costDeeds(ability.cost, payer, voice);
  return `to ${costlyDeed(ability)}, ${nameOf(payer, voice)} must also ${deeds}${persistence(ability, voice)}`;
}

const whileText = (ability: Extract<StaticData, { static: 'value' | 'cannot' }>, voice: Voice): string =>
  ability.while === undefined ? '' : ` ${duringOrWhile(ability.while, voice)}`;
