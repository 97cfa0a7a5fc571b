import { INTERRUPTED } from '../compile/noted.ts';
import type { CompiledInterrupt } from '../compile/program.ts';
import { at } from '../invariant.ts';
import type { DeedName } from '../language/words/deeds.ts';
import type { Side } from '../side.ts';
import { contextOf } from '../state/context.ts';
import { controllerOf, defOf, type Game, isSaid } from '../state/game.ts';
import { type Card, NO_SERVER } from '../state/state.ts';
import { active } from './active.ts';
import { conditionHolds } from './ask.ts';
import { giftsTo } from './characteristics.ts';
import { prospect, wouldMeet } from './deeds.ts';

const isMandatory = ({ kind, prevents, data }: CompiledInterrupt): boolean =>
  kind === 'when' && prevents && data.may !== true;

/** Whether a mandatory interrupt would prevent it if it were an effect: then it cannot be a cost either (1.15.1b). */
export function isAlwaysPrevented(
  game: Game,
  deed: DeedName,
  side: Side,
  card: Card | null = null,
  detail = '',
): boolean {
  if (!isSaid(game, deed, INTERRUPTED)) return false;
  const { run, turn } = game.state;
  const planned = prospect(game, deed, side, card, card?.server ?? run?.server ?? NO_SERVER, detail);
  const prevents = (source: Card, interrupt: CompiledInterrupt): boolean => {
    if (!isMandatory(interrupt)) return false;
    const speaker = contextOf(source, controllerOf(source));
    return (
      wouldMeet(game, interrupt.data.to, planned, speaker, turn.imminent.length) &&
      (interrupt.condition === null || conditionHolds(game, interrupt.condition, speaker))
    );
  };
  return (
    active(game).withInterrupts.some((source) =>
      defOf(game, source).interrupts.some(
        (interrupt) => interrupt.of === 'card' && prevents(source, interrupt),
      ),
    ) ||
    (game.rules.grantsInterrupts &&
      active(game).cards.some((source) =>
        giftsTo(game, source).some(({ def, text }) =>
          text.interrupts.some((place) => prevents(source, at(at(game.rules.defs, def).interrupts, place))),
        ),
      ))
  );
}
