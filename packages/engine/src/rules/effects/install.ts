import { canBeInstalledByEffect } from '../../query/install.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { AGREED, FREE, INWARD } from '../../state/frame.ts';
import { startInstall, startInstallInward } from '../install.ts';
import { actsOnCards, always, cardsOf, PLAIN, wouldBeWithEach } from './common.ts';
import { namesSubtype, revealMark, showIfAsked } from './reveal-mark.ts';

export const INSTALL: EffectWords<'install'> = {
  install: {
    concrete: {
      ...PLAIN,
      // A card that lies facedown afterwards is shown to prove all but its type (26.03 8.5.13).
      marks: ({ what, free, inward }) =>
        (free === true ? FREE : 0) | (inward === true ? INWARD : 0) | revealMark(what, namesSubtype),
      payer: 'controller',
    },
    imminent: wouldBeWithEach('install'),
    choosing: {
      asMode: (game, { by }, cards) =>
        cards.length === 0 || cards.some((card) => canBeInstalledByEffect(game, card, by)),
      pairs: null,
    },
    expected: always,
    couldChange: actsOnCards,
    payable: null,
    resolve(game, effect) {
      const { by, marks, source } = effect;
      if (by === 'corp') showIfAsked(game, effect);
      // One after the other, each a step of its own; the first lies on top (8.2.4).
      for (const card of cardsOf(game, effect).reverse()) {
        if (marks & INWARD) startInstallInward(game, by, card, source);
        else startInstall(game, by, card, { free: (marks & FREE) !== 0, agreed: (marks & AGREED) !== 0 });
      }
    },
  },
};
