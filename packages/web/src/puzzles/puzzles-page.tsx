import { type ProvenPuzzle, PUZZLES } from '@lastclick/puzzles';
import { sideName } from '@lastclick/table';
import { useState } from 'react';
import { hrefOf } from '../app/router.ts';
import { GameSymbol } from '../symbols/symbol.tsx';
import { ownPuzzles, removeOwnPuzzle } from './own-puzzles.ts';
import { allTried, type Tried } from './progress.ts';
import { PuzzleTable } from './puzzle-table.tsx';
import { GOAL_WORDS, GRADES, gradeOf } from './puzzle-words.ts';
import styles from './puzzles.module.css';

function triesOf(tried: Tried | undefined): string {
  if (tried === undefined) return '';
  if (tried.isSolved && tried.tries === 0) return tried.withHint ? 'solved with a hint' : 'solved at once';
  const tries = tried.tries === 1 ? '1 wrong try' : `${tried.tries} wrong tries`;
  if (tried.isSolved) return `solved after ${tries}`;
  return tried.tries === 0 ? '' : tries;
}

function Tile({ puzzle, tried }: { readonly puzzle: ProvenPuzzle; readonly tried: Tried | undefined }) {
  const { id, title, side, goal, proof } = puzzle;
  return (
    <a
      className={styles.tile}
      href={hrefOf.puzzle(id)}
      data-side={side}
      data-solved={tried?.isSolved === true}
    >
      <span className={styles.goal}>{GOAL_WORDS[goal.kind]}</span>
      <strong className={styles.title}>{title}</strong>
      <span className={styles.facts}>
        {sideName(side)} · {proof.decisions} decisions{proof.isOnly ? ' · one solution' : ''}
      </span>
      <span className={styles.tries}>{triesOf(tried)}</span>
      {tried?.isSolved === true ? (
        <span className={styles.mark}>
          <GameSymbol name="check" label="solved" />
        </span>
      ) : null}
    </a>
  );
}

/** All puzzles, or one of them at the table. */
export default function PuzzlesPage({ puzzle: id }: { readonly puzzle: string | null }) {
  const [own, setOwn] = useState(ownPuzzles);
  const ownOne = own.find((one) => one.id === id);
  if (ownOne !== undefined)
    return <PuzzleTable key={ownOne.id} puzzle={ownOne} place="Your puzzle" next={null} />;
  const at = PUZZLES.findIndex((one) => one.id === id);
  const puzzle = PUZZLES[at];
  if (puzzle !== undefined) {
    const next = PUZZLES[at + 1];
    return (
      <PuzzleTable
        key={puzzle.id}
        puzzle={puzzle}
        place={`Puzzle ${at + 1} of ${PUZZLES.length}`}
        next={next === undefined ? null : hrefOf.puzzle(next.id)}
      />
    );
  }
  const tried = allTried();
  const solved = PUZZLES.filter((one) => tried.get(one.id)?.isSolved === true).length;
  return (
    <main className={`page ${styles.page}`}>
      <h1>Puzzles</h1>
      <p>
        Positions with something to find. Both decks are open, what lies facedown is not: a solution has to
        work whatever the other side holds and does. Each is proven; the computer’s third level finds none of
        them.
      </p>
      <p className={styles.stand}>
        <progress max={PUZZLES.length} value={solved} aria-label="Solved" /> {solved} of {PUZZLES.length}{' '}
        solved
      </p>
      {own.length === 0 ? null : (
        <section aria-labelledby="own-puzzles">
          <h2 id="own-puzzles">Your own</h2>
          <p className={styles.says}>Made of places of your games; more are made in a replay.</p>
          <ol className={styles.tiles}>
            {own.map((one) => (
              <li key={one.id}>
                <Tile puzzle={one} tried={tried.get(one.id)} />
                <button
                  type="button"
                  className="button quiet"
                  onClick={() => {
                    removeOwnPuzzle(one.id);
                    setOwn(ownPuzzles());
                  }}
                >
                  Remove
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {GRADES.map(({ title, says }, grade) => {
        const ofGrade = PUZZLES.filter((one) => gradeOf(one) === grade);
        return ofGrade.length === 0 ? null : (
          <section key={title} aria-labelledby={`grade-${grade}`}>
            <h2 id={`grade-${grade}`}>{title}</h2>
            <p className={styles.says}>{says}</p>
            <ol className={styles.tiles}>
              {ofGrade.map((one) => (
                <li key={one.id}>
                  <Tile puzzle={one} tried={tried.get(one.id)} />
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </main>
  );
}
