import type { Filter } from '../language/filter.ts';
import type { Side } from '../side.ts';
import { type Context, contextOf } from '../state/context.ts';
import { controllerOf, defOf, type Game } from '../state/game.ts';
import { handOf, hostedOn } from '../state/move.ts';
import type { Card } from '../state/state.ts';
import { active } from './active.ts';
import { meets, prospect } from './deeds.ts';
import { matches } from './filter.ts';

/** What a card can let its player do with cards on it as if they were in hand. */
export type FromHand = 'play' | 'install';

const NO_CARDS: readonly Card[] = [];

/** Whether an active card lets a player do it with a hosted card as if that were in their hand. */
function isAllowed(game: Game, side: Side, card: Card, deed: FromHand, host: Card): boolean {
  if (card.zone !== 'hosted' || card.owner !== side) return false;
  const def = defOf(game, host);
  for (const ability of def.statics) {
    if (ability.static !== 'allow' || ability.deed.deed !== deed) continue;
    const planned = prospect(game, deed, side, card, card.server);
    if (!meets(game, ability.deed, planned, contextOf(host, controllerOf(host)))) continue;
    game.witness?.(def, ability);
    return true;
  }
  return false;
}

/** Whether a card is in a player's hand, or can be played or installed as if it were. */
export const isAsInHand = (game: Game, side: Side, card: Card, deed: FromHand): boolean =>
  card.zone === handOf(side) ||
  (game.rules.usesAsInHand &&
    active(game).withStatics.some((host) => isAllowed(game, side, card, deed, host)));

/** The cards outside a player's hand that can be played or installed as if they were in it. */
export function elsewhereAsInHand(game: Game, side: Side, deed: FromHand): readonly Card[] {
  if (!game.rules.usesAsInHand) return NO_CARDS;
  const found: Card[] = [];
  for (const host of active(game).withStatics) {
    if (!defOf(game, host).statics.some(({ static: word }) => word === 'allow')) continue;
    for (const card of hostedOn(game.state, host))
      if (isAllowed(game, side, card, deed, host)) found.push(card);
  }
  return found;
}

/** Such a card of a player's hand, without a word about where it lies; null where no card in hand is meant. */
function elsewhere(filter: Filter, side: Side): Filter | null {
  const { in: zones, or, ...rest } = filter;
  if (zones === undefined) {
    const parts = or?.map((one) => elsewhere(one, side)).filter((one) => one !== null) ?? [];
    return parts.length === 0 ? null : { ...rest, or: parts };
  }
  const named = typeof zones === 'string' ? [zones] : zones;
  if (filter.side !== undefined && filter.side !== side) return null;
  if (!named.some((zone) => zone === 'hand' || zone === handOf(side))) return null;
  return or === undefined ? rest : { ...rest, or };
}

const spokenOf: Readonly<Record<Side, WeakMap<Filter, Filter | null>>> = {
  corp: new WeakMap(),
  runner: new WeakMap(),
};

/** Of cards in hand that an effect plays or installs: those that lie elsewhere and can be as if they were in hand. */
export function alsoFromElsewhere(
  game: Game,
  filter: Filter,
  deed: FromHand,
  context: Context,
): readonly Card[] {
  const cards = elsewhereAsInHand(game, context.controller, deed);
  if (cards.length === 0) return cards;
  const known = spokenOf[context.controller];
  let meant = known.get(filter);
  if (meant === undefined) {
    meant = elsewhere(filter, context.controller);
    known.set(filter, meant);
  }
  const such = meant;
  return such === null ? NO_CARDS : cards.filter((card) => matches(game, card, such, context));
}
