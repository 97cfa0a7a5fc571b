import type { Side } from '../side.ts';
import { giverDefOf, numberInText } from '../state/ability-number.ts';
import type { Option } from '../state/decision.ts';
import { type UseFrame, X_UNKNOWN } from '../state/frame.ts';
import { type Game, push, refOf } from '../state/game.ts';
import { type Card, NO_SERVER, NOTHING, type ObjectRef, type ServerId } from '../state/state.ts';

/** Starts to use a paid ability or interrupt outside an action window. */
export function startUse(game: Game, side: Side, card: Card, { number, onto }: Option): void {
  push(game.state, newUse(side, '', refOf(card), number, NO_SERVER, onto));
}

export const newUse = (
  side: Side,
  action: UseFrame['action'],
  card: ObjectRef = NOTHING,
  ability = -1,
  server: ServerId = NO_SERVER,
  onto: ObjectRef = NOTHING,
  clickDiscount = 0,
): UseFrame => ({
  kind: 'use',
  side,
  action,
  card,
  def: giverDefOf(ability),
  ability: numberInText(ability),
  server,
  onto,
  clickDiscount,
  clicks: 0,
  x: X_UNKNOWN,
  counters: [],
  tookSource: false,
  hosted: [],
  home: NO_SERVER,
  stage: 0,
});
