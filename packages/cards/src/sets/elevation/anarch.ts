import {
  action,
  actionPhaseEnding,
  breakSubroutines,
  breaks,
  click,
  credits,
  type Filter,
  forEachCard,
  gainCredits,
  happened,
  hosted,
  inZone,
  mayPay,
  not,
  optional,
  paid,
  placeCounters,
  pumpStrength,
  sabotage,
  stealing,
  strengthOfSource,
  trashing,
  trashSource,
  whenInstalled,
} from '@lastclick/engine/language';
import { ELEVATION } from '../../facts/elevation.ts';
import { cards } from '../card-set.ts';

/** By its types: of what is over only what is printed on a card is known. */
const CORP_CARD: Filter = { type: ['agenda', 'asset', 'ice', 'operation', 'upgrade'] };

export const anarch = cards(ELEVATION, {
  hantu: {
    when: [whenInstalled(placeCounters('virus', 2))],
    paid: [breaks('sentry', [credits(1)], breakSubroutines(1)), paid([hosted('virus')], pumpStrength(2))],
  },

  rising_tide: {
    static: [strengthOfSource(forEachCard(inZone('heap', { subtype: 'fracter' })))],
    paid: [breaks('barrier', [credits(1)], breakSubroutines(1)), paid([credits(1)], pumpStrength(1))],
  },

  cacophony: {
    when: [
      {
        on: stealing(undefined, { first: 'turn' }),
        condition: not(happened(trashing(CORP_CARD))),
        steps: [placeCounters('power', 1)],
      },
      {
        on: trashing(CORP_CARD, { first: 'turn' }),
        condition: not(happened(stealing())),
        steps: [placeCounters('power', 1)],
      },
      optional({ on: actionPhaseEnding(), steps: [mayPay([hosted('power', 2)], sabotage(3))] }),
    ],
  },

  rent_rioters: {
    paid: [action([click(3), trashSource], gainCredits(9))],
  },
});
