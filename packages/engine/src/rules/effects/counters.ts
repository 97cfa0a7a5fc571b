import type { Counter } from '../../language/lists.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { LOAD } from '../../state/frame.ts';
import { placeCountersOn, removeCountersFrom } from '../counters.ts';
import { always, cardsOf, PLAIN, withAmount } from './common.ts';

export const COUNTER_EFFECTS: EffectWords<'placeCounters' | 'removeCounters' | 'charge'> = {
  placeCounters: {
    concrete: {
      ...PLAIN,
      detail: ({ counter }) => counter,
      marks: ({ load }) => (load === true ? LOAD : 0),
    },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: withAmount,
    payable: null,
    resolve(game, effect) {
      const { detail, amount, marks } = effect;
      for (const card of cardsOf(game, effect))
        placeCountersOn(game, card, detail as Counter, amount, (marks & LOAD) !== 0);
    },
  },

  removeCounters: {
    concrete: { ...PLAIN, detail: ({ counter }) => counter },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: (_game, { on, counter }, { source }) =>
      on !== 'this' || (source !== null && source[counter] > 0),
    payable: null,
    resolve(game, effect) {
      const { detail, amount } = effect;
      for (const card of cardsOf(game, effect)) removeCountersFrom(game, card, detail as Counter, amount);
    },
  },

  charge: {
    // Only a card that hosts a power counter by now can be charged (26.03 10.10.3).
    concrete: { ...PLAIN, actsOn: ({ power }) => power > 0 },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: (_game, { on }, { source }) => on !== 'this' || (source !== null && source.power > 0),
    payable: null,
    resolve(game, effect) {
      for (const card of cardsOf(game, effect)) placeCountersOn(game, card, 'power', 1, false);
    },
  },
};
