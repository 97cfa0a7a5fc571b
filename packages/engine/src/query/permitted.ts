import { contextOf } from '../state/context.ts';
import { controllerOf, defOf, type Game } from '../state/game.ts';
import type { Card, ServerId } from '../state/state.ts';
import { meets, prospect } from './deeds.ts';
import { holding } from './held.ts';

/** Whether the Corp may install a card faceup there, because a card lets it. */
export function mayInstallFaceup(game: Game, card: Card, server: ServerId): boolean {
  if (!game.rules.installsFaceup || !defOf(game, card).isCorp) return false;
  const planned = prospect(game, 'install', 'corp', card, server, 'faceup');
  for (const { card: source, ability } of holding(game, 'allow')) {
    if (!meets(game, ability.deed, planned, contextOf(source, controllerOf(source)))) continue;
    game.witness?.(defOf(game, source), ability);
    return true;
  }
  return false;
}
