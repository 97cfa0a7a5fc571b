import { occur } from '../../kernel/occur.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { emit } from '../../state/event.ts';
import { always, PLAIN, withAmount, wouldBe } from './common.ts';

export const BAD_PUBLICITY: EffectWords<'takeBadPublicity'> = {
  takeBadPublicity: {
    concrete: { ...PLAIN, who: 'corp' },
    imminent: wouldBe('takeBadPublicity'),
    choosing: null,
    expected: always,
    couldChange: withAmount,
    payable: null,
    resolve(game, { amount }) {
      if (amount <= 0) return;
      game.state.corp.badPublicity += amount;
      emit(game, 'badPublicityTaken', 'badPublicity', 'corp', amount);
      occur(game, 'takeBadPublicity', 'corp', null, amount);
    },
  },
};
