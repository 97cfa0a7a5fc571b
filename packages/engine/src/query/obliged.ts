import type { CompiledCard } from '../compile/program.ts';
import { at } from '../invariant.ts';
import type { StaticData } from '../language/ability.ts';
import { type Context, contextOf } from '../state/context.ts';
import { controllerOf, defOf, type Game } from '../state/game.ts';
import { isActive } from '../state/in-play.ts';
import type { Card, Occurrence } from '../state/state.ts';
import { meets, prospect } from './deeds.ts';
import { holding } from './held.ts';
import { lastingAbility, speakerOfLingering } from './lingering.ts';

const obliges = (
  game: Game,
  def: CompiledCard,
  ability: StaticData,
  planned: Occurrence,
  speaker: Context,
): boolean => {
  if (ability.static !== 'must' || !meets(game, ability.deed, planned, speaker)) return false;
  game.witness?.(def, ability);
  return true;
};

/** Whether the Runner has to reveal the card they access: an active card says so, or the card itself (1.20.7, 9.1.8b). */
export function mustReveal(game: Game, card: Card): boolean {
  if (!game.rules.anyMust) return false;
  const planned = prospect(game, 'reveal', 'runner', card, card.server, 'accessed');
  const saysOf = (source: Card): boolean => {
    const def = defOf(game, source);
    const speaker = contextOf(source, controllerOf(source));
    return def.statics.some((ability) => obliges(game, def, ability, planned, speaker));
  };
  if (!isActive(card) && saysOf(card)) return true;
  for (const effect of game.state.lingering) {
    const ability = lastingAbility(game, effect);
    const def = game.rules.defs[effect.def];
    if (ability === undefined || def === undefined) continue;
    if (obliges(game, def, ability, planned, speakerOfLingering(game, effect))) return true;
  }
  return holding(game, 'must').some(({ card: source, ability, def }) =>
    obliges(game, at(game.rules.defs, def), ability, planned, contextOf(source, controllerOf(source))),
  );
}
