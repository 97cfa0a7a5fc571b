import type { Amount } from '../language/amount.ts';
import { clauseOf } from './conditions.ts';
import { doerOf, wordsOf } from './deeds.ts';
import { lookingInPlay, phraseOf } from './filters.ts';
import { placedOn } from './references.ts';
import { counterName, type Unit } from './units.ts';
import { nameOf, type Voice } from './voice.ts';

const scaled = (each: number, plus: number, unit: Unit, what: string): string =>
  `${plus === 0 ? '' : `${unit.of(plus)} plus `}${unit.of(each)} for each ${what}`;

/** So much of something, as the object of a sentence. */
export function quantity(amount: Amount, unit: Unit, voice: Voice): string {
  if (typeof amount === 'number') return unit.of(amount);
  switch (amount.amount) {
    case 'cards':
      return scaled(amount.each, amount.plus, unit, phraseOf(lookingInPlay(amount.filter), 'one', voice));
    case 'counters':
      return scaled(
        amount.each,
        amount.plus,
        unit,
        `${counterName(amount.counter)} ${placedOn(amount.on, voice)}`,
      );
    case 'times':
      return `${unit.of(1)} for each time ${clauseOf({ is: 'happened', deed: amount.deed, per: amount.per }, voice)}`;
    case 'total':
      return `${unit.bare} equal to ${totalText(amount, voice)}`;
    case 'subject':
      return unit.asMuch;
    case 'either':
      return `${unit.of(amount.otherwise)} (${unit.of(amount.holds)} if ${clauseOf(amount.condition, voice)})`;
    case 'accessedDuringRun':
      return scaled(1, 0, unit, `card ${nameOf('runner', voice)} accessed during the run`);
    case 'pastRequirement':
      return scaled(amount.each, 0, unit, 'hosted advancement counter past its advancement requirement');
  }
}

const NUMBER: Unit = { of: String, bare: 'a number', asMuch: 'that number' };

/** How many, before the name of what is counted. */
export const countText = (amount: Amount, voice: Voice): string => quantity(amount, NUMBER, voice);

/** Everything there is, or so much of it. */
export const quantityOrAll = (amount: Amount | 'all', unit: Unit, voice: Voice): string =>
  amount === 'all' ? `all ${unit.bare}` : quantity(amount, unit, voice);

type Total = Extract<Amount, { amount: 'total' }>;

/** What a kind of deed came to over a stretch of the game. */
function totalText({ deed, per, what }: Total, voice: Voice): string {
  const stretch = { turn: 'this turn', lastTurn: 'last turn', run: 'during the run' }[per];
  const words = wordsOf(deed);
  const verb = words.kind === 'deed' ? `${doerOf(deed, voice)} ${words.verb.past}` : 'that brought';
  if (what === 'points') return `the printed points of the agendas ${verb} ${stretch}`;
  return `what ${verb} ${stretch}`;
}
