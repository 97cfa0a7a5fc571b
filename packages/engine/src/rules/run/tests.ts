import type { Test } from '../../editions/edition.ts';
import { iceAtPosition, iceInward } from '../../query/run.ts';
import { nextSubroutine } from '../../query/subroutines.ts';
import type { PhaseFrame } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';

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
