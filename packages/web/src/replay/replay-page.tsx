import type { CardView } from '@lastclick/engine';
import { sideName } from '@lastclick/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CourseCharts } from '../charts/course-charts.tsx';
import page from '../learn/page.module.css';
import type { ReplayPageProps, SavedGame, Snapshot } from '../session/snapshot.ts';
import { OpenReplay } from './open-replay.tsx';
import { PlayOn } from './play-on.tsx';
import styles from './replay.module.css';
import { branchOf, nextTurn, previousTurn, replayTitle, turnAt } from './replay-places.ts';
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

function Thoughts({ shown }: { readonly shown: Snapshot }) {
  const words = new Map(shown.ask?.offers.map((offer) => [offer.key, offer.words]));
  return (
    <section className={page.panel} aria-label="What the bot thought">
      <h2>What the bot thought</h2>
      <ol className={styles.thoughts}>
        {shown.thought.slice(0, 8).map(({ key, value, tries }) => (
          <li key={key}>
            <span>{words.get(key) ?? key}</span>
            <span className={styles.number}>
              {value.toFixed(2)}
              {tries > 0 ? ` (tried ${tries} times)` : ''}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface ShownProps extends Omit<ReplayPageProps<ReactNode>, 'saved' | 'onPlay'> {
  readonly saved: SavedGame;
  onClose(): void;
}

function ShownReplay({ api, exchange, saved, drawTable, onPlayOn, onClose }: ShownProps) {
  const end = saved.record.options.length;
  const [place, setPlace] = useState(0);
  const [eyes, setEyes] = useState<Eyes>('all');
  const [told, setTold] = useState('');
  const [link, setLink] = useState('');
  const { whole, shown, course, problem } = useReplay(api, saved, place, eyes);
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
  const share = async (): Promise<void> => {
    let made = '';
    try {
      made = await exchange.linkTo(saved);
      await navigator.clipboard.writeText(made);
      setTold('The link is copied: it carries the whole game.');
      setLink('');
    } catch {
      // A browser may refuse its clipboard, but not a field to copy from.
      setLink(made);
      setTold(
        made === ''
          ? 'There could be no link made. Save the game as a file instead.'
          : 'Copy the link from the field: it carries the whole game.',
      );
    }
  };
  if (problem !== '')
    return (
      <main className={page.page}>
        <h1>Replay</h1>
        <p className={page.problem} role="alert">
          {problem}
        </p>
        <div className={page.bar}>
          <button type="button" className={page.button} onClick={() => exchange.download(saved)}>
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
      <div className={styles.table}>
        {shown === null ? (
          <main className={page.page}>
            <h1>Replay</h1>
            <p>Reading the game…</p>
          </main>
        ) : (
          drawTable({ ...shown, ask: null, canTakeBack: false })
        )}
      </div>
      <section className={styles.controls} aria-label="Controls of the replay">
        <div className={styles.line}>
          {button('Start', 'of the game', 'Home', place === 0)}
          {button('‹ Turn', 'back', 'PageUp', place === 0)}
          {button('‹ Step', 'back by one decision', 'ArrowLeft', place === 0)}
          {button('Step ›', 'on by one decision', 'ArrowRight', place === end)}
          {button('Turn ›', 'on', 'PageDown', place === end)}
          {button('End', 'of the game', 'End', place === end)}
          <input
            className={styles.scrub}
            type="range"
            min={0}
            max={end}
            value={place}
            aria-label="Place in the game"
            aria-valuetext={`decision ${place} of ${end}${turn === null ? '' : `, turn ${turn.turn}`}`}
            onChange={({ target }) => go(Number(target.value))}
          />
          <output className={styles.place}>
            {place} of {end}
            {turn === null ? '' : ` · turn ${turn.turn}, ${sideName(turn.side)}`}
          </output>
        </div>
        <div className={styles.line}>
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
          <button type="button" className={page.button} onClick={() => void share()}>
            Copy a link
          </button>
          <button type="button" className={page.button} onClick={() => exchange.download(saved)}>
            Save as a file
          </button>
          <button type="button" className={page.button} onClick={onClose}>
            Open another
          </button>
          <span role="status">{told}</span>
          {link === '' ? null : (
            <input
              className={page.field}
              aria-label="Link to this game"
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
            />
          )}
        </div>
      </section>
      <aside className={styles.below} aria-label="About this game">
        {whole === null ? null : <p className={page.quiet}>{replayTitle(whole.edition, whole)}</p>}
        {eyes === 'all' && shown !== null ? (
          <div className={styles.hands}>
            <Hand title="HQ" cards={shown.view.corp.hq.cards ?? []} />
            <Hand title="Grip" cards={shown.view.runner.grip.cards ?? []} />
          </div>
        ) : null}
        {shown === null || shown.thought.length === 0 ? null : <Thoughts shown={shown} />}
        <PlayOn
          side={turn?.side ?? 'runner'}
          isOver={shown !== null && shown.outcome !== null}
          onPlayOn={(side, level) => onPlayOn(branchOf(saved, place, side, level))}
        />
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
    <main className={page.page}>
      <h1>Replay</h1>
      <p className={page.lead}>
        Open a game that was played, look at it from any side, and play on from any place.
      </p>
      <OpenReplay exchange={props.exchange} onOpen={open} />
    </main>
  );
}
