import {
  discardPhaseEnding,
  giveTags,
  happened,
  iff,
  playOnlyIf,
  running,
  scoring,
  succeeding,
  terminal,
  theyRemoveTags,
  trace,
  when,
  whenScored,
} from '@lastclick/engine/language';
import { SINGLES } from '../../facts/singles.ts';
import { cards } from '../card-set.ts';

export const nbn = cards(SINGLES, {
  breaking_news: {
    text: [
      whenScored(giveTags(2)),
      when(discardPhaseEnding({ by: 'any' }), iff(happened(scoring('this')), [theyRemoveTags(2)])),
    ],
  },

  sea_source: {
    play: [trace(3, [giveTags(1)])],
    text: [playOnlyIf(happened(succeeding(), 'lastTurn'))],
  },

  hard_hitting_news: {
    play: [trace(4, [giveTags(4)])],
    text: [playOnlyIf(happened(running(), 'lastTurn')), terminal],
  },
});
