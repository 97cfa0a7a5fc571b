import type { EffectWords } from '../../state/effect-word.ts';
import { linger } from '../linger.ts';
import { actsOnCards, always, PLAIN } from './common.ts';

export const REMEMBER: EffectWords<'remember'> = {
  remember: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: actsOnCards,
    payable: null,
    resolve(game, effect) {
      const { state } = game;
      state.lingering = state.lingering.filter(
        ({ kind, source }) => kind !== 'memory' || source !== effect.source,
      );
      linger(game, effect, { kind: 'memory', until: 'once' });
    },
  },
};
