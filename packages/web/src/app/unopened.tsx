import { downloadText } from '../store/exchange.ts';
import { hrefOf } from './router.ts';

/** Why a game cannot be opened, and what is left of it. */
export function Unopened({ why, text }: { readonly why: string; readonly text: string | null }) {
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
        <a className="button" href={hrefOf.start}>
          To the start
        </a>
      </p>
    </main>
  );
}
