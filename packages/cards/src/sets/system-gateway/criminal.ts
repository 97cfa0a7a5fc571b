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
  costsLess,
  costsMore,
  credits,
  derez,
  endingRun,
  forEachCounter,
  gainCredits,
  ifElse,
  iff,
  ifSuccessful,
  install,
  installing,
  installOn,
  inZone,
  load,
  madeSuccessfulRunThisTurn,
  memory,
  oncePerTurn,
  optional,
  paid,
  placeCounters,
  pumpStrength,
  reveal,
  rezzing,
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
    text: [
      costsLess(installing('this'), 2, madeSuccessfulRunThisTurn),
      breaks('sentry', [credits(1)], breakSubroutines(1)),
      paid([credits(2)], pumpStrength(3)),
    ],
  },

  docklands_pass: {
    text: [when(breaching('hq', { first: 'turn' }), accessMore(1))],
  },

  marjanah: {
    text: [
      breaks('barrier', [credits(ifElse(madeSuccessfulRunThisTurn, 1, 2))], breakSubroutines(1)),
      paid([credits(1)], pumpStrength(1)),
    ],
  },

  mutual_favor: {
    play: [
      reveal(search(inZone('stack', { subtype: 'icebreaker' }))),
      iff(
        madeSuccessfulRunThisTurn,
        [chooseOne([install('that')], [addToHand('that')])],
        [addToHand('that')],
      ),
    ],
  },

  pennyshaver: {
    text: [
      memory(1),
      when(succeeding(), placeCounters('credits', 1)),
      action([click()], together(placeCounters('credits', 1), takeCredits('all'))),
    ],
  },

  red_team: {
    text: [
      whenInstalled(load('credits', 12)),
      whenEmpty('credits', trashSourceCard),
      action(
        [click()],
        run(
          { server: 'central', not: { server: 'any', done: { deed: running(), per: 'turn' } } },
          ifSuccessful(takeCredits(3)),
        ),
      ),
    ],
  },

  tranquilizer: {
    text: [
      installOn({ type: 'ice' }),
      when(
        [installing('this'), turnBeginning()],
        placeCounters('virus', 1),
        iff(atLeast(3, forEachCounter('virus')), [derez('host')]),
      ),
    ],
  },

  tread_lightly: {
    play: [run('any', costsMore(rezzing({ type: 'ice' }), 3))],
    formerly: { 'price rez': 'lasting price rez' },
  },

  zahya_sadeghi_versatile_smuggler: {
    text: [optional(oncePerTurn(when(endingRun(['hq', 'rd']), gainCredits(accessedDuringRun))))],
  },
});
