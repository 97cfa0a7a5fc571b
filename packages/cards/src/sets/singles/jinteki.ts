import {
  additionalCostToTrash,
  handToDeckBottom,
  persistentCostToStealHere,
} from '@lastclick/engine/language';
import { SINGLES } from '../../facts/singles.ts';
import { cards } from '../card-set.ts';

export const jinteki = cards(SINGLES, {
  daniela_jorge_inacio: {
    text: [additionalCostToTrash(handToDeckBottom(2)), persistentCostToStealHere(handToDeckBottom(2))],
  },
});
