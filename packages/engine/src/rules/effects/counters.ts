import type { Counter } from '../../language/lists.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { ALL, LOAD } from '../../state/frame.ts';
import { canHostCounters } from '../../state/in-play.ts';
import { placeCountersOn, removeCountersFrom } from '../counters.ts';
import { always, cardsOf, PLAIN, report, withAmount } from './common.ts';

export const COUNTER_EFFECTS: EffectWords<'placeCounters' | 'removeCounters' | 'charge'> = {
  placeCounters: {
    concrete: {
      ...PLAIN,
      detail: ({ counter }) => counter,
      marks: ({ load }) => (load === true ? LOAD : 0),
      actsOn: canHostCounters,
    },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: withAmount,
    payable: null,
    resolve(game, effect) {
      const { detail, amount, marks } = effect;
      const cards = cardsOf(game, effect);
      for (const card of cards) placeCountersOn(game, card, detail as Counter, amount, (marks & LOAD) !== 0);
      report(game, effect, Math.max(0, amount) * cards.length);
    },
  },

  removeCounters: {
    concrete: {
      ...PLAIN,
      detail: ({ counter }) => counter,
      marks: ({ amount }) => (amount === 'all' ? ALL : 0),
      most: (_game, { counter }, _side, cards) => Math.max(0, ...cards.map((card) => card[counter])),
    },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: (_game, { on, counter }, { source }) =>
      on !== 'this' || (source !== null && source[counter] > 0),
    payable: {
      owned: (_game, { on, counter }, _payer, source) =>
        on === 'this' && source !== null ? source[counter] : 0,
      fits: always,
      lacking: () => 'counters',
    },
    resolve(game, effect) {
      const { amount, marks } = effect;
      const counter = effect.detail as Counter;
      let removed = 0;
      for (const card of cardsOf(game, effect))
        removed += removeCountersFrom(game, card, counter, marks & ALL ? card[counter] : amount);
      report(game, effect, removed);
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
