import {
  giveTags,
  happenedLastTurn,
  removeTags,
  sourceThisTurn,
  trace,
  when,
  whenScored,
} from '@lastclick/engine/language';
import { SINGLES } from '../../facts/singles.ts';
import { cards } from '../card-set.ts';

export const nbn = cards(SINGLES, {
  breaking_news: {
    when: [
      whenScored(giveTags(2)),
      {
        on: { moment: 'discardPhaseEnds', who: 'any' },
        steps: [when(sourceThisTurn('scored'), [removeTags(2)])],
      },
    ],
  },

  sea_source: {
    playOnlyIf: happenedLastTurn('runSuccessful', 'opponent'),
    play: [trace(3, [giveTags(1)])],
  },

  hard_hitting_news: {
    terminal: true,
    playOnlyIf: happenedLastTurn('runBegins', 'opponent'),
    play: [trace(4, [giveTags(4)])],
  },
});
