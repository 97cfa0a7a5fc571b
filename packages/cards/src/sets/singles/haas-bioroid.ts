import {
  acting,
  additionalCostToRunHere,
  choose,
  chooseOne,
  click,
  differentActions,
  gainClicks,
  gainCredits,
  install,
  inZone,
  load,
  may,
  shuffleInstead,
  takeCredits,
  takeDifferentAction,
  trashSourceCard,
  whenEmpty,
  whenRezzed,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { SINGLES } from '../../facts/singles.ts';
import { cards } from '../card-set.ts';

export const haasBioroid = cards(SINGLES, {
  mirrormorph_endless_iteration: {
    when: [
      {
        on: acting({ stage: 'complete', reaches: 3 }),
        condition: differentActions(3),
        may: true,
        steps: [chooseOne([gainCredits(1)], [takeDifferentAction(1)])],
      },
    ],
  },

  jeeves_model_bioroids: {
    when: [{ on: acting({ stage: 'same', reaches: 3, first: 'turn' }), steps: [gainClicks(1)] }],
  },

  lateral_growth: {
    play: [gainCredits(4), may(install(choose(inZone('hq', { can: 'install' }))))],
  },

  marilyn_campaign: {
    when: [
      whenRezzed(load('credits', 8)),
      whenEmpty('credits', trashSourceCard),
      whenYourTurnBegins(takeCredits(2)),
    ],
    interrupt: [
      {
        interrupt: 'when',
        to: { deed: 'trash', by: 'any', card: 'this' },
        may: true,
        steps: [shuffleInstead],
      },
    ],
  },

  ruhr_valley: {
    static: [additionalCostToRunHere(click())],
  },
});
