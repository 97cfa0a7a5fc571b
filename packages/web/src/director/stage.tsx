import type { View } from '@lastclick/engine';
import type { Beat, ShownCard, Snapshot } from '@lastclick/session';
import { cardData, outcomeWords, sideName } from '@lastclick/table';
import { CardFace } from '../cards/card-face.tsx';
import { GameSymbol } from '../symbols/symbol.tsx';
import { SymbolText } from '../symbols/symbol-text.tsx';
import type { Reel } from './director.ts';
import { EncounterStage } from './encounter-stage.tsx';
import styles from './stage.module.css';
import { StagedCard, viewOf } from './staged-card.tsx';

/** More is left to the log. */
const MOST_EFFECTS = 4;
const MOST_CARDS = 3;

/** What follows from a great beat and can be said beside it. */
const EFFECTS: ReadonlySet<Beat['moment']> = new Set([
  'credits',
  'clicks',
  'tags',
  'badPublicity',
  'counters',
  'move',
  'install',
  'strength',
  'runEnds',
  'note',
]);

/** Whom a moment is good for, where it is for one of them. */
function toneOf({ moment, side }: Beat, { view }: Snapshot): 'good' | 'harm' | 'plain' {
  const winner =
    moment === 'over' ? view.outcome?.winner : moment === 'steal' || moment === 'score' ? side : null;
  if (moment === 'damage') return view.seat === 'corp' ? 'good' : 'harm';
  if (winner === null || winner === undefined || winner === 'draw') return 'plain';
  return view.seat === 'spectator' || view.seat === winner ? 'good' : 'harm';
}

function Effects({ following }: { readonly following: readonly Beat[] }) {
  const said = following.filter(({ moment, words }) => words !== '' && EFFECTS.has(moment));
  return (
    <ul className={styles.effects}>
      {said.slice(0, MOST_EFFECTS).map(({ id, words }) => (
        <li key={id}>
          <SymbolText text={words} />
        </li>
      ))}
    </ul>
  );
}

/** The cards accessed before this one in the same run, to look back at. */
function AccessedBefore({ lead, shown }: { readonly lead: Beat; readonly shown: readonly ShownCard[] }) {
  const now = shown.findIndex(({ event }) => event === lead.id);
  const last = shown[now];
  const row = shown
    .slice(0, now + 1)
    .filter(({ how, run, turn }) => how === 'accessed' && run === last?.run && turn === last.turn);
  if (row.length < 2) return null;
  return (
    <ol className={styles.row}>
      {row.map(({ event, card, became }) => (
        <li key={event} data-now={event === lead.id} data-became={became}>
          <CardFace
            card={{
              object: 0,
              card,
              title: cardData(card)?.title ?? card,
              faceup: true,
              counters: {},
              hosted: [],
            }}
            owner="corp"
            shape="tile"
          />
        </li>
      ))}
    </ol>
  );
}

function Points({ lead }: { readonly lead: Beat }) {
  const points = cardData(lead.cards[0]?.card ?? '')?.points;
  return points === undefined ? null : (
    <p className={styles.points}>
      +{points}
      <GameSymbol name="point" />
    </p>
  );
}

interface Props {
  readonly lead: Beat;
  readonly view: View;
  readonly present: Snapshot;
}

function Damage({ lead, view }: Props) {
  return (
    <>
      <p className={styles.hurt}>
        <GameSymbol name="damage" />
        {lead.amount}
        <small>{lead.detail} damage</small>
      </p>
      <div className={styles.lost}>
        {lead.cards.map((told, index) => (
          // Cards nobody here may see have no number of their own.
          <span key={told.object ?? -index} className={styles.losing}>
            <CardFace card={viewOf(told, view)} owner="runner" shape="tile" />
          </span>
        ))}
      </div>
    </>
  );
}

function Subject(props: Props) {
  const { lead, view, present } = props;
  switch (lead.moment) {
    case 'encounter':
    case 'subroutine':
      return <EncounterStage lead={lead} view={view} />;
    case 'damage':
      return <Damage {...props} />;
    case 'over': {
      const outcome = view.outcome ?? present.outcome;
      const own = present.seat !== 'spectator' && outcome !== null && outcome.winner !== 'draw';
      return (
        <div className={styles.over}>
          <p>{own ? (outcome.winner === present.seat ? 'You win' : 'You lose') : 'The game is over'}</p>
          <small>{outcome === null ? '' : outcomeWords(outcome.winner, outcome.reason)}</small>
        </div>
      );
    }
    default:
      return (
        <>
          <div className={styles.cards}>
            {lead.cards.slice(0, MOST_CARDS).map((told, index) => (
              <StagedCard key={told.object ?? -index} told={told} view={view} />
            ))}
          </div>
          {(lead.moment === 'steal' || lead.moment === 'score') && <Points lead={lead} />}
          {lead.moment === 'access' && <AccessedBefore lead={lead} shown={present.shown} />}
        </>
      );
  }
}

const BANNERS: ReadonlySet<Beat['moment']> = new Set(['turn', 'run']);

/** The great moment that holds: large in the middle of the board. */
export function Stage({ reel }: { readonly reel: Reel }) {
  const { scene, view, present, isFollowed } = reel;
  if (scene === null || scene.lead === null || view === null || present === null) return null;
  const { lead, following } = scene;
  if (BANNERS.has(lead.moment))
    return (
      <div key={lead.id} className={styles.banner} data-side={lead.side ?? view.turn.side}>
        <p>
          {lead.moment === 'turn' && <b>{sideName(view.turn.side)}</b>}
          {lead.words}
        </p>
      </div>
    );
  const [told] = lead.cards;
  // Ice stays on the stage while its subroutines fire.
  const isIce = lead.moment === 'encounter' || lead.moment === 'subroutine';
  return (
    <div
      key={isIce ? `ice ${told?.object}` : lead.id}
      className={styles.stage}
      data-stage
      data-moment={lead.moment}
      data-tone={toneOf(lead, present)}
    >
      {lead.moment !== 'over' && (
        <p className={styles.caption} data-side={lead.side}>
          <SymbolText text={isIce && lead.moment === 'subroutine' ? 'The subroutine fires' : lead.words} />
        </p>
      )}
      <Subject lead={lead} view={view} present={present} />
      <Effects following={isFollowed ? following : []} />
    </div>
  );
}
