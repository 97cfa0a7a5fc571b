import {
  acting,
  additionalCostToRunHere,
  choose,
  chooseOne,
  click,
  differentActions,
  during,
  gainClicks,
  gainCredits,
  install,
  inZone,
  load,
  may,
  optional,
  shuffleInstead,
  takeCredits,
  takeDifferentAction,
  trashing,
  trashSourceCard,
  when,
  whenEmpty,
  whenRezzed,
  whenYourTurnBegins,
  would,
} from '@lastclick/engine/language';
import { SINGLES } from '../../facts/singles.ts';
import { cards } from '../card-set.ts';

export const haasBioroid = cards(SINGLES, {
  mirrormorph_endless_iteration: {
    text: [
      optional(
        during(
          differentActions(3),
          when(
            acting({ stage: 'complete', reaches: 3 }),
            chooseOne([gainCredits(1)], [takeDifferentAction(1)]),
          ),
        ),
      ),
    ],
  },

  jeeves_model_bioroids: {
    text: [when(acting({ stage: 'same', reaches: 3, first: 'turn' }), gainClicks(1))],
  },

  lateral_growth: {
    play: [gainCredits(4), may(install(choose(inZone('hq', { can: 'install' }))))],
  },

  marilyn_campaign: {
    text: [
      whenRezzed(load('credits', 8)),
      whenEmpty('credits', trashSourceCard),
      whenYourTurnBegins(takeCredits(2)),
      optional(would(trashing('this', { by: 'any' }), shuffleInstead)),
    ],
  },

  ruhr_valley: {
    text: [additionalCostToRunHere(click())],
  },
});
