import {
  accessedDuringRun,
  accessMore,
  action,
  addToHand,
  atLeast,
  breaching,
  breakSubroutines,
  breaks,
  chooseOne,
  click,
  credits,
  derez,
  duringItsRun,
  endingRun,
  forEachCounter,
  gainCredits,
  ifElse,
  ifSuccessful,
  install,
  installing,
  inZone,
  load,
  madeSuccessfulRunThisTurn,
  memory,
  paid,
  placeCounters,
  pumpStrength,
  reveal,
  run,
  running,
  search,
  succeeding,
  takeCredits,
  together,
  trashSourceCard,
  turnBeginning,
  when,
  whenEmpty,
  whenInstalled,
} from '@lastclick/engine/language';
import { SYSTEM_GATEWAY } from '../../facts/system-gateway.ts';
import { cards } from '../card-set.ts';

export const criminal = cards(SYSTEM_GATEWAY, {
  carmen: {
    static: [
      { static: 'value', value: 'installCost', of: 'source', by: -2, while: madeSuccessfulRunThisTurn },
    ],
    paid: [breaks('sentry', [credits(1)], breakSubroutines(1)), paid([credits(2)], pumpStrength(3))],
  },

  docklands_pass: {
    when: [{ on: breaching('hq', { first: 'turn' }), steps: [accessMore(1)] }],
  },

  marjanah: {
    paid: [
      breaks('barrier', [credits(ifElse(madeSuccessfulRunThisTurn, 1, 2))], breakSubroutines(1)),
      paid([credits(1)], pumpStrength(1)),
    ],
  },

  mutual_favor: {
    play: [
      reveal(search(inZone('stack', { subtype: 'icebreaker' }))),
      when(
        madeSuccessfulRunThisTurn,
        [chooseOne([install('that')], [addToHand('that')])],
        [addToHand('that')],
      ),
    ],
  },

  pennyshaver: {
    static: [memory(1)],
    when: [{ on: succeeding(), steps: [placeCounters('credits', 1)] }],
    paid: [action([click()], together(placeCounters('credits', 1), takeCredits('all')))],
  },

  red_team: {
    when: [
      whenInstalled(load('credits', 12)),
      whenEmpty('credits', trashSourceCard),
      ifSuccessful(takeCredits(3)),
    ],
    paid: [
      action(
        [click()],
        run({ server: 'central', not: { server: 'any', done: { deed: running(), per: 'turn' } } }),
      ),
    ],
  },

  tranquilizer: {
    installOn: { type: 'ice' },
    when: [
      {
        on: [installing('this'), turnBeginning()],
        steps: [placeCounters('virus', 1), when(atLeast(3, forEachCounter('virus')), [derez('host')])],
      },
    ],
  },

  tread_lightly: {
    static: [{ static: 'value', value: 'rezCost', of: { type: 'ice' }, by: 3, while: duringItsRun }],
    play: [run('any')],
  },

  zahya_sadeghi_versatile_smuggler: {
    when: [
      {
        on: endingRun(['hq', 'rd']),
        may: true,
        limit: 'oncePerTurn',
        steps: [gainCredits(accessedDuringRun)],
      },
    ],
  },
});
