import type { EffectWords } from '../../state/effect-word.ts';
import { emit } from '../../state/event.ts';
import { deckOf, shuffleDeck } from '../../state/move.ts';
import { always, PLAIN } from './common.ts';

export const SHUFFLE_DECK: EffectWords<'shuffleDeck'> = {
  shuffleDeck: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: always,
    payable: null,
    resolve(game, { who }) {
      shuffleDeck(game, deckOf(who));
      emit(game, 'shuffled', 'moveCards', who);
    },
  },
};
