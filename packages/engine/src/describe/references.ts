import type { Filter } from '../language/filter.ts';
import { ANY_NUMBER, type Announced, type CardRef, type Search } from '../language/reference.ts';
import type { Sorts } from '../language/sorts.ts';
import type { ValueData } from '../language/value.ts';
import type { Side } from '../side.ts';
import { listed } from './grammar.ts';
import { lookingInPlay } from './looking.ts';
import { deckName, hostCard, opponentName, type Place, placeName, thisCard, type Voice } from './voice.ts';

type Found = Exclude<CardRef, string>;

/** Whether two pieces of card language say the same. */
export function areSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const parts = Object.entries(one);
  const others: Readonly<Record<string, unknown>> = { ...other };
  return (
    parts.length === Object.keys(others).length && parts.every(([key, part]) => areSame(part, others[key]))
  );
}

/** How many are left out where all others are meant; 0 where not. */
function sparedOf(count: ValueData, from: Filter): number {
  if (typeof count !== 'object' || count.value !== 'plus') return 0;
  const [all, less, more] = count.of;
  if (typeof all !== 'object' || all.value !== 'count' || typeof less !== 'number' || more !== undefined)
    return 0;
  const { cards } = all;
  return typeof cards === 'object' && cards.cards === 'all' && areSame(cards.from, from) ? -less : 0;
}

/** How many cards, before their name. */
function numberOf(found: Exclude<Found, { cards: 'all' | 'anyOf' }>, voice: Voice): string {
  const { count = 1 } = found;
  const spared = 'from' in found ? sparedOf(count, found.from) : 0;
  if (spared > 0) return `all but ${spared}`;
  if (!('upTo' in found) || found.upTo !== true) return voice.say.countText(count, voice);
  return typeof count === 'number' && count >= ANY_NUMBER
    ? 'any number of'
    : `up to ${voice.say.countText(count, voice)}`;
}

const nounNumber = ({ count, from }: Announced): 'one' | 'many' =>
  count === 1 || sparedOf(count, from) === 1 ? 'one' : 'many';

/** How several are chosen, where not each once and whatever they are called. */
function manner(announced: Exclude<Announced, { cards: 'random' }>): string {
  const names = announced.different === true ? ' with different names' : '';
  const again = announced.cards === 'choose' && announced.again === true;
  return `${names}${again ? ' (the same one more than once if you like)' : ''}`;
}

function chosen(announced: Announced, voice: Voice): string {
  const { among, ...other } = announced.from;
  const isAnyOfThem = among !== undefined && Object.keys(other).length === 0;
  const cards = isAnyOfThem
    ? `of ${cardsOf(among, voice)}`
    : voice.say.phraseOf(lookingInPlay(announced.from), nounNumber(announced), voice, 'from');
  const chance = announced.cards === 'random' ? ' at random' : manner(announced);
  const isTheirs = announced.cards === 'choose' && announced.by === 'opponent';
  const chooser = isTheirs ? ` of ${opponentName(voice)}'s choice` : '';
  const many = numberOf(announced, voice);
  // A number that takes many words is told afterwards.
  return many.includes(' ') && many.startsWith('the ')
    ? `X ${cards}${chance}${chooser} (X is ${many})`
    : `${many} ${cards}${chance}${chooser}`;
}

const deckOwner = (of: Sorts['deckOf'], voice: Voice): Side =>
  of === 'deck' ? voice.side : of === 'rd' ? 'corp' : 'runner';

