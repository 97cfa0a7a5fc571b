import {
  accessing,
  approachingServer,
  atLeast,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  credits,
  damage,
  discardPhaseEnding,
  endTheRun,
  forEachCard,
  forEachCounter,
  gainCredits,
  hasOddCost,
  inZone,
  mayPay,
  pointsScoredThisTurn,
  runnerMayJackOut,
  shuffleIntoDeck,
  sourceIsInstalled,
  trash,
  trashFromHand,
  when,
  whenScored,
} from '@lastclick/engine/language';
import { SYSTEM_GATEWAY } from '../../facts/system-gateway.ts';
import { cards } from '../card-set.ts';

export const jinteki = cards(SYSTEM_GATEWAY, {
  jinteki_restoring_humanity: {
    when: [
      {
        on: discardPhaseEnding(),
        steps: [when(atLeast(1, forEachCard(inZone('archives', { faceup: false }))), [gainCredits(1)])],
      },
    ],
  },

  hansei_review: {
    play: [gainCredits(10), trash(choose(inZone('hq')))],
  },

  neurospike: {
    play: [damage('net', pointsScoredThisTurn)],
  },

  longevity_serum: {
    when: [
      whenScored(trash(chooseAnyNumber(inZone('hq'))), shuffleIntoDeck(chooseUpTo(inZone('archives'), 3))),
    ],
  },

  anoetic_void: {
    when: [
      {
        on: approachingServer('this'),
        may: true,
        steps: [mayPay([credits(2), trashFromHand(2)], endTheRun)],
      },
    ],
  },

  diviner: {
    subroutines: [[damage('net', 1), when(hasOddCost('that'), [endTheRun])]],
  },

  karuna: {
    subroutines: [[damage('net', 2), runnerMayJackOut], [damage('net', 2)]],
  },

  urtica_cipher: {
    canBeAdvanced: true,
    when: [
      {
        on: accessing('this'),
        condition: sourceIsInstalled,
        steps: [damage('net', forEachCounter('advancement', 1, 2))],
      },
    ],
  },
});
