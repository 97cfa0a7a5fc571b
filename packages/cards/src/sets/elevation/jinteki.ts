import {
  atLeast,
  choose,
  credits,
  discardPhaseEnding,
  dividends,
  duringARun,
  forEachCard,
  hosted,
  inZone,
  mayPay,
  moveToOutermost,
  not,
  optional,
  paid,
  placeCounters,
  when,
  whenScored,
} from '@lastclick/engine/language';
import { ELEVATION } from '../../facts/elevation.ts';
import { cards } from '../card-set.ts';

export const jinteki = cards(ELEVATION, {
  proprionegation: {
    when: [whenScored(placeCounters('agenda', 1))],
    paid: [{ ...paid([hosted('agenda')], moveToOutermost('archives')), onlyIf: duringARun }],
  },

  pt_untaian_lifes_building_blocks: {
    when: [
      optional({
        on: discardPhaseEnding(),
        steps: [
          when(not(atLeast(4, forEachCard(inZone('hq')))), [
            mayPay(
              [credits(1)],
              placeCounters('advancement', 1, choose({ in: 'installed', rezzed: false, can: 'advance' })),
            ),
          ]),
        ],
      }),
    ],
  },

  sericulture_expansion: {
    when: [
      dividends(1),
      optional({
        on: discardPhaseEnding(),
        steps: [
          mayPay(
            [hosted('agenda')],
            placeCounters('advancement', 2, choose({ in: 'installed', side: 'corp' })),
          ),
        ],
      }),
    ],
  },
});