function ofDeck(found: Extract<Found, { cards: 'top' | 'bottom' }>, voice: Voice): string {
  const many = found.count === undefined || found.count === 1 ? 'card' : `${numberOf(found, voice)} cards`;
  if (found.cards === 'top' && found.until !== undefined) {
    const single = (found.count ?? 1) === 1;
    const such = voice.say.phraseOf(found.until, single ? 'one' : 'many', voice);
    const deck = deckName(deckOwner(found.of, voice), voice);
    return `cards from the top of ${deck} until ${numberOf(found, voice)} ${such} ${single ? 'is' : 'are'} among them`;
  }
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

/** Where a search looks. */
function searchedPlace({ from }: Search): Place | null {
  const zone = from.in;
  return typeof zone !== 'string' || zone === 'installed' || zone === 'setAside' ? null : zone;
}

/** A search; who finds nothing of one card has found none, so that it is not told as "up to 1". */
export function searching(search: Search, voice: Voice): string {
  const { in: _, ...rest } = search.from;
  const cards = voice.say.phraseOf(rest, nounNumber(search), voice);
  const place = searchedPlace(search);
  const where = place === null ? '' : `${placeName(place, voice, rest.side)} `;
  return `search ${where}for ${search.count === 1 ? '1' : numberOf(search, voice)} ${cards}`;
}

/** A deck is shuffled once it has been searched, before anything happens to what was found. */
export function shuffling(search: Search, voice: Voice): string {
  const place = searchedPlace(search);
  if (place !== 'rd' && place !== 'stack' && place !== 'deck') return '';
  return ` (shuffle ${placeName(place, voice, search.from.side)} after searching)`;
}

const WORDS: { readonly [W in Sorts['cardWord']]: (voice: Voice) => string } = {
  this: thisCard,
  host: hostCard,
  identity: () => 'your identity',
  it: ({ it, itName = 'that card' }) => (it === 'many' ? 'those cards' : itName),
  that: ({ that }) => (that === 'many' ? 'those cards' : 'that card'),
  rest: () => 'the rest',
  encountered: ({ ice = 'the encountered ice' }) => ice,
  approached: () => 'the approached ice',
  remembered: () => 'the chosen card',
  accessed: (voice) =>
    voice.side === 'runner' ? 'the card you are accessing' : 'the card the Runner is accessing',
};

/** The cards an effect acts on, as its object. */
export function cardsOf(ref: CardRef, voice: Voice): string {
  if (ref === 'that' && (voice.found !== undefined || voice.again === true))
    return pronounOf(voice.found ?? ref, voice);
  if (typeof ref === 'string') return WORDS[ref](voice);
  switch (ref.cards) {
    case 'choose':
    case 'search':
    case 'random':
      return chosen(ref, voice);
    case 'all':
      return `all ${voice.say.phraseOf(lookingInPlay(ref.from), 'many', voice, 'from')}`;
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
    return `each ${voice.say.phraseOf(lookingInPlay(ref.from), 'one', voice)}`;
  return isPlural(ref, voice) ? `each of ${cardsOf(ref, voice)}` : cardsOf(ref, voice);
}

export const placedOn = (ref: CardRef, voice: Voice): string =>
  ref === 'this' ? 'here' : `on ${eachOf(ref, voice)}`;
export const loadedOnto = (ref: CardRef, voice: Voice): string =>
  ref === 'this' ? 'here' : `onto ${eachOf(ref, voice)}`;
export const takenFrom = (ref: CardRef, voice: Voice): string =>
  ref === 'this' ? 'from here' : `from ${eachOf(ref, voice)}`;

/** Asks about what was found, which may itself be told by what was found before; null where nothing was. */
function thatIn<T>({ found, ...rest }: Voice, ask: (ref: CardRef, voice: Voice) => T): T | null {
  return found === undefined ? null : ask(found, rest);
}

export function isPlural(ref: CardRef, voice: Voice): boolean {
  if (ref === 'that') return thatIn(voice, (found, rest) => isPlural(found, rest)) ?? voice.that === 'many';
  if (ref === 'rest') return true;
  if (ref === 'it') return voice.it === 'many';
  if (typeof ref === 'string') return false;
  if (ref.cards === 'top' && ref.until !== undefined) return true;
  return ref.cards === 'all' || ref.cards === 'anyOf' || (ref.count ?? 1) !== 1;
}

/** Whose cards these are, where it can be told. */
export function ownerOfCards(ref: CardRef, voice: Voice): Side | null {
  if (ref === 'this' || ref === 'identity') return voice.side;
  if (ref === 'encountered' || ref === 'approached' || ref === 'accessed') return 'corp';
  if (ref === 'that') return voice.found === undefined ? (voice.thatOf ?? null) : thatIn(voice, ownerOfCards);
  if (ref === 'rest') return voice.restOf ?? null;
  if (typeof ref === 'string' || ref.cards === 'anyOf') return null;
  if ('from' in ref && ref.from.among !== undefined) return ownerOfCards(ref.from.among, voice);
  return 'from' in ref ? voice.say.ownerOf(ref.from, voice) : deckOwner(ref.of, voice);
}

/** The same cards, where the effect already says whether they must be rezzed. */
export function withoutState(ref: CardRef): CardRef {
  if (typeof ref === 'string' || !('from' in ref)) return ref;
  const { rezzed: _, ...from }: Filter = ref.from;
  return { ...ref, from };
}

/** The same cards, where the effect already says how they lie before. */
export function withoutFace(ref: CardRef): CardRef {
  if (typeof ref === 'string' || !('from' in ref)) return ref;
  const { faceup: _, ...from }: Filter = ref.from;
  return { ...ref, from };
}

/** The same cards, where the effect already says that they must be installable. */
export function withoutInstallable(ref: CardRef): CardRef {
  if (typeof ref === 'string' || !('from' in ref)) return ref;
  const { can, ...from }: Filter = ref.from;
  return can === 'install' ? { ...ref, from } : ref;
}
