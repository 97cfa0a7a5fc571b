import type { EffectWords } from '../../state/effect-word.ts';
import { linger } from '../linger.ts';
import { always, PLAIN } from './common.ts';

export const LINGER: EffectWords<'linger'> = {
  linger: {
    concrete: { ...PLAIN, amount: (_data, { later }) => later },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: always,
    payable: null,
    resolve: (game, effect) => linger(game, effect, { kind: 'static', ability: effect.amount }),
  },
};
