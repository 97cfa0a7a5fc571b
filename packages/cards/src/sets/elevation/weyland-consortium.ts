import {
  accessing,
  additionalCostToRez,
  addToHand,
  allOf,
  allow,
  atLeast,
  canBeAdvanced,
  cannot,
  choose,
  chooseOne,
  chooseSome,
  credits,
  damage,
  discardPhaseEnding,
  dividends,
  draw,
  encountering,
  endTheRun,
  forEachCounter,
  forfeitAgenda,
  forfeiting,
  gainCredits,
  gainingCredits,
  giveTags,
  happened,
  hosted,
  iff,
  install,
  installing,
  inZone,
  load,
  loseCredits,
  may,
  mayPay,
  oneCostOf,
  optional,
  paidForWith,
  placeCounters,
  play,
  playOnlyIf,
  reveal,
  rezzing,
  search,
  shuffleIntoDeck,
  sub,
  succeeding,
  takeCredits,
  threat,
  together,
  trash,
  trashing,
  trashSourceCard,
  unlessOpponentPays,
  when,
  whenEmpty,
  whenRezzed,
  whenScored,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { ELEVATION } from '../../facts/elevation.ts';
import { cards } from '../card-set.ts';

const advanceOne = placeCounters('advancement', 1, choose({ in: 'installed', can: 'advance' }));

export const weylandConsortium = cards(ELEVATION, {
  bangun_when_disaster_strikes: {
    text: [
      allow(installing({ type: 'agenda' }, { face: 'faceup' })),
      when(
        accessing({ in: 'installed', type: 'agenda', faceup: true }),
        together(damage('meat', 2), giveTags(1)),
      ),
    ],
  },

  anthill_excavation_contract: {
    text: [
      whenRezzed(load('credits', 8)),
      whenEmpty('credits', trashSourceCard),
      whenYourTurnBegins(together(takeCredits(4), draw(1))),
    ],
  },

  greenmail: {
    text: [whenScored(gainCredits(2)), when(forfeiting('this'), gainCredits(4))],
  },

  off_the_books: {
    text: [
      dividends(1),
      optional(
        when(
          discardPhaseEnding(),
          mayPay(
            [hosted('agenda')],
            reveal(search(inZone('rd'))),
            chooseOne([{ effect: 'install', what: 'that', free: 'all' }], [addToHand('that')]),
          ),
        ),
      ),
    ],
  },

  syailendra: {
    text: [
      canBeAdvanced,
      optional(when(encountering('this'), iff(atLeast(3, forEachCounter('advancement')), [advanceOne]))),
      sub(may(advanceOne)),
      sub(loseCredits(2, 'opponent')),
      sub(damage('net', 1)),
    ],
  },

  kessleroid: {
    text: [cannot(trashing('this', { by: 'opponent' })), sub(endTheRun), sub(endTheRun)],
  },

  measured_response: {
    play: [unlessOpponentPays([credits(8)], damage('meat', 4))],
    text: [playOnlyIf(allOf(threat(4), happened(succeeding(), 'lastTurn')))],
  },

  key_performance_indicators: {
    play: [
      chooseSome(
        2,
        [draw(1), shuffleIntoDeck(choose(inZone('hq')))],
        [install(choose(inZone('hq', { type: 'ice' })), { free: 'all' })],
        [advanceOne],
        [gainCredits(2)],
      ),
    ],
  },

  the_zwicky_group_invisible_hands: {
    text: [
      optional(when(gainingCredits({ via: { type: ['agenda', 'operation'] }, first: 'turn' }), draw(1))),
    ],
  },

  plutus: {
    text: [
      additionalCostToRez(oneCostOf([forfeitAgenda], [reveal(choose({ in: 'hq' }, 3)), trash('that')])),
      optional(
        whenYourTurnBegins(
          play(choose(inZone('archives', { type: 'operation', subtype: 'transaction' })), {
            after: 'removed',
          }),
        ),
      ),
    ],
  },

  biawak: {
    text: [
      paidForWith(rezzing('this'), 10, forfeitAgenda),
      sub(chooseOne([trash(choose(inZone('installed', { type: 'program' })))], [endTheRun])),
      sub(chooseOne([trash(choose(inZone('installed', { type: 'resource' })))], [endTheRun])),
      sub(endTheRun),
    ],
  },
});
