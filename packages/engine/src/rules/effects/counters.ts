import type { Counter } from '../../language/lists.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { emit } from '../../state/event.ts';
import { ALL, LOAD } from '../../state/frame.ts';
import { findCard, playerOf } from '../../state/game.ts';
import { canHostCounters } from '../../state/in-play.ts';
import { placeCountersOn, removeCountersFrom } from '../counters.ts';
import { always, cardsOf, PLAIN, report, withAmount } from './common.ts';

/** Credits out of the pool, not from a card. */
const FROM_POOL = 'pool';

export const COUNTER_EFFECTS: EffectWords<'placeCounters' | 'removeCounters' | 'shiftCounters' | 'charge'> = {
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

  shiftCounters: {
    concrete: {
      ...PLAIN,
      detail: ({ counter, from }) => (from === 'pool' ? FROM_POOL : counter),
      marks: ({ amount }) => (amount === 'all' ? ALL : 0),
      most: ({ state }, { counter, from }, side, cards) =>
        from === 'pool' ? playerOf(state, side).credits : Math.max(0, ...cards.map((card) => card[counter])),
    },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: ({ state }, { from, counter }, { source }, side) =>
      from === 'pool'
        ? playerOf(state, side).credits > 0
        : from !== 'this' || (source !== null && source[counter] > 0),
    payable: null,
    resolve(game, effect) {
      const { others, amount, marks, who } = effect;
      const counter = effect.detail === FROM_POOL ? 'credits' : (effect.detail as Counter);
      const to = others[0] === undefined ? null : findCard(game.state, others[0]);
      if (to === null || !canHostCounters(to)) return;
      let moved = 0;
      if (effect.detail === FROM_POOL) {
        const player = playerOf(game.state, who);
        moved = Math.min(player.credits, marks & ALL ? player.credits : amount);
        player.credits -= moved;
        emit(game, 'creditsMoved', 'creditsOnCards', who, moved);
      }
      for (const card of cardsOf(game, effect))
        if (card !== to)
          moved += removeCountersFrom(game, card, counter, marks & ALL ? card[counter] : amount);
      placeCountersOn(game, to, counter, moved, false);
      report(game, effect, moved);
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
