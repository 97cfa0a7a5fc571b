import { downloadText } from '../store/exchange.ts';
import { hrefOf } from './router.ts';

interface UnopenedProps {
  readonly why: string;
  readonly text: string | null;
  /** Where it can be looked at all the same. */
  readonly replay?: string;
}

/** Why a game cannot be opened, and what is left of it. */
export function Unopened({ why, text, replay }: UnopenedProps) {
  return (
    <main className="page narrow">
      <h1>This game cannot be opened</h1>
      <p className="problem" role="alert">
        {why}
      </p>
      <p className="row">
        {text === null ? null : (
          <button
            type="button"
            className="button quiet"
            onClick={() => downloadText('last-click-broken.txt', text)}
          >
            Save what is there as a file
          </button>
        )}
        {replay === undefined ? null : (
          <a className="button" href={replay}>
            Look at it
          </a>
        )}
        <a className="button" href={hrefOf.start}>
          To the start
        </a>
      </p>
    </main>
  );
}
