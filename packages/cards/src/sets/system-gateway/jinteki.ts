import {
  accessing,
  approachingServer,
  atLeast,
  canBeAdvanced,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  credits,
  damage,
  discardPhaseEnding,
  during,
  endTheRun,
  forEachCard,
  forEachCounter,
  gainCredits,
  hasOddCost,
  iff,
  inZone,
  mayPay,
  optional,
  pointsScoredThisTurn,
  runnerMayJackOut,
  shuffleIntoDeck,
  sourceIsInstalled,
  sub,
  trash,
  trashFromHand,
  when,
  whenScored,
} from '@lastclick/engine/language';
import { SYSTEM_GATEWAY } from '../../facts/system-gateway.ts';
import { cards } from '../card-set.ts';

export const jinteki = cards(SYSTEM_GATEWAY, {
  jinteki_restoring_humanity: {
    text: [
      when(
        discardPhaseEnding(),
        iff(atLeast(1, forEachCard(inZone('archives', { faceup: false }))), [gainCredits(1)]),
      ),
    ],
  },

  hansei_review: {
    play: [gainCredits(10), trash(choose(inZone('hq')))],
  },

  neurospike: {
    play: [damage('net', pointsScoredThisTurn)],
  },

  longevity_serum: {
    text: [
      whenScored(trash(chooseAnyNumber(inZone('hq'))), shuffleIntoDeck(chooseUpTo(inZone('archives'), 3))),
    ],
  },

  anoetic_void: {
    text: [optional(when(approachingServer('this'), mayPay([credits(2), trashFromHand(2)], endTheRun)))],
  },

  diviner: {
    text: [sub(damage('net', 1), iff(hasOddCost('that'), [endTheRun]))],
  },

  karuna: {
    text: [sub(damage('net', 2), runnerMayJackOut), sub(damage('net', 2))],
  },

  urtica_cipher: {
    text: [
      canBeAdvanced,
      during(sourceIsInstalled, when(accessing('this'), damage('net', forEachCounter('advancement', 1, 2)))),
    ],
  },
});
