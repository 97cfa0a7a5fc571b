import {
  atLeast,
  draw,
  forEachCounter,
  installing,
  placeCounters,
  running,
  takeCredits,
  together,
  trashSourceCard,
  when,
  whenItIsSo,
} from '@lastclick/engine/language';
import { ELEVATION } from '../../facts/elevation.ts';
import { cards } from '../card-set.ts';

export const neutralRunner = cards(ELEVATION, {
  side_hustle: {
    text: [
      when([installing('this'), running()], placeCounters('credits', 1)),
      whenItIsSo(
        atLeast(6, forEachCounter('credits')),
        together(takeCredits('all'), trashSourceCard, draw(1)),
      ),
    ],
  },
});
