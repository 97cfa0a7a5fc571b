import { occur } from '../../kernel/occur.ts';
import { accessedCard } from '../../query/run.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import type { AbilityFrame } from '../../state/frame.ts';
import { refOf } from '../../state/game.ts';
import { isUnrezzed } from '../../state/in-play.ts';
import { resolvingAbility } from '../../state/slots.ts';
import { type Card, NO_SERVER } from '../../state/state.ts';
import { noteLooked, noteShown } from '../show.ts';
import { actsOnCards, always, cardsOf, PLAIN, paidWithCards, wouldBeWithEach } from './common.ts';

/** What was shown is the rest, unless it was part of what had been shown before. */
function noteRest(ability: AbilityFrame, cards: readonly Card[]): void {
  const refs = cards.map(refOf);
  const before = [...ability.looked, ...ability.revealed];
  if (!refs.every((ref) => before.includes(ref))) ability.rest = refs;
}

export const SHOW: EffectWords<'look' | 'reveal' | 'expose'> = {
  look: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: actsOnCards,
    payable: null,
    resolve(game, effect) {
      const cards = cardsOf(game, effect);
      noteLooked(game, effect.by, cards);
      const ability = resolvingAbility(game.state);
      if (ability === null) return;
      noteRest(ability, cards);
      ability.looked.push(...cards.map(refOf));
    },
  },

  reveal: {
    concrete: PLAIN,
    imminent: wouldBeWithEach('reveal'),
    choosing: null,
    expected: always,
    couldChange: always,
    payable: paidWithCards(null),
    resolve(game, effect) {
      const cards = cardsOf(game, effect);
      for (const card of cards) card.faceup = card.zone === 'setAside' ? true : card.faceup;
      noteShown(game, 'revealed', 'revealing', effect.by, cards);
      const ability = resolvingAbility(game.state);
      if (ability !== null) {
        noteRest(ability, cards);
        ability.revealed.push(...cards.map(refOf));
      }
      const accessed = accessedCard(game.state);
      for (const card of cards) {
        const detail = card === accessed ? 'accessed' : '';
        occur(game, 'reveal', effect.by, card, 0, 0, detail, NO_SERVER, card.zone);
      }
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
