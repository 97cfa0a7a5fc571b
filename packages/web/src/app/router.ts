import { useSyncExternalStore } from 'react';

/** The pages of the app, as the fragment of the address names them. */
export type Route =
  | { readonly page: 'start' | 'new' | 'learn' | 'decks' | 'own-cards' | 'settings' | 'statistics' }
  | { readonly page: 'play'; readonly game: string }
  /** Games on the server, or one of them; with the secret of a seat where its link was opened. */
  | { readonly page: 'online'; readonly game: string | null; readonly secret: string | null }
  | { readonly page: 'glossary'; readonly term: string | null }
  /** A puzzle, or all of them. */
  | { readonly page: 'puzzles'; readonly puzzle: string | null }
  /** A scene of the tutorial, or all of them. */
  | { readonly page: 'tutorial'; readonly scene: string | null }
  /** A kept game, one that the address carries, or none yet. */
  | {
      readonly page: 'replay';
      readonly game: string | null;
      readonly packed: string | null;
      readonly place: number;
    };

/** The page an address's fragment names; whatever is unknown leads to the start. */
export function routeOf(hash: string): Route {
  const [page = '', first = '', second = '', third = ''] = hash.replace(/^#\/?/, '').split('/');
  switch (page) {
    case 'new':
    case 'learn':
    case 'decks':
    case 'own-cards':
    case 'settings':
    case 'statistics':
      return { page };
    case 'glossary':
      return { page, term: first === '' ? null : first };
    case 'puzzles':
      return { page, puzzle: first === '' ? null : first };
    case 'tutorial':
      return { page, scene: first === '' ? null : first };
    case 'play':
      return first === '' ? { page: 'start' } : { page, game: first };
    case 'online':
      return { page, game: first === '' ? null : first, secret: second === '' ? null : second };
    case 'replay': {
      const isKept = first === 'game' && second !== '';
      return {
        page,
        game: isKept ? second : null,
        packed: isKept || first === '' ? null : first,
        place: Number.parseInt(third, 10) || 0,
      };
    }
    default:
      return { page: 'start' };
  }
}

export const hrefOf = {
  start: '#/',
  newGame: '#/new',
  learn: '#/learn',
  decks: '#/decks',
  ownCards: '#/own-cards',
  settings: '#/settings',
  glossary: '#/glossary',
  glossaryOf: (term: string): string => `#/glossary/${term}`,
  puzzles: '#/puzzles',
  puzzle: (puzzle: string): string => `#/puzzles/${puzzle}`,
  tutorial: '#/tutorial',
  scene: (scene: string): string => `#/tutorial/${scene}`,
  replay: '#/replay',
  statistics: '#/statistics',
  replayAt: (game: string, place: number): string => `#/replay/game/${game}/${place}`,
  onlineGames: '#/online',
  online: (game: string): string => `#/online/${game}`,
  play: (game: string): string => `#/play/${game}`,
  replayOf: (game: string): string => `#/replay/game/${game}`,
} as const;

export function goTo(href: string): void {
  location.hash = href;
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash);
