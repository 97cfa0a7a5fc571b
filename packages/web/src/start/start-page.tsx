import { hrefOf } from '../app/router.ts';
import { isStorageForbidden } from '../store/browser-storage.ts';
import { City } from './city.tsx';
import { LastGame } from './last-game.tsx';
import styles from './start-page.module.css';

const PLACES = [
  { href: hrefOf.onlineGames, title: 'Online' },
  { href: hrefOf.puzzles, title: 'Puzzles' },
  { href: hrefOf.learn, title: 'Rules' },
  { href: hrefOf.decks, title: 'Decks' },
  { href: hrefOf.ownCards, title: 'Cards' },
  { href: hrefOf.replay, title: 'Replays' },
  { href: hrefOf.settings, title: 'Settings' },
] as const;

/** The first screen: an invitation. */
export function StartPage() {
  return (
    <main className={styles.start}>
      <City />
      <div className={styles.veil} />
      <div className={styles.words}>
        <header>
          <h1 className={styles.name}>Last Click</h1>
          <p className={styles.says}>
            A corporation builds in the dark. A runner breaks in. Netrunner for two, to the letter of its
            rules.
          </p>
        </header>
        {isStorageForbidden ? (
          <p className={styles.problem} role="alert">
            This browser keeps nothing: you can play, but games and decks last only as long as this page. Save
            them as files.
          </p>
        ) : null}
        <nav aria-label="Begin" className={styles.ways}>
          <LastGame />
          <a className={styles.way} href={hrefOf.tutorial}>
            <strong>Learn by playing</strong>
            <span>No rules to read first</span>
          </a>
          <a className={styles.way} href={hrefOf.newGame}>
            <strong>Play</strong>
            <span>Against the computer, or two at this device</span>
          </a>
        </nav>
        <nav aria-label="More" className={styles.places}>
          {PLACES.map(({ href, title }) => (
            <a key={href} href={href}>
              {title}
            </a>
          ))}
        </nav>
      </div>
      <footer className={styles.footer}>
        No account, no tracking: games, decks and settings stay in this browser. An unofficial fan project.
      </footer>
    </main>
  );
}
