import { prospect } from '../../query/deeds.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { serverNamed } from '../../state/server-name.ts';
import { HQ, NO_SERVER } from '../../state/state.ts';
import { approachServer } from '../run/approach-server.ts';
import { moveRunnerOutermost, moveRunnerToIce, redirect } from '../run/move-runner.ts';
import { always, cardsOf, inRun, PLAIN } from './common.ts';

export const MOVE_RUNNER: EffectWords<'approach' | 'moveRunner' | 'redirect' | 'approachServer'> = {
  approach: {
    concrete: { ...PLAIN, actsOn: ({ zone }) => zone === 'ice' },
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

  approachServer: {
    concrete: { ...PLAIN, who: () => 'runner' },
    imminent: {
      deed: () => 'approachServer',
      would: (game, { source, def }) => [
        prospect(game, 'approachServer', 'runner', null, game.state.run?.server ?? NO_SERVER, '', {
          source,
          def,
        }),
      ],
      charge: null,
      together: false,
    },
    choosing: null,
    expected: inRun,
    couldChange: inRun,
    payable: null,
    resolve(game) {
      if (game.state.run !== null) approachServer(game);
    },
  },

  redirect: {
    concrete: { ...PLAIN, detail: ({ to }) => to },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: inRun,
    payable: null,
    resolve: (game, { detail }) => redirect(game, serverNamed(detail) ?? HQ),
  },
};
