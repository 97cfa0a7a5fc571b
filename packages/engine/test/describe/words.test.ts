import { describeText } from '@lastclick/engine';
import * as language from '@lastclick/engine/language';
import { expect, test } from 'vitest';
import { event, operation, resource } from './made-up-cards.ts';

const {
  all,
  asMany,
  atLeast,
  choose,
  chooseAnyNumber,
  chooseOne,
  chooseUpTo,
  click,
  credits,
  damage,
  draw,
  forEachCard,
  gainCredits,
  giveTags,
  happened,
  installed,
  inZone,
  loseCredits,
  may,
  mayPay,
  not,
  placeCounters,
  preventing,
  protects,
  rezIgnoringCosts,
  runnerIsTagged,
  setImminent,
  strengthOfSource,
  takeBadPublicity,
  together,
  trash,
  trashFromHand,
  trashSource,
  unlessOpponentPays,
  when,
} = language;

/** Words of the language that no card above shows. */
const WORDS: readonly (readonly [language.CardData, string])[] = [
  [operation({ play: [loseCredits(2, 'opponent')] }), 'The Runner loses 2[credit].'],
  [operation({ play: [may(loseCredits(2, 'opponent'))] }), 'You may have the Runner lose 2[credit].'],
  [
    operation({ play: [unlessOpponentPays([credits(2)], damage('net', 1))] }),
    'The Runner may pay 2[credit]. If they do not, do 1 net damage.',
  ],
  [
    operation({ play: [unlessOpponentPays([trashFromHand(2)], giveTags(1))] }),
    "The Runner may trash 2 cards from the Runner's grip. If they do not, give the Runner 1 tag.",
  ],
  [event({ play: [takeBadPublicity(1), giveTags(2)] }), 'Give the Corp 1 bad publicity, then take 2 tags.'],
  [
    event({ play: [{ effect: 'damage', type: 'core', amount: 1, unpreventable: true }] }),
    'Suffer 1 core damage (this cannot be prevented).',
  ],
  [
    operation({ play: [trash({ ...choose(installed('program')), by: 'opponent' })] }),
    "Trash 1 installed program of the Runner's choice.",
  ],
  [
    operation({ play: [placeCounters('advancement', 1, chooseUpTo({ can: 'advance' }, 3))] }),
    'Place 1 advancement counter on each of up to 3 installed advanceable cards.',
  ],
  [
    operation({ play: [rezIgnoringCosts(choose({ type: 'ice', rezzed: false }))] }),
    'Rez 1 unrezzed installed piece of ice, ignoring all costs.',
  ],
  [operation({ play: [trash(all(installed('ice')))] }), 'Trash all installed pieces of ice.'],
  [
    event({
      play: [language.addToHand(choose(inZone('heap', { type: 'program', not: { subtype: 'virus' } })))],
    }),
    'Add 1 non-virus program from your heap to your grip.',
  ],
  [
    event({ play: [language.addToHand(choose({ not: { is: 'this' } }))] }),
    "Add 1 other installed card to its owner's hand.",
  ],
  [
    event({ play: [trash(chooseAnyNumber(inZone('grip'))), gainCredits(asMany)] }),
    'Trash any number of cards from your grip, then gain that much [credit].',
  ],
  [
    event({ play: [gainCredits(forEachCard(installed('resource'), 2, 1))] }),
    'Gain 1[credit] plus 2[credit] for each installed resource.',
  ],
  [
    event({ play: [when(not(atLeast(1, forEachCard(inZone('grip')))), [draw(5)])] }),
    'If there are no cards in your grip, draw 5 cards.',
  ],
  [
    event({ playOnlyIf: happened({ deed: 'score' }, 'lastTurn'), play: [draw(1)] }),
    "Can be played only if the Corp scored an agenda during the Corp's last turn.\nDraw 1 card.",
  ],
  [
    event({ play: [mayPay([credits(2), trashSource], chooseOne([draw(2)], [gainCredits(3)]))] }),
    'You may pay 2[credit] and trash this card. If you do, choose one: (1) draw 2 cards; (2) gain 3[credit].',
  ],
  [
    event({ removedWhenResolved: true, play: [draw(1)] }),
    'Draw 1 card.\nOnce this card has resolved, remove it from the game instead of trashing it.',
  ],
  [resource({ installOn: { type: 'ice', rezzed: true } }), 'Can be installed only on a rezzed piece of ice.'],
  [
    resource({ paid: [{ cost: [click(2), credits(1)], steps: [draw(3)], onlyIf: runnerIsTagged }] }),
    '2[click], 1[credit]: Draw 3 cards. Only if you are tagged.',
  ],
  [
    resource({ paid: [{ cost: [credits(1)], steps: [draw(1)], onlyIf: language.duringYourActionPhase }] }),
    '1[credit]: Draw 1 card. Only during your action phase.',
  ],
  [
    resource({
      when: [{ on: { deed: 'trash', by: 'any' }, limit: 'oncePerTurn', activeIn: 'heap', steps: [draw(1)] }],
    }),
    'While this card is in your heap, each time either player trashes a card: draw 1 card. Only once per turn.',
  ],
  [
    resource({
      interrupt: [
        { interrupt: 'when', to: { deed: 'damage', type: ['net', 'meat'] }, steps: [setImminent(1)] },
        preventing({ deed: 'takeTags', first: 'turn' }, [trashSource], 'all'),
      ],
    }),
    '[interrupt] Each time you are about to suffer net or meat damage: suffer 1 net or meat damage instead.\n' +
      '[interrupt] [trash]: The first time each turn you are about to take any tags, prevent all tags.',
  ],
  [
    operation({
      static: [
        strengthOfSource(2, protects('remote')),
        { static: 'cannot', deed: { deed: 'draw', by: 'opponent' }, while: not(runnerIsTagged) },
        { static: 'value', value: 'maximumHandSize', of: 'opponent', by: -1 },
        { static: 'value', value: 'rezCost', of: { type: 'ice' }, by: 1 },
      ],
    }),
    'This card has +2 strength while this card protects a remote server.\n' +
      'The Runner cannot draw cards while the Runner is not tagged.\n' +
      'The Runner has -1 maximum hand size.\n' +
      'Rezzing a piece of ice costs 1[credit] more.',
  ],
  [
    operation({ play: [together(gainCredits(1), draw(1), giveTags(1))] }),
    'Gain 1[credit], draw 1 card and give the Runner 1 tag.',
  ],
];

test.each(WORDS)('a word of the language: %#', (card, text) => {
  expect(describeText(card)).toBe(text);
});
