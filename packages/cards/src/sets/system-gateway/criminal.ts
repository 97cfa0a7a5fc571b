import {
  accessedDuringRun,
  accessMore,
  action,
  addToHand,
  atLeast,
  breakSubroutines,
  breaks,
  chooseOne,
  click,
  credits,
  derez,
  duringItsRun,
  forEachCounter,
  gainCredits,
  ifElse,
  ifSuccessful,
  install,
  inZone,
  load,
  madeSuccessfulRunThisTurn,
  memory,
  paid,
  placeCounters,
  pumpStrength,
  reveal,
  run,
  search,
  takeCredits,
  together,
  trashSourceCard,
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
    when: [{ on: { moment: 'accessBegins', server: 'hq', first: 'turn' }, steps: [accessMore(1)] }],
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
        [chooseOne([install('chosen')], [addToHand('chosen')])],
        [addToHand('chosen')],
      ),
    ],
  },

  pennyshaver: {
    static: [memory(1)],
    when: [{ on: { moment: 'runSuccessful' }, steps: [placeCounters('credits', 1)] }],
    paid: [action([click()], together(placeCounters('credits', 1), takeCredits('all')))],
  },

  red_team: {
    when: [
      whenInstalled(load('credits', 12)),
      whenEmpty('credits', trashSourceCard),
      ifSuccessful(takeCredits(3)),
    ],
    paid: [action([click()], run('centralNotRunThisTurn'))],
  },

  tranquilizer: {
    installOn: { type: 'ice' },
    when: [
      {
        on: [{ moment: 'installed', card: 'source' }, { moment: 'turnBegins' }],
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
        on: { moment: 'runEnds', server: 'hqOrRd' },
        may: true,
        limit: 'oncePerTurn',
        steps: [gainCredits(accessedDuringRun)],
      },
    ],
  },
});
