import type { Test } from '../../editions/edition.ts';
import { at } from '../../invariant.ts';
import type { PhaseFrame } from '../../state/frame.ts';
import { cardOf, defOf, findCard, type Game } from '../../state/game.ts';
import { serverOf } from '../../state/move.ts';
import type { Card, Run } from '../../state/state.ts';

/** The piece of ice in the Runner's position, if there is one. */
export function iceAtPosition(game: Game): Card | null {
  const run = game.state.run;
  if (run === null || run.position < 0 || !run.atIce) return null;
  const ice = serverOf(game.state, run.server)?.ice[run.position];
  return ice === undefined ? null : cardOf(game.state, ice);
}

/** How many pieces of ice protect the attacked server inward of the Runner. */
export const iceInward = (game: Game, run: Run): number =>
  run.position >= 0
    ? run.position
    : run.approaches === 0
      ? (serverOf(game.state, run.server)?.ice.length ?? 0)
      : 0;

/** The next unbroken subroutine that has not resolved in this encounter, or -1. */
export function nextSubroutine(game: Game, frame: PhaseFrame): number {
  const ice = findCard(game.state, frame.card);
  if (ice === null || (game.state.run?.ending === true && !frame.forced)) return -1;
  const count = defOf(game, ice).subroutines.length;
  for (let i = 0; i < count; i++) if (!((frame.broken | frame.resolved) & (1 << i))) return i;
  return -1;
}

/** Answers to the questions the editions' tables ask. */
export const TEST: Readonly<Record<Test, (game: Game, frame: PhaseFrame) => boolean>> = {
  always: () => true,
  serverHasIce: (game) => game.state.run !== null && iceInward(game, game.state.run) > 0,
  iceAtPosition: (game) => iceAtPosition(game) !== null,
  firstApproach: (game) => (game.state.run?.approaches ?? 0) <= 1,
  approachedIceIsRezzed: (game) => iceAtPosition(game)?.faceup === true,
  moreIceInward: (game) => (game.state.run?.position ?? 0) > 0,
  movedInward: (game) => game.state.run?.moved === true,
  subroutineLeft: (game, frame) => nextSubroutine(game, frame) >= 0,
};

export const runOf = (game: Game): Run => at(game.state.run === null ? [] : [game.state.run], 0);
