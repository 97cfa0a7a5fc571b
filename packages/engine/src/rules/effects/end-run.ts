import { isForbidden } from '../../query/forbidden.ts';
import { encounteredIce } from '../../query/run.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import type { Effect } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';
import { NO_SERVER } from '../../state/state.ts';
import { endRun } from '../run/run.ts';
import { PLAIN, wouldBe } from './common.ts';

const mayEnd = (game: Game, { by }: Effect): boolean =>
  !isForbidden(game, 'endRun', by, null, game.state.run?.server ?? NO_SERVER);

export const END_RUN: EffectWords<'endRun'> = {
  endRun: {
    concrete: PLAIN,
    imminent: wouldBe('endRun'),
    choosing: null,
    expected: mayEnd,
    couldChange: ({ state }) => state.run !== null || encounteredIce(state) !== null,
    payable: null,
    resolve(game, effect) {
      if (mayEnd(game, effect)) endRun(game, 'endTheRun');
    },
  },
};
