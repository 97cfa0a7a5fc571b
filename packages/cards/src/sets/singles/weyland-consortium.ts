import {
  additionalCostToRez,
  advancing,
  canBeAdvanced,
  choose,
  damage,
  endTheRun,
  forEachCounter,
  forfeitAgenda,
  gainCredits,
  installed,
  installing,
  optional,
  playOnlyIf,
  recurring,
  rezzing,
  runnerIsTagged,
  spendHosted,
  strengthOfSource,
  sub,
  takeBadPublicity,
  together,
  trash,
  whenScored,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { SINGLES } from '../../facts/singles.ts';
import { cards } from '../card-set.ts';

export const weylandConsortium = cards(SINGLES, {
  beanstalk_royalties: {
    play: [gainCredits(3)],
  },

  scorched_earth: {
    play: [damage('meat', 4)],
    text: [playOnlyIf(runnerIsTagged)],
  },

  corporate_town: {
    text: [
      additionalCostToRez(forfeitAgenda),
      optional(
        whenYourTurnBegins({ effect: 'trash', what: choose(installed('resource')), unpreventable: true }),
      ),
    ],
  },

  the_root: {
    text: [recurring(3), spendHosted(advancing(), installing(), rezzing())],
  },

  simone_diego: {
    text: [recurring(2), spendHosted(advancing({ server: 'this' }))],
  },

  hostile_takeover: {
    text: [whenScored(together(gainCredits(7), takeBadPublicity(1)))],
  },

  ice_wall: {
    text: [canBeAdvanced, strengthOfSource(forEachCounter('advancement')), sub(endTheRun)],
  },

  archer: {
    text: [
      additionalCostToRez(forfeitAgenda),
      sub(gainCredits(2)),
      sub(trash(choose(installed('program')))),
      sub(trash(choose(installed('program')))),
      sub(endTheRun),
    ],
  },
});
