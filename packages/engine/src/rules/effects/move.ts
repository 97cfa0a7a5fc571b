import type { CardRef } from '../../language/reference.ts';
import { bind } from '../../query/bind.ts';
import { maySee } from '../../query/visibility.ts';
import type { Context } from '../../state/context.ts';
import type { EffectOf, EffectWords } from '../../state/effect-word.ts';
import { COST, type Effect, FACEDOWN, NONE_TOO } from '../../state/frame.ts';
import { findCard, type Game } from '../../state/game.ts';
import { canHostCards } from '../../state/in-play.ts';
import type { ServerId } from '../../state/state.ts';
import { startArranging } from '../arrange.ts';
import { moveCards, type PlaceWord, placeWord, shuffleAfter } from '../move-cards.ts';
import { moveToRoot } from '../move-installed.ts';
import { actsOnCards, always, canLeave, cardsOf, PLAIN, paidWithCards, report } from './common.ts';
import { namesAttribute, revealMark, showIfAsked } from './reveal-mark.ts';

function hostCards(game: Game, effect: Effect): void {
  const [ref] = effect.others;
  const card = ref === undefined ? null : findCard(game.state, ref);
  if (card === null || !canHostCards(card)) return;
  showIfAsked(game, effect);
  const faceup = (effect.marks & FACEDOWN) === 0;
  const cards = cardsOf(game, effect).filter((one) => one !== card);
  report(game, effect, cards.length);
  moveCards(game, cards, 'host', effect.by, { card, faceup });
}

/** The servers a move goes to. */
function serversMeant(game: Game, { to }: EffectOf<'move'>, context: Context): ServerId[] {
  if (!('server' in to)) return [];
  const test = bind.server(to.server);
  return game.state.servers
    .map(({ id }) => id)
    .filter((id) => test(game, id, context, game.state.turn.history.length));
}

/** Whether a deck is shuffled though no card goes there: not where it was about cards named before. */
const speaksOfItsDeck = (what: CardRef): boolean =>
  typeof what === 'object' && 'from' in what && what.from.among === undefined;

export const MOVE: EffectWords<'move'> = {
  move: {
    concrete: {
      ...PLAIN,
      detail: ({ to }) => placeWord(to),
      servers: serversMeant,
      actsOn: canLeave,
      // What is removed from the game lies open there.
      marks: ({ what, to }) =>
        ('zone' in to && to.zone === 'removed' ? 0 : revealMark(what, namesAttribute)) |
        ('hostedOn' in to && to.facedown === true ? FACEDOWN : 0) |
        (speaksOfItsDeck(what) ? NONE_TOO : 0),
    },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: actsOnCards,
    payable: paidWithCards(null),
    resolve(game, effect) {
      const place = effect.detail as PlaceWord;
      const { by } = effect;
      if (place === 'host') {
        hostCards(game, effect);
        return;
      }
      if (place === 'root') {
        const [server] = effect.servers;
        if (server !== undefined)
          for (const card of cardsOf(game, effect)) moveToRoot(game, card, server, by);
        return;
      }
      showIfAsked(game, effect);
      const cards = cardsOf(game, effect);
      report(game, effect, cards.length);
      // What a cost moves lies there as it was taken.
      const ordered = (place === 'top' || place === 'bottom') && !(effect.marks & COST);
      if (ordered && cards.length > 1 && cards.every((card) => maySee(game.state, by, card)))
        startArranging(game, by, cards, place, effect.source);
      else moveCards(game, cards, place, by);
      if (place === 'shuffled' && (cards.length > 0 || effect.marks & NONE_TOO))
        shuffleAfter(game, cards, by);
    },
  },
};
