import { encounteredIce } from '../../query/run.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { emit } from '../../state/event.ts';
import { refOf } from '../../state/game.ts';
import { linger } from '../linger.ts';
import { always, cardsOf, PLAIN } from './common.ts';

export const STRENGTH: EffectWords<'strength'> = {
  strength: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: ({ state }, { of }) => of !== 'encountered' || encounteredIce(state) !== null,
    payable: null,
    resolve(game, effect) {
      const { by, amount, until } = effect;
      for (const card of cardsOf(game, effect)) {
        linger(game, effect, { kind: 'strength', card: refOf(card), amount });
        emit(game, 'strengthChanged', 'strength', by, amount, until, [card]);
      }
    },
  },
};
