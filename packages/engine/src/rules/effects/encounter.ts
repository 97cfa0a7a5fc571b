import type { EffectWords } from '../../state/effect-word.ts';
import { forceEncounter } from '../run/encounter.ts';
import { always, cardsOf, PLAIN } from './common.ts';

export const ENCOUNTER: EffectWords<'encounter'> = {
  encounter: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: always,
    payable: null,
    resolve(game, effect) {
      const [ice] = cardsOf(game, effect);
      if (ice !== undefined) forceEncounter(game, ice);
    },
  },
};
