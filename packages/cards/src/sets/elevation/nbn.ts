import {
  action,
  actionPhaseEnding,
  additionalCost,
  addToTop,
  all,
  anyNumber,
  atLeast,
  canBeAdvanced,
  choose,
  chooseAnyNumber,
  chooseOne,
  chooseType,
  chooseUpTo,
  click,
  credits,
  damage,
  did,
  discardPhaseEnding,
  dividends,
  done,
  draw,
  during,
  endTheRun,
  evenStolen,
  flip,
  forEachCounter,
  gainClicks,
  gainCredits,
  giveTags,
  happened,
  hosted,
  iff,
  install,
  inZone,
  loseCredits,
  mayPay,
  optional,
  placeCounters,
  playing,
  playOnlyIf,
  removeTags,
  removingTags,
  reveal,
  runnerBreaks,
  runnerIsTagged,
  scoring,
  search,
  shuffleIntoDeck,
  stealing,
  sub,
  succeeding,
  threat,
  together,
  trashing,
  trashSource,
  when,
  whenYourTurnBegins,
  X,
  your,
} from '@lastclick/engine/language';
import { ELEVATION } from '../../facts/elevation.ts';
import { cards } from '../card-set.ts';

export const nbn = cards(ELEVATION, {
  next_big_thing: {
    text: [
      when([scoring('this'), stealing('this')], placeCounters('agenda', 1)),
      evenStolen(
        action([click(), hosted('agenda')], draw(4), shuffleIntoDeck(chooseAnyNumber({ in: 'hq' }))),
      ),
    ],
  },

  nebula_talent_management_making_stars: {
    text: [
      when(
        actionPhaseEnding(),
        iff(happened(playing({ type: 'operation' })), [together(gainCredits(1), flip)]),
      ),
    ],
    faces: [
      {
        text: [
          when(playing({ type: 'operation' }, { first: 'turn' }), gainClicks(1)),
          when(succeeding(['hq', 'rd']), flip),
        ],
      },
    ],
  },

  idiosyncresis: {
    text: [
      canBeAdvanced,
      optional(
        whenYourTurnBegins(
          mayPay(
            [trashSource],
            together(
              gainCredits(forEachCounter('advancement', 3)),
              loseCredits(forEachCounter('advancement', 2), 'opponent'),
            ),
          ),
        ),
      ),
    ],
  },

  public_access_plaza: {
    text: [
      whenYourTurnBegins(gainCredits(1)),
      during(threat(2), when(trashing('this', { by: 'opponent' }), giveTags(1))),
    ],
  },

  touch_ups: {
    text: [additionalCost(playing('this'), click())],
    play: [
      placeCounters('advancement', 2, choose({ can: 'advance' })),
      iff(did, [
        chooseType(['event', 'hardware', 'program', 'resource'], (type) => [
          reveal(all(inZone('grip'))),
          shuffleIntoDeck(chooseUpTo({ among: 'that', type }, 2)),
        ]),
      ]),
    ],
  },

  doomscroll: {
    text: [sub(giveTags(1)), sub(damage('net', 1)), sub(iff(atLeast(2, your('tags')), [damage('net', 2)]))],
  },

  n_pot: {
    text: [
      runnerBreaks([credits(3)]),
      sub(endTheRun),
      sub(iff(threat(2), [endTheRun])),
      sub(iff(threat(4), [endTheRun])),
    ],
  },

  bigger_picture: {
    text: [playOnlyIf(runnerIsTagged)],
    play: [
      chooseOne(
        [giveTags(1)],
        [removeTags(anyNumber), loseCredits(done(5), 'opponent'), gainCredits(done())],
      ),
    ],
  },

  ip_enforcement: {
    text: [additionalCost(playing('this'), removeTags(X))],
    play: [
      install(choose(inZone('runnerScore', { type: 'agenda', has: { printedPoints: { exactly: X } } }))),
      iff(runnerIsTagged, [placeCounters('advancement', 1, 'that')]),
    ],
  },

  embedded_reporting: {
    text: [
      dividends(2),
      optional(
        when(
          discardPhaseEnding(),
          mayPay([hosted('agenda')], reveal(search(inZone('rd', { type: 'operation' }))), addToTop('that')),
        ),
      ),
    ],
  },

  synapse_global_faster_than_thought: {
    text: [
      optional(
        when(
          removingTags({ by: 'any', first: 'turn' }),
          reveal(choose(inZone('hq', { can: 'install' }))),
          install('that', { free: 'all' }),
        ),
      ),
      action([click(), removeTags(1)], gainCredits(2)),
    ],
  },
});
