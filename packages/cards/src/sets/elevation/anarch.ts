import {
  accessing,
  action,
  actionPhaseEnding,
  additionalCost,
  addToBottom,
  all,
  breakSubroutines,
  breaks,
  choose,
  click,
  copyOfCard,
  count,
  credits,
  damage,
  did,
  discardPhaseEnding,
  draw,
  during,
  endingRun,
  firstOf,
  forEachCard,
  gainCredits,
  host,
  hosted,
  iff,
  install,
  installHosted,
  installing,
  inZone,
  is,
  may,
  mayPay,
  memory,
  oncePerTurn,
  onlyIf,
  optional,
  paid,
  placeCounters,
  playHosted,
  playing,
  prevent,
  pumpStrength,
  random,
  resolvingSubroutine,
  reveal,
  run,
  sabotage,
  stealing,
  strengthOfSource,
  succeeding,
  theyTrash,
  together,
  topOf,
  trash,
  trashing,
  trashSource,
  unlessOpponentPays,
  when,
  whenInstalled,
  whileAccessing,
  withoutSpending,
  would,
} from '@lastclick/engine/language';
import { ELEVATION } from '../../facts/elevation.ts';
import { cards } from '../card-set.ts';

/** By its types: of what is over only what is printed on a card is known. */
export const anarch = cards(ELEVATION, {
  gourmand: {
    text: [
      onlyIf(
        is('accessed', { not: { type: 'agenda' } }),
        whileAccessing([trashSource], trash('accessed'), iff(did, [draw(1)])),
      ),
    ],
  },

  hantu: {
    text: [
      whenInstalled(placeCounters('virus', 2)),
      breaks('sentry', [credits(1)], breakSubroutines(1)),
      paid([hosted('virus')], pumpStrength(2)),
    ],
  },

  rising_tide: {
    text: [
      strengthOfSource(forEachCard(inZone('heap', { subtype: 'fracter' }))),
      breaks('barrier', [credits(1)], breakSubroutines(1)),
      paid([credits(1)], pumpStrength(1)),
    ],
  },

  cacophony: {
    text: [
      firstOf('turn', when([stealing(), trashing({ side: 'corp' })], placeCounters('power', 1))),
      optional(when(actionPhaseEnding(), mayPay([hosted('power', 2)], sabotage(3)))),
    ],
    formerly: { 'when trash': 'when steal' },
  },

  charm_offensive: {
    play: [
      run(
        'archives',
        optional(
          when(
            endingRun(),
            trash(
              choose(
                inZone('installed', {
                  rezzed: true,
                  ...copyOfCard(accessing(undefined, { from: 'archives' }), 'run'),
                }),
              ),
            ),
          ),
        ),
      ),
    ],
  },

  ryo_phoenix_ono_out_of_the_ashes: {
    text: [
      when(
        succeeding(undefined, { after: resolvingSubroutine(), first: 'turn' }),
        together(gainCredits(1), theyTrash(inZone('hq'))),
      ),
    ],
  },

  rent_rioters: {
    text: [action([click(3), trashSource], gainCredits(9))],
  },

  scrounge: {
    play: [
      install(choose(inZone('heap', { type: 'program' }))),
      may(addToBottom(choose(inZone('heap', { type: 'program' })))),
    ],
    text: [additionalCost(playing('this'), click())],
  },

  topan_ormas_leader: {
    text: [
      oncePerTurn(paid([click()], install(choose(inZone('grip')), { less: 2 }))),
      when(installing(undefined, { via: 'this' }), damage('meat', 1)),
    ],
  },

  bling: {
    text: [
      memory(1),
      optional(during(withoutSpending, when(installing(), host(topOf('stack'))))),
      playHosted,
      installHosted,
      when(discardPhaseEnding(), trash(all({ hostedOn: 'this' }))),
    ],
  },

  shred: {
    play: [
      run(
        'any',
        would(
          endingRun(undefined, { by: 'opponent', first: 'run' }),
          unlessOpponentPays(
            [reveal(random(inZone('hq'), count({ in: 'root', server: 'attacked' }))), trash('that')],
            prevent('all'),
          ),
        ),
      ),
    ],
  },
});
