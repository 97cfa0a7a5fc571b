import {
  breakSubroutines,
  breaks,
  credits,
  draw,
  endingRun,
  gainClicks,
  giveTags,
  hosted,
  hosts,
  iff,
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
    text: [whenYourTurnBegins(together(draw(2), loseClicks(1)))],
  },

  joshua_b: {
    text: [optional(whenYourTurnBegins(gainClicks(1), later(whenYourTurnEnds(giveTags(1)))))],
  },

  amanuensis: {
    text: [
      memory(1),
      whenYourTurnEnds(iff(runnerIsTagged, [placeCounters('power', 1)])),
      optional(when(removingTags(), mayPay([hosted('power')], draw(2)))),
    ],
  },

  off_campus_apartment: {
    text: [
      hosts({ subtype: 'connection' }),
      when(installing({ subtype: 'connection', hostedOn: 'this' }), draw(1)),
    ],
  },

  stimhack: {
    play: [
      together(
        placeCounters('credits', 9),
        run(
          'any',
          { static: 'spend', on: 'anything', inPool: true },
          when(endingRun(), { effect: 'damage', type: 'core', amount: 1, unpreventable: true }),
        ),
      ),
    ],
    formerly: { spend: 'lasting spend' },
  },

  corroder: {
    text: [breaks('barrier', [credits(1)], breakSubroutines(1)), paid([credits(1)], pumpStrength(1))],
  },
});
