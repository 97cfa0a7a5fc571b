import type { Filter } from './filter.ts';
import type { Word } from './shape.ts';
import type { Sorts } from './sorts.ts';
import type { DEEDS, DeedName } from './words/deeds.ts';

export { DEEDS, type DeedName, DOERS, PERIODS } from './words/deeds.ts';

/** Which deeds are meant: those that have everything it says. */
export type Deed = Sorts['deed'];
export type DeedOf<N extends DeedName> = Word<'deed', typeof DEEDS, N>;

/** What a deed says besides its name and its card. */
export type More<N extends DeedName> = Omit<DeedOf<N>, 'deed' | 'card' | 'server'>;

/** A builder of deeds of one name; named, so that what others install says its name and not all that it stands for. */
export type Plain<N extends DeedName> = (more?: Omit<DeedOf<N>, 'deed'>) => DeedOf<N>;
export type OfCard<N extends DeedName> = (
  card?: 'this' | Filter,
  more?: Omit<DeedOf<N>, 'deed' | 'card'>,
) => DeedOf<N>;
export type OnServer<N extends DeedName> = (server?: Sorts['server'], more?: More<N>) => DeedOf<N>;

const plain =
  <N extends DeedName>(deed: N): Plain<N> =>
  (more) =>
    ({ deed, ...more }) as unknown as DeedOf<N>;

/** About a card: this one, or such a one. */
const ofCard =
  <N extends DeedName>(deed: N): OfCard<N> =>
  (card, more) =>
    ({ deed, ...(card === undefined ? {} : { card }), ...more }) as unknown as DeedOf<N>;

/** About a server: where it happens. */
const onServer =
  <N extends DeedName>(deed: N): OnServer<N> =>
  (server, more) =>
    ({ deed, ...(server === undefined ? {} : { server }), ...more }) as unknown as DeedOf<N>;

export const turnBeginning = plain('turnBegins');
export const turnEnding = plain('turnEnds');
export const actionPhaseEnding = plain('actionPhaseEnds');
export const discardPhaseEnding = plain('discardPhaseEnds');
export const acting = plain('act');
export const drawing = plain('draw');
export const gainingCredits = plain('gainCredits');
export const losingCredits = plain('loseCredits');
export const gainingClicks = plain('gainClicks');
export const losingClicks = plain('loseClicks');
export const spendingClicks = plain('spendClicks');
export const creatingServer = plain('createServer');
export const takingTags = plain('takeTags');
export const removingTags = plain('removeTags');
export const takingBadPublicity = plain('takeBadPublicity');
export const sufferingDamage = plain('damage');
export const doingDamage = (more?: Omit<DeedOf<'damage'>, 'deed' | 'by'>): DeedOf<'damage'> => ({
  deed: 'damage',
  by: 'you',
  ...more,
});
export const searching = plain('search');
export const purging = plain('purge');
export const tracing = plain('trace');
export const bidding = plain('bid');
export const discarding = ofCard('discard');
export const installing = ofCard('install');
export const rezzing = ofCard('rez');
export const derezzing = ofCard('derez');
export const uninstalling = ofCard('uninstall');
export const moving = ofCard('move');
export const playing = ofCard('play');
export const resolving = ofCard('resolve');
export const trashing = ofCard('trash');
export const scoring = ofCard('score');
export const stealing = ofCard('steal');
export const advancing = ofCard('advance');
export const forfeiting = ofCard('forfeit');
export const revealing = ofCard('reveal');
export const exposing = ofCard('expose');
export const using = ofCard('use');
export const spendingCredits = ofCard('spendCredits');
export const placingCounters = ofCard('placeCounters');
export const flipping = ofCard('flip');
export const emptying = ofCard('empty');
export const approaching = ofCard('approach');
export const encountering = ofCard('encounter');
export const finishingEncounter = ofCard('finishEncounter');
export const passing = ofCard('pass');
export const accessing = ofCard('access');
export const finishingAccess = ofCard('finishAccess');
export const breaking = ofCard('break');
export const resolvingSubroutine = ofCard('resolveSubroutine');
export const bypassing = ofCard('bypass');
export const running = onServer('run');
export const passingAllIce = onServer('passAll');
export const jackingOut = onServer('jackOut');
export const approachingServer = onServer('approachServer');
export const succeeding = onServer('succeed');
export const failing = onServer('fail');
export const endingRun = onServer('endRun');
export const breaching = onServer('breach');
export const finishingBreach = onServer('finishBreach');
