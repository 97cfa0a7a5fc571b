import type { InterruptData, StaticData } from './ability.ts';
import type { CardText } from './card.ts';
import type { Word } from './shape.ts';
import type { ABILITIES } from './words/abilities.ts';

// A card's text is one list in printed order; each kind of ability is counted in that order by itself.

type Words = typeof ABILITIES;

/** What each word makes of an ability; interrupts and replacements are found by the deed they are about. */
const KINDS: Readonly<Record<keyof Words, 'conditional' | 'paid' | 'interrupt' | 'subroutine' | 'credits'>> =
  {
    when: 'conditional',
    paid: 'paid',
    would: 'interrupt',
    instead: 'interrupt',
    sub: 'subroutine',
    recurring: 'credits',
  };

/** The abilities of one kind, in printed order. */
export const abilitiesOf = <N extends keyof Words>(
  { text = [] }: CardText,
  word: N,
): readonly Word<'ability', Words, N>[] =>
  text.filter(
    (ability): ability is Extract<typeof ability, Word<'ability', Words, N>> =>
      'ability' in ability && ability.ability === word,
  );

export const staticsOf = ({ text = [] }: CardText): readonly StaticData[] =>
  text.filter((ability) => 'static' in ability);

/** Interrupts, and replacements that apply by themselves. */
export const interruptsOf = ({ text = [] }: CardText): readonly InterruptData[] =>
  text.filter(
    (ability): ability is InterruptData => 'ability' in ability && KINDS[ability.ability] === 'interrupt',
  );
