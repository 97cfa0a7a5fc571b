import {
  bypass,
  choose,
  derez,
  encountering,
  gainCredits,
  ifSuccessful,
  install,
  installing,
  inZone,
  load,
  mayPay,
  not,
  optional,
  rezzing,
  run,
  runnerHasAtMost,
  spendHosted,
  succeeding,
  takeCredits,
  trashSource,
  trashSourceCard,
  whenEmpty,
  whenInstalled,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { ELEVATION } from '../../facts/elevation.ts';
import { cards } from '../card-set.ts';

export const criminal = cards(ELEVATION, {
  barry_baz_wong_tri_maf_veteran: {
    when: [
      optional({
        on: rezzing({ type: 'ice' }),
        steps: [install(choose(inZone('grip', { type: ['resource', 'hardware'], can: 'install' })))],
      }),
    ],
  },

  clean_getaway: {
    play: [run('any')],
    when: [ifSuccessful(gainCredits(6))],
  },

  maglectric_rapid_748_mod: {
    when: [
      optional({
        on: succeeding('hq'),
        steps: [mayPay([trashSource], derez(choose(inZone('installed', { side: 'corp', rezzed: true }))))],
      }),
    ],
  },

  fransofia_ward: {
    static: [{ static: 'value', value: 'rezCost', of: { type: 'ice' }, by: 1 }],
    when: [
      optional({
        on: encountering(),
        condition: not(runnerHasAtMost(14)),
        steps: [mayPay([trashSource], bypass)],
      }),
    ],
  },

  open_market: {
    static: [
      spendHosted(
        installing({ type: 'resource', subtype: 'connection' }),
        installing({ type: 'resource', subtype: 'job' }),
      ),
    ],
    when: [
      whenInstalled(load('credits', 6)),
      whenEmpty('credits', trashSourceCard),
      whenYourTurnBegins(takeCredits(1)),
    ],
  },
});
