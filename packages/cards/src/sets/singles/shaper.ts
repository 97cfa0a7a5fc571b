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
  optional,
  paid,
  prevent,
  recurring,
  spendHosted,
  sufferingDamage,
  together,
  trashSource,
  would,
} from '@lastclick/engine/language';
import { SINGLES } from '../../facts/singles.ts';
import { cards } from '../card-set.ts';

export const shaper = cards(SINGLES, {
  diesel: {
    play: [draw(3)],
  },

  akamatsu_mem_chip: {
    text: [memory(1)],
  },

  net_shield: {
    text: [
      optional(would(sufferingDamage({ type: 'net', first: 'turn' }), mayPay([credits(1)], prevent(1)))),
    ],
  },

  professional_contacts: {
    text: [action([click()], together(gainCredits(1), draw(1)))],
  },

  bookmark: {
    text: [
      action([click()], hostFacedown(chooseUpTo(inZone('grip'), 3))),
      action([click()], addToHand(all({ hostedOn: 'this' }))),
      paid([trashSource], addToHand(all({ hostedOn: 'this' }))),
    ],
  },

  cybsoft_macrodrive: {
    text: [recurring(1), spendHosted(installing({ type: 'program' }))],
  },
});
