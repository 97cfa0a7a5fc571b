import type { BotName } from '@lastclick/bots';
import { SIDES, type Side } from '@lastclick/engine';
import { sideName } from '@lastclick/table';
import { useState } from 'react';
import page from '../learn/page.module.css';
import { LevelChoice } from './level-choice.tsx';

/** "Play on from here": which side one takes, and against whom. */
export function PlayOn({
  side: first,
  isOver,
  onPlayOn,
}: {
  readonly side: Side;
  /** Where the game is over there is nothing to play on. */
  readonly isOver: boolean;
  onPlayOn(side: Side, level: BotName): void;
}) {
  const [side, setSide] = useState<Side>(first);
  const [level, setLevel] = useState<BotName>('3');
  return (
    <form
      className={page.panel}
      onSubmit={(event) => {
        event.preventDefault();
        onPlayOn(side, level);
      }}
    >
      <strong>Play on from here</strong>
      <p className={page.quiet}>
        {isOver
          ? 'The game is over at this place: go back to one before that.'
          : 'A game of its own begins at this place; this one stays as it is.'}
      </p>
      <div className={page.bar}>
        <label>
          as{' '}
          <select value={side} onChange={({ target }) => setSide(target.value as Side)}>
            {SIDES.map((one) => (
              <option key={one} value={one}>
                {sideName(one)}
              </option>
            ))}
          </select>
        </label>
        <LevelChoice label="against level" level={level} onChoose={setLevel} />
        <button type="submit" className={`${page.button} ${page.main}`} disabled={isOver}>
          Play on
        </button>
      </div>
    </form>
  );
}
