import type { StaticData } from '../language/ability.ts';
import type { Side } from '../side.ts';
import { type Context, contextOf } from '../state/context.ts';
import { controllerOf, defOf, findCard, type Game } from '../state/game.ts';
import type { Card } from '../state/state.ts';
import { conditionHolds } from './ask.ts';
import { holding } from './held.ts';
import { lastingAbility, speakerOfLingering } from './lingering.ts';

/** What lets a player spend the credits on its card. */
export type Spending = Extract<StaticData, { static: 'spend' }>;

const NO_CARDS: readonly Card[] = [];

/** Whether there may be credits on cards at all that a player could spend: asked first, for it is asked of every option. */
export function anyCreditsHosted(game: Game, side: Side): boolean {
  if (game.state.lingering.length > 0) return true;
  for (const { card } of holding(game, 'spend'))
    if (card.credits > 0 && controllerOf(card) === side) return true;
  return false;
}

/** The cards with credits that such an ability lets a player spend: printed on the card, or lasting. */
export function cardsWithCredits(
  game: Game,
  side: Side,
  isSuch: (ability: Spending, speaker: Context) => boolean,
): readonly Card[] {
  const holders = holding(game, 'spend');
  if (holders.length === 0 && game.state.lingering.length === 0) return NO_CARDS;
  const found: Card[] = [];
  const lets = (ability: Spending, speaker: Context): boolean =>
    isSuch(ability, speaker) && (ability.while === undefined || conditionHolds(game, ability.while, speaker));
  for (const { card, ability } of holders) {
    if (card.credits === 0 || controllerOf(card) !== side || found.includes(card)) continue;
    if (lets(ability, contextOf(card, side))) found.push(card);
  }
  for (const effect of game.state.lingering) {
    if (effect.side !== side) continue;
    const ability = lastingAbility(game, effect);
    if (ability?.static !== 'spend') continue;
    const card = findCard(game.state, effect.source);
    if (card === null || card.credits === 0 || found.includes(card)) continue;
    if (lets(ability, speakerOfLingering(game, effect))) found.push(card);
  }
  return found;
}

/** Tells who measures it that credits on a card were spent. */
export function witnessSpending(game: Game, card: Card): void {
  if (game.witness === null) return;
  const def = defOf(game, card);
  for (const ability of [...def.statics, ...def.lasting])
    if (ability.static === 'spend') game.witness(def, ability);
}
