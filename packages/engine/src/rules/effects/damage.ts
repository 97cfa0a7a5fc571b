import type { DamageType } from '../../language/lists.ts';
import type { EffectWords, ImminentOf } from '../../state/effect-word.ts';
import { UNPREVENTABLE } from '../../state/frame.ts';
import { dealDamage } from '../damage.ts';
import { PLAIN, withAmount } from './common.ts';

/** Whether an interrupt means damage of this kind. */
const isOfKind = ({ type }: ImminentOf<'damage'>, kind: string): boolean =>
  typeof type === 'string' ? type === kind : type.some((one) => one === kind);

export const DAMAGE: EffectWords<'damage'> = {
  damage: {
    concrete: {
      ...PLAIN,
      who: 'runner',
      detail: ({ type }) => type,
      marks: ({ unpreventable }) => (unpreventable === true ? UNPREVENTABLE : 0),
    },
    imminent: {
      would: 'damage',
      speaksOf: (_game, to, { detail }) => isOfKind(to, detail),
      counts: (to, { detail }) => isOfKind(to, detail),
      charge: null,
      together: false,
    },
    choosing: null,
    expected: (_game, { amount }) => amount > 0,
    couldChange: withAmount,
    payable: null,
    resolve: (game, { detail, amount, by }) => dealDamage(game, detail as DamageType, amount, by),
  },
};
