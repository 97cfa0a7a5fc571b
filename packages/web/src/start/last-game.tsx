import { sideName } from '@lastclick/table';
import { useState } from 'react';
import { games } from '../app/games.ts';
import { hrefOf } from '../app/router.ts';
import styles from './start-page.module.css';

/** The way back into the game played last. */
export function LastGame() {
  const [game] = useState(() => games.all().games.find(({ outcome }) => outcome === null));
  if (game === undefined) return null;
  const { turn, side, points } = game;
  return (
    <a className={styles.way} href={hrefOf.play(game.id)}>
      <strong>Go on with your last game</strong>
      <span>
        {turn === 0
          ? 'Not begun yet'
          : `Turn ${turn}, the ${sideName(side)}’s · ${points.corp}:${points.runner} points`}
      </span>
    </a>
  );
}
