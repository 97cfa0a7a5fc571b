import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { GlossaryWindow } from '../glossary/glossary-window.tsx';
import { StartPage } from '../start/start-page.tsx';
import { useSettings } from '../store/settings.ts';
import { applyTheme } from '../theme/theme.ts';
import './app.css';
import { games } from './games.ts';
import { PageBoundary } from './page-boundary.tsx';
import { type Route, routeOf, useHash } from './router.ts';
import { SiteBar } from './site-bar.tsx';

// Whoever comes to look at the start page loads nothing else.
const NewGamePage = lazy(() => import('./new-game-page.tsx'));
const PlayPage = lazy(() => import('./play-page.tsx'));
const OnlinePage = lazy(() => import('../online/online-page.tsx'));
const OnlineGamePage = lazy(() => import('../online/online-game-page.tsx'));
const ReplayRoute = lazy(() => import('./replay-route.tsx'));
const TutorialPage = lazy(() => import('../tutorial/tutorial-page.tsx'));
const PuzzlesPage = lazy(() => import('../puzzles/puzzles-page.tsx'));
const GlossaryPage = lazy(() => import('../glossary/glossary-page.tsx'));
const LearnRoute = lazy(() => import('./learn-route.tsx'));
const DecksPage = lazy(async () => ({ default: (await import('../decks/decks-page.tsx')).DecksPage }));
const OwnCardsPage = lazy(async () => ({
  default: (await import('../own-cards/own-cards-page.tsx')).OwnCardsPage,
}));
const StatisticsPage = lazy(() => import('../statistics/statistics-page.tsx'));
const SettingsPage = lazy(() => import('./settings-page.tsx'));

function pageOf(route: Route): ReactElement {
  switch (route.page) {
    case 'start':
      return <StartPage />;
    case 'new':
      return <NewGamePage />;
    case 'play':
      return <PlayPage key={route.game} id={route.game} />;
    case 'online':
      return route.game === null ? (
        <OnlinePage />
      ) : (
        <OnlineGamePage key={route.game} game={route.game} secret={route.secret} />
      );
    case 'replay':
      return <ReplayRoute game={route.game} packed={route.packed} place={route.place} />;
    case 'glossary':
      return <GlossaryPage term={route.term} />;
    case 'puzzles':
      return <PuzzlesPage puzzle={route.puzzle} />;
    case 'tutorial':
      return <TutorialPage scene={route.scene} />;
    case 'learn':
      return <LearnRoute />;
    case 'decks':
      return <DecksPage />;
    case 'own-cards':
      return <OwnCardsPage />;
    case 'statistics':
      return <StatisticsPage />;
    case 'settings':
      return <SettingsPage />;
  }
}

/** A table takes the whole window, and the first screen leads on by itself. */
const hasBar = (route: Route): boolean =>
  route.page !== 'play' &&
  !(route.page === 'online' && route.game !== null) &&
  route.page !== 'start' &&
  !(route.page === 'tutorial' && route.scene !== null) &&
  !(route.page === 'puzzles' && route.puzzle !== null);

export function App() {
  const hash = useHash();
  const route = routeOf(hash);
  const { theme, animations } = useSettings();
  useEffect(() => applyTheme(theme), [theme]);
  useEffect(() => {
    document.documentElement.dataset.animations = animations;
  }, [animations]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (games.hasUnkept) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
  return (
    <PageBoundary key={hash}>
      {hasBar(route) ? <SiteBar page={route.page} /> : null}
      <Suspense fallback={<p className="app-loading">One moment …</p>}>{pageOf(route)}</Suspense>
      <GlossaryWindow />
    </PageBoundary>
  );
}
