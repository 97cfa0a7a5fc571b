import type { Puzzle } from '@lastclick/puzzles';
import { scenarioOf } from '@lastclick/puzzles';
import type { NewGame, Snapshot, Tempo } from '@lastclick/session';
import { useEffect, useMemo, useRef, useState } from 'react';
import { goTo, hrefOf } from '../app/router.ts';
import { TableScreen } from '../board/table-screen.tsx';
import { useTable } from '../store/use-table.ts';
import { Coach } from '../tutorial/coach.tsx';
import { HidingList } from './hiding-list.tsx';
import { noteTried, triedOf } from './progress.ts';
import type { AttemptState } from './puzzle-messages.ts';
import { puzzleWire } from './puzzle-wire.ts';

const TEMPO: Tempo = { windows: 'relaxed', stops: { corp: [], runner: [] }, pace: 'even' };
const BEGUN: AttemptState = { standing: 'open', hasHope: true };

function newGame(puzzle: Puzzle): NewGame {
  const person = { kind: 'human' } as const;
  const bot = { kind: 'bot', level: '3' } as const;
  return {
    edition: puzzle.scenario.edition ?? '1.4',
    seed: 'puzzle',
    pointsToWin: 7,
    corp: puzzle.side === 'corp' ? person : bot,
    runner: puzzle.side === 'runner' ? person : bot,
    corpDeck: { kind: 'key', key: 'gatewayBeginnerCorp' },
    runnerDeck: { kind: 'key', key: 'gatewayBeginnerRunner' },
    scenario: scenarioOf(puzzle),
  };
}

function wordsOf(puzzle: Puzzle, { standing, hasHope }: AttemptState, hint: string | null): string {
  switch (standing) {
    case 'met':
      return 'Solved. Nothing the other side could have held or done would have helped.';
    case 'failed':
      return 'Not this time: you saw what can go wrong. Take a move back, or begin again.';
    case 'open':
      if (!hasHope)
        return 'That can go wrong: from here it is no longer certain. Take it back, or play on and see.';
      return hint === null ? puzzle.says : `${puzzle.says} ${hint}`;
  }
}

/** The table as it is shown: while it is a puzzle nobody wins or loses a game. */
function shownAt(snapshot: Snapshot, { standing }: AttemptState): Snapshot {
  const still = { ...snapshot, outcome: null };
  return standing === 'open' ? still : { ...still, ask: null, thinking: null };
}

interface Props {
  readonly puzzle: Puzzle;
  /** "Puzzle 3 of 24". */
  readonly place: string;
  /** The address of the next puzzle; null after the last. */
  readonly next: string | null;
}

/** A puzzle at the table, against an opponent who knows the refutation. */
export function PuzzleTable({ puzzle, place, next }: Props) {
  const [attempt, setAttempt] = useState(BEGUN);
  const [problem, setProblem] = useState<string | null>(null);
  const [hinted, setHinted] = useState<string | null | undefined>(undefined);
  const [wire] = useState(() => puzzleWire(puzzle, { attempt: setAttempt, hint: setHinted }));
  const { snapshot, reel, director, api, trouble } = useTable(undefined, wire.connect);
  const settings = useMemo(() => ({ tempo: TEMPO }), []);
  const isCounted = useRef(false);
  const begin = (): void => {
    isCounted.current = false;
    setAttempt(BEGUN);
    api
      .start(newGame(puzzle), TEMPO)
      .catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  };
  useEffect(begin, [api, puzzle]);
  const played = snapshot?.played ?? 0;
  useEffect(() => setHinted(undefined), [played]);
  useEffect(() => {
    if (attempt.standing === 'met') noteTried(puzzle.id, { isSolved: true });
    if (attempt.hasHope && attempt.standing !== 'failed') return;
    // One wrong choice is one try, however long it is played on.
    if (isCounted.current) return;
    isCounted.current = true;
    noteTried(puzzle.id, { tries: triedOf(puzzle.id).tries + 1 });
  }, [attempt, puzzle]);
  useEffect(() => {
    if (attempt.hasHope && attempt.standing === 'open') isCounted.current = false;
  }, [attempt]);

  if (snapshot === null)
    return <p className="app-loading">{trouble ?? problem ?? 'Setting up the puzzle …'}</p>;
  const offer = snapshot.ask?.offers.find(({ key }) => key === hinted);
  const hint =
    hinted === undefined
      ? null
      : offer === undefined
        ? 'There is no certain way from here, or it takes too long to find.'
        : `Hint: ${offer.words}.`;
  const askHint = (): void => {
    if (!triedOf(puzzle.id).isSolved) noteTried(puzzle.id, { withHint: true });
    wire.askHint();
  };
  return (
    <TableScreen
      snapshot={shownAt(snapshot, attempt)}
      staging={{ director, reel }}
      api={api}
      settings={settings}
      onLeave={() => goTo(hrefOf.puzzles)}
      coach={
        <Coach
          label="Puzzle"
          title={`${place} · ${puzzle.title}`}
          says={wordsOf(puzzle, attempt, hint)}
          more={<HidingList puzzle={puzzle} />}
          share={attempt.standing === 'met' ? 1 : 0}
        >
          {attempt.standing === 'met' && next !== null ? <a href={next}>Next puzzle</a> : null}
          {attempt.standing === 'met' && next === null ? <a href={hrefOf.puzzles}>All puzzles</a> : null}
          {attempt.standing === 'open' && attempt.hasHope ? (
            <button type="button" onClick={askHint} disabled={snapshot.ask === null}>
              Hint
            </button>
          ) : null}
          {attempt.standing !== 'met' && !attempt.hasHope && snapshot.canTakeBack ? (
            <button type="button" onClick={() => void api.takeBack()}>
              Take it back
            </button>
          ) : null}
          {snapshot.played > 0 ? (
            <button type="button" onClick={begin}>
              Begin again
            </button>
          ) : null}
          {attempt.standing === 'met' ? null : <a href={hrefOf.puzzles}>All puzzles</a>}
        </Coach>
      }
    />
  );
}
