import {
  discardPhaseEnding,
  giveTags,
  happened,
  removeTags,
  running,
  scoring,
  succeeding,
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
        on: discardPhaseEnding({ by: 'any' }),
        steps: [when(happened(scoring('this')), [removeTags(2)])],
      },
    ],
  },

  sea_source: {
    playOnlyIf: happened(succeeding(), 'lastTurn'),
    play: [trace(3, [giveTags(1)])],
  },

  hard_hitting_news: {
    terminal: true,
    playOnlyIf: happened(running(), 'lastTurn'),
    play: [trace(4, [giveTags(4)])],
  },
});
