import type { NewGame, SavedGame } from '@lastclick/session';
import { lazy, Suspense, useState } from 'react';
import { play } from '../app/games.ts';
import { hrefOf } from '../app/router.ts';
import { Dialog } from '../board/dialog.tsx';
import { exchange } from '../store/exchange.ts';
import { againstLevel, canSwap, levelAbove, rematch, swapSides } from './next-game.ts';

const DecidedIt = lazy(() => import('./decided-it.tsx'));

interface Props {
  readonly id: string;
  readonly setup: NewGame;
  /** The game with all its moves. */
  saved(): Promise<SavedGame>;
}

const newSeed = (): string => crypto.randomUUID().slice(0, 8);

/** What one may want when a game is over: to know why, to play again, to show it to somebody. */
export function AfterGame({ id, setup, saved }: Props) {
  const [asked, setAsked] = useState<SavedGame | null>(null);
  const [told, setTold] = useState('');
  const [link, setLink] = useState('');
  const share = async (): Promise<void> => {
    let made = '';
    try {
      made = await exchange.linkTo(await saved());
      await navigator.clipboard.writeText(made);
      setTold('The link is copied: it carries the whole game.');
    } catch {
      // A browser may refuse its clipboard, but not a field to copy from.
      setLink(made);
      setTold(made === '' ? 'There could be no link made.' : 'Copy the link from the field.');
    }
  };
  const above = levelAbove(setup);
  return (
    <>
      <button type="button" data-loud="true" onClick={() => void saved().then(setAsked)}>
        What decided it
      </button>
      <button type="button" onClick={() => play(rematch(setup, newSeed()))}>
        Rematch
      </button>
      {canSwap(setup) ? (
        <button type="button" onClick={() => play(swapSides(setup, newSeed()))}>
          Swap sides
        </button>
      ) : null}
      {above === null ? null : (
        <button type="button" onClick={() => play(againstLevel(setup, above, newSeed()))}>
          Level {above}
        </button>
      )}
      <button type="button" onClick={() => void share()}>
        Share
      </button>
      <a href={hrefOf.statistics}>Statistics</a>
      <span role="status">{told}</span>
      {link === '' ? null : (
        <input
          aria-label="Link to this game"
          readOnly
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
      {asked === null ? null : (
        <Dialog title="What decided it" onClose={() => setAsked(null)}>
          <Suspense fallback={<p>One moment …</p>}>
            <DecidedIt id={id} saved={asked} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
