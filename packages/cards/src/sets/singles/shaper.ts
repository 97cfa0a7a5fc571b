import {
  action,
  addToHand,
  all,
  chooseUpTo,
  click,
  credits,
  draw,
  gainCredits,
  hostFacedown,
  installing,
  inZone,
  mayPay,
  memory,
  paid,
  prevent,
  spendHosted,
  together,
  trashSource,
} from '@lastclick/engine/language';
import { SINGLES } from '../../facts/singles.ts';
import { cards } from '../card-set.ts';

export const shaper = cards(SINGLES, {
  diesel: {
    play: [draw(3)],
  },

  akamatsu_mem_chip: {
    static: [memory(1)],
  },

  net_shield: {
    interrupt: [
      {
        interrupt: 'when',
        to: { deed: 'damage', type: 'net', first: 'turn' },
        may: true,
        steps: [mayPay([credits(1)], prevent(1))],
      },
    ],
  },

  professional_contacts: {
    paid: [action([click()], together(gainCredits(1), draw(1)))],
  },

  bookmark: {
    paid: [
      action([click()], hostFacedown(chooseUpTo(inZone('grip'), 3))),
      action([click()], addToHand(all({ hostedOn: 'this' }))),
      paid([trashSource], addToHand(all({ hostedOn: 'this' }))),
    ],
  },

  cybsoft_macrodrive: {
    recurring: 1,
    static: [spendHosted(installing({ type: 'program' }))],
  },
});
