import type { Decision, Game, Side } from '@lastclick/engine';
import { fork } from '@lastclick/engine';
import { type Card, idOf, maySeeOrRemember } from '@lastclick/engine/reading';
import type { Rng } from '../src/rng.ts';

/** Cards an option speaks of are known as what they are. */
const isOffered = (decision: Decision, card: Card): boolean =>
  decision.options.some((option) => option.card >= 0 && idOf(option.card) === card.id);

/** Hidden zones whose cards may be any others of the same player. */
const HIDDEN_ZONES: ReadonlySet<string> = new Set(['hq', 'rd', 'grip', 'stack']);

/**
 * A copy of the game in which cards of hidden zones that the seat cannot see have changed places, and how many are
 * others than before.
 */
export function otherWorld(
  game: Game,
  decision: Decision,
  seat: Side,
  rng: Rng,
): { game: Game; changed: number } {
  const copy = fork(game);
  const hidden = copy.state.cards.filter(
    (card) =>
      HIDDEN_ZONES.has(card.zone) && !maySeeOrRemember(copy.state, seat, card) && !isOffered(decision, card),
  );
  let changed = 0;
  for (const card of hidden) {
    const other = hidden[rng.below(hidden.length)];
    if (other === undefined || other.owner !== card.owner || other.def === card.def) continue;
    const { def } = card;
    card.def = other.def;
    other.def = def;
    changed++;
  }
  return { game: copy, changed };
}
