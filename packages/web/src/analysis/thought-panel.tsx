import type { BotName } from '@lastclick/bots';
import type { Side } from '@lastclick/engine';
import type { SavedGame } from '@lastclick/session';
import { sideName } from '@lastclick/table';
import { useState } from 'react';
import page from '../learn/page.module.css';
import { LevelChoice } from '../replay/level-choice.tsx';
import type { TableApi } from '../worker/table-api.ts';
import styles from './analysis.module.css';
import { botWords, MEASURE_WORDS, thoughtWords } from './thought-words.ts';
import { type Asked, useThought } from './use-thought.ts';
import { WeighedList } from './weighed-list.tsx';

interface Props {
  readonly analyst: TableApi;
  readonly saved: SavedGame;
  readonly place: number;
  /** Who decides at this place; null where nobody does. */
  readonly seat: Side | null;
}

/** "What would level 5 play here?": a bot in the place of whoever decides, knowing what they know. */
export function ThoughtPanel({ analyst, saved, place, seat }: Props) {
  const [level, setLevel] = useState<BotName>('5');
  const [isFollowing, setFollowing] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const here = asked?.place === place ? asked : isFollowing ? { place, level } : null;
  const state = useThought(analyst, saved, seat === null ? null : here);
  const sitter = seat === null ? null : saved.setup[seat];
  const botThen = sitter?.kind === 'bot' ? sitter.level : null;
  const thought = state.kind === 'thought' ? state.thought : null;
  return (
    <section className={page.panel} aria-label="What a bot would play">
      <h2>What would a bot play here?</h2>
      <p className={page.quiet}>
        {seat === null
          ? 'Nobody decides at this place.'
          : `The ${sideName(seat)} decides here. The bot is told only what the ${sideName(seat)} knew.`}
      </p>
      <div className={page.bar}>
        <LevelChoice
          label="Level"
          level={level}
          onChoose={(chosen) => {
            setLevel(chosen);
            setAsked(null);
          }}
        />
        <button
          type="button"
          className={`${page.button} ${page.main}`}
          disabled={seat === null}
          onClick={() => setAsked({ place, level })}
        >
          What would level {level} play here?
        </button>
        {botThen === null ? null : (
          <button type="button" className={page.button} onClick={() => setAsked({ place, level: botThen })}>
            What did {botWords(botThen)} think?
          </button>
        )}
        <label className={styles.follow}>
          <input
            type="checkbox"
            checked={isFollowing}
            onChange={({ target }) => setFollowing(target.checked)}
          />
          Ask at every step
        </label>
      </div>
      <div role="status" className={styles.said}>
        {state.kind === 'thinking' ? 'Thinking…' : null}
        {state.kind === 'problem' ? `The bot could not answer: ${state.why}` : null}
        {thought === null ? null : thoughtWords(thought)}
      </div>
      {thought === null ? null : (
        <>
          <p className={page.quiet}>The question: {thought.question}</p>
          <WeighedList thought={thought} />
          <p className={page.quiet}>{MEASURE_WORDS[thought.measure]}</p>
        </>
      )}
    </section>
  );
}
