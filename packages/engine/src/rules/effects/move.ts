import type { CardRef } from '../../language/reference.ts';
import { bind } from '../../query/bind.ts';
import { roomOn } from '../../query/install.ts';
import { maySee } from '../../query/visibility.ts';
import { opponentOf } from '../../side.ts';
import type { Context } from '../../state/context.ts';
import type { EffectOf, EffectWords } from '../../state/effect-word.ts';
import { isConverted } from '../../state/forms.ts';
import { COST, type Effect, FACEDOWN, NONE_TOO } from '../../state/frame.ts';
import { cardOf, findCard, type Game } from '../../state/game.ts';
import { canHostCards } from '../../state/in-play.ts';
import type { Card, ServerId } from '../../state/state.ts';
import { startArranging } from '../arrange.ts';
import { becomeCounter } from '../condition-counter.ts';
import { detailOfPlace, moveCards, type PlaceWord, placeInDetail, shuffleAfter } from '../move-cards.ts';
import { moveToOutermostPosition, moveToRoot } from '../move-installed.ts';
import { addAsAgenda, addToScoreArea } from '../score-area.ts';
import { trashCards } from '../trash.ts';
import { actsOnCards, always, canLeave, cardsOf, PLAIN, paidWithCards, report } from './common.ts';
import { namesAttribute, revealMark, showIfAsked } from './reveal-mark.ts';

/** Cards that were turned into something go to their discard pile instead of anywhere else (10.1.3). */
function withoutConverted(game: Game, cards: Card[]): Card[] {
  const converted = cards.filter((card) => isConverted(game, card));
  if (converted.length === 0) return cards;
  trashCards(game, converted, null, 'convertingToAgenda');
  return cards.filter((card) => !converted.includes(card));
}

/** Whether a card is another one or lies on it, on what it hosts or so on: nothing is hosted on what it hosts itself. */
function isOn(game: Game, card: Card, other: Card): boolean {
  return card === other || (card.host >= 0 && isOn(game, cardOf(game.state, card.host), other));
}

function hostCards(game: Game, effect: Effect, form: string): void {
  const [ref] = effect.others;
  const card = ref === undefined ? null : findCard(game.state, ref);
  if (card === null || !canHostCards(card)) return;
  showIfAsked(game, effect);
  if (form !== '') {
    for (const one of cardsOf(game, effect)) becomeCounter(game, one, card, form, effect.by);
    return;
  }
  const faceup = (effect.marks & FACEDOWN) === 0;
  const cards = cardsOf(game, effect)
    .filter((one) => !isOn(game, card, one))
    .slice(0, roomOn(game, card));
  report(game, effect, cards.length);
  moveCards(game, withoutConverted(game, cards), 'host', effect.by, { card, faceup });
}

function addToScore(game: Game, effect: Effect, form: string): void {
  showIfAsked(game, effect);
  const cards = cardsOf(game, effect);
  report(game, effect, cards.length);
  if (form === '') addToScoreArea(game, cards, effect.who, effect.by);
  else for (const card of cards) addAsAgenda(game, card, effect.who, form, effect.by);
}

/** Puts cards into a hand or deck, or out of the game. */
function putAway(game: Game, effect: Effect, place: PlaceWord): void {
  const { by } = effect;
  showIfAsked(game, effect);
  const found = cardsOf(game, effect);
  report(game, effect, found.length);
  const cards = withoutConverted(game, found);
  // What a cost moves lies there as it was taken.
  const ordered = (place === 'top' || place === 'bottom') && !(effect.marks & COST);
  if (ordered && cards.length > 1 && cards.every((card) => maySee(game.state, by, card)))
    startArranging(game, by, cards, place, effect.source);
  else moveCards(game, cards, place, by);
  if (place === 'shuffled' && (found.length > 0 || effect.marks & NONE_TOO)) shuffleAfter(game, found, by);
}

/** The servers a move goes to. */
function serversMeant(game: Game, { to }: EffectOf<'move'>, context: Context): ServerId[] {
  if (!('server' in to)) return [];
  const test = bind.server(to.server);
  return game.state.servers
    .map(({ id }) => id)
    .filter((id) => test(game, id, context, game.state.turn.history.length));
}

/** The server a move goes to: the only one it speaks of, or the one that was chosen among several. */
const serverOfMove = ({ servers, amount }: Effect): ServerId | undefined =>
  servers.length > 1 ? servers.find((server) => server === amount) : servers[0];

/** Whether a deck is shuffled though no card goes there: not where it was about cards named before. */
const speaksOfItsDeck = (what: CardRef): boolean =>
  typeof what === 'object' && 'from' in what && what.from.among === undefined;

export const MOVE: EffectWords<'move'> = {
  move: {
    concrete: {
      ...PLAIN,
      who: ({ to }, by) => ('score' in to && to.score === 'opponent' ? opponentOf(by) : null),
      detail: ({ to }) => detailOfPlace(to),
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
    // A card that is to be played, or lies in a discard pile, can turn itself into an agenda as well as an active one.
    couldChange: (game, data, context) => {
      if ('score' in data.to && data.what === 'this') return context.source !== null;
      const isFull =
        'hostedOn' in data.to &&
        data.to.hostedOn === 'this' &&
        context.source !== null &&
        roomOn(game, context.source) === 0;
      return !isFull && actsOnCards(game, data, context);
    },
    payable: paidWithCards(null),
    resolve(game, effect) {
      const { place, form } = placeInDetail(effect.detail);
      switch (place) {
        case 'host':
          hostCards(game, effect, form);
          return;
        case 'score':
          addToScore(game, effect, form);
          return;
        case 'root':
        case 'ice': {
          const server = serverOfMove(effect);
          const moveIt = place === 'root' ? moveToRoot : moveToOutermostPosition;
          if (server !== undefined)
            for (const card of cardsOf(game, effect)) moveIt(game, card, server, effect.by);
          return;
        }
        case 'hand':
        case 'setAside':
        case 'removed':
        case 'top':
        case 'bottom':
        case 'shuffled':
          putAway(game, effect, place);
      }
    },
  },
};
