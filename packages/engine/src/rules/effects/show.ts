import { occur } from '../../kernel/occur.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { refOf } from '../../state/game.ts';
import { isUnrezzed } from '../../state/in-play.ts';
import { noteShown } from '../show.ts';
import { always, cardsOf, PLAIN, wouldBeWithEach } from './common.ts';

export const SHOW: EffectWords<'reveal' | 'expose'> = {
  reveal: {
    concrete: PLAIN,
    imminent: wouldBeWithEach('reveal'),
    choosing: null,
    expected: always,
    couldChange: always,
    payable: null,
    resolve(game, effect) {
      const cards = cardsOf(game, effect);
      for (const card of cards) card.faceup = card.zone === 'setAside' ? true : card.faceup;
      noteShown(game, 'revealed', 'revealing', effect.by, cards);
      const ability = game.state.stack.findLast((open) => open.kind === 'ability');
      if (ability?.kind === 'ability') ability.revealed.push(...cards.map(refOf));
      for (const card of cards) occur(game, 'reveal', effect.by, card);
    },
  },

  expose: {
    concrete: PLAIN,
    imminent: wouldBeWithEach('expose'),
    choosing: null,
    expected: always,
    couldChange: always,
    payable: null,
    resolve(game, effect) {
      const cards = cardsOf(game, effect).filter(isUnrezzed);
      noteShown(game, 'exposed', 'exposing', effect.by, cards);
      for (const card of cards) occur(game, 'expose', effect.by, card);
    },
  },
};
