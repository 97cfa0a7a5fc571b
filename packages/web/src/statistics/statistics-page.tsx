import { sideName } from '@lastclick/table';
import { useState } from 'react';
import { games } from '../app/games.ts';
import { hrefOf } from '../app/router.ts';
import { deckName } from '../app/saved-list.tsx';
import chart from '../charts/chart.module.css';
import { ScoreBars } from './score-bars.tsx';
import styles from './statistics.module.css';
import { type Statistics, statisticsOf } from './statistics.ts';

const LATEST = 12;

function Latest({ finished }: Pick<Statistics, 'finished'>) {
  return (
    <section aria-labelledby="latest">
      <h2 id="latest">The latest games</h2>
      <ol className={styles.latest}>
        {finished.slice(0, LATEST).map(({ id, at, side, level, deck, isWon, reason }) => (
          <li key={id} data-won={isWon}>
            <a href={hrefOf.replayOf(id)}>
              <strong>{isWon ? 'Won' : 'Lost'}</strong>
              <span>
                {sideName(side)}, {deck}, against level {level}
              </span>
              <span className={styles.quiet}>
                {REASONS[reason] ?? reason} · {new Date(at).toLocaleDateString([], { dateStyle: 'medium' })}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How one's games in this browser went. */
export default function StatisticsPage() {
  const [stand] = useState(() =>
    statisticsOf(games.all().games, ({ saved }, side) => deckName(saved.setup[`${side}Deck`])),
  );
  const { finished, bySide, byDeck, byLevel, byReason, turns } = stand;
  if (finished.length === 0)
    return (
      <main className="page">
        <h1>Statistics</h1>
        <p>
          Games you finish against the computer are counted here, in this browser alone. There is none yet.
        </p>
        <a className="button" href={hrefOf.newGame}>
          Play one
        </a>
      </main>
    );
  const won = finished.filter(({ isWon }) => isWon).length;
  return (
    <main className={`page ${styles.page}`}>
      <h1>Statistics</h1>
      <p className={styles.sum}>
        <strong>{won}</strong> of <strong>{finished.length}</strong> games won · {Math.round(turns)} turns on
        average
      </p>
      <div className={chart.charts}>
        <ScoreBars
          title="By side"
          scores={bySide.map(({ side, ...score }) => ({ ...score, side, name: sideName(side) }))}
        />
        <ScoreBars
          title="By level"
          scores={byLevel.map((score) => ({ ...score, name: `Level ${score.name}` }))}
        />
        <ScoreBars title="By deck" scores={byDeck} />
        <ScoreBars
          title="How games ended"
          scores={byReason.map(({ reason, ...score }) => ({ ...score, name: REASONS[reason] ?? reason }))}
        />
      </div>
      <Latest finished={finished} />
    </main>
  );
}

const REASONS: Readonly<Record<string, string>> = {
  agendaPoints: 'Agenda points',
  flatline: 'Flatline',
  emptyDeck: 'Empty R&D',
  bothAgendaPoints: 'Both had the points',
  ability: 'An ability',
  conceded: 'Given up',
};
