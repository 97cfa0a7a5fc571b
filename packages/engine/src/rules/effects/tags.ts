import type { EffectWords } from '../../state/effect-word.ts';
import { giveTags, removeTags } from '../tags.ts';
import { always, PLAIN, withAmount, wouldBe } from './common.ts';

export const TAGS: EffectWords<'giveTags' | 'removeTags'> = {
  giveTags: {
    concrete: { ...PLAIN, who: 'runner' },
    imminent: wouldBe('takeTags'),
    choosing: null,
    expected: (_game, { amount }) => amount > 0,
    couldChange: withAmount,
    payable: null,
    resolve: (game, { amount }) => giveTags(game, amount),
  },

  removeTags: {
    concrete: { ...PLAIN, who: 'runner' },
    imminent: wouldBe('removeTags'),
    choosing: null,
    expected: always,
    couldChange: ({ state }, _data, _context, _side, amount) => amount > 0 && state.runner.tags > 0,
    payable: null,
    resolve: (game, { amount }) => removeTags(game, amount),
  },
};
