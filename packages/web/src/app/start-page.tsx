import { isStorageForbidden } from '../store/browser-storage.ts';
import { LastGame } from './last-game.tsx';
import { NewGameForm } from './new-game-form.tsx';
import { OpenGame } from './open-game.tsx';
import { hrefOf } from './router.ts';
import { SavedList } from './saved-list.tsx';

const PLACES = [
  { href: hrefOf.learn, title: 'Learn', says: 'The turn step by step, and a guided first game' },
  { href: hrefOf.decks, title: 'Decks', says: 'Yours and ours: import, check, draw opening hands' },
  { href: hrefOf.replay, title: 'Replays', says: 'Step through a game, and play on from any move' },
  { href: hrefOf.settings, title: 'Settings', says: 'Theme, tempo, sounds, animations' },
] as const;

/** The first screen. */
export function StartPage() {
  return (
    <main className="page start">
      <header className="masthead">
        <h1>Last Click</h1>
        <p>Netrunner, played by the letter of its rules. Everything happens in your browser.</p>
      </header>
      {isStorageForbidden ? (
        <p className="problem" role="alert">
          This browser keeps nothing: you can play, but games and decks last only as long as this page. Save
          them as files.
        </p>
      ) : null}
      <LastGame />
      <NewGameForm />
      <div className="beside">
        <SavedList />
        <nav aria-label="More" className="places">
          {PLACES.map(({ href, title, says }) => (
            <a key={href} className="place" href={href}>
              <strong>{title}</strong>
              <span className="place-says">{says}</span>
            </a>
          ))}
        </nav>
        <OpenGame />
      </div>
      <footer className="hint">
        No account, no tracking: games, decks and settings stay in this browser. An unofficial fan project.
      </footer>
    </main>
  );
}
