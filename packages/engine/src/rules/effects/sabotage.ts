import type { EffectWords } from '../../state/effect-word.ts';
import { startSabotage } from '../sabotage.ts';
import { always, PLAIN } from './common.ts';

export const SABOTAGE: EffectWords<'sabotage'> = {
  sabotage: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: ({ state }, _data, _context, _side, amount) =>
      amount > 0 && state.zones.hq.length + state.zones.rd.length > 0,
    payable: null,
    resolve: (game, { amount }) => startSabotage(game, amount),
  },
};
