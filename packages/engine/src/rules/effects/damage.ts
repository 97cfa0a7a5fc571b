import type { DamageType } from '../../language/lists.ts';
import { prospect } from '../../query/deeds.ts';
import { isAlwaysPrevented } from '../../query/prevented.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { UNPREVENTABLE } from '../../state/frame.ts';
import { refOf } from '../../state/game.ts';
import { keepIn, resolvingAbility } from '../../state/slots.ts';
import { NO_SERVER } from '../../state/state.ts';
import { dealDamage } from '../damage.ts';
import { never, PLAIN, report, withAmount, wouldBe } from './common.ts';

export const DAMAGE: EffectWords<'damage'> = {
  damage: {
    concrete: {
      ...PLAIN,
      who: () => 'runner',
      detail: ({ type }) => type,
      marks: ({ unpreventable }) => (unpreventable === true ? UNPREVENTABLE : 0),
    },
    imminent: {
      ...wouldBe('damage'),
      would: (game, { by, detail }) => [
        prospect(game, 'damage', by, null, game.state.run?.server ?? NO_SERVER, detail),
      ],
    },
    choosing: null,
    expected: (_game, { amount }) => amount > 0,
    couldChange: withAmount,
    // Even damage that flatlines can be suffered.
    payable: {
      owned: (game, { type }) =>
        isAlwaysPrevented(game, 'damage', 'runner', null, type) ? 0 : Number.POSITIVE_INFINITY,
      fits: never,
      lacking: () => 'cards',
    },
    resolve(game, effect) {
      const { detail, amount, by, keeps } = effect;
      report(game, effect, Math.max(0, amount));
      const trashed = dealDamage(game, detail as DamageType, amount, by);
      const ability = keeps < 0 ? null : resolvingAbility(game.state);
      if (ability !== null) keepIn(ability, keeps, trashed.map(refOf));
    },
  },
};
