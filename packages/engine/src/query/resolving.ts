import type { CompiledCard } from '../compile/program.ts';
import type { Game } from '../state/game.ts';

/** Whether a program of a card is that of a subroutine, its own or one it gives. */
const isSubroutine = ({ subroutines, given }: CompiledCard, program: number): boolean =>
  subroutines.includes(program) || [...given.values()].some((text) => text.subroutines.includes(program));

/** Whether a subroutine is resolving, of whatever card. */
export const isResolvingSubroutine = ({ state, rules }: Game): boolean =>
  state.stack.some((frame) => {
    if (frame.kind !== 'ability') return false;
    const def = rules.defs[frame.def];
    return def !== undefined && isSubroutine(def, frame.program);
  });
