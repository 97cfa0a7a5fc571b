import {
  action,
  choose,
  click,
  damage,
  draw,
  endTheRun,
  gainCredits,
  giveTags,
  load,
  loseCredits,
  maximumHandSize,
  optional,
  protects,
  rezIgnoringCosts,
  runnerHasAtMost,
  runnerIsTagged,
  scoring,
  stealing,
  strengthOfSource,
  takeCredits,
  trashSourceCard,
  when,
  whenEmpty,
  whenRezzed,
  whenScored,
} from '@lastclick/engine/language';
import { SYSTEM_GATEWAY } from '../../facts/system-gateway.ts';
import { cards } from '../card-set.ts';

export const neutralCorp = cards(SYSTEM_GATEWAY, {
  the_syndicate_profit_over_principle: {},

  hedge_fund: {
    play: [gainCredits(9)],
  },

  regolith_mining_license: {
    when: [whenRezzed(load('credits', 15)), whenEmpty('credits', trashSourceCard)],
    paid: [action([click()], takeCredits(3))],
  },

  offworld_office: {
    when: [whenScored(gainCredits(7))],
  },

  superconducting_hub: {
    static: [maximumHandSize(2)],
    when: [optional(whenScored(draw(2)))],
  },

  orbital_superiority: {
    when: [whenScored(when(runnerIsTagged, [damage('meat', 4)], [giveTags(1)]))],
  },

  tithe: {
    subroutines: [[damage('net', 1)], [gainCredits(1)]],
  },

  palisade: {
    static: [strengthOfSource(2, protects('remote'))],
    subroutines: [[endTheRun]],
  },

  send_a_message: {
    when: [
      {
        on: [scoring('this'), stealing('this')],
        may: true,
        steps: [rezIgnoringCosts(choose({ in: 'installed', type: 'ice', rezzed: false }))],
      },
    ],
  },

  whitespace: {
    subroutines: [[loseCredits(3, 'opponent')], [when(runnerHasAtMost(6), [endTheRun])]],
  },
});
