import {
  accessMore,
  action,
  atLeast,
  atMost,
  breaching,
  breakSubroutines,
  breaks,
  change,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  click,
  costsLess,
  credits,
  discarding,
  draw,
  flip,
  forEachCard,
  gainCredits,
  gains,
  host,
  hosted,
  iff,
  ifSuccessful,
  install,
  installing,
  installOn,
  inZone,
  may,
  mayPay,
  of,
  oncePerTurn,
  optional,
  paid,
  placeCounters,
  prolongs,
  pumpStrength,
  recurring,
  run,
  running,
  spendHosted,
  succeeding,
  together,
  trash,
  trashing,
  turnBeginning,
  when,
  whenInstalled,
  your,
} from '@lastclick/engine/language';
import { ELEVATION } from '../../facts/elevation.ts';
import { cards } from '../card-set.ts';

export const shaper = cards(ELEVATION, {
  dewi_subrotoputri_pedagogical_dhalang: {
    text: [when(succeeding(), iff(atMost(0, your('unusedMemory')), [may(together(flip, gainCredits(1)))]))],
    faces: [
      {
        text: [when(succeeding(), iff(atLeast(1, your('unusedMemory')), [may(together(flip, draw(1)))]))],
      },
    ],
  },

  gamedragon_pro: {
    text: [
      optional(
        when(
          [installing('this'), turnBeginning()],
          host('this', choose({ subtype: 'icebreaker', not: { subtype: 'ai' } })),
        ),
      ),
      change('host', 'strength', 1),
      prolongs('host', 'run'),
    ],
  },

  chromatophores: {
    text: [installOn({ type: 'ice' }), gains('host', 'barrier', 'code_gate', 'sentry')],
  },

  azimat: {
    text: [recurring(2), spendHosted(trashing(undefined, { accessed: true }))],
  },

  devadatta_drone: {
    text: [
      whenInstalled(placeCounters('power', 2)),
      optional(when(breaching('rd'), mayPay([hosted('power')], accessMore(1)))),
    ],
  },

  principia: {
    text: [
      costsLess(
        installing('this'),
        forEachCard(inZone('installed', { subtype: 'icebreaker', not: { is: 'this' } })),
      ),
      breaks('barrier', [credits(1)], breakSubroutines(1)),
      paid([credits(2)], pumpStrength(2)),
    ],
  },

  ritual: {
    play: [draw(your('clicks'))],
  },

  illumination: {
    play: [run('rd', ifSuccessful(install(chooseUpTo(inZone('grip'), 3), { less: 1 })))],
  },

  madani: {
    text: [
      action([click()], host(chooseAnyNumber(inZone('grip', { type: 'program' })))),
      oncePerTurn(paid([credits(0)], install(choose({ hostedOn: 'this', type: 'program' })))),
    ],
  },

  magdalene_keino_chemutai_cryptarchitect: {
    text: [
      optional(
        when(
          discarding(undefined, { oneOrMore: true }),
          install(choose({ among: 'it', type: ['program', 'hardware'] })),
        ),
      ),
    ],
  },

  knickknack_obrian: {
    text: [
      optional(
        when(
          running(undefined, { first: 'turn' }),
          mayPay(
            [trash(choose({ in: 'installed', side: 'runner', not: { is: 'this' } }))],
            together(gainCredits(of('that', 'cost')), draw(1)),
          ),
        ),
      ),
    ],
  },
});
