import type { Filter } from '../language/filter.ts';
import type { CardRef, Choose } from '../language/reference.ts';
import type { Side } from '../side.ts';
import { lookingInPlay, ownerOf, phraseOf } from './filters.ts';
import { opponentName, placeName, type Voice } from './voice.ts';

/** `chooseAnyNumber` writes this count: more than any zone holds. */
export const ANY_NUMBER = 99;

function chosenNumber(choose: Choose): string {
  if (choose.upTo !== true) return `${choose.count}`;
  return choose.count >= ANY_NUMBER ? 'any number of' : `up to ${choose.count}`;
}

function chosen(choose: Choose, voice: Voice): string {
  const filter = lookingInPlay(choose.choose);
  const cards = phraseOf(filter, choose.count === 1 ? 'one' : 'many', voice, 'from');
  const chooser = choose.by === 'opponent' ? ` of ${opponentName(voice)}'s choice` : '';
  return `${chosenNumber(choose)} ${cards}${chooser}`;
}

export const isSearch = (ref: unknown): ref is Choose =>
  typeof ref === 'object' && ref !== null && 'search' in ref && ref.search === true;

/** Everything chosen anywhere in a piece of card language. */
function choicesIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(choicesIn);
  return 'choose' in value ? [value, ...inside] : inside;
}

/** The search of an ability that chooses nothing else, so that what was chosen can only be what it found. */
export function onlySearch(ability: unknown): Choose | undefined {
  const [first, second] = choicesIn(ability);
  return second === undefined && isSearch(first) ? first : undefined;
}

export const pronounOf = (ref: CardRef, voice: Voice): 'it' | 'them' =>
  isPlural(ref, voice) ? 'them' : 'it';

/** A search and the shuffling that ends it, before anything happens to what was found. */
export function searching(search: Choose, voice: Voice): string {
  const { zone, ...rest } = search.choose;
  const cards = phraseOf(rest, search.count === 1 ? 'one' : 'many', voice);
  const place = zone === undefined || zone === 'installed' || zone === 'setAside' ? null : zone;
  const where = place === null ? '' : `${placeName(place, voice)} `;
  const shuffled = place === 'rd' || place === 'stack' ? `, shuffle ${placeName(place, voice)}` : '';
  return `search ${where}for ${chosenNumber(search)} ${cards}${shuffled}`;
}

/** The cards an effect acts on, as its object. */
export function cardsOf(ref: CardRef, voice: Voice): string {
  switch (ref) {
    case 'source':
      return 'this card';
    case 'host':
      return 'the card hosting this card';
    case 'subject':
      return 'that card';
    case 'chosen':
      return voice.found === undefined ? 'each chosen card' : pronounOf(voice.found, voice);
    case 'encountered':
      return 'the encountered ice';
    case 'accessed':
      return 'the accessed card';
  }
  return 'choose' in ref
    ? chosen(ref, voice)
    : `all ${phraseOf(lookingInPlay(ref.all), 'many', voice, 'from')}`;
}

/** The cards one by one, where something happens to each of them. */
export function eachOf(ref: CardRef, voice: Voice): string {
  if (typeof ref === 'string') return cardsOf(ref, voice);
  if ('all' in ref) return `each ${phraseOf(lookingInPlay(ref.all), 'one', voice)}`;
  return ref.count === 1 ? cardsOf(ref, voice) : `each of ${cardsOf(ref, voice)}`;
}

export const placedOn = (ref: CardRef, voice: Voice): string =>
  ref === 'source' ? 'here' : `on ${eachOf(ref, voice)}`;
export const loadedOnto = (ref: CardRef, voice: Voice): string =>
  ref === 'source' ? 'here' : `onto ${eachOf(ref, voice)}`;
export const takenFrom = (ref: CardRef, voice: Voice): string =>
  ref === 'source' ? 'from here' : `from ${eachOf(ref, voice)}`;

export function isPlural(ref: CardRef, voice: Voice): boolean {
  if (ref === 'chosen' && voice.found !== undefined) return isPlural(voice.found, voice);
  return typeof ref === 'object' && ('all' in ref || ref.count !== 1);
}

/** Whose cards these are, where it can be told. */
export function ownerOfCards(ref: CardRef, voice: Voice): Side | null {
  if (ref === 'source') return voice.side;
  if (ref === 'encountered' || ref === 'accessed') return 'corp';
  if (ref === 'chosen' && voice.found !== undefined) return ownerOfCards(voice.found, voice);
  if (typeof ref === 'string') return null;
  return ownerOf('choose' in ref ? ref.choose : ref.all, voice);
}

/** The same cards, where the effect already says that they must be installable. */
export function withoutInstallable(ref: CardRef): CardRef {
  if (typeof ref === 'string') return ref;
  const without = ({ installable: _, ...rest }: Filter): Filter => rest;
  return 'choose' in ref ? { ...ref, choose: without(ref.choose) } : { all: without(ref.all) };
}
