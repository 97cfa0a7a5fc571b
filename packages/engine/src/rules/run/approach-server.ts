import { occur } from '../../kernel/occur.ts';
import { runOf } from '../../query/run.ts';
import { emit } from '../../state/event.ts';
import type { Game } from '../../state/game.ts';
import { serverName } from '../../state/server-name.ts';

/** The Runner has passed all ice and approaches the attacked server. */
export function approachServer(game: Game): void {
  const run = runOf(game);
  // Only the initiation phase itself leads here without ice, not an ability that moves the Runner meanwhile (6.9.5a).
  const neverHadIce = run.approaches === 0 && !run.moved;
  run.moved = false;
  run.position = -1;
  run.atIce = false;
  emit(game, 'serverApproached', 'approachServer', 'runner', 0, serverName(run.server));
  occur(game, 'approachServer', 'runner', null, 0, 0, '', run.server);
  if (neverHadIce && game.rules.edition.switches.passingWithoutIce === 'passesAllIce') {
    occur(game, 'passAll', 'runner', null, 0, 0, '', run.server);
  }
}
