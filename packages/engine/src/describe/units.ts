import type { Limit } from '../language/ability.ts';
import type { Counter, DamageType } from '../language/lists.ts';
import { listed } from './grammar.ts';

/** Something that can be counted: its name with a number, and on its own. */
export interface Unit {
  readonly of: (number: number) => string;
  readonly bare: string;
  readonly asMuch: string;
}

const symbol = (token: string): Unit => ({
  of: (number) => `${number}${token}`,
  bare: token,
  asMuch: `that much ${token}`,
});
const countable = (one: string, many: string): Unit => ({
  of: (number) => `${number} ${number === 1 ? one : many}`,
  bare: many,
  asMuch: `that many ${many}`,
});
const uncountable = (name: string): Unit => ({
  of: (number) => `${number} ${name}`,
  bare: name,
  asMuch: `that much ${name}`,
});

export const CREDITS = symbol('[credit]');
export const CLICKS = symbol('[click]');
export const DRAWN_CARDS = countable('card', 'cards');
export const SUBROUTINES = countable('subroutine', 'subroutines');
export const TAGS = countable('tag', 'tags');
export const POINTS: Unit = {
  ...countable('agenda point', 'agenda points'),
  of: (number) => `${number} agenda ${Math.abs(number) === 1 ? 'point' : 'points'}`,
};
export const BAD_PUBLICITY = uncountable('bad publicity');

/** Accesses beyond, or short of, those a breach gives by itself. */
export const ACCESSES: Unit = {
  of: (number) =>
    countable('card', 'cards')
      .of(Math.abs(number))
      .replace(' ', number < 0 ? ' fewer ' : ' additional '),
  bare: 'additional cards',
  asMuch: 'that many additional cards',
};

const signed = (number: number): string => (number < 0 ? `${number}` : `+${number}`);

export const bonus = (name: string): Unit => ({
  of: (number) => `${signed(number)} ${name}`,
  bare: `extra ${name}`,
  asMuch: `that much extra ${name}`,
});
export const symbolBonus = (token: string): Unit => ({
  of: (number) => `${signed(number)}${token}`,
  bare: `extra ${token}`,
  asMuch: `that much extra ${token}`,
});

export const damageOf = (type: DamageType | readonly DamageType[]): Unit =>
  uncountable(`${listed(typeof type === 'string' ? [type] : type, 'or')} damage`.trim());

export function countersOf(counter: Counter): Unit {
  switch (counter) {
    case 'credits':
      return CREDITS;
    case 'advancement':
    case 'virus':
    case 'power':
    case 'agenda':
      return countable(`${counter} counter`, `${counter} counters`);
  }
}

/** One counter of a kind, after "each" or "a". */
export const counterName = (counter: Counter): string =>
  counter === 'credits' ? '[credit]' : `${counter} counter`;

/** How often an ability can be used. */
export const LIMITED: Readonly<Record<Limit, string>> = {
  oncePerTurn: 'Use only once per turn',
  oncePerRun: 'Use only once per run',
  oncePerBreach: 'Use only once per breach',
};
