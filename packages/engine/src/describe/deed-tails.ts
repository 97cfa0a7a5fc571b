import type { Deed } from '../language/deed.ts';
import type { Filter } from '../language/filter.ts';
import { type Whereabouts, wordsOf } from './deeds.ts';
import { oneOf } from './filters.ts';
import { serverPhrase } from './servers.ts';
import { placeName, thisCard, type Voice } from './voice.ts';

// What follows the object of a deed, in whatever form the deed is told.

const cardOf = (card: 'this' | Filter, voice: Voice): string =>
  card === 'this' ? thisCard(voice) : oneOf(card, voice);

/** By what means: breakers are used, other cards have abilities. */
function means(deed: Deed, card: 'this' | Filter, voice: Voice): string {
  return deed.deed === 'break'
    ? `using ${cardOf(card, voice)}`
    : `through an ability of ${cardOf(card, voice)}`;
}

/** The server a run is on. */
export const onServer = (deed: Deed, voice: Voice): string =>
  'server' in deed && deed.server !== undefined ? ` on ${serverPhrase(deed.server, voice)}` : '';

/** The object of a deed with the server it is about. */
export function withServer(deed: Deed, object: string, where: Whereabouts, voice: Voice): string {
  if (!('server' in deed) || deed.server === undefined) return object;
  const server = serverPhrase(deed.server, voice);
  if (where === 'is the object') return server;
  return object === '' ? `${where} ${server}` : `${object} ${where} ${server}`;
}

/** A card is revealed where it lies, while it is accessed. */
function revealed(deed: Deed, voice: Voice): string {
  if (deed.deed !== 'reveal') return '';
  const from =
    deed.from === undefined || deed.from === 'installed' ? '' : ` in ${placeName(deed.from, voice)}`;
  return `${deed.accessed === true ? ' while accessing it' : ''}${from}`;
}

/** Discarding is what a player does who has too many cards in hand (5.5). */
const discarded = (deed: Deed): string =>
  deed.deed === 'discard'
    ? ` to reach ${(deed.by ?? 'you') === 'you' ? 'your' : 'their'} maximum hand size`
    : '';

/** By what means, and during what. */
export function tailOf(deed: Deed, voice: Voice): string {
  const via = 'via' in deed && deed.via !== undefined ? ` ${means(deed, deed.via, voice)}` : '';
  const not =
    'notVia' in deed && deed.notVia !== undefined ? ` except ${means(deed, deed.notVia, voice)}` : '';
  const face = 'face' in deed && deed.face !== undefined ? ` ${deed.face}` : '';
  return `${discarded(deed)}${face}${revealed(deed, voice)}${via}${not}${'duringRun' in deed && deed.duringRun === true ? ' during a run' : ''}`;
}

/** The object of a deed with the card it is about, or that card as the object. */
export function objectWith(deed: Deed, usual: string, card: string): string {
  const words = wordsOf(deed);
  return words.kind !== 'deed' || words.joint === '' ? card : `${usual} ${words.joint} ${card}`;
}
