import type { Prohibition } from '../../language/effect.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { linger } from '../linger.ts';
import { always, PLAIN } from './common.ts';

export const FORBID: EffectWords<'forbid'> = {
  forbid: {
    concrete: { ...PLAIN, detail: ({ what }) => what },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: always,
    payable: null,
    resolve: (game, effect) =>
      linger(game, effect, { kind: 'forbid', what: effect.detail as Prohibition, side: effect.who }),
  },
};
