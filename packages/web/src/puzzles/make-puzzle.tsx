import type { Goal, Judged, Puzzle } from '@lastclick/puzzles';
import type { SavedGame } from '@lastclick/session';
import { useEffect, useRef, useState } from 'react';
import { goTo, hrefOf } from '../app/router.ts';
import page from '../learn/page.module.css';
import { keepOwnPuzzle } from './own-puzzles.ts';
import type { PuzzleReply, PuzzleRequest } from './puzzle-messages.ts';
import { GOAL_WORDS } from './puzzle-words.ts';

type Wish = 'win' | 'survive';
type Made = Extract<PuzzleReply, { kind: 'made' }>;

const SAYS: Readonly<Record<Wish, string>> = {
  win: 'Win this turn.',
  survive: 'Survive this turn and the opponent’s next one.',
};

function verdictOf(made: Made): string {
  if (made.why !== undefined) return made.why;
  const { judged } = made;
  switch (judged?.kind) {
    case 'puzzle':
      return `It is one: ${judged.proof.decisions} decisions${judged.proof.isOnly ? ', one line of actions alone' : ''}. ${
        judged.solvedBy3 === 0
          ? 'Level 3 does not find it.'
          : 'Level 3 finds it too, so it is not a hard one.'
      }`;
    case 'not solvable':
      return 'It is none: there is a reply, a draw or a facedown card against every try.';
    default:
      return `That is not known: ${judged?.tried ?? 0} ways to go on were tried in 20 seconds, and it would take more.`;
  }
}

/** Asks the prover about a place of a game. */
export function MakePuzzle({ saved, place }: { readonly saved: SavedGame; readonly place: number }) {
  const [wish, setWish] = useState<Wish>('win');
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => setMade(null), [place, wish]);
  const ask = (): void => {
    worker.current?.terminate();
    const one = new Worker(new URL('./puzzle-worker.ts', import.meta.url), { type: 'module' });
    worker.current = one;
    setAsking(true);
    setMade(null);
    one.addEventListener('message', ({ data }: MessageEvent<PuzzleReply>) => {
      if (data.kind !== 'made') return;
      setAsking(false);
      setMade(data);
      one.terminate();
    });
    one.addEventListener('error', (event) => {
      event.preventDefault();
      setAsking(false);
      setMade({ kind: 'made', why: 'The prover broke, and it is our fault. The game is as it was.' });
    });
    const goal: Goal = { kind: wish };
    const request: PuzzleRequest = {
      make: { saved, place, goal, turns: wish === 'win' ? 0 : 1, says: SAYS[wish] },
    };
    one.postMessage(request);
  };
  const keep = (puzzle: Puzzle, judged: Extract<Judged, { kind: 'puzzle' }>): void => {
    if (keepOwnPuzzle({ ...puzzle, proof: judged.proof })) goTo(hrefOf.puzzle(puzzle.id));
    else setMade({ kind: 'made', why: 'This browser has no room to keep it.' });
  };
  const judged = made?.judged;
  const puzzle = made?.puzzle;
  return (
    <form
      className={page.panel}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <strong>Make a puzzle of this place</strong>
      <p className={page.quiet}>
        Whoever has to act here is the one to solve it, with both decks open and everything facedown unknown.
      </p>
      <div className={page.bar}>
        <label>
          Goal{' '}
          <select value={wish} onChange={({ target }) => setWish(target.value as Wish)}>
            <option value="win">{GOAL_WORDS.win}</option>
            <option value="survive">{GOAL_WORDS.survive}</option>
          </select>
        </label>
        <button type="submit" className={page.button} disabled={isAsking}>
          {isAsking ? 'Trying everything …' : 'Is it one?'}
        </button>
        {judged?.kind === 'puzzle' && puzzle !== undefined ? (
          <button
            type="button"
            className={`${page.button} ${page.main}`}
            onClick={() => keep(puzzle, judged)}
          >
            Keep and play it
          </button>
        ) : null}
      </div>
      <p role="status">{made === null ? '' : verdictOf(made)}</p>
    </form>
  );
}
