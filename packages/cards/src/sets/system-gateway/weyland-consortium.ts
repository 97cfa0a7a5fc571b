import {
  addToHand,
  advancing,
  atLeast,
  canBeAdvanced,
  choose,
  chooseOne,
  damage,
  endTheRun,
  forEachCounter,
  gainCredits,
  giveTags,
  iff,
  installed,
  inZone,
  mayPay,
  optional,
  playOnlyIf,
  reveal,
  runnerIsTagged,
  scoring,
  search,
  strengthOfSource,
  sub,
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
    text: [when(advancing(), iff(wasUnadvanced, [gainCredits(2)]))],
  },

  government_subsidy: {
    play: [gainCredits(15)],
  },

  retribution: {
    play: [trash(choose(installed(['program', 'hardware'])))],
    text: [playOnlyIf(runnerIsTagged)],
  },

  clearinghouse: {
    text: [
      canBeAdvanced,
      optional(whenYourTurnBegins(mayPay([trashSource], damage('meat', forEachCounter('advancement'))))),
    ],
  },

  above_the_law: {
    text: [optional(whenScored(trash(choose(installed('resource')))))],
  },

  ballista: {
    text: [sub(chooseOne([trash(choose(installed('program')))], [endTheRun]))],
  },

  malapert_data_vault: {
    text: [
      optional(
        when(
          scoring(undefined, { server: 'this' }),
          reveal(search(inZone('rd', { not: { type: 'agenda' } }))),
          addToHand('that'),
        ),
      ),
    ],
  },

  pharos: {
    text: [
      canBeAdvanced,
      strengthOfSource(5, atLeast(3, forEachCounter('advancement'))),
      sub(giveTags(1)),
      sub(endTheRun),
      sub(endTheRun),
    ],
  },
});
