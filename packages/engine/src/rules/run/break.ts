import { occur } from '../../kernel/occur.ts';
import { encounterFrame, unbroken } from '../../query/run.ts';
import { type Decision, type Option, option } from '../../state/decision.ts';
import { emit } from '../../state/event.ts';
import type { BreakFrame } from '../../state/frame.ts';
import { cite, findCard, type Game, pop } from '../../state/game.ts';
import { KEY } from '../../state/option-key.ts';
import { NO_SERVER, NOTHING } from '../../state/state.ts';

/** Breaks one subroutine; with the last one the ice is fully broken. */
export function breakSubroutine(game: Game, index: number): void {
  const frame = encounterFrame(game.state);
  const ice = frame === null ? null : findCard(game.state, frame.card);
  if (frame === null || ice === null) return;
  frame.broken |= 1 << index;
  emit(game, 'subroutineBroken', 'breakSubroutines', 'runner', index + 1, '', [ice]);
  if (unbroken(game).length === 0) occur(game, 'breakFully', 'runner', ice, 0, 0, '', ice.server);
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
