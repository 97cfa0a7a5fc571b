import { isNoted } from '../compile/noted.ts';
import { occur } from '../kernel/occur.ts';
import type { Side } from '../side.ts';
import { findCard, type Game } from '../state/game.ts';
import { type Card, NO_SERVER } from '../state/state.ts';

/** Clicks were spent on the action taken last, which stands on such a card or on none: how many have gone into the same action this turn is looked at (5.2.6). */
export function noteClicksOnAction(
  game: Game,
  side: Side,
  card: Card | null,
  def: number,
  clicks: number,
): void {
  const { actions, clicksPerAction } = game.state.turn;
  const last = actions.length - 1;
  const before = clicksPerAction.reduce(
    (sum, one, place) => (actions[place] === actions[last] ? sum + one : sum),
    0,
  );
  clicksPerAction[last] = (clicksPerAction[last] ?? 0) + clicks;
  if (clicks > 0 && isNoted(game.rules.noted.act))
    occur(game, 'act', side, card, before + clicks, before, 'same', NO_SERVER, '', [], null, 0, [], def);
}

/**
 * What a card costs as the action plays or installs it counts as spent on the action (1.15.4b); a card ability that does
 * more than that is none of these actions.
 */
export function noteClicksOnCard(game: Game, side: Side, purpose: string, clicks: number): void {
  if (purpose !== 'play' && purpose !== 'install') return;
  const below = game.state.stack.at(-2);
  if (below?.kind !== 'use' || below.action !== purpose) return;
  noteClicksOnAction(game, side, findCard(game.state, below.card), -1, clicks);
}
