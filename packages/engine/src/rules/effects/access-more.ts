import type { EffectWords } from '../../state/effect-word.ts';
import { linger } from '../linger.ts';
import { always, inRun, PLAIN } from './common.ts';

export const ACCESS_MORE: EffectWords<'accessMore'> = {
  accessMore: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: inRun,
    payable: null,
    resolve(game, effect) {
      const { run } = game.state;
      if (run === null) return;
      linger(game, effect, { kind: 'access', amount: effect.amount, server: run.server, until: 'run' });
    },
  },
};
