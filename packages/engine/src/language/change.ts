import type { Condition } from './condition.ts';
import type { Sorts } from './sorts.ts';
import type { ValueData } from './value.ts';

type Change = Extract<Sorts['static'], { static: 'change' }>;

/** A number of cards or of a player becomes so much more, or less. */
export const change = (of: Change['of'], what: Change['what'], by: ValueData): Change => ({
  static: 'change',
  of,
  what,
  by,
});
/** It is set. */
export const setTo = (of: Change['of'], what: Change['what'], to: ValueData): Change => ({
  static: 'change',
  of,
  what,
  to,
});
export const strengthOfSource = (by: ValueData, condition?: Condition): Change =>
  condition === undefined
    ? change('this', 'strength', by)
    : { ...change('this', 'strength', by), while: condition };
export const maximumHandSize = (by: ValueData): Change => change('you', 'handSize', by);
/** So many agenda points more or fewer are needed to win. */
export const pointsToWin = (of: 'you' | 'opponent', by: ValueData): Change => change(of, 'pointsToWin', by);
export const memory = (by: ValueData): Change => change('you', 'memory', by);
export const link = (by: ValueData): Change => change('you', 'link', by);

type Gain = Extract<Sorts['static'], { static: 'gain' }>;
type Lose = Extract<Sorts['static'], { static: 'lose' }>;

/** Cards have more subtypes than their own. */
export const gains = (of: Gain['of'], ...subtypes: NonNullable<Gain['subtypes']>): Gain => ({
  static: 'gain',
  of,
  subtypes,
});
/** Cards have the subtype that was chosen for this one. */
export const gainsNamedSubtype = (of: Gain['of']): Gain => ({ static: 'gain', of, named: 'subtype' });
/** Cards have more abilities than their own. */
export const gainsText = (of: Gain['of'], ...text: NonNullable<Gain['text']>): Gain => ({
  static: 'gain',
  of,
  text,
});
/** What raises their strength lasts longer. */
export const prolongs = (
  of: Gain['of'],
  until: 'run' | 'turn',
): Extract<Sorts['static'], { static: 'prolong' }> => ({
  static: 'prolong',
  of,
  until,
});
/** Cards do not have some of their subtypes. */
export const loses = (of: Lose['of'], ...subtypes: NonNullable<Lose['subtypes']>): Lose => ({
  static: 'lose',
  of,
  subtypes,
});
/** Cards lose their abilities, with those they gained unless only the printed ones are meant. */
export const losesText = (of: Lose['of'], abilities: NonNullable<Lose['abilities']> = 'all'): Lose => ({
  static: 'lose',
  of,
  abilities,
});
