import {
  addToHand,
  approachingServer,
  breakSubroutines,
  cannot,
  choose,
  click,
  credits,
  draw,
  encounteringSource,
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
  type PaidData,
  placeCounters,
  scoring,
  shuffleIntoDeck,
  stealing,
  takeCredits,
  together,
  trash,
  trashing,
  trashSourceCard,
  unlessOpponentPaysOneOf,
  whenEmpty,
  whenRezzed,
  whenScored,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { SYSTEM_GATEWAY } from '../../facts/system-gateway.ts';
import { cards } from '../card-set.ts';

/** Bioroids let the Runner lose clicks to break their subroutines. */
const bioroidClick: PaidData = {
  cost: [loseClick()],
  steps: [breakSubroutines(1)],
  by: 'opponent',
  onlyIf: encounteringSource,
};

export const haasBioroid = cards(SYSTEM_GATEWAY, {
  haas_bioroid_precision_design: {
    static: [maximumHandSize(1)],
    when: [optional({ on: scoring(), steps: [addToHand(choose(inZone('archives')))] })],
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
    when: [
      whenRezzed(load('credits', 9)),
      whenEmpty('credits', together(trashSourceCard, draw(1))),
      whenYourTurnBegins(takeCredits(3)),
    ],
  },

  luminal_transubstantiation: {
    when: [whenScored(gainClicks(3), forThe('turn', cannot(scoring())))],
  },

  ansel_1_0: {
    paid: [bioroidClick],
    subroutines: [
      [trash(choose({ in: 'installed', side: 'runner' }))],
      [may(install(choose(inZone(['hq', 'archives'], { can: 'install' }))))],
      [forThe('run', cannot(stealing()), cannot(trashing({ side: 'corp' }, { by: 'opponent' })))],
    ],
  },

  bran_1_0: {
    paid: [bioroidClick],
    subroutines: [
      [may(installInward(choose(inZone(['hq', 'archives'], { type: 'ice' }))))],
      [endTheRun],
      [endTheRun],
    ],
  },

  manegarm_skunkworks: {
    when: [
      {
        on: approachingServer('this'),
        steps: [unlessOpponentPaysOneOf([[click(2)], [credits(5)]], endTheRun)],
      },
    ],
  },
});
