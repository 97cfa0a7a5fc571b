import { PRICED } from '../compile/noted.ts';
import type { CompiledCard } from '../compile/program.ts';
import { at } from '../invariant.ts';
import type { PriceChange, StaticData } from '../language/ability.ts';
import type { DeedName } from '../language/deed.ts';
import { type Context, contextOf } from '../state/context.ts';
import { controllerOf, defOf, type Game, isSaid } from '../state/game.ts';
import { isActive } from '../state/in-play.ts';
import type { Card, Occurrence } from '../state/state.ts';
import { active } from './active.ts';
import { amountOf, conditionHolds } from './ask.ts';
import { meets, prospect } from './deeds.ts';
import { holding } from './held.ts';
import { lastingAbility, speakerOfLingering } from './lingering.ts';

/** Trash costs are paid by who accesses the card, all others by whose card it is. */
const priced = (game: Game, deed: DeedName, card: Card): Occurrence =>
  deed === 'trash'
    ? prospect(game, deed, 'runner', card, card.server, 'accessed')
    : prospect(game, deed, card.owner, card, card.server);

/** Something that changes the price of a deed now, and who says so. */
interface PriceChanger {
  readonly def: CompiledCard;
  readonly ability: PriceChange;
  readonly speaker: Context;
}

const isPriceOf = (ability: StaticData | undefined, deed: DeedName): ability is PriceChange =>
  ability?.static === 'price' && ability.deed.deed === deed;

const NO_CHANGERS: readonly PriceChanger[] = [];

/** Whether anything could change prices now, or the card its own: asked of every card that is listed. */
const mayBeChanged = (game: Game, card: Card): boolean =>
  active(game).changesPrices ||
  game.rules.grantsStatics ||
  game.state.lingering.length > 0 ||
  defOf(game, card).changesPrices;

/** Whatever changes the price of a deed with a card: what it says of itself (9.1.8d), active cards, what lasts. */
function changersOf(game: Game, deed: DeedName, card: Card): readonly PriceChanger[] {
  if (!mayBeChanged(game, card)) return NO_CHANGERS;
  const holders = holding(game, 'price');
  let planned: Occurrence | null = null;
  let found: PriceChanger[] | null = null;
  // Trash costs are not paid to bring a card into play, so an inactive one says nothing about its own.
  if (deed !== 'trash' && !isActive(card)) {
    const def = defOf(game, card);
    for (const ability of def.statics) {
      if (!isPriceOf(ability, deed) || !isAboutThis(ability)) continue;
      planned ??= priced(game, deed, card);
      const speaker = contextOf(card, controllerOf(card));
      if (applies(game, ability, planned, speaker)) found = withChanger(found, def, ability, speaker);
    }
  }
  for (const { card: source, ability, def } of holders) {
    if (ability.deed.deed !== deed) continue;
    planned ??= priced(game, deed, card);
    const speaker = contextOf(source, controllerOf(source));
    if (applies(game, ability, planned, speaker))
      found = withChanger(found, at(game.rules.defs, def), ability, speaker);
  }
  for (const effect of game.state.lingering) {
    const ability = lastingAbility(game, effect);
    if (!isPriceOf(ability, deed)) continue;
    planned ??= priced(game, deed, card);
    const speaker = speakerOfLingering(game, effect);
    if (applies(game, ability, planned, speaker))
      found = withChanger(found, at(game.rules.defs, effect.def), ability, speaker);
  }
  return found ?? NO_CHANGERS;
}

const applies = (game: Game, ability: PriceChange, planned: Occurrence, speaker: Context): boolean =>
  meets(game, ability.deed, planned, speaker) &&
  (ability.while === undefined || conditionHolds(game, ability.while, speaker));

/** Most prices are changed by nothing: a list is made for the first change. */
function withChanger(
  found: PriceChanger[] | null,
  def: CompiledCard,
  ability: PriceChange,
  speaker: Context,
): PriceChanger[] {
  const changers = found ?? [];
  changers.push({ def, ability, speaker });
  return changers;
}

const isAboutThis = ({ deed }: PriceChange): boolean => 'card' in deed && deed.card === 'this';

/**
 * What a deed with a card costs in credits: first all increases, then all decreases (9.11.1a), never below 0 (1.15.1c).
 * Whether a card of the game says anything of it has been asked before (`rules.priced`).
 */
export function changedPrice(game: Game, deed: DeedName, printed: number, card: Card, less = 0): number {
  let price = printed - less;
  for (const { def, ability, speaker } of changersOf(game, deed, card)) {
    if (ability.pay !== undefined) continue;
    const by = amountOf(game, ability.more ?? 0, speaker) - amountOf(game, ability.less ?? 0, speaker);
    if (by !== 0) game.witness?.(def, ability);
    price += by;
  }
  return Math.max(0, price);
}

/** Ways to pay for part of a price in another way: that much of it, for a cost. */
export interface Offer {
  readonly less: number;
  readonly ability: PriceChange & { readonly pay: NonNullable<PriceChange['pay']> };
  readonly speaker: Context;
}

const NO_OFFERS: readonly Offer[] = [];

export function offersFor(game: Game, deed: DeedName, card: Card): readonly Offer[] {
  if (!isSaid(game, deed, PRICED)) return NO_OFFERS;
  const offers: Offer[] = [];
  for (const { def, ability, speaker } of changersOf(game, deed, card)) {
    const { pay } = ability;
    if (pay === undefined) continue;
    game.witness?.(def, ability);
    offers.push({
      less: amountOf(game, ability.less ?? 0, speaker),
      ability: { ...ability, pay },
      speaker,
    });
  }
  return offers;
}
