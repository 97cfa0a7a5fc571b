import {
  addToHand,
  approachingServer,
  cannot,
  choose,
  click,
  credits,
  draw,
  endTheRun,
  forThe,
  gainClicks,
  install,
  installedThisTurn,
  installInward,
  inZone,
  load,
  loseClick,
  maximumHandSize,
  may,
  optional,
  placeCounters,
  runnerBreaks,
  scoring,
  shuffleIntoDeck,
  stealing,
  sub,
  takeCredits,
  together,
  trash,
  trashing,
  trashSourceCard,
  unlessOpponentPaysOneOf,
  when,
  whenEmpty,
  whenRezzed,
  whenScored,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { SYSTEM_GATEWAY } from '../../facts/system-gateway.ts';
import { cards } from '../card-set.ts';

export const haasBioroid = cards(SYSTEM_GATEWAY, {
  haas_bioroid_precision_design: {
    text: [maximumHandSize(1), optional(when(scoring(), addToHand(choose(inZone('archives')))))],
  },

  sprint: {
    play: [draw(3), shuffleIntoDeck(choose(inZone('hq'), 2))],
  },

  seamless_launch: {
    play: [
      placeCounters('advancement', 2, choose({ in: 'installed', side: 'corp', not: installedThisTurn })),
    ],
  },

  nico_campaign: {
    text: [
      whenRezzed(load('credits', 9)),
      whenEmpty('credits', together(trashSourceCard, draw(1))),
      whenYourTurnBegins(takeCredits(3)),
    ],
  },

  luminal_transubstantiation: {
    text: [whenScored(gainClicks(3), forThe('turn', cannot(scoring())))],
  },

  ansel_1_0: {
    text: [
      runnerBreaks([loseClick()]),
      sub(trash(choose({ in: 'installed', side: 'runner' }))),
      sub(may(install(choose(inZone(['hq', 'archives'], { can: 'install' }))))),
      sub(forThe('run', cannot(stealing()), cannot(trashing({ side: 'corp' }, { by: 'opponent' })))),
    ],
  },

  bran_1_0: {
    text: [
      runnerBreaks([loseClick()]),
      sub(may(installInward(choose(inZone(['hq', 'archives'], { type: 'ice' }))))),
      sub(endTheRun),
      sub(endTheRun),
    ],
  },

  manegarm_skunkworks: {
    text: [when(approachingServer('this'), unlessOpponentPaysOneOf([[click(2)], [credits(5)]], endTheRun))],
  },
});
