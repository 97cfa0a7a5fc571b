import type { Cost, CostItem } from '../language/cost.ts';
import type { EffectData } from '../language/effect.ts';
import { refOfEffect } from '../language/effect-cards.ts';
import { HAVERS, type ValueData } from '../language/value.ts';
import type { Side } from '../side.ts';
import { type Clause, yours } from './clause.ts';
import { POSSESSIONS } from './doings.ts';
import { phraseOf } from './filters.ts';
import { asOfOther, listed, thirdPerson, withArticle } from './grammar.ts';
import { isPlural } from './references.ts';
import { CLICKS, CREDITS, damageOf } from './units.ts';
import { quantity, quantityOrAll } from './values.ts';
import { nameOf, type Voice } from './voice.ts';

/** So many credits, and the cards they have to come from. */
function creditsText({ amount, from }: Extract<CostItem, { pay: 'credits' }>, voice: Voice): string {
  const credits = quantity(amount, CREDITS, voice);
  if (from === undefined) return credits;
  const cards = amount === 1 ? withArticle(phraseOf(from, 'one', voice)) : phraseOf(from, 'many', voice);
  return `${credits} from ${cards}`;
}

/** One part of a cost as something a player does. */
function deedOf(item: CostItem, payer: Side, voice: Voice): string {
  if ('effect' in item) return paidEffect(item, { ...voice, side: payer }, payer === voice.side);
  switch (item.pay) {
    case 'clicks':
      return `spend ${CLICKS.of(item.number)}`;
    case 'credits':
      return `pay ${creditsText(item, voice)}`;
    case 'oneOf':
      return listed(
        item.of.map((cost) => costDeeds(cost, payer, voice)),
        'or',
      );
  }
}

/** What a payer does; the words are theirs, the cards may be those of who speaks. */
function paidEffect(data: EffectData, voice: Voice, mine: boolean): string {
  if (data.effect === 'lose' && HAVERS[data.what] !== null)
    return `remove ${quantityOrAll(data.amount, POSSESSIONS[data.what], voice)}`;
  if (data.effect === 'damage') return `suffer ${quantityOrAll(data.amount, damageOf(data.type), voice)}`;
  const text = voice.say.effectClause(data, voice).infinitive.replace(/ in any order$/, '');
  return mine ? text : asOfOther(text);
}

/** A number, or X: nothing has to be said about it. */
const isPlain = (amount: ValueData): boolean => typeof amount === 'number' || amount.value === 'x';

/** One part of a cost before the colon of an ability: a symbol where there is one. */
function symbolOf(item: CostItem, voice: Voice): string {
  if ('effect' in item)
    return item.effect === 'trash' && item.what === 'this' ? '[trash]' : deedOf(item, voice.side, voice);
  if (item.pay === 'clicks') return item.number === 1 ? '[click]' : CLICKS.of(item.number);
  return item.pay === 'credits' && isPlain(item.amount)
    ? creditsText(item, voice)
    : deedOf(item, voice.side, voice);
}

/** The parts of a cost one after the other, each knowing how many cards were named before it. */
function inOrder(cost: Cost, voice: Voice, say: (item: CostItem, voice: Voice) => string): string[] {
  let now = voice;
  return cost.map((item) => {
    const said = say(item, now);
    const ref = 'effect' in item ? refOfEffect(item) : null;
    if (ref !== null && ref !== 'that') now = { ...now, that: isPlural(ref, now) ? 'many' : 'one' };
    return said;
  });
}

/** A cost as what its payer does, after "may" or "to". */
export const costDeeds = (cost: Cost, payer: Side, voice: Voice): string =>
  listed(
    inOrder(cost, voice, (item, now) => deedOf(item, payer, now)),
    'and',
  );

/** A cost as another player pays it: "spends 1[click] and pays 2[credit]". */
export const costDeedsOfOther = (cost: Cost, payer: Side, voice: Voice): string =>
  listed(
    inOrder(cost, voice, (item, now) => deedOf(item, payer, now).replace(/^\w+/, thirdPerson)),
    'and',
  );

/** A cost that is paid without a question. */
export function payingClause(cost: Cost, payer: Side, voice: Voice): Clause {
  const deeds = costDeeds(cost, payer, voice);
  if (payer === voice.side) return yours(deeds);
  const name = nameOf(payer, voice);
  return {
    finite: `${name} ${costDeedsOfOther(cost, payer, voice)}`,
    infinitive: `have ${name} ${deeds}`,
  };
}

/** A cost as it stands before the colon of an ability. */
export const costSymbols = (cost: Cost, voice: Voice): string =>
  cost.length === 0 ? 'at no cost' : cost.map((item) => symbolOf(item, voice)).join(', ');

/** Some rules also ask where the click stands; a reader is told that there is one. */
export const hasClick = (cost: Cost): boolean => cost.some((item) => 'pay' in item && item.pay === 'clicks');
