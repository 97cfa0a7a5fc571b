import type { Imminent } from '../language/ability.ts';
import type { Amount } from '../language/amount.ts';
import { quantity, quantityOrAll } from './amounts.ts';
import { type Clause, doneBy, yours } from './clause.ts';
import { oneOf } from './filters.ts';
import { DRAWN_CARDS, damageOf, TAGS, type Unit } from './units.ts';
import { deckName, nameOf, sideOf, type Voice } from './voice.ts';

const trashedCard = (to: Extract<Imminent, { effect: 'trash' }>, voice: Voice): string =>
  to.card === 'source' ? 'this card' : oneOf(to.card, voice);

const isSource = (to: Imminent): boolean => to.effect === 'trash' && to.card === 'source';

const isAboutTo = (who: string): string => `${who} ${who === 'you' ? 'are' : 'is'} about to`;

/** What is about to happen, as a clause after "when" or "each time". */
function aboutToHappen(to: Imminent, voice: Voice): string {
  switch (to.effect) {
    case 'damage':
      return `${isAboutTo(nameOf('runner', voice))} suffer ${damageOf(to.type).bare}`;
    case 'giveTags':
      return `${isAboutTo(nameOf('runner', voice))} take any tags`;
    case 'draw': {
      const cards = to.basicAction === true ? 'with the basic action' : 'any cards';
      return `${isAboutTo(nameOf(sideOf(to.who, voice), voice))} draw ${cards}`;
    }
    case 'trash':
      return `${isAboutTo(trashedCard(to, voice))} be trashed`;
  }
}

/** What an interrupt is relevant to, opening its sentence. */
export const imminentText = (to: Imminent, voice: Voice): string => {
  const first = 'first' in to && to.first === 'turn';
  const lead = first ? 'the first time each turn' : isSource(to) ? 'when' : 'each time';
  return `${lead} ${aboutToHappen(to, voice)}`;
};

/** How much of the imminent effect does not happen. */
export function preventedText(amount: Amount | 'all', voice: Voice): string {
  const to = voice.imminent;
  switch (to?.effect) {
    case 'damage':
      return `prevent ${quantityOrAll(amount, damageOf(to.type), voice)}`;
    case 'giveTags':
      return `prevent ${quantityOrAll(amount, TAGS, voice)}`;
    case 'draw':
      return `prevent ${quantityOrAll(amount, DRAWN_CARDS, voice)} from being drawn`;
    case 'trash':
      return `prevent ${trashedCard(to, voice)} from being trashed`;
    case undefined:
      return 'prevent it';
  }
}

const NUMBER: Unit = { of: String, bare: 'a number', asMuch: 'that number' };

/** The imminent effect with another value. */
export function insteadClause(amount: Amount, voice: Voice): Clause {
  const to = voice.imminent;
  const much = (unit: Unit): string => `${quantity(amount, unit, voice)} instead`;
  switch (to?.effect) {
    case 'damage':
      return doneBy('runner', 'suffer', much(damageOf(to.type)), voice);
    case 'giveTags':
      return doneBy('runner', 'take', much(TAGS), voice);
    case 'draw':
      return doneBy(sideOf(to.who, voice), 'draw', much(DRAWN_CARDS), voice);
    case 'trash':
    case undefined:
      return yours(`use ${much(NUMBER)}`);
  }
}

/** Trashing into the deck: the card still counts as trashed. */
export function redirectText(voice: Voice): string {
  const to = voice.imminent;
  const deck = to !== undefined && isSource(to) ? deckName(voice.side, voice) : "its owner's deck";
  return `shuffle it into ${deck} instead (it still counts as trashed)`;
}
