import { startAbility } from '../../kernel/start-ability.ts';
import { subroutinesOf, subroutineWords } from '../../query/subroutines.ts';
import { type Decision, option } from '../../state/decision.ts';
import { emit } from '../../state/event.ts';
import type { FireFrame } from '../../state/frame.ts';
import { cite, findCard, type Game, pop, refOf } from '../../state/game.ts';
import type { Subroutine } from '../../state/ruleset.ts';
import { type Card, NO_SERVER, NOTHING } from '../../state/state.ts';

/** Where the text of a subroutine is that is not printed on the ice in that place: a card, and which of its programs. */
const writtenOn = (game: Game, { def, program, printed }: Subroutine, index: number): string =>
  printed === index ? '' : `${game.rules.defs[def]?.data.id ?? ''} ${program}`;

/** Starts to resolve one subroutine of a piece of ice; its source is that ice, its controller the Corp. */
export function resolveSubroutineOf(game: Game, ice: Card, index: number): void {
  const subroutine = subroutinesOf(game, ice)[index];
  if (subroutine === undefined) return;
  const written = writtenOn(game, subroutine, index);
  emit(game, 'subroutineResolves', 'resolveSubroutines', 'corp', index + 1, written, [ice]);
  const { def, program } = subroutine;
  startAbility(game, { def, program, controller: 'corp', source: refOf(ice) });
}

/** Which subroutine an effect resolves is asked where there are several. */
export const fireFrame = {
  step(game: Game, frame: FireFrame): boolean {
    const ice = findCard(game.state, frame.card);
    const count = ice === null ? 0 : subroutinesOf(game, ice).length;
    if (count > 1) return true;
    pop(game.state);
    if (ice !== null) resolveSubroutineOf(game, ice, 0);
    return false;
  },

  decide(game: Game, frame: FireFrame): Decision {
    const ice = findCard(game.state, frame.card);
    const rule = cite(game, 'resolveSubroutines');
    const words = ice === null ? [] : subroutineWords(game, ice);
    return {
      seat: frame.side,
      kind: 'subroutine',
      rule,
      options: words.map((word, index) =>
        option('subroutine', `subroutine ${word}`, rule, NOTHING, NO_SERVER, NOTHING, index),
      ),
      chosen: 0,
      wanted: 0,
      about: frame.card,
    };
  },

  choose(game: Game, frame: FireFrame, { number }: { readonly number: number }): void {
    const ice = findCard(game.state, frame.card);
    pop(game.state);
    if (ice !== null) resolveSubroutineOf(game, ice, number);
  },
};
