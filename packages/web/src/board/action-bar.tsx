import type { Ask, PassUntil, Way } from '@lastclick/session';
import { findPlaced } from '@lastclick/table';
import { GameSymbol } from '../symbols/symbol.tsx';
import { Spoken } from '../theme/spoken.tsx';
import styles from './action-bar.module.css';
import { MoveButton } from './move-button.tsx';
import { MoveItemButton } from './move-item.tsx';
import { OfferButton } from './offer-button.tsx';
import {
  barItems,
  cardsWanted,
  defaultOffer,
  gathersCards,
  isEncounter,
  isGathered,
  offersIn,
} from './offers.ts';
import { useTable } from './table-context.ts';
import { useHold } from './use-hold.ts';

/** As many buttons have room for all their words. */
const ROOMY = 2;

interface Props {
  /** Whether moves are written out however many they are, because their words stand nowhere else. */
  readonly isOnlyPlace: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onPassOn: (until?: PassUntil) => void;
  /** Plays all moves of a way. */
  readonly onFollow: (way: Way) => void;
  readonly onTakeBack: () => void;
}

const PASSES = {
  action: { key: 'N', words: 'Pass to my next action', short: 'action' },
  run: { key: 'R', words: 'Pass to the end of the run', short: 'run' },
  turn: { key: 'T', words: 'Pass this turn', short: 'turn' },
} as const satisfies Record<PassUntil, unknown>;

function Gathering({ ask, onConfirm, onCancel }: Props & { readonly ask: Ask }) {
  const { gathered } = useTable();
  const wanted = cardsWanted(ask);
  return (
    <>
      <span className={styles.counter} role="status">
        {wanted === null ? `${gathered.length} chosen` : `${gathered.length} of ${wanted}`}
      </span>
      {gathered.length > 0 && <MoveButton onClick={onCancel}>Clear</MoveButton>}
      <MoveButton
        look="main"
        shortcut="Space"
        disabled={!isGathered(ask, gathered.length)}
        onClick={onConfirm}
      >
        Confirm
      </MoveButton>
    </>
  );
}

interface WaysProps extends Pick<Props, 'onFollow'>, Pick<Ask, 'ways'> {
  /** The first, cheapest one is what a sensible player does. */
  readonly isLoud: boolean;
}

/** Several moves with one tap. */
function Ways({ ways, isLoud, onFollow }: WaysProps) {
  return ways.map((way, index) => (
    <MoveButton
      key={way.words}
      {...(isLoud && index === 0 ? { look: 'main', shortcut: 'B' } : {})}
      cost={way.cost}
      onClick={() => onFollow(way)}
    >
      {way.words}
    </MoveButton>
  ));
}

/** Ways to pass for longer: small, as each is a key too. */
function Passes({ passes, onPassOn }: Pick<Props, 'onPassOn'> & Pick<Ask, 'passes'>) {
  return (
    <span className={styles.passes}>
      {passes.map((until) => (
        <button
          key={until}
          type="button"
          className={styles.pass}
          title={PASSES[until].words}
          aria-keyshortcuts={PASSES[until].key}
          onClick={() => onPassOn(until)}
        >
          <Spoken>{PASSES[until].words}</Spoken>
          <span className={styles.short} aria-hidden="true">
            <GameSymbol name="leadsTo" /> {PASSES[until].short}
            <b className={styles.key}>{PASSES[until].key}</b>
          </span>
        </button>
      ))}
    </span>
  );
}

/** The default, last and largest; held down it passes until something happens. */
function Default({ ask, onPassOn }: Pick<Props, 'onPassOn'> & { readonly ask: Ask }) {
  const offer = defaultOffer(ask);
  const hold = useHold(() => onPassOn());
  if (offer === null) return null;
  const passes = offer.kind === 'pass';
  return (
    <span {...(passes ? hold : {})}>
      <OfferButton offer={offer} shortcut="Space" isEven={ask.isEven} />
    </span>
  );
}

/** What is asked, and everything legal now; the default comes last. */
export function ActionBar(props: Props) {
  const { snapshot } = useTable();
  const { ask, thinking, outcome, canTakeBack, view } = snapshot;
  const titleOf = (object: number): string | null => findPlaced(view, object)?.card.title ?? null;
  const items = ask === null ? [] : barItems(ask, titleOf);
  const isThroughIce = isEncounter(ask);
  return (
    <section className={styles.bar} aria-label="Your moves">
      <div className={styles.head}>
        <p className={styles.question}>
          {ask === null ? (
            <span className={styles.waiting}>
              {outcome !== null ? 'The game is over' : thinking === null ? 'Nothing to decide' : 'Waiting'}
            </span>
          ) : (
            <>
              {ask.question} <span className={styles.rule}>{ask.rule}</span>
            </>
          )}
        </p>
        {canTakeBack && (
          <span className={styles.back}>
            <MoveButton look="quiet" aria-keyshortcuts="U" title="Take back (U)" onClick={props.onTakeBack}>
              <GameSymbol name="back" /> Take back
            </MoveButton>
          </span>
        )}
      </div>
      <div className={styles.moves}>
        {ask !== null && isThroughIce && <Ways ways={ask.ways} isLoud onFollow={props.onFollow} />}
        {items.map((item, index) => (
          <MoveItemButton
            key={offersIn(item)[0]?.key}
            item={item}
            isCrowded={items.length > ROOMY && !props.isOnlyPlace}
            shortcut={index < 9 ? String(index + 1) : undefined}
            within={null}
          />
        ))}
        {ask !== null && !isThroughIce && <Ways ways={ask.ways} isLoud={false} onFollow={props.onFollow} />}
      </div>
      <div className={styles.last}>
        {gathersCards(ask) && <Gathering ask={ask} {...props} />}
        {ask !== null && ask.passes.length > 0 && <Passes passes={ask.passes} onPassOn={props.onPassOn} />}
        {ask !== null && <Default ask={ask} onPassOn={props.onPassOn} />}
      </div>
    </section>
  );
}
