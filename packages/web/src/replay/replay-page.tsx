import type { CardView } from '@lastclick/engine';
import type { SavedGame } from '@lastclick/session';
import { replayWords, sideName } from '@lastclick/table';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ThoughtPanel } from '../analysis/thought-panel.tsx';
import { TurningPointsPanel } from '../analysis/turning-points-panel.tsx';
import { useJudgements } from '../analysis/use-judgements.ts';
import type { ReplayPageProps } from '../app/page-props.ts';
import { CourseCharts } from '../charts/course-charts.tsx';
import page from '../learn/page.module.css';
import { MakePuzzle } from '../puzzles/make-puzzle.tsx';
import { useTable } from '../store/use-table.ts';
import { OpenReplay } from './open-replay.tsx';
import { PlayOn } from './play-on.tsx';
import styles from './replay.module.css';
import { branchOf, nextTurn, previousTurn, replayedAnew, replayTitle, turnAt } from './replay-places.ts';
import { Scrubber } from './scrubber.tsx';
import { ShareReplay } from './share-replay.tsx';
import { type Eyes, useReplay } from './use-replay.ts';

const EYES: readonly (readonly [Eyes, string])[] = [
  ['all', 'Everything'],
  ['corp', "Corp's view"],
  ['runner', "Runner's view"],
  ['spectator', "Spectator's view"],
];

function Hand({ title, cards }: { readonly title: string; readonly cards: readonly CardView[] }) {
  return (
    <section aria-label={`Cards in ${title}`}>
      <h2>{title}</h2>
      <ul className={styles.hand}>
        {cards.map((card) => (
          <li key={card.object}>{card.title ?? 'facedown'}</li>
        ))}
      </ul>
    </section>
  );
}

interface ShownProps extends Omit<ReplayPageProps<ReactNode>, 'saved' | 'onPlay'> {
  readonly saved: SavedGame;
  onClose(): void;
}

