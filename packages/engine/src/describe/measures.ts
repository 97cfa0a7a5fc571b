import type { CardProperty, Measure, PlayerProperty, ValueData } from '../language/value.ts';
import { withArticle } from './grammar.ts';
import { BAD_PUBLICITY, CLICKS, CREDITS, DRAWN_CARDS, TAGS, type Unit } from './units.ts';
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
  printedPoints: 'printed agenda points',
  requirement: 'advancement requirement',
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

const pointsOf = (kind: string): Unit => ({
  of: (number) => `${number} ${kind} ${number === 1 ? 'point' : 'points'}`,
  bare: `${kind} points`,
  asMuch: `that many ${kind} points`,
});

const POINTS = pointsOf('agenda');

/** Numbers of cards that are told as so many of something. */
const UNITS: Readonly<Partial<Record<CardProperty, Unit>>> = {
  points: POINTS,
  printedPoints: pointsOf('printed agenda'),
};

const UNUSED_MEMORY: Unit = {
  of: (number) => `${number} unused [mu]`,
  bare: 'unused [mu]',
  asMuch: 'that much unused [mu]',
};

/** What a player has so much of; null where it is a number with a name. */
export const HAVINGS: Readonly<Record<PlayerProperty, Having | string>> = {
  credits: { unit: CREDITS, after: '' },
  clicks: { unit: CLICKS, after: ' left' },
  tags: { unit: TAGS, after: '' },
  badPublicity: { unit: BAD_PUBLICITY, after: '' },
  hand: { unit: DRAWN_CARDS, after: ' in hand' },
  handSize: 'maximum hand size',
  link: 'link',
  unusedMemory: { unit: UNUSED_MEMORY, after: '' },
  score: { unit: POINTS, after: '' },
  coreDamage: 'core damage',
};

/** Symbols stand behind their number, names behind "or more". */
const isSymbol = (unit: Unit): boolean => unit.of(1) === `1${unit.bare}`;
const isUncountable = (unit: Unit): boolean => unit.of(1) === `1 ${unit.bare}`;

export function orMore(least: ValueData, unit: Unit, voice: Voice): string {
  if (typeof least !== 'number') return `at least ${voice.say.quantity(least, unit, voice)}`;
  return isSymbol(unit) ? `${unit.of(least)} or more` : `${least} or more ${unit.bare}`;
}

export function orFewer(most: ValueData, unit: Unit, voice: Voice): string {
  if (typeof most !== 'number') return `at most ${voice.say.quantity(most, unit, voice)}`;
  const less = isSymbol(unit) || isUncountable(unit) ? 'or less' : 'or fewer';
  return isSymbol(unit) ? `${unit.of(most)} ${less}` : `${most} ${less} ${unit.bare}`;
}

/** What a number of a card is, after "with". */
export function havingText(what: CardProperty, measure: Measure, voice: Voice): string {
  const unit = UNITS[what];
  if (unit === undefined || 'odd' in measure)
    return `${withArticle(propertyName(what))} that is ${measureText(measure, 'yes', voice)}`;
  if ('atLeast' in measure) return orMore(measure.atLeast, unit, voice);
  return 'atMost' in measure
    ? orFewer(measure.atMost, unit, voice)
    : voice.say.quantity(measure.exactly, unit, voice);
}

/** What a number is or is not, after "is". */
export function measureText(measure: Measure, polarity: Polarity, voice: Voice): string {
  const yes = polarity === 'yes';
  if ('odd' in measure) return yes ? 'odd' : 'not odd';
  if ('atLeast' in measure) {
    const least = voice.say.countText(measure.atLeast, voice);
    if (!yes) return `less than ${least}`;
    return typeof measure.atLeast === 'number' ? `${least} or more` : `at least ${least}`;
  }
  if ('atMost' in measure) {
    const most = voice.say.countText(measure.atMost, voice);
    if (!yes) return `more than ${most}`;
    return typeof measure.atMost === 'number' ? `${most} or less` : `at most ${most}`;
  }
  return `${yes ? '' : 'not '}${voice.say.countText(measure.exactly, voice)}`;
}
