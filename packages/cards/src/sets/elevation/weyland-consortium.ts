import {
  addToHand,
  atLeast,
  choose,
  chooseOne,
  damage,
  discardPhaseEnding,
  dividends,
  draw,
  encountering,
  forEachCounter,
  forfeiting,
  gainCredits,
  hosted,
  inZone,
  load,
  loseCredits,
  may,
  mayPay,
  optional,
  placeCounters,
  reveal,
  search,
  takeCredits,
  together,
  trashSourceCard,
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
  anthill_excavation_contract: {
    when: [
      whenRezzed(load('credits', 8)),
      whenEmpty('credits', trashSourceCard),
      whenYourTurnBegins(together(takeCredits(4), draw(1))),
    ],
  },

  greenmail: {
    when: [whenScored(gainCredits(2)), { on: forfeiting('this'), steps: [gainCredits(4)] }],
  },

  off_the_books: {
    when: [
      dividends(1),
      optional({
        on: discardPhaseEnding(),
        steps: [
          mayPay(
            [hosted('agenda')],
            reveal(search(inZone('rd'))),
            chooseOne([{ effect: 'install', what: 'that', free: true }], [addToHand('that')]),
          ),
        ],
      }),
    ],
  },

  syailendra: {
    canBeAdvanced: true,
    when: [
      optional({
        on: encountering('this'),
        steps: [when(atLeast(3, forEachCounter('advancement')), [advanceOne])],
      }),
    ],
    subroutines: [[may(advanceOne)], [loseCredits(2, 'opponent')], [damage('net', 1)]],
  },
});
