import {
  addToHand,
  advancing,
  atLeast,
  choose,
  chooseOne,
  damage,
  endTheRun,
  forEachCounter,
  gainCredits,
  giveTags,
  installed,
  inZone,
  mayPay,
  optional,
  reveal,
  runnerIsTagged,
  scoring,
  search,
  strengthOfSource,
  trash,
  trashSource,
  wasUnadvanced,
  when,
  whenScored,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { SYSTEM_GATEWAY } from '../../facts/system-gateway.ts';
import { cards } from '../card-set.ts';

export const weylandConsortium = cards(SYSTEM_GATEWAY, {
  weyland_consortium_built_to_last: {
    when: [{ on: advancing(), steps: [when(wasUnadvanced, [gainCredits(2)])] }],
  },

  government_subsidy: {
    play: [gainCredits(15)],
  },

  retribution: {
    playOnlyIf: runnerIsTagged,
    play: [trash(choose(installed(['program', 'hardware'])))],
  },

  clearinghouse: {
    canBeAdvanced: true,
    when: [
      optional(whenYourTurnBegins(mayPay([trashSource], damage('meat', forEachCounter('advancement'))))),
    ],
  },

  above_the_law: {
    when: [optional(whenScored(trash(choose(installed('resource')))))],
  },

  ballista: {
    subroutines: [[chooseOne([trash(choose(installed('program')))], [endTheRun])]],
  },

  malapert_data_vault: {
    when: [
      {
        on: scoring(undefined, { server: 'this' }),
        may: true,
        steps: [reveal(search(inZone('rd', { not: { type: 'agenda' } }))), addToHand('that')],
      },
    ],
  },

  pharos: {
    canBeAdvanced: true,
    static: [strengthOfSource(5, atLeast(3, forEachCounter('advancement')))],
    subroutines: [[giveTags(1)], [endTheRun], [endTheRun]],
  },
});
