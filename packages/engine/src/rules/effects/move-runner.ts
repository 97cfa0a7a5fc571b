import type { EffectWords } from '../../state/effect-word.ts';
import { serverNamed } from '../../state/server-name.ts';
import { HQ } from '../../state/state.ts';
import { attackInstead, moveRunnerOutermost, moveRunnerToIce } from '../run/move-runner.ts';
import { always, cardsOf, inRun, PLAIN } from './common.ts';

export const MOVE_RUNNER: EffectWords<'approach' | 'moveRunner' | 'attackInstead'> = {
  approach: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: inRun,
    payable: null,
    resolve(game, effect) {
      const [ice] = cardsOf(game, effect);
      if (ice !== undefined) moveRunnerToIce(game, ice);
    },
  },

  moveRunner: {
    concrete: { ...PLAIN, detail: ({ to }) => to },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: inRun,
    payable: null,
    resolve: (game, { detail }) => moveRunnerOutermost(game, serverNamed(detail) ?? HQ),
  },

  attackInstead: {
    concrete: { ...PLAIN, detail: ({ to }) => to },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: inRun,
    payable: null,
    resolve: (game, { detail }) => attackInstead(game, serverNamed(detail) ?? HQ),
  },
};
