import {
  actionPhaseEnding,
  atLeast,
  change,
  choose,
  chooseUpTo,
  click,
  damage,
  discardPhaseEnding,
  dividends,
  draw,
  during,
  endTheRun,
  forEachCard,
  forThe,
  gainClicks,
  gainCredits,
  hosted,
  install,
  installed,
  inZone,
  load,
  look,
  loseClick,
  may,
  mayPay,
  moveToRootOf,
  not,
  oncePerTurn,
  optional,
  paid,
  play,
  runnerBreaks,
  scoring,
  stealing,
  strengthOfSource,
  sub,
  takeCredits,
  together,
  topOf,
  trash,
  trashing,
  trashSource,
  trashSourceCard,
  unlessOpponentPays,
  when,
  whenEmpty,
  whenRezzed,
  whenRezzedInItsWay,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { ELEVATION } from '../../facts/elevation.ts';
import { cards } from '../card-set.ts';

const installFromHq = install(choose(inZone('hq', { can: 'install' })));

export const haasBioroid = cards(ELEVATION, {
  aggressive_trendsetting: {
    text: [
      during(
        { if: 'during', what: 'opponentTurn' },
        when(
          trashing({ side: 'corp' }, { by: 'opponent', from: 'installed', first: 'turn' }),
          unlessOpponentPays([click()], forThe('yourNextTurn', change('you', 'allottedClicks', 1))),
        ),
      ),
    ],
  },

  bumi_1_0: {
    text: [
      optional(whenRezzedInItsWay(trash(choose({ in: 'installed', type: 'program', subtype: 'trojan' })))),
      runnerBreaks([loseClick()]),
      sub(trash(choose(installed('program')))),
      sub(damage('core', 1)),
    ],
  },

  mercia_b4ll4rd: {
    text: [
      optional(
        when(
          actionPhaseEnding(),
          install(choose(inZone('hq', { type: 'ice' })), { less: 1 }),
          moveToRootOf('this', 'that'),
        ),
      ),
    ],
  },

  nanomanagement: {
    play: [gainClicks(2)],
  },

  otto_campaign: {
    text: [
      whenRezzed(load('credits', 6)),
      whenEmpty('credits', together(trashSourceCard, gainClicks(2))),
      whenYourTurnBegins(takeCredits(2)),
    ],
  },

  project_ingatan: {
    text: [
      dividends(1),
      optional(
        when(
          discardPhaseEnding(),
          mayPay([hosted('agenda')], {
            effect: 'install',
            what: choose(inZone('archives', { can: 'install' })),
            free: 'all',
          }),
        ),
      ),
    ],
  },

  scatter_field: {
    text: [
      strengthOfSource(
        4,
        not(atLeast(1, forEachCard({ in: 'installed', type: 'ice', server: 'this', not: { is: 'this' } }))),
      ),
      sub(may(installFromHq)),
      sub(endTheRun),
    ],
  },

  top_down_solutions: {
    play: [draw(2), install(chooseUpTo(inZone('hq'), 2))],
  },

  humanoid_resources: {
    text: [
      paid(
        [click(3), trashSource],
        together(gainCredits(4), draw(3)),
        install(chooseUpTo(inZone('hq'), 2)),
        may(play(choose(inZone('hq', { type: 'operation' })))),
      ),
    ],
  },

  poetri_luxury_brands_all_the_rage: {
    text: [
      when(scoring(), look(topOf('rd', 3)), may(install(choose({ among: 'that', not: { type: 'agenda' } })))),
      optional(when(stealing(), install(choose(inZone('hq', { not: { type: 'agenda' } }))))),
    ],
  },

  leo_construction_labor_solutions: {
    text: [
      oncePerTurn(
        paid(
          [trash(choose({ in: 'installed', rezzed: true, subtype: 'bioroid', server: 'attacked' }))],
          endTheRun,
        ),
      ),
    ],
  },
});
