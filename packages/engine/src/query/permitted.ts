import { contextOf } from '../state/context.ts';
import { controllerOf, defOf, type Game } from '../state/game.ts';
import type { Card, ServerId } from '../state/state.ts';
import { active } from './active.ts';
import { meets, prospect } from './deeds.ts';

/** Whether the Corp may install a card faceup there, because a card lets it. */
export function mayInstallFaceup(game: Game, card: Card, server: ServerId): boolean {
  if (!game.rules.installsFaceup || !defOf(game, card).isCorp) return false;
  const planned = prospect(game, 'install', 'corp', card, server, 'faceup');
  for (const source of active(game).withStatics) {
    const def = defOf(game, source);
    for (const ability of def.statics) {
      if (ability.static !== 'allow') continue;
      if (!meets(game, ability.deed, planned, contextOf(source, controllerOf(source)))) continue;
      game.witness?.(def, ability);
      return true;
    }
  }
  return false;
}
