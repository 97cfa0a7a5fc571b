import type { EventCardView, EventKind, EventView, Side, View } from '@lastclick/engine';
import { type DraftView, foldEvent, type TitleOf } from './fold-event.ts';
import { type Patch, patchBetween } from './patch.ts';

/** What a beat shows; 'state' only brings the table up to date. */
export type Moment =
  | 'turn'
  | 'action'
  | 'move'
  | 'play'
  | 'install'
  | 'rez'
  | 'flip'
  | 'credits'
  | 'clicks'
  | 'tags'
  | 'badPublicity'
  | 'counters'
  | 'damage'
  | 'ability'
  | 'strength'
  | 'run'
  | 'approach'
  | 'encounter'
  | 'broken'
  | 'subroutine'
  | 'success'
  | 'breach'
  | 'access'
  | 'steal'
  | 'score'
  | 'show'
  | 'runEnds'
  | 'over'
  | 'note'
  | 'state';

/** Small beats run together, great ones hold. */
export type Weight = 'small' | 'great';

/** One moment between two snapshots, as a seat may see it. */
export interface Beat {
  /** The event it shows, and the one that follows from; 0 where it only brings the table up to date. */
  readonly id: number;
  readonly cause: number | null;
  readonly moment: Moment;
  readonly weight: Weight;
  readonly side: Side | null;
  readonly amount: number;
  readonly detail: string;
  /** The cards concerned, each with where it was and is. */
  readonly cards: readonly EventCardView[];
  /** The same in words; '' where the log does not speak of it. */
  readonly words: string;
  /** How many lines the log has by then. */
  readonly told: number;
  /** What it changes in the view before it. */
  readonly patch: Patch;
}

const small = (moment: Moment): readonly [Moment, Weight] => [moment, 'small'];
const great = (moment: Moment): readonly [Moment, Weight] => [moment, 'great'];

/** The moment each kind of event is; null: it is seen with the next one. */
const MOMENTS: Readonly<Record<EventKind, readonly [Moment, Weight] | null>> = {
  gameStarts: small('note'),
  mulligan: small('note'),
  keep: small('note'),
  phase: null,
  turnBegins: null,
  turnEnds: null,
  clicksGained: small('clicks'),
  clicksSpent: small('clicks'),
  clicksLost: small('clicks'),
  creditsGained: small('credits'),
  creditsSpent: small('credits'),
  creditsLost: small('credits'),
  creditsMoved: small('credits'),
  drawn: small('move'),
  action: small('action'),
  actionCompleted: null,
  installed: small('install'),
  rezzed: great('rez'),
  derezzed: small('flip'),
  turnedFaceup: small('flip'),
  turnedFacedown: small('flip'),
  convertedToCounter: small('move'),
  played: great('play'),
  trashed: small('move'),
  discarded: small('move'),
  scored: great('score'),
  addedToScoreArea: great('score'),
  convertedToAgenda: great('score'),
  advanced: small('counters'),
  countersPlaced: small('counters'),
  countersRemoved: small('counters'),
  recurringRefilled: small('counters'),
  tagsTaken: small('tags'),
  tagsRemoved: small('tags'),
  badPublicityTaken: small('badPublicity'),
  badPublicityRemoved: small('badPublicity'),
  damaged: great('damage'),
  purged: small('counters'),
  flipped: small('flip'),
  abilityUsed: small('ability'),
  triggered: small('ability'),
  passed: null,
  prevented: small('note'),
  replaced: small('note'),
  addedToHand: small('move'),
  shuffledIntoDeck: small('move'),
  putOnDeckTop: small('move'),
  putOnDeckBottom: small('move'),
  shuffled: small('move'),
  setAside: small('move'),
  removedFromGame: small('move'),
  forfeited: small('move'),
  hosted: small('move'),
  actionPhaseForcedToEnd: small('note'),
  runAnnounced: great('run'),
  iceApproached: small('approach'),
  iceEncountered: great('encounter'),
  subroutineBroken: small('broken'),
  subroutineResolves: great('subroutine'),
  icePassed: small('approach'),
  iceBypassed: small('approach'),
  serverApproached: small('approach'),
  jackedOut: small('runEnds'),
  runSuccessful: small('success'),
  runUnsuccessful: small('runEnds'),
  runEnded: small('runEnds'),
  runCompleted: small('runEnds'),
  accessBegins: small('breach'),
  accessed: great('access'),
  stolen: great('steal'),
  archivesTurnedFaceup: small('flip'),
  strengthChanged: small('strength'),
  exposed: great('show'),
  revealed: great('show'),
  lookedAt: small('show'),
  swapped: small('move'),
  moved: small('move'),
  searched: small('note'),
  serverChanged: small('run'),
  markIdentified: small('note'),
  traceInitiated: small('note'),
  traceResolved: small('note'),
  bidRevealed: small('note'),
  loopEnded: small('note'),
  nothingHappened: small('note'),
  gameOver: great('over'),
};

