import { encounteredIce } from '../../query/run.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { endRun } from '../run/run.ts';
import { always, PLAIN, wouldBe } from './common.ts';

export const END_RUN: EffectWords<'endRun'> = {
  endRun: {
    concrete: PLAIN,
    imminent: wouldBe('endRun'),
    choosing: null,
    expected: always,
    couldChange: ({ state }) => state.run !== null || encounteredIce(state) !== null,
    payable: null,
    resolve: (game) => endRun(game, 'endTheRun'),
  },
};
