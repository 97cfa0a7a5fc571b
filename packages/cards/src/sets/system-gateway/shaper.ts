import {
  accessMore,
  action,
  breakSubroutines,
  breaks,
  choose,
  click,
  credits,
  draw,
  endingRun,
  forEachCard,
  forEachCounter,
  gainCredits,
  happened,
  ifSuccessful,
  install,
  installed,
  installing,
  inZone,
  load,
  loseClicks,
  may,
  memory,
  not,
  oncePerTurn,
  optional,
  paid,
  placeCounters,
  pumpStrength,
  run,
  scoring,
  stealing,
  strengthOfSource,
  swap,
  takeCredits,
  trashSourceCard,
  when,
  whenEmpty,
  whenInstalled,
  youHaveClicksLeft,
} from '@lastclick/engine/language';
import { SYSTEM_GATEWAY } from '../../facts/system-gateway.ts';
import { cards } from '../card-set.ts';

export const shaper = cards(SYSTEM_GATEWAY, {
  creative_commission: {
    play: [gainCredits(5), when(youHaveClicksLeft, [loseClicks(1)])],
  },

  vrcation: {
    play: [draw(4), when(youHaveClicksLeft, [loseClicks(1)])],
  },

  telework_contract: {
    when: [whenInstalled(load('credits', 9)), whenEmpty('credits', trashSourceCard)],
    paid: [oncePerTurn(action([click()], takeCredits(3)))],
  },

  dzmz_optimizer: {
    static: [
      memory(1),
      {
        static: 'value',
        value: 'installCost',
        of: { type: 'program' },
        by: -1,
        while: not(happened(installing({ type: 'program' }))),
      },
    ],
  },

  pantograph: {
    static: [memory(1)],
    when: [
      {
        on: [scoring(), stealing()],
        steps: [gainCredits(1), may(install(choose(inZone('grip', { can: 'install' }))))],
      },
    ],
  },

  conduit: {
    when: [
      optional({ on: endingRun('rd', { successful: true }), steps: [placeCounters('virus', 1)] }),
      ifSuccessful(accessMore(forEachCounter('virus'))),
    ],
    paid: [action([click()], run('rd'))],
  },

  echelon: {
    static: [strengthOfSource(forEachCard({ in: 'installed', type: 'program', subtype: 'icebreaker' }))],
    paid: [breaks('sentry', [credits(1)], breakSubroutines(1)), paid([credits(3)], pumpStrength(2))],
  },

  tao_salonga_telepresence_magician: {
    when: [
      {
        on: [scoring(), stealing()],
        may: true,
        steps: [swap(choose(installed('ice'), 2))],
      },
    ],
  },

  unity: {
    paid: [
      breaks('code_gate', [credits(1)], breakSubroutines(1)),
      paid(
        [credits(1)],
        pumpStrength(forEachCard({ in: 'installed', type: 'program', subtype: 'icebreaker' })),
      ),
    ],
  },
});
