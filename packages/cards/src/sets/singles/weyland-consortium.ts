import {
  additionalCostToRez,
  advancing,
  choose,
  damage,
  endTheRun,
  forEachCounter,
  forfeitAgenda,
  gainCredits,
  installed,
  installing,
  optional,
  rezzing,
  runnerIsTagged,
  spendHosted,
  strengthOfSource,
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
    playOnlyIf: runnerIsTagged,
    play: [damage('meat', 4)],
  },

  corporate_town: {
    static: [additionalCostToRez(forfeitAgenda)],
    when: [
      optional(
        whenYourTurnBegins({ effect: 'trash', what: choose(installed('resource')), unpreventable: true }),
      ),
    ],
  },

  the_root: {
    recurring: 3,
    static: [spendHosted(advancing(), installing(), rezzing())],
  },

  simone_diego: {
    recurring: 2,
    static: [spendHosted(advancing({ server: 'this' }))],
  },

  hostile_takeover: {
    when: [whenScored(together(gainCredits(7), takeBadPublicity(1)))],
  },

  ice_wall: {
    canBeAdvanced: true,
    static: [strengthOfSource(forEachCounter('advancement'))],
    subroutines: [[endTheRun]],
  },

  archer: {
    static: [additionalCostToRez(forfeitAgenda)],
    subroutines: [
      [gainCredits(2)],
      [trash(choose(installed('program')))],
      [trash(choose(installed('program')))],
      [endTheRun],
    ],
  },
});
