import {
  accessMore,
  action,
  breakSubroutines,
  breaks,
  click,
  credits,
  draw,
  drawing,
  endingRun,
  gainCredits,
  ifSuccessful,
  instead,
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
  when,
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
    text: [action([click()], placeCounters('credits', 3)), whenYourTurnBegins(takeCredits(1))],
  },

  verbal_plasticity: {
    text: [instead(drawing({ basic: true, first: 'turn' }), 2)],
  },

  t400_memory_diamond: {
    text: [memory(1), maximumHandSize(1)],
  },

  jailbreak: {
    play: [run(['hq', 'rd'], ifSuccessful(together(draw(1), accessMore(1))))],
  },

  mayfly: {
    text: [
      breaks('any', [credits(1)], breakSubroutines(1), later(when(endingRun(), trashSourceCard))),
      paid([credits(1)], pumpStrength(1)),
    ],
  },

  overclock: {
    play: [together(placeCounters('credits', 5), run('any', spendHostedOnAnything()))],
    formerly: { spend: 'lasting spend' },
  },
});
