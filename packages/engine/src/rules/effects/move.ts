import type { EffectWords } from '../../state/effect-word.ts';
import { type EventCard, emitCards, eventCard } from '../../state/event.ts';
import { type Effect, FACEDOWN, REVEAL } from '../../state/frame.ts';
import { findCard, type Game, refOf } from '../../state/game.ts';
import { isInstalled } from '../../state/in-play.ts';
import { deckOf, handOf, shuffleDeck } from '../../state/move.ts';
import type { Card } from '../../state/state.ts';
import { visibilityOf } from '../../state/visibility.ts';
import { followTarget } from '../follow-target.ts';
import { hostOn, moveTo } from '../move-card.ts';
import { actsOnCards, always, cardsOf, PLAIN } from './common.ts';
import { namesAttribute, revealMark, showIfAsked } from './reveal-mark.ts';

/** Moves every target, and lets the ability follow it to the object it becomes. */
function moveTargets(
  game: Game,
  effect: Effect,
  move: (card: Card) => void,
  kind: 'addedToHand' | 'shuffledIntoDeck' | 'removedFromGame' | 'hosted',
): void {
  const rule = kind === 'hosted' ? 'hosting' : kind === 'removedFromGame' ? 'removedFromGame' : 'moveCards';
  const moved: EventCard[] = [];
  for (const card of cardsOf(game, effect)) {
    const before = refOf(card);
    const wasOpen = visibilityOf(card) === 'all';
    move(card);
    followTarget(game.state, before, refOf(card));
    // Who saw which card it was still knows when it moves out of sight.
    const told = eventCard(game, card);
    moved.push(wasOpen ? { ...told, seenBy: 'all' } : told);
  }
  if (moved.length > 0) emitCards(game, kind, rule, effect.by, moved.length, moved);
}

export const MOVE: EffectWords<'addToHand' | 'shuffleIntoDeck' | 'removeFromGame' | 'host'> = {
  addToHand: {
    concrete: {
      ...PLAIN,
      marks: ({ what, reveal }) => (reveal === true ? REVEAL : revealMark(what, namesAttribute)),
    },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: actsOnCards,
    payable: null,
    resolve(game, effect) {
      showIfAsked(game, effect);
      moveTargets(game, effect, (card) => moveTo(game, card, handOf(card.owner), false), 'addedToHand');
    },
  },

  shuffleIntoDeck: {
    concrete: { ...PLAIN, marks: ({ what }) => revealMark(what, namesAttribute) },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: actsOnCards,
    payable: null,
    resolve(game, effect) {
      showIfAsked(game, effect);
      moveTargets(game, effect, (card) => moveTo(game, card, deckOf(card.owner), false), 'shuffledIntoDeck');
      shuffleDeck(game, deckOf(effect.by));
    },
  },

  removeFromGame: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: actsOnCards,
    payable: null,
    resolve: (game, effect) =>
      moveTargets(game, effect, (card) => moveTo(game, card, 'removed', true), 'removedFromGame'),
  },

  host: {
    concrete: {
      ...PLAIN,
      marks: ({ what, facedown }) => (facedown === true ? FACEDOWN : 0) | revealMark(what, namesAttribute),
    },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: actsOnCards,
    payable: null,
    resolve(game, effect) {
      const host = findCard(game.state, effect.source);
      if (host === null || !(isInstalled(host) || host.zone === 'corpScore')) return;
      showIfAsked(game, effect);
      const faceup = (effect.marks & FACEDOWN) === 0;
      moveTargets(game, effect, (card) => hostOn(game, card, host, faceup), 'hosted');
    },
  },
};
