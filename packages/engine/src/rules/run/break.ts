import { occur } from '../../kernel/occur.ts';
import { type Decision, type Option, option } from '../../state/decision.ts';
import { emit } from '../../state/event.ts';
import type { BreakFrame, Frame, PhaseFrame } from '../../state/frame.ts';
import { cite, defOf, findCard, type Game, pop } from '../../state/game.ts';
import { KEY } from '../../state/option-key.ts';
import { type Card, NO_SERVER, NOTHING, type State } from '../../state/state.ts';

/** The encounter going on, innermost first. */
export function encounterFrame(state: State): PhaseFrame | null {
  const { stack } = state;
  for (let index = stack.length - 1; index >= 0; index--) {
    const frame = stack[index] as Frame;
    if (frame.kind !== 'phase' || frame.phase !== 'run.encounter') continue;
    if (!frame.closing && frame.card !== NOTHING) return frame;
  }
  return null;
}

/** Indexes of the subroutines of the encountered ice that are not broken. */
export function unbroken(game: Game): number[] {
  const frame = encounterFrame(game.state);
  const ice = frame === null ? null : findCard(game.state, frame.card);
  const indexes: number[] = [];
  if (frame === null || ice === null) return indexes;
  const count = defOf(game, ice).subroutines.length;
  for (let index = 0; index < count; index++) if (!(frame.broken & (1 << index))) indexes.push(index);
  return indexes;
}

/** Breaks one subroutine; with the last one the ice is fully broken. */
export function breakSubroutine(game: Game, index: number): void {
  const frame = encounterFrame(game.state);
  const ice = frame === null ? null : findCard(game.state, frame.card);
  if (frame === null || ice === null) return;
  frame.broken |= 1 << index;
  emit(game, 'subroutineBroken', 'breakSubroutines', 'runner', index + 1, '', [ice]);
  if (unbroken(game).length === 0) occur(game, 'iceFullyBroken', 'runner', ice);
}

export const breakFrame = {
  step(game: Game, frame: BreakFrame): boolean {
    const open = unbroken(game);
    if (frame.left === 0 || open.length === 0 || encounterFrame(game.state)?.number !== frame.encounter) {
      pop(game.state);
      return false;
    }
    if (!frame.upTo && open.length <= frame.left) {
      pop(game.state);
      for (const index of open) breakSubroutine(game, index);
      return false;
    }
    return true;
  },

  decide(game: Game, frame: BreakFrame): Decision {
    const rule = cite(game, 'breakSubroutines');
    const options: Option[] = unbroken(game).map((index) =>
      option('break', KEY.break, rule, NOTHING, NO_SERVER, NOTHING, index),
    );
    if (frame.upTo) options.push(option('done', 'done', rule));
    return {
      seat: frame.side,
      kind: 'break',
      rule,
      options,
      chosen: 0,
      wanted: frame.left,
      about: frame.source,
    };
  },

  choose(game: Game, frame: BreakFrame, chosen: Option): void {
    if (chosen.kind === 'done') {
      pop(game.state);
      return;
    }
    frame.left -= 1;
    breakSubroutine(game, chosen.number);
  },
};

/** The ice the Runner is encountering. */
export function encounteredIce(state: State): Card | null {
  const frame = encounterFrame(state);
  return frame === null ? null : findCard(state, frame.card);
}
