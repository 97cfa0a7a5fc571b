import { canTakeActions } from '../../query/phase.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { emit } from '../../state/event.ts';
import { DIFFERENT } from '../../state/frame.ts';
import { push } from '../../state/game.ts';
import { basicActionOptions } from '../legality/listing.ts';
import { always, PLAIN } from './common.ts';

export const TAKE_ACTION: EffectWords<'takeAction'> = {
  takeAction: {
    concrete: {
      ...PLAIN,
      amount: (_game, { clickDiscount }) => clickDiscount,
      marks: ({ different }) => (different === true ? DIFFERENT : 0),
    },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: (game, { clickDiscount, different }, _context, side) =>
      basicActionOptions(game, side, clickDiscount, different === true).length > 0,
    payable: null,
    resolve(game, { who, amount, marks }) {
      // Outside their own action phase a player who is told to take an action does nothing (5.2.5).
      if (!canTakeActions(game, who)) {
        emit(game, 'nothingHappened', 'actionOutsidePhase', who);
        return;
      }
      const different = (marks & DIFFERENT) !== 0;
      push(game.state, { kind: 'action', side: who, clickDiscount: amount, different });
    },
  },
};
