import type { Judgement } from '@lastclick/session';
import { sideName } from '@lastclick/table';
import page from '../learn/page.module.css';
import styles from './analysis.module.css';
import { CLEARLY_WORSE, corpChance, isTurningPoint, lossOf, percent } from './turning-points.ts';
import { JUDGE, type useJudgements } from './use-judgements.ts';

interface Props {
  readonly judgements: ReturnType<typeof useJudgements>;
  readonly place: number;
  onGo(place: number): void;
  onPlayOn(judgement: Judgement): void;
}

function Progress({ judgements }: Pick<Props, 'judgements'>) {
  const { judged, total, isJudging, start, stop } = judgements;
  const isDone = total !== null && judged.length === total;
  return (
    <div className={page.bar}>
      {isJudging ? (
        <button type="button" className={page.button} onClick={stop}>
          Stop
        </button>
      ) : isDone ? null : (
        <button type="button" className={`${page.button} ${page.main}`} onClick={start}>
          {judged.length === 0 ? 'Find the turning points' : 'Go on'}
        </button>
      )}
      {isJudging ? (
        <progress
          className={styles.progress}
          aria-label="Actions judged"
          {...(total === null ? {} : { value: judged.length, max: total })}
        />
      ) : null}
      {total === null ? null : (
        <span className={page.quiet}>
          {judged.length} of {total} actions judged
        </span>
      )}
    </div>
  );
}

function TurningPoint({
  judgement,
  place,
  onGo,
  onPlayOn,
}: Omit<Props, 'judgements'> & { readonly judgement: Judgement }) {
  const { seat, turn, played, best } = judgement;
  const where = `turn ${turn}, ${sideName(seat)}`;
  return (
    <li
      className={styles.point}
      data-side={seat}
      aria-current={judgement.place === place ? 'step' : undefined}
    >
      <p>
        <strong>
          Turn {turn}, {sideName(seat)}
        </strong>
        : “{played.words}” left the {sideName(seat)} {percent(played.chance)}; “{best.words}” would have left{' '}
        {percent(best.chance)}.
      </p>
      <div className={page.bar}>
        <button type="button" className={page.button} onClick={() => onGo(judgement.place)}>
          Go there<span className={page.hidden}>: {where}</span>
        </button>
        <button type="button" className={page.button} onClick={() => onPlayOn(judgement)}>
          Play on from here<span className={page.hidden}>: {where}</span>
        </button>
      </div>
    </li>
  );
}

/** Where the game turned, by a bot's judgement of every action. */
export function TurningPointsPanel({ judgements, ...props }: Props) {
  const { judged, total, isJudging, problem } = judgements;
  const points = judged.filter(isTurningPoint).toSorted((a, b) => lossOf(b) - lossOf(a));
  const isDone = total !== null && judged.length === total;
  return (
    <section className={page.panel} aria-label="Turning points">
      <h2>Turning points</h2>
      <p className={page.quiet}>
        A bot’s opinion, not the truth: level {JUDGE} tries every action of the game beside its own choice in
        imagined worlds that fit what that side knew. Where what was played is clearly worse, by{' '}
        {Math.round(100 * CLEARLY_WORSE)} points of chance or more, it calls it a turning point.
      </p>
      <Progress judgements={judgements} />
      <div role="alert">{problem === '' ? null : <p className={page.problem}>{problem}</p>}</div>
      <p role="status">
        {isJudging || !isDone
          ? ''
          : points.length === 0
            ? 'No turning point: neither side played anything this bot finds clearly worse.'
            : `${points.length === 1 ? '1 turning point' : `${points.length} turning points`}, the dearest first.`}
      </p>
      {points.length === 0 ? null : (
        <ol className={styles.points}>
          {points.map((judgement) => (
            <TurningPoint key={judgement.place} judgement={judgement} {...props} />
          ))}
        </ol>
      )}
      {judged.length === 0 ? null : (
        <details className={styles.others}>
          <summary>Every action judged, as a table</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className={styles.table} tabIndex={0} aria-label="Every action judged">
            <table>
              <thead>
                <tr>
                  <th scope="col">Turn</th>
                  <th scope="col">Played</th>
                  <th scope="col">Corp’s chance</th>
                </tr>
              </thead>
              <tbody>
                {judged.map((one) => (
                  <tr key={one.place}>
                    <th scope="row">
                      {one.turn}, {sideName(one.seat)}
                    </th>
                    <td>{one.played.words}</td>
                    <td>{percent(corpChance(one))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </details>
      )}
    </section>
  );
}
