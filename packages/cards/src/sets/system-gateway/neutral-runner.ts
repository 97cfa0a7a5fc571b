import {
  accessMore,
  action,
  breakSubroutines,
  breaks,
  click,
  credits,
  draw,
  duringItsRun,
  endingRun,
  gainCredits,
  ifSuccessful,
  later,
  maximumHandSize,
  memory,
  paid,
  placeCounters,
  pumpStrength,
  run,
  spendHostedOnAnything,
  takeCredits,
  together,
  trashSourceCard,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { SYSTEM_GATEWAY } from '../../facts/system-gateway.ts';
import { cards } from '../card-set.ts';

export const neutralRunner = cards(SYSTEM_GATEWAY, {
  the_catalyst_convention_breaker: {},

  sure_gamble: {
    play: [gainCredits(9)],
  },

  smartware_distributor: {
    paid: [action([click()], placeCounters('credits', 3))],
    when: [whenYourTurnBegins(takeCredits(1))],
  },

  verbal_plasticity: {
    interrupt: [
      {
        interrupt: 'instead',
        to: { deed: 'draw', basic: true, first: 'turn' },
        amount: 2,
      },
    ],
  },

  t400_memory_diamond: {
    static: [memory(1), maximumHandSize(1)],
  },

  jailbreak: {
    play: [run(['hq', 'rd'])],
    when: [ifSuccessful(together(draw(1), accessMore(1)))],
  },

  mayfly: {
    paid: [
      breaks('any', [credits(1)], breakSubroutines(1), later({ on: endingRun(), steps: [trashSourceCard] })),
      paid([credits(1)], pumpStrength(1)),
    ],
  },

  overclock: {
    static: [spendHostedOnAnything(duringItsRun)],
    play: [together(placeCounters('credits', 5), run('any'))],
  },
});
