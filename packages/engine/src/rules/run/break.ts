import { at } from '../../invariant.ts';
import { occur } from '../../kernel/occur.ts';
import { breakable } from '../../query/breakable.ts';
import type { Means } from '../../query/means.ts';
import { encounterFrame } from '../../query/run.ts';
import { mark, subroutinesOf, subroutineWords, unbroken } from '../../query/subroutines.ts';
import { type Decision, type Option, option } from '../../state/decision.ts';
import { emit } from '../../state/event.ts';
import type { BreakFrame, PhaseFrame } from '../../state/frame.ts';
import { cardOf, cite, findCard, type Game, idOf, pop } from '../../state/game.ts';
import { type Card, NO_SERVER, NOTHING, type ObjectRef } from '../../state/state.ts';

/** Breaks one subroutine; with the last one the ice is fully broken. */
export function breakSubroutine(game: Game, index: number, breaker: ObjectRef): void {
  const frame = encounterFrame(game.state);
  const ice = frame === null ? null : findCard(game.state, frame.card);
  if (frame === null || ice === null) return;
  const subroutine = at(subroutinesOf(game, ice), index);
  mark(frame, 'broken', subroutine);
  emit(game, 'subroutineBroken', 'breakSubroutines', 'runner', index + 1, '', [ice]);
  if (!frame.done.includes(breaker)) frame.done.push(breaker);
  occur(game, 'break', 'runner', ice, 1, 0, subroutine.printed < 0 ? '' : 'printed', ice.server);
  if (unbroken(game).length === 0) noteFullyBroken(game, frame, ice);
}

/** Ice whose subroutines abilities of one single card broke is fully broken by that card too (26.03 6.5.7b). */
export function noteFullyBroken(game: Game, frame: PhaseFrame, ice: Card): void {
  if (frame.remaining > 0) return;
  frame.remaining = 1;
  const [only, other] = frame.done;
  const source = only === undefined || other !== undefined ? NOTHING : only;
  const by = { source, def: source < 0 ? -1 : cardOf(game.state, idOf(source)).def };
  occur(game, 'break', 'runner', ice, 0, 0, 'fully', ice.server, '', [], by);
}

/** The card whose ability breaks, if it is still there. */
function meansIn({ state }: Game, { source }: BreakFrame): Means | undefined {
  const card = source < 0 ? null : cardOf(state, idOf(source));
  return card === null ? undefined : { source, def: card.def };
}

export const breakFrame = {
  step(game: Game, frame: BreakFrame): boolean {
    const open = breakable(game, meansIn(game, frame));
    if (frame.left === 0 || open.length === 0 || encounterFrame(game.state)?.number !== frame.encounter) {
      pop(game.state);
      return false;
    }
    // What forbids breaking may forbid the second one: then the Runner chooses.
    const atOnce = open.length === 1 || !game.rules.forbids.break;
    if (!frame.upTo && open.length <= frame.left && atOnce) {
      pop(game.state);
      for (const index of open) breakSubroutine(game, index, frame.source);
      return false;
    }
    return true;
  },

  decide(game: Game, frame: BreakFrame): Decision {
    const rule = cite(game, 'breakSubroutines');
    const ice = findCard(game.state, encounterFrame(game.state)?.card ?? NOTHING);
    const words = ice === null ? [] : subroutineWords(game, ice);
    const options: Option[] = breakable(game, meansIn(game, frame)).map((index) =>
      option('break', `break ${at(words, index)}`, rule, NOTHING, NO_SERVER, NOTHING, index),
    );
    const wanted = Math.min(frame.left, options.length);
    if (frame.upTo) options.push(option('done', 'done', rule));
    return {
      seat: frame.side,
      kind: 'break',
      rule,
      options,
      chosen: 0,
      wanted,
      about: frame.source,
    };
  },

  choose(game: Game, frame: BreakFrame, chosen: Option): void {
    if (chosen.kind === 'done') {
      pop(game.state);
      return;
    }
    frame.left -= 1;
    breakSubroutine(game, chosen.number, frame.source);
  },
};