/** The phases that turns begin with. */
const TURNS: ReadonlySet<string> = new Set(['corp.draw', 'runner.action']);

const momentOf = ({ kind, detail }: EventView): readonly [Moment, Weight] | null =>
  kind === 'phase' && TURNS.has(detail) ? great('turn') : MOMENTS[kind];

/** Whether something happened that is worth a beat of its own. */
export const hasMoment = (events: readonly EventView[]): boolean =>
  events.some((event) => momentOf(event) !== null);

type Drawn = { -readonly [Field in keyof Beat]: Beat[Field] };

/** What events do not tell (who decides now, what things cost) is seen again in the view after them. */
const stateBeat = (patch: Patch, told: number): Beat => ({
  id: 0,
  cause: null,
  moment: 'state',
  weight: 'small',
  side: null,
  amount: 0,
  detail: '',
  cards: [],
  words: '',
  told,
  patch,
});

/** What happened between two views of a seat. */
export interface Happened {
  readonly before: View;
  readonly events: readonly EventView[];
  readonly after: View;
  /** How many lines the log had before. */
  readonly told: number;
}

/** What the log says of events. */
export interface Told {
  wordsOf(event: EventView): string;
  /** How many lines it has up to the one that tells an event; 0 where none does. */
  linesTo(event: EventView): number;
}

/** Cards lost to damage belong to it. */
const isLossOf = (last: Drawn | undefined, { kind, cause }: EventView): boolean =>
  last?.moment === 'damage' && kind === 'trashed' && cause === last.id;

/** The beats between two views, in order: each leads from the view before it to the next, the last one to `after`. */
export function beatsOf(
  { before, events, after, told: toldBefore }: Happened,
  log: Told,
  titleOf: TitleOf,
): readonly Beat[] {
  const beats: Drawn[] = [];
  const draft = structuredClone(before) as DraftView;
  let shown: View = before;
  let told = toldBefore;
  const keepUp = (): Patch => {
    const now = structuredClone(draft) as View;
    const patch = patchBetween(shown, now);
    shown = now;
    return patch;
  };
  for (const event of events) {
    foldEvent(draft, event, after, titleOf);
    told = Math.max(told, log.linesTo(event));
    const moment = momentOf(event);
    if (moment === null) continue;
    const last = beats.at(-1);
    if (last !== undefined && isLossOf(last, event)) last.cards = event.cards;
    const { id, cause, side, amount, detail, cards } = event;
    const [what, weight] = moment;
    beats.push({
      id,
      cause,
      moment: what,
      weight,
      side,
      amount,
      detail,
      cards,
      words: log.wordsOf(event),
      told,
      patch: keepUp(),
    });
  }
  const rest = patchBetween(shown, after);
  return rest === null ? beats : [...beats, stateBeat(rest, told)];
}
