import type { EffectWords } from '../../state/effect-word.ts';
import { FACEDOWN } from '../../state/frame.ts';
import { canBeTurned, type Face, turnCard } from '../turn-card.ts';
import { actsOnCards, always, cardsOf, PLAIN, report } from './common.ts';

const faceOf = (marks: number): Face => (marks & FACEDOWN ? 'facedown' : 'faceup');

export const TURN: EffectWords<'turn'> = {
  turn: {
    concrete: { ...PLAIN, marks: ({ face }) => (face === 'facedown' ? FACEDOWN : 0) },
    imminent: null,
    choosing: {
      valid: (game, { face }, card) => canBeTurned(game, card, face),
      asMode: (game, { marks }, cards) =>
        cards.length === 0 || cards.some((card) => canBeTurned(game, card, faceOf(marks))),
      pairs: null,
    },
    expected: always,
    couldChange: actsOnCards,
    payable: {
      owned: null,
      fits: (game, card) => canBeTurned(game, card, 'facedown'),
      lacking: () => 'cards',
    },
    resolve(game, effect) {
      const face = faceOf(effect.marks);
      const turned = cardsOf(game, effect).filter((card) => canBeTurned(game, card, face));
      for (const card of turned) turnCard(game, card, face, effect.by);
      report(game, effect, turned.length);
    },
  },
};
