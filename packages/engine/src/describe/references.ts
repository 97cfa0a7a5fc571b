import type { Filter } from '../language/filter.ts';
import { ANY_NUMBER, type Announced, type CardRef, type Search } from '../language/reference.ts';
import type { Sorts } from '../language/sorts.ts';
import type { Side } from '../side.ts';
import { lookingInPlay, ownerOf, phraseOf } from './filters.ts';
import { listed } from './grammar.ts';
import { countText } from './values.ts';
import { deckName, opponentName, placeName, type Voice } from './voice.ts';

type Found = Exclude<CardRef, string>;

/** How many cards, before their name. */
function numberOf(found: Exclude<Found, { cards: 'all' | 'anyOf' }>, voice: Voice): string {
  const { count = 1 } = found;
  if (!('upTo' in found) || found.upTo !== true) return countText(count, voice);
  return typeof count === 'number' && count >= ANY_NUMBER
    ? 'any number of'
    : `up to ${countText(count, voice)}`;
}

const nounNumber = ({ count }: Announced): 'one' | 'many' => (count === 1 ? 'one' : 'many');

function chosen(announced: Announced, voice: Voice): string {
  const cards = phraseOf(lookingInPlay(announced.from), nounNumber(announced), voice, 'from');
  const chance = announced.cards === 'random' ? ' at random' : '';
  const isTheirs = announced.cards === 'choose' && announced.by === 'opponent';
  const chooser = isTheirs ? ` of ${opponentName(voice)}'s choice` : '';
  return `${numberOf(announced, voice)} ${cards}${chance}${chooser}`;
}

const deckOwner = (of: Sorts['deckOf'], voice: Voice): Side =>
  of === 'deck' ? voice.side : of === 'rd' ? 'corp' : 'runner';

function ofDeck(found: Extract<Found, { cards: 'top' | 'bottom' }>, voice: Voice): string {
  const many = found.count === undefined || found.count === 1 ? 'card' : `${numberOf(found, voice)} cards`;
  return `the ${found.cards} ${many} of ${deckName(deckOwner(found.of, voice), voice)}`;
}

export const isSearch = (ref: unknown): ref is Search =>
  typeof ref === 'object' && ref !== null && 'cards' in ref && ref.cards === 'search';

/** Everything looked for anywhere in a piece of card language. */
function choicesIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(choicesIn);
  return 'cards' in value && 'count' in value ? [value, ...inside] : inside;
}

/** The search of an ability that chooses nothing else, so that what was chosen can only be what it found. */
export function onlySearch(ability: unknown): Search | undefined {
  const [first, second] = choicesIn(ability);
  return second === undefined && isSearch(first) ? first : undefined;
}

export const pronounOf = (ref: CardRef, voice: Voice): 'it' | 'them' =>
  isPlural(ref, voice) ? 'them' : 'it';

/** A search and the shuffling that ends it, before anything happens to what was found. */
export function searching(search: Search, voice: Voice): string {
  const { in: zone, ...rest } = search.from;
  const cards = phraseOf(rest, nounNumber(search), voice);
  const place = typeof zone !== 'string' || zone === 'installed' || zone === 'setAside' ? null : zone;
  const where = place === null ? '' : `${placeName(place, voice, rest.side)} `;
  const isDeck = place === 'rd' || place === 'stack' || place === 'deck';
  const shuffled = isDeck ? `, shuffle ${placeName(place, voice, rest.side)}` : '';
  return `search ${where}for ${numberOf(search, voice)} ${cards}${shuffled}`;
}

const WORDS: { readonly [W in Sorts['cardWord']]: (voice: Voice) => string } = {
  this: () => 'this card',
  host: () => 'the card hosting this card',
  identity: () => 'your identity',
  it: () => 'that card',
  that: ({ that }) => (that === 'many' ? 'those cards' : 'that card'),
  encountered: () => 'the encountered ice',
  approached: () => 'the approached ice',
  accessed: () => 'the accessed card',
};

/** The cards an effect acts on, as its object. */
export function cardsOf(ref: CardRef, voice: Voice): string {
  if (ref === 'that' && voice.found !== undefined) return pronounOf(voice.found, voice);
  if (typeof ref === 'string') return WORDS[ref](voice);
  switch (ref.cards) {
    case 'choose':
    case 'search':
    case 'random':
      return chosen(ref, voice);
    case 'all':
      return `all ${phraseOf(lookingInPlay(ref.from), 'many', voice, 'from')}`;
    case 'top':
    case 'bottom':
      return ofDeck(ref, voice);
    case 'anyOf':
      return listed(
        ref.of.map((one) => cardsOf(one, voice)),
        'and',
      );
  }
}

/** The cards one by one, where something happens to each of them. */
export function eachOf(ref: CardRef, voice: Voice): string {
  if (typeof ref === 'object' && ref.cards === 'all')
    return `each ${phraseOf(lookingInPlay(ref.from), 'one', voice)}`;
  return isPlural(ref, voice) ? `each of ${cardsOf(ref, voice)}` : cardsOf(ref, voice);
}

export const placedOn = (ref: CardRef, voice: Voice): string =>
  ref === 'this' ? 'here' : `on ${eachOf(ref, voice)}`;
export const loadedOnto = (ref: CardRef, voice: Voice): string =>
  ref === 'this' ? 'here' : `onto ${eachOf(ref, voice)}`;
export const takenFrom = (ref: CardRef, voice: Voice): string =>
  ref === 'this' ? 'from here' : `from ${eachOf(ref, voice)}`;

export function isPlural(ref: CardRef, voice: Voice): boolean {
  if (ref === 'that') return voice.found === undefined ? voice.that === 'many' : isPlural(voice.found, voice);
  if (typeof ref === 'string') return false;
  return ref.cards === 'all' || ref.cards === 'anyOf' || (ref.count ?? 1) !== 1;
}

/** Whose cards these are, where it can be told. */
export function ownerOfCards(ref: CardRef, voice: Voice): Side | null {
  if (ref === 'this' || ref === 'identity') return voice.side;
  if (ref === 'encountered' || ref === 'approached' || ref === 'accessed') return 'corp';
  if (ref === 'that' && voice.found !== undefined) return ownerOfCards(voice.found, voice);
  if (typeof ref === 'string' || ref.cards === 'anyOf') return null;
  return 'from' in ref ? ownerOf(ref.from, voice) : deckOwner(ref.of, voice);
}

/** The same cards, where the effect already says that they must be installable. */
export function withoutInstallable(ref: CardRef): CardRef {
  if (typeof ref === 'string' || !('from' in ref)) return ref;
  const { can, ...from }: Filter = ref.from;
  return can === 'install' ? { ...ref, from } : ref;
}
