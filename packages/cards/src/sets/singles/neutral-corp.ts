import {
  action,
  click,
  draw,
  endTheRun,
  gainCredits,
  loseClicks,
  mayPay,
  optional,
  recurring,
  rezzing,
  spendHosted,
  sub,
  terminal,
  together,
  trashSource,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { SINGLES } from '../../facts/singles.ts';
import { cards } from '../card-set.ts';

export const neutralCorp = cards(SINGLES, {
  ipo: {
    play: [gainCredits(13)],
    text: [terminal],
  },

  pad_campaign: {
    text: [whenYourTurnBegins(gainCredits(1))],
  },

  melange_mining_corp: {
    text: [action([click(3)], gainCredits(7))],
  },

  rashida_jaheem: {
    text: [optional(whenYourTurnBegins(mayPay([trashSource], together(gainCredits(3), draw(3)))))],
  },

  mumba_temple: {
    text: [recurring(2), spendHosted(rezzing())],
  },

  enigma: {
    text: [sub(loseClicks(1, 'opponent')), sub(endTheRun)],
  },

  wall_of_static: {
    text: [sub(endTheRun)],
  },
});
