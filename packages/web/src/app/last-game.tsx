import { sideName } from '@lastclick/table';
import { useState } from 'react';
import { games } from './games.ts';
import { hrefOf } from './router.ts';

/** The way back into the game played last, where the list of all games is below the fold. */
export function LastGame() {
  const [game] = useState(() => games.all().games.find(({ outcome }) => outcome === null));
  if (game === undefined) return null;
  const { turn, side } = game;
  return (
    <a className="button last-game" href={hrefOf.play(game.id)}>
      Go on with your last game{turn === 0 ? '' : `: turn ${turn}, the ${sideName(side)}’s`}
    </a>
  );
}
