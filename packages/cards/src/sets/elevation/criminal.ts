import {
  access,
  additionalCost,
  addToHand,
  all,
  anyoneMay,
  approachingServer,
  approachServer,
  atLeast,
  breakSubroutines,
  breaks,
  bypass,
  choose,
  chooseOne,
  click,
  costsMore,
  credits,
  derez,
  done,
  draw,
  encountering,
  exists,
  gainCredits,
  giveTags,
  host,
  ifElse,
  iff,
  ifSuccessful,
  install,
  installing,
  insteadOf,
  inZone,
  is,
  load,
  look,
  loseCredits,
  may,
  mayPay,
  memory,
  optional,
  paid,
  playing,
  pumpStrength,
  random,
  redirect,
  removeTags,
  reveal,
  rezzing,
  run,
  runnerMay,
  spendHosted,
  succeeding,
  takeCredits,
  theirs,
  together,
  topOf,
  trashSource,
  trashSourceCard,
  upTo,
  when,
  whenEmpty,
  whenInstalled,
  whenYourTurnBegins,
} from '@lastclick/engine/language';

import { ELEVATION } from '../../facts/elevation.ts';
import { cards } from '../card-set.ts';

export const criminal = cards(ELEVATION, {
  barry_baz_wong_tri_maf_veteran: {
    text: [
      optional(
        when(
          rezzing({ type: 'ice' }),
          install(choose(inZone('grip', { type: ['resource', 'hardware'], can: 'install' }))),
        ),
      ),
    ],
  },

  clean_getaway: {
    play: [run('any', ifSuccessful(gainCredits(6)))],
  },

  maintenance_access: {
    play: [
      run('archives', insteadOf(approachingServer('archives'), together(redirect('hq'), approachServer))),
    ],
    text: [additionalCost(playing('this'), click())],
  },

  maglectric_rapid_748_mod: {
    text: [
      optional(
        when(
          succeeding('hq'),
          mayPay([trashSource], derez(choose(inZone('installed', { side: 'corp', rezzed: true })))),
        ),
      ),
    ],
  },

  fransofia_ward: {
    text: [
      costsMore(rezzing({ type: 'ice' }), 1),
      optional(when(encountering(), iff(atLeast(15, theirs('credits')), [mayPay([trashSource], bypass)]))),
    ],
  },

  open_market: {
    text: [
      whenInstalled(load('credits', 6)),
      whenEmpty('credits', trashSourceCard),
      spendHosted(
        installing({ type: 'resource', subtype: 'connection' }),
        installing({ type: 'resource', subtype: 'job' }),
      ),
      whenYourTurnBegins(takeCredits(1)),
    ],
  },

  lie_low: {
    text: [additionalCost(playing('this'), click())],
    play: [chooseOne([draw(4)], [removeTags(upTo(2))])],
  },

  detente: {
    text: [
      memory(1),
      optional(when(succeeding('hq', { first: 'turn' }), host(random({ in: 'hq' })))),
      anyoneMay(
        [click(), addToHand(choose({ hostedOn: 'this', side: 'corp' }, 2))],
        runnerMay(access(random({ in: 'hq' }))),
      ),
    ],
  },

  transfer_of_wealth: {
    play: [run('hq', ifSuccessful(together(giveTags(1), loseCredits(3, 'opponent')), gainCredits(done(2))))],
  },

  muslihat_multifarious_marketeer: {
    text: [
      whenYourTurnBegins(
        look(topOf('deck')),
        iff(is('that', { or: [{ subtype: 'icebreaker' }, { type: 'event', subtype: 'run' }] }), [
          may(together(reveal('that'), addToHand('that'))),
        ]),
      ),
    ],
  },

  sang_kancil: {
    text: [
      breaks('code_gate', [credits(1)], breakSubroutines(1)),
      paid(
        [credits(ifElse(exists(all({ in: 'playing', type: 'event', subtype: 'run' })), 1, 3))],
        pumpStrength(2),
      ),
    ],
  },
});
