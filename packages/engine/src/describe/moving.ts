import type { EffectData, Place } from '../language/effect.ts';
import type { CardRef } from '../language/reference.ts';
import { cardsOf, isPlural, ownerOfCards } from './references.ts';
import { serverPhrase } from './servers.ts';
import { POINTS } from './units.ts';
import { deckName, handName, ownerName, sideOf, type Voice } from './voice.ts';

type Move = Extract<EffectData, { effect: 'move' }>;

function toHand(what: CardRef, voice: Voice): string {
  const owner = ownerOfCards(what, voice);
  if (owner !== null) return handName(owner, voice);
  return isPlural(what, voice) ? "their owners' hands" : "its owner's hand";
}

function toDeck(what: CardRef, voice: Voice): string {
  const owner = ownerOfCards(what, voice);
  if (owner !== null) return deckName(owner, voice);
  return isPlural(what, voice) ? "their owners' decks" : "its owner's deck";
}

const inAnyOrder = (what: CardRef, voice: Voice): string => (isPlural(what, voice) ? ' in any order' : '');

type Hosting = Extract<Place, { hostedOn: CardRef }>;

/** What a card that something is hosted on is called there, where it can be of one type alone. */
function hostType(ref: CardRef): { readonly host?: string } {
  const type = typeof ref === 'object' && 'from' in ref ? ref.from.type : undefined;
  return typeof type === 'string' ? { host: type } : {};
}

/** A condition counter by what it says. */
function counterText(
  on: CardRef,
  asCounter: NonNullable<Hosting['asCounter']>,
  { say, side }: Voice,
): string {
  const voice: Voice = { say, side, type: 'counter', ...hostType(on) };
  return `a condition counter with ${asCounter.map((ability) => `“${say.abilityText(ability, voice)}”`).join(' and ')}`;
}

function onHost({ hostedOn, facedown, asCounter }: Hosting, voice: Voice): string {
  if (asCounter !== undefined)
    return `on ${cardsOf(hostedOn, voice)} as ${counterText(hostedOn, asCounter, voice)}`;
  const host = hostedOn === 'this' ? 'here' : `on ${cardsOf(hostedOn, voice)}`;
  return facedown === true ? `${host} facedown` : hostedOn === 'this' ? `${host} faceup` : host;
}

function inScore({ score, asAgenda }: Extract<Place, { score: unknown }>, voice: Voice): string {
  const area = `${ownerName(sideOf(score, voice), voice)} score area`;
  return asAgenda === undefined ? area : `${area} as an agenda worth ${POINTS.of(asAgenda)}`;
}

/** Cards and the place they are put, after the verb that goes with it. */
export function movingText({ what, to }: Move, voice: Voice): string {
  const cards = cardsOf(what, voice);
  if ('hostedOn' in to) return `host ${cards} ${onHost(to, voice)}`;
  if ('score' in to) return `add ${cards} to ${inScore(to, voice)}`;
  if ('server' in to)
    return `move ${cards} to ${to.at === 'root' ? 'the root of' : 'the outermost position protecting'} ${serverPhrase(to.server, voice)}`;
  if ('zone' in to)
    switch (to.zone) {
      case 'hand':
        return `add ${cards} to ${toHand(what, voice)}`;
      case 'setAside':
        return `set ${cards} aside faceup`;
      case 'removed':
        return `remove ${cards} from the game`;
    }
  if (to.deck === 'shuffled') return `shuffle ${cards} into ${toDeck(what, voice)}`;
  return `add ${cards} to the ${to.deck} of ${toDeck(what, voice)}${inAnyOrder(what, voice)}`;
}
