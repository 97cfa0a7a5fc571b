import type { Deed } from '../language/deed.ts';
import type { Filter } from '../language/filter.ts';
import type { Amount, ValueData } from '../language/value.ts';
import { type Clause, doneBy, yours } from './clause.ts';
import { doerOf, wordsOf } from './deeds.ts';
import { oneOf } from './filters.ts';
import { DRAWN_CARDS, damageOf, TAGS, type Unit } from './units.ts';
import { quantity, quantityOrAll } from './values.ts';
import { deckName, sideOf, type Voice } from './voice.ts';

const isAboutTo = (who: string): string => `${who} ${who === 'you' ? 'are' : 'is'} about to`;

const isThis = (deed: Deed): boolean => 'card' in deed && deed.card === 'this';

/** The card a deed is about, where it is about one. */
const cardOf = (deed: Deed, voice: Voice): string | null =>
  !('card' in deed) || deed.card === undefined
    ? null
    : isThis(deed)
      ? 'this card'
      : oneOf(deed.card as Filter, voice);

/** What is about to happen, as a clause after "when" or "each time". */
function aboutToHappen(to: Deed, voice: Voice): string {
  const words = wordsOf(to);
  const card = cardOf(to, voice);
  if (words.kind === 'run') return `${isAboutTo(`a ${words.of}`)} ${words.verb.base}`;
  if (words.kind !== 'deed') return `${isAboutTo(doerOf(to, voice))} do this`;
  if (card !== null) return `${isAboutTo(card)} be ${words.verb.participle}`;
  const basic = to.deed === 'draw' && to.basic === true;
  return `${isAboutTo(doerOf(to, voice))} ${words.verb.base} ${basic ? 'with the basic action' : words.object}`;
}

/** What an interrupt is relevant to, opening its sentence. */
export const imminentText = (to: Deed, voice: Voice): string => {
  const first = 'first' in to ? to.first : undefined;
  const lead = first !== undefined ? `the first time each ${first}` : isThis(to) ? 'when' : 'each time';
  return `${lead} ${aboutToHappen(to, voice)}`;
};

/** How much of the imminent effect does not happen. */
export function preventedText(amount: Amount, voice: Voice): string {
  const to = voice.imminent;
  switch (to?.deed) {
    case 'damage':
      return `prevent ${quantityOrAll(amount, damageOf(to.type ?? []), voice)}`;
    case 'takeTags':
      return `prevent ${quantityOrAll(amount, TAGS, voice)}`;
    case 'draw':
      return `prevent ${quantityOrAll(amount, DRAWN_CARDS, voice)} from being drawn`;
    case 'trash':
      return `prevent ${cardOf(to, voice) ?? 'a card'} from being trashed`;
    default:
      return amount === 'all' ? 'prevent it' : `prevent ${quantity(amount, NUMBER, voice)} of it`;
  }
}

const NUMBER: Unit = { of: String, bare: 'a number', asMuch: 'that number' };

/** The imminent effect with another value. */
export function insteadClause(amount: ValueData, voice: Voice): Clause {
  const to = voice.imminent;
  const much = (unit: Unit): string => `${quantity(amount, unit, voice)} instead`;
  switch (to?.deed) {
    case 'damage':
      return doneBy('runner', 'suffer', much(damageOf(to.type ?? [])), voice);
    case 'takeTags':
      return doneBy('runner', 'take', much(TAGS), voice);
    case 'draw':
      return doneBy(
        sideOf(to.by === 'opponent' ? 'opponent' : 'you', voice),
        'draw',
        much(DRAWN_CARDS),
        voice,
      );
    default:
      return yours(`use ${much(NUMBER)}`);
  }
}

/** Trashing into the deck: the card still counts as trashed. */
export function redirectText(voice: Voice): string {
  const to = voice.imminent;
  const deck = to !== undefined && isThis(to) ? deckName(voice.side, voice) : "its owner's deck";
  return `shuffle it into ${deck} instead (it still counts as trashed)`;
}
