import { EDITION_IDS, type EditionId, SIDES, type Side } from '@lastclick/engine';
import { sideName } from '@lastclick/table';
import { useState } from 'react';
import type { PageProps } from '../app/page-props.ts';
import { startGuidedGame } from '../guide/first-game.ts';
import { bringHintsBack } from '../guide/guide-hints.tsx';
import styles from './learn.module.css';
import {
  actionLessons,
  CHAPTER_TITLES,
  CHAPTER_WORDS,
  CHAPTERS,
  type Chapter,
  rulesOfActions,
  WINDOW_KEY,
} from './lessons.ts';
import page from './page.module.css';
import { actionPosition, lessonGame, stepPositions } from './positions.ts';
import { sideBySide } from './side-by-side.ts';
import { StepRow } from './step-row.tsx';

const otherEdition = (edition: EditionId): EditionId => (edition === '1.4' ? '26.03' : '1.4');

interface ChapterProps {
  readonly edition: EditionId;
  readonly isCompared: boolean;
  onTry(edition: EditionId, rule: string): void;
  onTryAction(edition: EditionId, side: Side): void;
}

function Structures({ chapter, edition, isCompared, onTry }: ChapterProps & { readonly chapter: Chapter }) {
  const [left, right] = isCompared
    ? (['1.4', '26.03'] as const)
    : ([edition, otherEdition(edition)] as const);
  const pairs = sideBySide(chapter, left, right).filter((pair) => isCompared || pair.left !== null);
  return (
    <>
      <ul className={styles.key}>
        {WINDOW_KEY.map(({ letter, words }) => (
          <li key={letter}>
            <span className={styles.permission}>{letter}</span> {words}
          </li>
        ))}
        <li>
          <i>by itself</i>: the rules do it, and players are asked only if abilities have to be chosen among
        </li>
      </ul>
      {pairs.map((pair) => (
        <section key={pair.id} aria-label={pair.left?.title ?? pair.right?.title ?? ''}>
          <h2 className={styles.heading}>
            {isCompared && pair.left !== null && pair.right !== null && pair.left.title !== pair.right.title
              ? `${pair.left.title} / ${pair.right.title}`
              : (pair.left?.title ?? pair.right?.title)}
            <span className={page.rule}>{pair.left?.rule ?? pair.right?.rule}</span>
          </h2>
          {isCompared ? (
            <div className={styles.heads}>
              <span>Edition {left}</span>
              <span>Edition {right}</span>
            </div>
          ) : null}
          <ol className={styles.steps}>
            {pair.steps
              .filter((step) => isCompared || step.left !== null)
              .map(({ left: one, right: other, differs }) => (
                <li
                  key={`${one?.rule ?? ''} ${other?.rule ?? ''}`}
                  className={isCompared ? styles.pair : undefined}
                  data-differs={differs}
                >
                  {one === null ? (
                    <span className={styles.missing}>Edition {left} has no such step</span>
                  ) : (
                    <StepRow
                      edition={left}
                      step={one}
                      isCompared={isCompared}
                      differs={isCompared ? differs : 'same'}
                      onTry={(rule) => onTry(left, rule)}
                    />
                  )}
                  {!isCompared ? null : other === null ? (
                    <span className={styles.missing}>Edition {right} has no such step</span>
                  ) : (
                    <StepRow
                      edition={right}
                      step={other}
                      isCompared={isCompared}
                      differs={differs}
                      onTry={(rule) => onTry(right, rule)}
                    />
                  )}
                </li>
              ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function Actions({ edition, isCompared, onTryAction }: ChapterProps) {
  const editions = isCompared ? EDITION_IDS : [edition];
  return (
    <>
      <div className={styles.twoSides}>
        {SIDES.flatMap((side) =>
          editions.map((one) => (
            <section key={`${side} ${one}`} aria-label={`${sideName(side)}, edition ${one}`}>
              <h2 className={styles.heading}>
                {sideName(side)} {isCompared ? <span className={page.rule}>edition {one}</span> : null}
              </h2>
              <ol className={styles.steps}>
                {actionLessons(one, side).map(({ rule, words }) => (
                  <li key={rule} className={styles.step} data-waits="true">
                    <span className={styles.letter} aria-hidden="true">
                      {rule.slice(-1)}
                    </span>
                    <div>
                      <p className={styles.words}>{words}</p>
                      <span className={page.rule}>{rule}</span>
                    </div>
                  </li>
                ))}
              </ol>
              <div className={page.bar}>
                <button type="button" className={page.button} onClick={() => onTryAction(one, side)}>
                  Try the {sideName(side)}'s actions{isCompared ? ` in edition ${one}` : ''}
                </button>
              </div>
            </section>
          )),
        )}
      </div>
      {editions.map((one) => (
        <section key={one}>
          <h2>What holds for every action{isCompared ? ` in edition ${one}` : ''}</h2>
          <ol className={styles.steps}>
            {rulesOfActions(one).map(({ rule, words }) => (
              <li key={rule} className={styles.step}>
                <span className={page.rule}>{rule}</span>
                <p className={styles.words}>{words}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

/** The turn, explained: every step of both editions from the tables the engine plays by, each to be tried. */
export function LearnPage({ onPlay, onPlayOn }: PageProps) {
  const [chapter, setChapter] = useState<Chapter>('corp');
  const [edition, setEdition] = useState<EditionId>('1.4');
  const [isCompared, setCompared] = useState(false);
  const chapterProps: ChapterProps = {
    edition,
    isCompared,
    onTry(one, rule) {
      const position = stepPositions(one).get(rule);
      if (position !== undefined) onPlayOn(lessonGame(one, position));
    },
    onTryAction: (one, side) => onPlayOn(lessonGame(one, actionPosition(one, side))),
  };
  return (
    <main className={page.page}>
      <h1>The turn, explained</h1>
      <p className={page.lead}>
        Every step the game goes through, in the order of the rules. “Try it” opens a small position at that
        step, or right before it where nobody decides there.
      </p>
      <section className={`${page.panel} ${styles.guided}`} aria-label="A guided first game">
        <p>
          <strong>New here?</strong> Play a first game with hints: beginner decks, to 6 points, against an
          easy opponent.
        </p>
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            className={`${page.button} ${page.main}`}
            onClick={() => {
              bringHintsBack();
              onPlay(startGuidedGame(side));
            }}
          >
            First game as {sideName(side)}
          </button>
        ))}
      </section>
      <nav className={styles.tabs} aria-label="Chapters">
        {CHAPTERS.map((one) => (
          <button
            key={one}
            type="button"
            className={page.choice}
            aria-pressed={one === chapter}
            onClick={() => setChapter(one)}
          >
            {CHAPTER_TITLES[one]}
          </button>
        ))}
      </nav>
      <fieldset className={styles.tabs} style={{ border: 0, padding: 0 }}>
        <legend className={page.hidden}>Edition of the rules</legend>
        {EDITION_IDS.map((one) => (
          <button
            key={one}
            type="button"
            className={page.choice}
            aria-pressed={!isCompared && one === edition}
            onClick={() => {
              setEdition(one);
              setCompared(false);
            }}
          >
            Edition {one}
          </button>
        ))}
        <button
          type="button"
          className={page.choice}
          aria-pressed={isCompared}
          onClick={() => setCompared(!isCompared)}
        >
          Side by side
        </button>
      </fieldset>
      <p className={page.lead}>{CHAPTER_WORDS[chapter]}</p>
      {chapter === 'actions' ? (
        <Actions {...chapterProps} />
      ) : (
        <Structures chapter={chapter} {...chapterProps} />
      )}
    </main>
  );
}
