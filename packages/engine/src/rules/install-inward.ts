import { emit } from '../kernel/event.ts';
import { defOf, findCard, type Game } from '../kernel/game.ts';
import { occur } from '../kernel/occur.ts';
import type { Effect } from '../state/frame.ts';
import { installCorp, serverOf } from '../state/move.ts';
import type { Card } from '../state/state.ts';
import { serverName } from './server-name.ts';

/** Installs ice directly inward of the effect's source, at no cost. */
export function installInward(game: Game, effect: Effect, card: Card): void {
  const source = findCard(game.state, effect.source);
  const server = source === null ? null : serverOf(game.state, source.server);
  if (source === null || server === null || source.zone !== 'ice' || defOf(game, card).type !== 'ice') return;
  installCorp(game, card, server.id, server.ice.indexOf(source.id));
  emit(game, 'installed', 'installing', effect.by, 0, serverName(server.id), [card]);
  occur(game, 'installed', effect.by, card);
}
