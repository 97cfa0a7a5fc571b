import type { Seat } from '../side.ts';
import { refOf } from '../state/game.ts';
import type { Card, State } from '../state/state.ts';
import { mayKnow, visibilityOf } from '../state/visibility.ts';

/**
 * Whether a seat may know what a card is now: where it lies, because it is or was accessed in the breach under way
 * (from R&D only for the Runner, 7.2.2), or because an ability that still resolves revealed it (1.20.6).
 */
export function maySee(state: State, seat: Seat, card: Card): boolean {
  if (mayKnow(seat, visibilityOf(card))) return true;
  const ref = refOf(card);
  for (const frame of state.stack) {
    if (frame.kind === 'ability' && frame.revealed.includes(ref)) return true;
    if (frame.kind !== 'phase') continue;
    const accessed =
      frame.phase === 'access.card'
        ? frame.card === ref
        : frame.phase === 'access.server' && frame.done.includes(ref);
    if (accessed && (seat === 'runner' || card.zone !== 'rd')) return true;
  }
  return false;
}

/** Whether a player has seen another's card as the object it is. */
export const hasSeen = (seat: Seat, card: Card): boolean =>
  card.seen === card.object && seat !== card.owner && seat !== 'spectator';

/** Whether a seat may see what a card is, or remembers it. */
export const maySeeOrRemember = (state: State, seat: Seat, card: Card): boolean =>
  hasSeen(seat, card) || maySee(state, seat, card);
