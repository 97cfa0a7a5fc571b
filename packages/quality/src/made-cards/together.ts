import type { Random } from '../sweep/random.ts';

/** Instructions that name cards, and such that tell how much they did. */
const NAMING = [
  ['effect trash'],
  ['effect derez'],
  ['effect reveal'],
  ['effect look'],
  ['effect advance'],
] as const;
const TELLING = [
  ['effect gain'],
  ['effect draw'],
  ['effect damage'],
  ['effect trash'],
  ['decision bid'],
] as const;
/** What a card says of itself. */
const OF_ITSELF = [
  ['deed play', 'deed.card'],
  ['deed rez', 'deed.card'],
  ['deed use', 'deed.card'],
  ['deed score', 'deed.card'],
  ['deed advance', 'deed.card'],
  ['deed install', 'deed.card'],
] as const;
const WAITING = ['abilityWord when'] as const;

/**
 * Words that mean something only where others are said, and ways to say those. What a word needs is asked of the engine
 * all the same: this only spares many tries.
 */
const TOGETHER: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'cardWord that': NAMING,
  'sameTitle that': NAMING,
  'cardWord rest': [['effect look'], ['effect reveal']],
  'cardWord remembered': [['effect remember']],
  'sameTitle it': [[...WAITING, 'deed.card']],
  'computed done': TELLING,
  'condition did': TELLING,
  'eventProperty amount': [
    [...WAITING, 'deed draw'],
    [...WAITING, 'deed damage'],
    [...WAITING, 'deed placeCounters'],
  ],
  'eventProperty was': [
    [...WAITING, 'deed advance'],
    [...WAITING, 'deed placeCounters'],
  ],
  'eventProperty excess': [[...WAITING, 'deed score']],
  'deed.after': [WAITING],
  'deed.oneOrMore': [WAITING],
  'effect instead': [['abilityWord would', 'deed trash']],
  'foundCards search': [['filter.in']],
  'serverWord allowed': [['effect run', 'effect.with']],
  'static only': OF_ITSELF,
  'static.if': OF_ITSELF.map((words) => ['static only', ...words]),
  'static.in': [['static only', 'deed install', 'deed.card']],
  'static allow': [
    ['deed advance', 'deed.card'],
    ['deed install', 'deed.face'],
    ['deed play', 'deed.card', 'filter.hostedOn', 'cardWord this'],
    ['deed install', 'deed.card', 'filter.hostedOn', 'cardWord this'],
  ],
  'static price': [['deed install'], ['deed play'], ['deed rez'], ['deed trash']],
  'static.pay': [['static price', 'deed rez', 'static.less']],
  'static.times': [['static gain', 'static.text', 'abilityWord sub']],
  'static.before': [['static gain', 'static.text', 'abilityWord sub']],
};

/** Words that have to stand in the same ability, so that a word means something. */
export const companionsOf = (word: string, random: Random): readonly string[] => {
  const { [word]: ways } = TOGETHER;
  return ways === undefined ? [] : random.pick(ways);
};

/** Words that another ability of the card has to have before it. */
const BEFORE: Readonly<Record<string, string>> = {
  'abilityWord recurring': 'static spend',
};

export const neededBefore = (word: string): string | undefined => BEFORE[word];
