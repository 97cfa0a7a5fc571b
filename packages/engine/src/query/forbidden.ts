import { FORBIDDEN } from '../compile/noted.ts';
import type { CompiledCard } from '../compile/program.ts';
import { at } from '../invariant.ts';
import type { StaticData } from '../language/ability.ts';
import type { DeedName } from '../language/words/deeds.ts';
import type { Side } from '../side.ts';
import { type Context, contextOf } from '../state/context.ts';
import { controllerOf, type Game, isSaid } from '../state/game.ts';
import { type Card, NO_SERVER, type Occurrence, type ServerId } from '../state/state.ts';
import { conditionHolds } from './ask.ts';
import { meets, prospect } from './deeds.ts';
import { holding } from './held.ts';
import { lastingAbility, speakerOfLingering } from './lingering.ts';
import type { Means } from './means.ts';

/** Whether an effect keeps a player from a deed (1.2.2): any such deed, or one with this card or server. */
export const isForbidden = (
  game: Game,
  deed: DeedName,
  side: Side,
  card: Card | null = null,
  server: ServerId | null = null,
  means?: Means,
  detail = '',
): boolean =>
  game.rules.anyForbids &&
  isSaid(game, deed, FORBIDDEN) &&
  someForbids(
    game,
    prospect(
      game,
      deed,
      side,
      card,
      server ?? card?.server ?? game.state.run?.server ?? NO_SERVER,
      detail,
      means,
    ),
  );

/** The same of installing a card facedown: it is nothing in particular there (8.4.2). */
export const isForbiddenFacedown = (game: Game, side: Side, card: Card): boolean =>
  game.rules.anyForbids &&
  isSaid(game, 'install', FORBIDDEN) &&
  someForbids(game, { ...prospect(game, 'install', side, card, NO_SERVER), def: -1 });

function someForbids(game: Game, planned: Occurrence): boolean {
  for (const effect of game.state.lingering) {
    const ability = lastingAbility(game, effect);
    const def = game.rules.defs[effect.def];
    if (ability === undefined || def === undefined) continue;
    if (forbids(game, def, ability, planned, speakerOfLingering(game, effect))) return true;
  }
  for (const { card, ability, def } of holding(game, 'cannot')) {
    if (ability.deed.deed !== planned.deed) continue;
    if (forbids(game, at(game.rules.defs, def), ability, planned, contextOf(card, controllerOf(card))))
      return true;
  }
  return false;
}

function forbids(
  game: Game,
  def: CompiledCard,
  ability: StaticData,
  planned: Occurrence,
  speaker: Context,
): boolean {
  if (ability.static !== 'cannot' || !meets(game, ability.deed, planned, speaker)) return false;
  const { while: during } = ability;
  if (during !== undefined && !conditionHolds(game, during, speaker)) return false;
  game.witness?.(def, ability);
  return true;
}
