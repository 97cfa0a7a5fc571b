import {
  chooseOne,
  chooseUpTo,
  credits,
  draw,
  during,
  endingRun,
  endTheRun,
  gainCredits,
  giveTags,
  happened,
  iff,
  inZone,
  paid,
  persistent,
  playOnlyIf,
  removeSource,
  runnerIsTagged,
  scoring,
  shuffleIntoDeck,
  stealing,
  stoleDuringRun,
  sub,
  succeeding,
  takeTags,
  takingTags,
  unlessOpponentPays,
  when,
  whenEncountered,
  whenRezzed,
  whenRezzedInItsWay,
} from '@lastclick/engine/language';
import { SYSTEM_GATEWAY } from '../../facts/system-gateway.ts';
import { cards } from '../card-set.ts';

export const nbn = cards(SYSTEM_GATEWAY, {
  nbn_reality_plus: {
    text: [when(takingTags({ first: 'turn' }), chooseOne([gainCredits(2)], [draw(2)]))],
  },

  predictive_planogram: {
    play: [
      iff(
        runnerIsTagged,
        [chooseOne([gainCredits(3)], [draw(3)], [gainCredits(3), draw(3)], [draw(3), gainCredits(3)])],
        [chooseOne([gainCredits(3)], [draw(3)])],
      ),
    ],
  },

  spin_doctor: {
    text: [whenRezzed(draw(2)), paid([removeSource], shuffleIntoDeck(chooseUpTo(inZone('archives'), 2)))],
  },

  amaze_amusements: {
    text: [persistent(during(stoleDuringRun, when(endingRun('this'), giveTags(2))))],
  },

  funhouse: {
    text: [
      whenEncountered(unlessOpponentPays([takeTags(1)], endTheRun)),
      sub(unlessOpponentPays([credits(4)], giveTags(1))),
    ],
  },

  ping: {
    text: [whenRezzedInItsWay(giveTags(1)), sub(endTheRun)],
  },

  public_trail: {
    play: [unlessOpponentPays([credits(8)], giveTags(1))],
    text: [playOnlyIf(happened(succeeding(), 'lastTurn'))],
  },

  tomorrows_headline: {
    text: [when([scoring('this'), stealing('this')], giveTags(1))],
  },
});
