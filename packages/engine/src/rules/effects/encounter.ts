import { accessedCard } from '../../query/run.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { defOf, type Game } from '../../state/game.ts';
import type { Card } from '../../state/state.ts';
import { forceEncounter } from '../run/encounter.ts';
import { always, cardsOf, PLAIN } from './common.ts';

/** Installed ice, or ice that the Runner is accessing elsewhere (26.03 9.1.8h). */
const canBeMet = (game: Game, card: Card): boolean =>
  defOf(game, card).type === 'ice' && (card.zone === 'ice' || accessedCard(game.state)?.id === card.id);

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
      if (ice !== undefined && canBeMet(game, ice)) forceEncounter(game, ice);
    },
  },
};