function ShownReplay(props: ShownProps) {
  const { api, exchange, saved: opened, seenOf, place: first = 0, drawTable, onPlayOn, onClose } = props;
  const [place, setPlace] = useState(first);
  const [eyes, setEyes] = useState<Eyes>('all');
  const { whole, shown, course, verdict, readable, end, how, problem } = useReplay(
    api,
    opened,
    seenOf,
    place,
    eyes,
  );
  const saved = readable ?? opened;
  const download = async (): Promise<void> => {
    const seen = await seenOf(opened);
    // What can be replayed can be seen anew.
    await exchange.download(opened, seen ?? (await api.keptOf(opened).catch(() => null)));
  };
  // In a worker of its own, so that nobody who moves about in the game waits for a thought.
  const { api: analyst } = useTable();
  const judgements = useJudgements(analyst, saved);
  // The table stays as it is while the game is being judged.
  const drawn = useMemo(
    () => (shown === null ? null : drawTable({ ...shown, ask: null, canTakeBack: false })),
    [shown, drawTable],
  );
  const tableRef = useRef<HTMLDivElement>(null);
  const turns = whole?.turns ?? [];
  const turn = turnAt(turns, place);
  const go = (to: number): void => setPlace(Math.max(0, Math.min(end, to)));
  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => go(place - 1),
    ArrowRight: () => go(place + 1),
    PageUp: () => go(previousTurn(turns, place)),
    PageDown: () => go(nextTurn(turns, place, end)),
    Home: () => go(0),
    End: () => go(end),
  };
  const byKey = useRef(moves);
  byKey.current = moves;
  // Keys work wherever the focus is, as on the table.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const move = byKey.current[event.key];
      const { target } = event;
      const isField =
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement ||
        (target instanceof HTMLInputElement && target.type !== 'range');
      if (move === undefined || isField || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      move();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  if (problem !== '')
    return (
      <main className={page.page}>
        <h1>Replay</h1>
        <p className={page.problem} role="alert">
          {problem}
        </p>
        <div className={page.bar}>
          <button type="button" className={page.button} onClick={() => void download()}>
            Keep it as a file
          </button>
          <button type="button" className={page.button} onClick={onClose}>
            Open another game
          </button>
        </div>
      </main>
    );
  const button = (name: string, more: string, key: string, isOff: boolean) => (
    <button type="button" className={page.button} title={`Key: ${key}`} disabled={isOff} onClick={moves[key]}>
      {name}
      <span className={page.hidden}> {more}</span>
    </button>
  );
  return (
    <div className={styles.replay}>
      <div className={styles.table} ref={tableRef}>
        {shown === null ? (
          <main className={page.page}>
            <h1>Replay</h1>
            <p>Reading the game…</p>
          </main>
        ) : (
          drawn
        )}
      </div>
      <section className={styles.controls} aria-label="Controls of the replay">
        <div className={styles.line}>
          <div className={styles.steps}>
            {button('Start', 'of the game', 'Home', place === 0)}
            {button('‹ Turn', 'back', 'PageUp', place === 0)}
            {button('‹ Step', 'back by one decision', 'ArrowLeft', place === 0)}
            {button('Step ›', 'on by one decision', 'ArrowRight', place === end)}
            {button('Turn ›', 'on', 'PageDown', place === end)}
            {button('End', 'of the game', 'End', place === end)}
          </div>
          <output className={styles.place}>
            {place} of {end}
            {turn === null ? '' : ` · turn ${turn.turn}, ${sideName(turn.side)}`}
          </output>
          <label>
            <span className={page.hidden}>Look at it as</span>
            <select
              className={page.button}
              value={eyes}
              onChange={({ target }) => setEyes(target.value as Eyes)}
            >
              {EYES.map(([one, words]) => (
                <option key={one} value={one}>
                  {words}
                </option>
              ))}
            </select>
          </label>
          <Scrubber
            place={place}
            end={end}
            words={`decision ${place} of ${end}${turn === null ? '' : `, turn ${turn.turn}`}`}
            judged={judgements.judged}
            onGo={go}
          />
        </div>
      </section>
      <aside className={styles.below} aria-label="About this game">
        <div className={styles.line}>
          {whole === null ? null : <p className={styles.title}>{replayTitle(whole.edition, whole)}</p>}
          {verdict === null ? null : (
            <p role="status" data-verdict={verdict.kind}>
              {replayWords(verdict, how)}
            </p>
          )}
          <ShareReplay exchange={exchange} saved={opened} onDownload={() => void download()} />
          <button type="button" className={page.button} onClick={onClose}>
            Open another
          </button>
        </div>
        {eyes === 'all' && shown !== null ? (
          <div className={styles.hands}>
            <Hand title="HQ" cards={shown.view.corp.hq.cards ?? []} />
            <Hand title="Grip" cards={shown.view.runner.grip.cards ?? []} />
          </div>
        ) : null}
        {how === 'as it was seen' ? null : (
          <div className={styles.analysis}>
            <ThoughtPanel
              analyst={analyst}
              saved={saved}
              place={place}
              seat={shown?.view.waiting?.seat ?? null}
            />
            <TurningPointsPanel
              judgements={judgements}
              place={place}
              onGo={(to) => {
                go(to);
                tableRef.current?.scrollIntoView({ block: 'end' });
              }}
              onPlayOn={(judgement) => onPlayOn(replayedAnew(saved, judgement))}
            />
          </div>
        )}
        {how === 'as it was seen' ? null : (
          <PlayOn
            side={turn?.side ?? 'runner'}
            isOver={shown !== null && shown.outcome !== null}
            onPlayOn={(side, level) => onPlayOn(branchOf(saved, place, side, level))}
          />
        )}
        <MakePuzzle saved={saved} place={place} />
        {course === null ? null : (
          <section aria-label="The game in numbers">
            <h2>The game in numbers</h2>
            <CourseCharts course={course} />
          </section>
        )}
      </aside>
    </div>
  );
}

/** Looks at a game that was played: from any place, through any eyes, and plays on from there. */
export function ReplayPage({ saved: first, ...props }: ReplayPageProps<ReactNode>) {
  const [{ saved, opened }, setSaved] = useState({ saved: first, opened: 0 });
  const open = (next: SavedGame | null): void => setSaved({ saved: next, opened: opened + 1 });
  if (saved !== null) return <ShownReplay key={opened} {...props} saved={saved} onClose={() => open(null)} />;
  return (
    <main className={`page ${page.page}`}>
      <h1>Replay</h1>
      <p className={page.lead}>
        Open a game that was played, look at it from any side, and play on from any place.
      </p>
      {props.games}
      <OpenReplay exchange={props.exchange} onOpen={open} />
    </main>
  );
}
