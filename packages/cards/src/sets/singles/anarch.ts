import {
  breakSubroutines,
  breaks,
  credits,
  draw,
  duringItsRun,
  endingRun,
  gainClicks,
  giveTags,
  hosted,
  installing,
  later,
  loseClicks,
  mayPay,
  memory,
  optional,
  paid,
  placeCounters,
  pumpStrength,
  removingTags,
  run,
  runnerIsTagged,
  together,
  when,
  whenYourTurnBegins,
  whenYourTurnEnds,
} from '@lastclick/engine/language';
import { SINGLES } from '../../facts/singles.ts';
import { cards } from '../card-set.ts';

export const anarch = cards(SINGLES, {
  wyldside: {
    when: [whenYourTurnBegins(together(draw(2), loseClicks(1)))],
  },

  joshua_b: {
    when: [optional(whenYourTurnBegins(gainClicks(1), later(whenYourTurnEnds(giveTags(1)))))],
  },

  amanuensis: {
    static: [memory(1)],
    when: [
      whenYourTurnEnds(when(runnerIsTagged, [placeCounters('power', 1)])),
      optional({ on: removingTags(), steps: [mayPay([hosted('power')], draw(2))] }),
    ],
  },

  off_campus_apartment: {
    canHost: { subtype: 'connection' },
    when: [
      {
        on: installing({ subtype: 'connection', hostedOn: 'this' }),
        steps: [draw(1)],
      },
    ],
  },

  stimhack: {
    static: [{ static: 'spend', on: 'anything', while: duringItsRun, inPool: true }],
    play: [together(placeCounters('credits', 9), run('any'))],
    when: [
      {
        on: endingRun(undefined, { itsRun: true }),
        steps: [{ effect: 'damage', type: 'core', amount: 1, unpreventable: true }],
      },
    ],
  },

  corroder: {
    paid: [breaks('barrier', [credits(1)], breakSubroutines(1)), paid([credits(1)], pumpStrength(1))],
  },
});
