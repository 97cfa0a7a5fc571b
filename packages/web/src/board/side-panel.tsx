import type { CardView, View } from '@lastclick/engine';
import { CardDetail } from '../cards/card-detail.tsx';
import { NewsLine } from '../director/news-line.tsx';
import { GameLog } from '../log/game-log.tsx';
import { AccessScene } from './access-scene.tsx';
import { RunScene } from './run-scene.tsx';
import styles from './side-panel.module.css';
import { useTable } from './table-context.ts';

interface SceneProps {
  readonly view: View;
  /** Whether the scene has buttons of its own; right above the bar they would stand there twice. */
  readonly hasMoves: boolean;
}

/** What goes on, where something does: an access before the run it is part of. */
export function Scene({ view, hasMoves }: SceneProps) {
  if (view.access !== null && view.access.card !== undefined)
    return <AccessScene card={view.access} hasMoves={hasMoves} />;
  return view.run === null ? null : <RunScene run={view.run} hasMoves={hasMoves} />;
}

export const hasScene = (view: View): boolean => view.access?.card !== undefined || view.run !== null;

/** Beside the board: the scene or the card one points at, and the log. */
export function SidePanel({ inspected }: { readonly inspected: CardView | null }) {
  const { snapshot, highlight } = useTable();
  const { view } = snapshot;
  const own = view.seat === 'runner' ? view.runner.identity : view.corp.identity;
  return (
    <aside className={styles.panel} aria-label="Details and log" data-scene={hasScene(view)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.detail} aria-label="What goes on" tabIndex={0}>
        {hasScene(view) ? (
          <Scene view={view} hasMoves={true} />
        ) : (
          <div className={styles.card}>
            <CardDetail card={inspected ?? own} />
          </div>
        )}
      </section>
      <section className={styles.told}>
        <NewsLine />
        <GameLog log={snapshot.log} onHighlight={highlight} />
      </section>
    </aside>
  );
}
