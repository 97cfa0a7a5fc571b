import {
  action,
  click,
  draw,
  endTheRun,
  gainCredits,
  loseClicks,
  mayPay,
  optional,
  rezzing,
  spendHosted,
  together,
  trashSource,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { SINGLES } from '../../facts/singles.ts';
import { cards } from '../card-set.ts';

export const neutralCorp = cards(SINGLES, {
  ipo: {
    terminal: true,
    play: [gainCredits(13)],
  },

  pad_campaign: {
    when: [whenYourTurnBegins(gainCredits(1))],
  },

  melange_mining_corp: {
    paid: [action([click(3)], gainCredits(7))],
  },

  rashida_jaheem: {
    when: [optional(whenYourTurnBegins(mayPay([trashSource], together(gainCredits(3), draw(3)))))],
  },

  mumba_temple: {
    recurring: 2,
    static: [spendHosted(rezzing())],
  },

  enigma: {
    subroutines: [[loseClicks(1, 'opponent')], [endTheRun]],
  },

  wall_of_static: {
    subroutines: [[endTheRun]],
  },
});
