import {
  atLeast,
  breakSubroutines,
  choose,
  damage,
  discardPhaseEnding,
  dividends,
  draw,
  encounteringSource,
  endTheRun,
  forEachCard,
  gainClicks,
  hosted,
  install,
  installed,
  inZone,
  load,
  loseClick,
  may,
  mayPay,
  not,
  optional,
  rezzing,
  runOnThisServer,
  strengthOfSource,
  takeCredits,
  together,
  trash,
  trashSourceCard,
  whenEmpty,
  whenRezzed,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { ELEVATION } from '../../facts/elevation.ts';
import { cards } from '../card-set.ts';

const installFromHq = install(choose(inZone('hq', { can: 'install' })));

export const haasBioroid = cards(ELEVATION, {
  bumi_1_0: {
    when: [
      {
        on: rezzing('this'),
        condition: runOnThisServer,
        may: true,
        steps: [trash(choose({ in: 'installed', type: 'program', subtype: 'trojan' }))],
      },
    ],
    paid: [{ cost: [loseClick()], steps: [breakSubroutines(1)], by: 'opponent', onlyIf: encounteringSource }],
    subroutines: [[trash(choose(installed('program')))], [damage('core', 1)]],
  },

  nanomanagement: {
    play: [gainClicks(2)],
  },

  otto_campaign: {
    when: [
      whenRezzed(load('credits', 6)),
      whenEmpty('credits', together(trashSourceCard, gainClicks(2))),
      whenYourTurnBegins(takeCredits(2)),
    ],
  },

  project_ingatan: {
    when: [
      dividends(1),
      optional({
        on: discardPhaseEnding(),
        steps: [
          mayPay([hosted('agenda')], {
            effect: 'install',
            what: choose(inZone('archives', { can: 'install' })),
            free: true,
          }),
        ],
      }),
    ],
  },

  scatter_field: {
    static: [
      strengthOfSource(
        4,
        not(atLeast(1, forEachCard({ in: 'installed', type: 'ice', server: 'this', not: { is: 'this' } }))),
      ),
    ],
    subroutines: [[may(installFromHq)], [endTheRun]],
  },

  top_down_solutions: {
    play: [draw(2), may(installFromHq, may(installFromHq))],
  },
});
