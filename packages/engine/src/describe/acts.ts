import type { EffectData } from '../language/effect.ts';
import { isPlural, pronounOf } from './references.ts';
import { serverPhrase } from './servers.ts';
import { CREDITS } from './units.ts';
import { quantity } from './values.ts';
import { thisCard, type Voice } from './voice.ts';

// How a card has something installed, rezzed or played.

type Act = Extract<EffectData, { effect: 'install' | 'rez' | 'play' }>;
type Into = NonNullable<Extract<EffectData, { effect: 'install' }>['into']>;

const COST: Readonly<Record<Act['effect'], string>> = {
  install: 'install cost',
  rez: 'rez cost',
  play: 'play cost',
};

/** What is made of its costs, after what it is done to. */
export function onTerms(act: Act, voice: Voice): string {
  const { effect, what, less, free } = act;
  const many = isPlural(what, voice);
  if (free === 'all') return ', ignoring all costs';
  const both = effect === 'install' && act.rez === true;
  if (free === 'cost')
    return both
      ? `, ignoring ${many ? 'their' : 'its'} install and rez costs`
      : `, ignoring ${many ? 'their' : 'its'} ${COST[effect]}${many ? 's' : ''}`;
  if (less === undefined) return both ? ', paying all costs' : '';
  const total = both ? 'a total of ' : '';
  return `, paying ${total}${quantity(less, CREDITS, voice)} less${many ? ' for each' : ''}`;
}

/** Where it is installed. */
export function placedInto(into: Into | undefined, voice: Voice): string {
  if (into === undefined) return '';
  if ('inwardOf' in into) return ` directly inward from ${thisCard(voice)}`;
  const server = serverPhrase(into.server, voice);
  if (into.at === undefined) return ` in the root of or protecting ${server}`;
  return into.at === 'root' ? ` in the root of ${server}` : ` protecting ${server}`;
}

/** Several cards are chosen and installed or played one after the other (8.2.4, 8.5.2). */
export const inTurn = ({ what }: Act, voice: Voice): string =>
  typeof what === 'object' && what.cards === 'choose' && isPlural(what, voice) ? ', one at a time' : '';

/** What becomes of a played card in the end. */
export const afterwards = ({ what, after }: Extract<Act, { effect: 'play' }>, voice: Voice): string =>
  after === undefined
    ? ''
    : ` and remove ${pronounOf(what, voice)} from the game after resolving ${pronounOf(what, voice)}`;
