import {
  credits,
  endTheRun,
  giveTags,
  purgeVirusCounters,
  rezzing,
  runnerIsTagged,
  runOnThisServer,
  scoring,
  stealing,
  trashSourceCard,
  unlessOpponentPays,
  when,
} from '@lastclick/engine/language';
import { ELEVATION } from '../../facts/elevation.ts';
import { cards } from '../card-set.ts';

export const neutralCorp = cards(ELEVATION, {
  flyswatter: {
    when: [{ on: rezzing('this'), condition: runOnThisServer, steps: [purgeVirusCounters] }],
    subroutines: [[endTheRun]],
  },

  lamplighter: {
    when: [
      {
        on: [scoring(undefined, { server: 'this' }), stealing(undefined, { server: 'this' })],
        steps: [trashSourceCard],
      },
    ],
    subroutines: [[unlessOpponentPays([credits(3)], giveTags(1))], [when(runnerIsTagged, [endTheRun])]],
  },
});
