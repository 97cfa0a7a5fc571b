import type { Cost, CostItem } from '../language/cost.ts';
import type { Side } from '../side.ts';
import { type Clause, yours } from './clause.ts';
import { listed, thirdPerson } from './grammar.ts';
import { CLICKS, CREDITS, countersOf, DRAWN_CARDS, TAGS } from './units.ts';
import { quantity } from './values.ts';
import { deckName, handName, nameOf, type Voice } from './voice.ts';

/** One part of a cost as something a player does. */
function deedOf(item: CostItem, payer: Side, voice: Voice): string {
  switch (item.pay) {
    case 'clicks':
      return `spend ${CLICKS.of(item.number)}`;
    case 'credits':
      return `pay ${quantity(item.amount, CREDITS, voice)}`;
    case 'loseClicks':
      return `lose ${CLICKS.of(item.number)}`;
    case 'trashSource':
      return 'trash this card';
    case 'removeSource':
      return 'remove this card from the game';
    case 'counters':
      return `remove ${countersOf(item.counter).of(item.number)} from here`;
    case 'trashFromHand':
      return `trash ${DRAWN_CARDS.of(item.number)} from ${handName(payer, voice)}`;
    case 'handToDeckBottom':
      return `put ${DRAWN_CARDS.of(item.number)} from ${handName(payer, voice)} on the bottom of ${deckName(payer, voice)} at random`;
    case 'forfeit':
      return 'forfeit 1 agenda';
    case 'takeTags':
      return `take ${TAGS.of(item.number)}`;
  }
}

/** One part of a cost before the colon of an ability: a symbol where there is one. */
function symbolOf(item: CostItem, voice: Voice): string {
  switch (item.pay) {
    case 'clicks':
      return item.number === 1 ? '[click]' : CLICKS.of(item.number);
    case 'credits':
      return typeof item.amount === 'number' ? CREDITS.of(item.amount) : deedOf(item, voice.side, voice);
    case 'trashSource':
      return '[trash]';
    case 'loseClicks':
    case 'removeSource':
    case 'counters':
    case 'trashFromHand':
    case 'handToDeckBottom':
    case 'forfeit':
    case 'takeTags':
      return deedOf(item, voice.side, voice);
  }
}

/** A cost as what its payer does, after "may" or "to". */
export const costDeeds = (cost: Cost, payer: Side, voice: Voice): string =>
  listed(
    cost.map((item) => deedOf(item, payer, voice)),
    'and',
  );

/** A cost as another player pays it: "spends 1[click] and pays 2[credit]". */
export const costDeedsOfOther = (cost: Cost, payer: Side, voice: Voice): string =>
  listed(
    cost.map((item) => deedOf(item, payer, voice).replace(/^\w+/, thirdPerson)),
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
export const hasClick = (cost: Cost): boolean => cost.some((item) => item.pay === 'clicks');
