import type { Filter } from '../language/filter.ts';
import type { CardRef, Choose } from '../language/reference.ts';
import type { Side } from '../side.ts';
import { lookingInPlay, ownerOf, phraseOf } from './filters.ts';
import { opponentName, type Voice } from './voice.ts';

/** `chooseAnyNumber` writes this count: more than any zone holds. */
const ANY_NUMBER = 99;

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
      return 'each chosen card';
  }
  return 'choose' in ref
    ? chosen(ref, voice)
    : `all ${phraseOf(lookingInPlay(ref.all), 'many', voice, 'from')}`;
}

/** The cards one by one, where something happens to each of them. */
function eachOf(ref: CardRef, voice: Voice): string {
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

export const isPlural = (ref: CardRef): boolean =>
  typeof ref === 'object' && ('all' in ref || ref.count !== 1);

/** Whose cards these are, where it can be told. */
export function ownerOfCards(ref: CardRef, voice: Voice): Side | null {
  if (ref === 'source') return voice.side;
  if (typeof ref === 'string') return null;
  return ownerOf('choose' in ref ? ref.choose : ref.all, voice);
}

/** The same cards, where the effect already says that they must be installable. */
export function withoutInstallable(ref: CardRef): CardRef {
  if (typeof ref === 'string') return ref;
  const without = ({ installable: _, ...rest }: Filter): Filter => rest;
  return 'choose' in ref ? { ...ref, choose: without(ref.choose) } : { all: without(ref.all) };
}
