import { hrefOf } from './router.ts';

interface Props {
  /** The game in which moves are kept that only this tab has; null where it has none. */
  readonly branch: string | null;
  onGoOn(): void;
}

/** Stands where a game was that another tab has taken over. */
export function PlayedElsewhere({ branch, onGoOn }: Props) {
  return (
    <main className="page narrow">
      <h1>This game goes on in another tab</h1>
      <p role="alert">
        It was opened or played on there, so it stopped here: two tabs would undo each other’s moves.
        {branch === null ? ' Nothing is lost.' : ' What was played only here is kept as a game of its own.'}
      </p>
      <p className="row">
        <button type="button" className="button" onClick={onGoOn}>
          Go on with it here
        </button>
        {branch === null ? null : (
          <a className="button" href={hrefOf.play(branch)}>
            Open what was played here
          </a>
        )}
        <a className="button quiet" href={hrefOf.start}>
          To the start
        </a>
      </p>
    </main>
  );
}
