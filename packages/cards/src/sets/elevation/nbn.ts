import {
  forEachCounter,
  gainCredits,
  loseCredits,
  mayPay,
  optional,
  together,
  trashSource,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { ELEVATION } from '../../facts/elevation.ts';
import { cards } from '../card-set.ts';

export const nbn = cards(ELEVATION, {
  idiosyncresis: {
    canBeAdvanced: true,
    when: [
      optional(
        whenYourTurnBegins(
          mayPay(
            [trashSource],
            together(
              gainCredits(forEachCounter('advancement', 3)),
              loseCredits(forEachCounter('advancement', 2), 'opponent'),
            ),
          ),
        ),
      ),
    ],
  },
});
