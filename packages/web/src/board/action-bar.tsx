import type { Ask } from '../session/snapshot.ts';
import { GameSymbol } from '../symbols/symbol.tsx';
import styles from './action-bar.module.css';
import { OfferButton } from './offer-button.tsx';
import { type BarItem, barItems, cardsWanted, defaultOffer, gathersCards, isGathered } from './offers.ts';
import { useTable } from './table-context.ts';
import { useHold } from './use-hold.ts';

/** As many buttons have room for all their words. */
const ROOMY = 2;

interface Props {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onPassOn: () => void;
  readonly onTakeBack: () => void;
}

interface ItemProps {
  readonly item: BarItem;
  readonly shortcut: string | undefined;
  /** Whether a long move may be written out. */
  readonly hasRoom: boolean;
}

function Item({ item, shortcut, hasRoom }: ItemProps) {
  const { openMenu } = useTable();
  if (item.kind === 'offer')
    return <OfferButton offer={item.offer} shortcut={shortcut} place={hasRoom ? 'bar' : 'crowded bar'} />;
  return (
    <button
      type="button"
      className={styles.group}
      aria-haspopup="menu"
      aria-keyshortcuts={shortcut}
      onClick={(event) =>
        openMenu({
          title: item.words.replace('…', ''),
          offers: item.offers,
          card: null,
          anchor: event.currentTarget.getBoundingClientRect(),
        })
      }
    >
      {item.words}
      <span className={styles.many}>{item.offers.length}</span>
      {shortcut !== undefined && (
        <span className={styles.key} aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  );
}

function Gathering({ ask, onConfirm, onCancel }: Props & { readonly ask: Ask }) {
  const { gathered } = useTable();
  const wanted = cardsWanted(ask);
  return (
    <>
      <span className={styles.counter} role="status">
        {wanted === null ? `${gathered.length} chosen` : `${gathered.length} of ${wanted}`}
      </span>
      {gathered.length > 0 && (
        <button type="button" className={styles.group} onClick={onCancel}>
          Clear
        </button>
      )}
      <button
        type="button"
        className={styles.confirm}
        disabled={!isGathered(ask, gathered.length)}
        onClick={onConfirm}
      >
        Confirm
        <span className={styles.key} aria-hidden="true">
          Space
        </span>
      </button>
    </>
  );
}

/** The default, last and largest; held down it passes until something happens. */
function Default({ ask, onPassOn }: { readonly ask: Ask; readonly onPassOn: () => void }) {
  const offer = defaultOffer(ask);
  const hold = useHold(onPassOn);
  if (offer === null) return null;
  const passes = offer.kind === 'pass';
  return (
    <span {...(passes ? hold : {})}>
      <OfferButton offer={offer} shortcut="Space" place="bar" />
    </span>
  );
}

/** What is asked, and everything legal now; the default comes last. */
export function ActionBar(props: Props) {
  const { snapshot } = useTable();
  const { ask, thinking, outcome, canTakeBack } = snapshot;
  const items = ask === null ? [] : barItems(ask);
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
          <button
            type="button"
            className={styles.back}
            aria-keyshortcuts="U"
            title="Take back (U)"
            onClick={props.onTakeBack}
          >
            <GameSymbol name="back" /> Take back
          </button>
        )}
      </div>
      <div className={styles.moves}>
        {ask !== null &&
          items.map((item, index) => (
            <Item
              key={item.kind === 'offer' ? item.offer.key : item.words}
              item={item}
              hasRoom={items.length <= ROOMY}
              shortcut={index < 9 ? String(index + 1) : undefined}
            />
          ))}
      </div>
      <div className={styles.last}>
        {gathersCards(ask) && <Gathering ask={ask} {...props} />}
        {ask !== null && <Default ask={ask} onPassOn={props.onPassOn} />}
      </div>
    </section>
  );
}
