import { serversToRun } from '../../query/servers-to-run.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { chooseServerToRun } from '../run/choose-server.ts';
import { always, PLAIN } from './common.ts';

export const RUN: EffectWords<'run'> = {
  run: {
    concrete: {
      ...PLAIN,
      servers: (game, { on }, context) => serversToRun(game, on, context),
      payer: 'runner',
    },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: (game, { on }, context) =>
      game.state.run === null && serversToRun(game, on, context).length > 0,
    payable: null,
    resolve: chooseServerToRun,
  },
};
