import { at } from '../invariant.ts';
import type { StaticData } from '../language/ability.ts';
import { controllerOf, findCard, type Game } from '../state/game.ts';
import type { Card, Lingering } from '../state/state.ts';
import { concerns } from './concerned.ts';
import { holding } from './held.ts';
import { lastingAbility } from './lingering.ts';

type Prolong = Extract<StaticData, { static: 'prolong' }>;

/** Whether what raised a number would still last if it lasted so long. */
function wouldLast({ state }: Game, { until }: Prolong, effect: Lingering, turnIsOver: boolean): boolean {
  if (until === 'run') return effect.run !== 0 && effect.run === state.run?.number;
  return effect.turn === state.turn.number && !turnIsOver;
}

function isProlonged(game: Game, card: Card, effect: Lingering, turnIsOver: boolean): boolean {
  for (const { card: source, ability, def } of holding(game, 'prolong')) {
    if (!wouldLast(game, ability, effect, turnIsOver)) continue;
    if (!concerns(game, ability, source, controllerOf(card), card)) continue;
    game.witness?.(at(game.rules.defs, def), ability);
    return true;
  }
  return false;
}

/**
 * What is left of an effect whose own duration is over: an increase of strength goes on for the cards of which an active
 * card says so (26.03 9.10.5); null: nothing.
 */
export function prolonged(game: Game, effect: Lingering, turnIsOver: boolean): Lingering | null {
  if (!game.rules.prolongs || effect.amount <= 0) return null;
  const ability = lastingAbility(game, effect);
  if (ability?.static !== 'change' || ability.what !== 'strength' || ability.by === undefined) return null;
  const cards = effect.cards.filter((ref) => {
    const card = findCard(game.state, ref);
    return card !== null && isProlonged(game, card, effect, turnIsOver);
  });
  return cards.length === 0 ? null : { ...effect, cards };
}
