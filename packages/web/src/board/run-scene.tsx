import type { CardView, LineKind, RunView } from '@lastclick/engine';
import type { Offer } from '@lastclick/session';
import { count, serverName, subroutineInRun } from '@lastclick/table';
import { CardLines } from '../cards/card-lines.tsx';
import { knownData } from '../cards/card-words.ts';
import { stepNow } from '../rail/rail-words.ts';
import { GameSymbol } from '../symbols/symbol.tsx';
import { Spoken } from '../theme/spoken.tsx';
import styles from './scene.module.css';
import { SceneSubject } from './scene-subject.tsx';
import { useTable } from './table-context.ts';

interface Props {
  readonly run: RunView;
  readonly hasMoves: boolean;
}

const MARKS = { broken: 'close', resolved: 'check' } as const;

/** How it stands with a subroutine, or the button that breaks it. */
function BreakOrState({ state, offer }: { readonly state: string; readonly offer: Offer | undefined }) {
  const { take } = useTable();
  return offer === undefined ? (
    <span className={styles.state}>{state}</span>
  ) : (
    <button type="button" className={styles.break} onClick={() => take(offer)}>
      Break
    </button>
  );
}

/** The subroutines of the encountered ice, in order; the first unbroken one is the next to resolve. */
function Subroutines({ run, ice }: { readonly run: RunView; readonly ice: CardView }) {
  const { snapshot } = useTable();
  if (ice.card === undefined || run.subroutines.length === 0) return null;
  const next = run.subroutines.indexOf('unbroken');
  const breaks = snapshot.ask?.offers.filter(({ kind }) => kind === 'break') ?? [];
  return (
    <ol className={styles.subroutines} aria-label="Subroutines">
      {run.subroutines.map((state, index) => (
        <li key={index} data-state={state} data-next={index === next}>
          <span className={styles.box} aria-hidden="true">
            {state === 'unbroken' ? index + 1 : <GameSymbol name={MARKS[state]} />}
          </span>
          <span className={styles.sub}>{subroutineInRun(run, index)}</span>
          <BreakOrState state={state} offer={breaks.find(({ subroutine }) => subroutine === index)} />
        </li>
      ))}
    </ol>
  );
}

const isBreaker = (card: CardView): boolean => knownData(card)?.subtypes.includes('icebreaker') === true;

const withHosted = (cards: readonly CardView[]): CardView[] =>
  cards.flatMap((card) => [card, ...withHosted(card.hosted)]);

/**
 * Each icebreaker in a line: its strength against the ice, and whether it breaks everything there, at what price, or why
 * not; those that can come first. Their moves stand in the bar.
 */
function Breakers({ ice }: { readonly ice: CardView }) {
  const { snapshot } = useTable();
  const said = new Map(snapshot.ask?.breakers.map((one, place) => [one.object, { ...one, place }]));
  const placeOf = ({ object }: CardView): number => said.get(object)?.place ?? said.size;
  const breakers = withHosted(snapshot.view.runner.rig)
    .filter(isBreaker)
    .sort((a, b) => placeOf(a) - placeOf(b));
  const against = ice.strength;
  if (breakers.length === 0 || against === undefined) return null;
  return (
    <ul className={styles.breakers} aria-label="Icebreakers">
      {breakers.map((breaker) => {
        const strength = breaker.strength ?? 0;
        const words = said.get(breaker.object);
        return (
          <li key={breaker.object} className={styles.breaker} data-breaks={words?.canBreak === true}>
            <b>{breaker.title}</b>
            <span className={styles.numbers} data-reaches={strength >= against}>
              <GameSymbol name="strength" label="strength" />
              {strength}
              <Spoken>
                {strength >= against ? ', reaches' : `, ${against - strength} short of`} {against}
              </Spoken>
            </span>
            {words !== undefined && <span className={styles.breaks}>{words.words}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** Lines of the ice that are told elsewhere: by the list of its subroutines, by the moves in the bar. */
function toldElsewhere(isEncountered: boolean, isOffered: boolean): LineKind[] {
  return [...(isEncountered ? (['subroutine'] as const) : []), ...(isOffered ? (['paid'] as const) : [])];
}

function Ice({ run, ice, hasMoves }: Props & { readonly ice: CardView }) {
  const { offers } = useTable();
  const data = knownData(ice);
  if (data === null) return <p className={styles.quiet}>Facedown ice.</p>;
  const isEncountered = run.subroutines.length > 0;
  return (
    <>
      <SceneSubject data={data} isRevealed={false}>
        {ice.strength !== undefined && (
          <span className={styles.strength}>
            <GameSymbol name="strength" label="strength" />
            {ice.strength}
          </span>
        )}
      </SceneSubject>
      {isEncountered && <Breakers ice={ice} />}
      <div className={styles.text}>
        <CardLines
          data={data}
          without={toldElsewhere(isEncountered, !hasMoves && offers.byObject.has(ice.object))}
        />
      </div>
      {isEncountered && <Subroutines run={run} ice={ice} />}
    </>
  );
}

/** The way in: a dot for each piece of ice, the server last, and where the Runner stands. */
function Way({ run }: { readonly run: RunView }) {
  const { snapshot } = useTable();
  const ice = snapshot.view.corp.servers.find(({ server }) => server === run.server)?.ice ?? [];
  const here = run.ice === null ? null : ice.findIndex(({ object }) => object === run.ice?.object);
  const place =
    here !== null && here >= 0 ? here : run.position === null ? -1 : ice.length - 1 - run.position;
  const atServer = run.ice === null && (run.position === null || run.position === 0);
  return (
    <p
      className={styles.way}
      role="img"
      aria-label={
        atServer
          ? `at ${serverName(run.server)}, all ice behind`
          : `at ice ${place + 1} of ${ice.length} from outside`
      }
    >
      {ice.map((card, index) => (
        <span
          key={card.object}
          className={styles.stop}
          data-here={!atServer && index === place}
          data-past={atServer || index < place}
        />
      ))}
      <span className={styles.server} data-here={atServer}>
        {serverName(run.server)}
      </span>
    </p>
  );
}

/** A run as a small scene: the way in, the ice at hand, its subroutines, and who can break them. */
export function RunScene({ run, hasMoves }: Props) {
  const { rail } = useTable().snapshot;
  const { step, path } = stepNow(rail);
  return (
    <section className={styles.scene} aria-label={`Run on ${serverName(run.server)}`}>
      <header className={styles.head}>
        <h2>Run on {serverName(run.server)}</h2>
        <span className={styles.quiet}>
          {path.at(-1)?.split(': ').at(-1)} · {step?.rule}
        </span>
      </header>
      <Way run={run} />
      {run.badPublicityCredits > 0 && (
        <p className={styles.quiet}>
          {count(run.badPublicityCredits, 'credit')} from bad publicity for this run
        </p>
      )}
      {run.successful && <p className={styles.success}>The run is successful.</p>}
      {run.ice !== null && <Ice run={run} ice={run.ice} hasMoves={hasMoves} />}
    </section>
  );
}
