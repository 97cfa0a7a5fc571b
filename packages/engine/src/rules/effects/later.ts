import type { EffectWords } from '../../state/effect-word.ts';
import type { Effect } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';
import { linger } from '../linger.ts';
import { always, PLAIN } from './common.ts';

/** "When this run ends" means nothing without a run (26.03 9.6.13d). */
const waitsForEndOfRun = (game: Game, effect: Effect): boolean =>
  game.rules.defs[effect.def]?.when[effect.ability]?.deeds.some(({ deed }) => deed === 'endRun') ?? false;

export const LATER: EffectWords<'later'> = {
  later: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: always,
    payable: null,
    resolve(game, effect) {
      if (game.state.run === null && waitsForEndOfRun(game, effect)) return;
      linger(game, effect, { kind: 'delayed', until: 'once' });
    },
  },
};
