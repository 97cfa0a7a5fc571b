import { hrefOf, type Route } from './router.ts';

const PLACES = [
  { page: 'start', href: hrefOf.start, title: 'Last Click' },
  { page: 'new', href: hrefOf.newGame, title: 'Play' },
  { page: 'online', href: hrefOf.onlineGames, title: 'Online' },
  { page: 'tutorial', href: hrefOf.tutorial, title: 'Learn' },
  { page: 'puzzles', href: hrefOf.puzzles, title: 'Puzzles' },
  { page: 'learn', href: hrefOf.learn, title: 'Rules' },
  { page: 'glossary', href: hrefOf.glossary, title: 'Words' },
  { page: 'decks', href: hrefOf.decks, title: 'Decks' },
  { page: 'own-cards', href: hrefOf.ownCards, title: 'Cards' },
  { page: 'replay', href: hrefOf.replay, title: 'Replays' },
  { page: 'statistics', href: hrefOf.statistics, title: 'Statistics' },
  { page: 'settings', href: hrefOf.settings, title: 'Settings' },
] as const satisfies readonly {
  readonly page: Route['page'];
  readonly href: string;
  readonly title: string;
}[];

/** The way between the pages that are no table. */
export function SiteBar({ page }: { readonly page: Route['page'] }) {
  return (
    <nav className="site-bar" aria-label="Pages">
      {PLACES.map((place) => (
        <a key={place.page} href={place.href} aria-current={place.page === page ? 'page' : undefined}>
          {place.title}
        </a>
      ))}
    </nav>
  );
}
