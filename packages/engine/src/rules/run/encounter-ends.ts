import { occur } from '../../kernel/occur.ts';
import type { Frame } from '../../state/frame.ts';
import { cardOf, type Game, idOf } from '../../state/game.ts';

/** Notes that an encounter is over, of ice that is gone too; nothing where it is another phase, or none was begun. */
export function noteEncounterEnds(game: Game, frame: Frame): void {
  if (frame.kind !== 'phase' || frame.phase !== 'run.encounter' || frame.closing || frame.card < 0) return;
  const ice = cardOf(game.state, idOf(frame.card));
  occur(game, 'finishEncounter', 'runner', ice, 0, 0, '', ice.server);
}
