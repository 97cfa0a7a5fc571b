import {
  accessMore,
  action,
  breakSubroutines,
  breaks,
  choose,
  click,
  costsLess,
  credits,
  draw,
  endingRun,
  forEachCard,
  forEachCounter,
  gainCredits,
  iff,
  ifSuccessful,
  install,
  installed,
  installing,
  inZone,
  load,
  loseClicks,
  may,
  memory,
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
    play: [gainCredits(5), iff(youHaveClicksLeft, [loseClicks(1)])],
  },

  vrcation: {
    play: [draw(4), iff(youHaveClicksLeft, [loseClicks(1)])],
  },

  telework_contract: {
    text: [
      whenInstalled(load('credits', 9)),
      whenEmpty('credits', trashSourceCard),
      oncePerTurn(action([click()], takeCredits(3))),
    ],
  },

  dzmz_optimizer: {
    text: [memory(1), costsLess(installing({ type: 'program' }, { first: 'turn' }), 1)],
  },

  pantograph: {
    text: [
      memory(1),
      when([scoring(), stealing()], gainCredits(1), may(install(choose(inZone('grip', { can: 'install' }))))),
    ],
  },

  conduit: {
    text: [
      optional(when(endingRun('rd', { successful: true }), placeCounters('virus', 1))),
      action([click()], run('rd', ifSuccessful(accessMore(forEachCounter('virus'))))),
    ],
  },

  echelon: {
    text: [
      strengthOfSource(forEachCard({ in: 'installed', type: 'program', subtype: 'icebreaker' })),
      breaks('sentry', [credits(1)], breakSubroutines(1)),
      paid([credits(3)], pumpStrength(2)),
    ],
  },

  tao_salonga_telepresence_magician: {
    text: [optional(when([scoring(), stealing()], swap(choose(installed('ice'), 2))))],
  },

  unity: {
    text: [
      breaks('code_gate', [credits(1)], breakSubroutines(1)),
      paid(
        [credits(1)],
        pumpStrength(forEachCard({ in: 'installed', type: 'program', subtype: 'icebreaker' })),
      ),
    ],
  },
});
