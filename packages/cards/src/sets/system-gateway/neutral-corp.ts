import {
  action,
  choose,
  click,
  damage,
  draw,
  endTheRun,
  gainCredits,
  giveTags,
  iff,
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
  sub,
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
    text: [
      whenRezzed(load('credits', 15)),
      whenEmpty('credits', trashSourceCard),
      action([click()], takeCredits(3)),
    ],
  },

  offworld_office: {
    text: [whenScored(gainCredits(7))],
  },

  superconducting_hub: {
    text: [optional(whenScored(draw(2))), maximumHandSize(2)],
  },

  orbital_superiority: {
    text: [whenScored(iff(runnerIsTagged, [damage('meat', 4)], [giveTags(1)]))],
  },

  tithe: {
    text: [sub(damage('net', 1)), sub(gainCredits(1))],
  },

  palisade: {
    text: [strengthOfSource(2, protects('remote')), sub(endTheRun)],
  },

  send_a_message: {
    text: [
      optional(
        when(
          [scoring('this'), stealing('this')],
          rezIgnoringCosts(choose({ in: 'installed', type: 'ice', rezzed: false })),
        ),
      ),
    ],
  },

  whitespace: {
    text: [sub(loseCredits(3, 'opponent')), sub(iff(runnerHasAtMost(6), [endTheRun]))],
  },
});
