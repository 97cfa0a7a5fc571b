import {
  chooseOne,
  chooseUpTo,
  credits,
  draw,
  endingRun,
  endTheRun,
  gainCredits,
  giveTags,
  happened,
  inZone,
  paid,
  removeSource,
  rezzing,
  runnerIsTagged,
  runOnThisServer,
  scoring,
  shuffleIntoDeck,
  stealing,
  stoleDuringRun,
  succeeding,
  takeTags,
  takingTags,
  unlessOpponentPays,
  when,
  whenEncountered,
  whenRezzed,
} from '@lastclick/engine/language';
import { SYSTEM_GATEWAY } from '../../facts/system-gateway.ts';
import { cards } from '../card-set.ts';

export const nbn = cards(SYSTEM_GATEWAY, {
  nbn_reality_plus: {
    when: [
      {
        on: takingTags({ first: 'turn' }),
        steps: [chooseOne([gainCredits(2)], [draw(2)])],
      },
    ],
  },

  predictive_planogram: {
    play: [
      when(
        runnerIsTagged,
        [chooseOne([gainCredits(3)], [draw(3)], [gainCredits(3), draw(3)], [draw(3), gainCredits(3)])],
        [chooseOne([gainCredits(3)], [draw(3)])],
      ),
    ],
  },

  spin_doctor: {
    when: [whenRezzed(draw(2))],
    paid: [paid([removeSource], shuffleIntoDeck(chooseUpTo(inZone('archives'), 2)))],
  },

  amaze_amusements: {
    when: [
      {
        on: endingRun('this'),
        condition: stoleDuringRun,
        persistent: true,
        steps: [giveTags(2)],
      },
    ],
  },

  funhouse: {
    when: [whenEncountered(unlessOpponentPays([takeTags(1)], endTheRun))],
    subroutines: [[unlessOpponentPays([credits(4)], giveTags(1))]],
  },

  ping: {
    when: [{ on: rezzing('this'), condition: runOnThisServer, steps: [giveTags(1)] }],
    subroutines: [[endTheRun]],
  },

  public_trail: {
    playOnlyIf: happened(succeeding(), 'lastTurn'),
    play: [unlessOpponentPays([credits(8)], giveTags(1))],
  },

  tomorrows_headline: {
    when: [
      {
        on: [scoring('this'), stealing('this')],
        steps: [giveTags(1)],
      },
    ],
  },
});
