import type { CardProperty, Measure, PlayerProperty } from '../language/value.ts';
import { BAD_PUBLICITY, CLICKS, CREDITS, DRAWN_CARDS, TAGS, type Unit } from './units.ts';
import { countText } from './values.ts';
import type { Voice } from './voice.ts';

/** Whether something is said to hold or not to hold. */
export type Polarity = 'yes' | 'no';

export const flipped = (polarity: Polarity): Polarity => (polarity === 'yes' ? 'no' : 'yes');

const NAMES: Readonly<Record<CardProperty, string>> = {
  cost: 'printed cost',
  strength: 'strength',
  memory: 'memory cost',
  trashCost: 'trash cost',
  points: 'agenda points',
  requirement: 'advancement requirement',
  influence: 'influence cost',
  subroutines: 'number of subroutines',
  hostedCards: 'number of hosted cards',
  credits: 'number of hosted credits',
  advancement: 'number of advancement counters',
  virus: 'number of virus counters',
  power: 'number of power counters',
  agenda: 'number of agenda counters',
};

/** A number of a card by its name. */
export const propertyName = (what: CardProperty): string => NAMES[what];

interface Having {
  readonly unit: Unit;
  /** What follows the number of them: "2 cards in hand". */
  readonly after: string;
}

const POINTS: Unit = {
  of: (number) => `${number} agenda ${number === 1 ? 'point' : 'points'}`,
  bare: 'agenda points',
  asMuch: 'that many agenda points',
};

/** What a player has so much of; null where it is a number with a name. */
export const HAVINGS: Readonly<Record<PlayerProperty, Having | string>> = {
  credits: { unit: CREDITS, after: '' },
  clicks: { unit: CLICKS, after: ' left' },
  tags: { unit: TAGS, after: '' },
  badPublicity: { unit: BAD_PUBLICITY, after: '' },
  hand: { unit: DRAWN_CARDS, after: ' in hand' },
  deck: { unit: DRAWN_CARDS, after: ' in the deck' },
  discard: { unit: DRAWN_CARDS, after: ' in the discard pile' },
  handSize: 'maximum hand size',
  link: 'link',
  memory: 'memory limit',
  unusedMemory: 'unused memory',
  allottedClicks: 'number of clicks allotted each turn',
  score: { unit: POINTS, after: '' },
  coreDamage: 'core damage',
};

/** What a number is or is not, after "is". */
export function measureText(measure: Measure, polarity: Polarity, voice: Voice): string {
  const yes = polarity === 'yes';
  if ('odd' in measure) return yes ? 'odd' : 'not odd';
  if ('atLeast' in measure) return `${yes ? 'at least' : 'less than'} ${countText(measure.atLeast, voice)}`;
  if ('atMost' in measure) return `${yes ? 'at most' : 'more than'} ${countText(measure.atMost, voice)}`;
  return `${yes ? '' : 'not '}${countText(measure.exactly, voice)}`;
}
