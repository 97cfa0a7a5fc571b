import {
  accessing,
  addToHand,
  addToTop,
  approaching,
  atMost,
  breaking,
  cannot,
  choose,
  chooseAllBut,
  credits,
  damage,
  discardPhaseEnding,
  dividends,
  doingDamage,
  done,
  draw,
  duringARun,
  endTheRun,
  fire,
  firstOf,
  forEachCard,
  gainCredits,
  giveTags,
  hosted,
  iff,
  install,
  inZone,
  is,
  look,
  may,
  mayPay,
  moveToOutermost,
  not,
  onlyIf,
  optional,
  paid,
  placeCounters,
  plus,
  removeCounters,
  reveal,
  revealedInRd,
  rez,
  scoring,
  stealing,
  sub,
  swap,
  together,
  topOf,
  trash,
  trashing,
  trashSource,
  unlessOpponentPays,
  upTo,
  when,
  whenScored,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { ELEVATION } from '../../facts/elevation.ts';
import { cards } from '../card-set.ts';

export const jinteki = cards(ELEVATION, {
  byte: {
    text: [
      revealedInRd('this'),
      {
        ...when(accessing('this'), mayPay([credits(4)], together(giveTags(1), damage('net', 3)))),
        condition: not(is('this', { in: 'archives' })),
        may: true,
      },
    ],
  },

  phat_gioan_baotixita: {
    text: [
      when(discardPhaseEnding(), placeCounters('power', 1)),
      firstOf(
        'turn',
        when([scoring(), stealing()], removeCounters('power', upTo(2)), damage('net', plus(1, done()))),
      ),
    ],
  },

  proprionegation: {
    text: [
      whenScored(placeCounters('agenda', 1)),
      onlyIf(duringARun, paid([hosted('agenda')], moveToOutermost('archives'))),
    ],
  },

  pt_untaian_lifes_building_blocks: {
    text: [
      optional(
        when(
          discardPhaseEnding(),
          iff(atMost(3, forEachCard(inZone('hq'))), [
            mayPay(
              [credits(1)],
              placeCounters('advancement', 1, choose({ in: 'installed', rezzed: false, can: 'advance' })),
            ),
          ]),
        ),
      ),
    ],
  },

  mitra_aman: {
    text: [
      optional(
        when(
          approaching(undefined, { server: 'this' }),
          mayPay(
            [trashSource],
            gainCredits(3),
            may(swap('approached', choose({ in: ['archives', 'hq'], type: 'ice' }))),
          ),
        ),
      ),
    ],
  },

  sericulture_expansion: {
    text: [
      dividends(1),
      optional(
        when(
          discardPhaseEnding(),
          mayPay(
            [hosted('agenda')],
            placeCounters('advancement', 2, choose({ in: 'installed', side: 'corp' })),
          ),
        ),
      ),
    ],
  },

  peer_review: {
    play: [
      reveal(chooseAllBut(1, inZone('hq'))),
      gainCredits(7),
      may(install(choose(inZone('hq')), { into: { server: 'remote', at: 'root' } })),
    ],
  },

  au_co_the_gold_standard_in_clones: {
    text: [
      when([doingDamage(), trashing(undefined, { from: 'hq', oneOrMore: true })], placeCounters('power', 1)),
      optional(
        whenYourTurnBegins(
          mayPay(
            [hosted('power', 2)],
            look(topOf('rd', 3)),
            together(trash(choose({ among: 'that' })), addToHand('rest')),
          ),
        ),
      ),
    ],
  },

  empiricist: {
    text: [
      sub(draw(1), may(addToTop(choose(inZone('hq'))))),
      sub(damage('net', 1), giveTags(1)),
      sub(damage('net', 2)),
    ],
  },

  mycoweb: {
    text: [
      sub(may(install(choose(inZone('archives', { type: 'ice' })), { free: 'all' }))),
      sub(may(rez(choose({ in: 'installed', type: 'ice', rezzed: false }), { less: 2 }))),
      sub(fire(choose({ type: 'ice', subtype: 'sentry', rezzed: true }))),
      sub(fire(choose({ type: 'ice', subtype: 'code_gate', rezzed: true, not: { is: 'this' } }))),
    ],
  },

  semak_samun: {
    text: [
      cannot(breaking('this', { printed: true, notVia: { subtype: 'fracter' } })),
      sub(unlessOpponentPays([damage('net', 3)], endTheRun)),
    ],
  },
});
