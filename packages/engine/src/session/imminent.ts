import { programOf } from '../kernel/ability.ts';
import { maySee } from '../query/visibility.ts';
import { stillThere } from '../query/words/cards.ts';
import type { Seat } from '../side.ts';
import { type Effect, REMOVED } from '../state/frame.ts';
import { type Game, top } from '../state/game.ts';
import { slotOf } from '../state/slots.ts';
import type { Card, State } from '../state/state.ts';

// What both players may know of what is about to happen: effects, their numbers and their targets (10.2.3b).

/** The effects interrupts are being asked about; what was prevented as a whole is not among them. */
export function imminentEffects({ state }: Game): readonly Effect[] {
  const frame = top(state);
  return frame.kind === 'instruction' && frame.stage === 1
    ? frame.effects.filter(({ marks }) => (marks & REMOVED) === 0)
    : [];
}

/** The targets announced so far for the next instruction of the ability that is resolving. */
export function announcedTargets(game: Game): readonly Card[] {
  const frame = top(game.state);
  if (frame.kind !== 'ability') return [];
  const instruction = programOf(game, frame)[frame.pc];
  return instruction?.op === 'target' ? stillThere(game.state, slotOf(frame, instruction.slot)) : [];
}

/** Where a card can be pointed at although it may lie facedown there. */
const OPEN_ZONES: ReadonlySet<Card['zone']> = new Set<Card['zone']>([
  'ice',
  'root',
  'rig',
  'hosted',
  'identity',
  'corpScore',
  'runnerScore',
  'heap',
  'playing',
]);

/** Whether a seat can tell which card is meant: everybody sees where it lies, or they may look at it. */
export const liesOpen = (state: State, seat: Seat, card: Card): boolean =>
  OPEN_ZONES.has(card.zone) || maySee(state, seat, card);
