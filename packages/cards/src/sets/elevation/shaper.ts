import {
  accessMore,
  breaching,
  breakSubroutines,
  breaks,
  credits,
  forEachCard,
  hosted,
  inZone,
  mayPay,
  optional,
  paid,
  placeCounters,
  pumpStrength,
  spendHosted,
  trashing,
  whenInstalled,
} from '@lastclick/engine/language';
import { ELEVATION } from '../../facts/elevation.ts';
import { cards } from '../card-set.ts';

export const shaper = cards(ELEVATION, {
  azimat: {
    recurring: 2,
    static: [spendHosted(trashing(undefined, { accessed: true }))],
  },

  devadatta_drone: {
    when: [
      whenInstalled(placeCounters('power', 2)),
      optional({ on: breaching('rd'), steps: [mayPay([hosted('power')], accessMore(1))] }),
    ],
  },

  principia: {
    static: [
      {
        static: 'value',
        value: 'installCost',
        of: 'source',
        by: forEachCard(inZone('installed', { subtype: 'icebreaker', not: { is: 'this' } }), -1),
      },
    ],
    paid: [breaks('barrier', [credits(1)], breakSubroutines(1)), paid([credits(2)], pumpStrength(2))],
  },
});
