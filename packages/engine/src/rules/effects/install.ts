import { bind } from '../../query/bind.ts';
import { canBeInstalledByEffect, type InstallTerms } from '../../query/install.ts';
import type { Context } from '../../state/context.ts';
import type { EffectOf, EffectWords } from '../../state/effect-word.ts';
import {
  AGREED,
  type Effect,
  FACEDOWN,
  INWARD,
  PLACED,
  THEN_REZ,
  TO_ICE,
  TO_ROOT,
} from '../../state/frame.ts';
import { findCard, type Game } from '../../state/game.ts';
import { NEW_REMOTE, type ServerId } from '../../state/state.ts';
import { startInstall, startInstallInward } from '../install.ts';
import { actsOnCards, always, cardsOf, PLAIN, wouldBeWithEach } from './common.ts';
import { namesSubtype, revealMark, showIfAsked } from './reveal-mark.ts';
import { ignoredBy, termsIn, termsOf } from './terms.ts';

type Into = EffectOf<'install'>['into'];

/** The servers an install is directed to, a new one among them. */
function serversIn(game: Game, into: Into, context: Context): ServerId[] {
  if (into === undefined || 'inwardOf' in into) return [];
  const test = bind.server(into.server);
  const { servers, turn } = game.state;
  return [...servers.map(({ id }) => id), NEW_REMOTE].filter((id) =>
    test(game, id, context, turn.history.length),
  );
}

function placeMarks(into: Into, facedown?: true): number {
  if (facedown === true) return FACEDOWN;
  if (into === undefined) return 0;
  if ('inwardOf' in into) return INWARD;
  return PLACED | (into.at === 'ice' ? TO_ICE : into.at === 'root' ? TO_ROOT : 0);
}

const placesOf = (marks: number, servers: ServerId[]): Pick<InstallTerms, 'servers' | 'at' | 'facedown'> => ({
  facedown: (marks & FACEDOWN) !== 0,
  servers: marks & PLACED ? servers : null,
  at: marks & TO_ICE ? 'ice' : marks & TO_ROOT ? 'root' : '',
});

const installTermsOf = (effect: Effect): InstallTerms => ({
  ...termsOf(effect),
  ...placesOf(effect.marks, effect.servers),
});

/** Ice that goes inward of another piece goes nowhere once that is gone (26.03 8.5.14). */
const hasInward = (game: Game, marks: number, source: Effect['source']): boolean =>
  (marks & INWARD) === 0 || findCard(game.state, source)?.zone === 'ice';

export const INSTALL: EffectWords<'install'> = {
  install: {
    concrete: {
      ...PLAIN,
      detail: ignoredBy,
      servers: (game, { into }, context) => serversIn(game, into, context),
      // A card that lies facedown afterwards is shown to prove all but its type (26.03 8.5.13).
      marks: ({ what, into, rez, facedown }) =>
        placeMarks(into, facedown) | (rez === true ? THEN_REZ : revealMark(what, namesSubtype)),
      payer: 'controller',
    },
    imminent: wouldBeWithEach('install'),
    choosing: {
      valid: (game, data, card, context) =>
        canBeInstalledByEffect(game, card, context.controller, {
          ...termsIn(game, data, context),
          ...placesOf(placeMarks(data.into, data.facedown), serversIn(game, data.into, context)),
        }),
      asMode: (game, effect, cards) =>
        cards.length === 0 ||
        cards.some((card) => canBeInstalledByEffect(game, card, effect.by, installTermsOf(effect))),
      pairs: null,
    },
    expected: always,
    couldChange: actsOnCards,
    payable: null,
    resolve(game, effect) {
      const { by, marks, source } = effect;
      if (!hasInward(game, marks, source)) return;
      if (by === 'corp') showIfAsked(game, effect);
      const rez = by === 'corp' && (marks & THEN_REZ) !== 0;
      // One after the other, each a step of its own; the first lies on top (8.2.4).
      for (const card of cardsOf(game, effect).reverse()) {
        if (marks & INWARD) startInstallInward(game, by, card, source, termsOf(effect), rez);
        else startInstall(game, by, card, installTermsOf(effect), (marks & AGREED) !== 0, rez);
      }
    },
  },
};
