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
  from,
  gainCredits,
  giveTags,
  happened,
  iff,
  installed,
  installOn,
  inZone,
  loseCredits,
  may,
  mayPay,
  not,
  oncePerTurn,
  onlyIf,
  paid,
  placeCounters,
  playOnlyIf,
  preventing,
  protects,
  removedWhenResolved,
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
  would,
} = language;

/** Words of the language that no card above shows. */
const WORDS: readonly (readonly [language.CardData, string])[] = [
  [operation({ play: [loseCredits(2, 'opponent')] }), 'The Runner loses 2[credit].'],
  [operation({ play: [may(loseCredits(2, 'opponent'))] }), 'You may have the Runner lose 2[credit].'],
  [
    operation({ play: [unlessOpponentPays([credits(2)], damage('net', 1))] }),
    'Do 1 net damage unless the Runner pays 2[credit].',
  ],
  [
    operation({ play: [unlessOpponentPays([trashFromHand(2)], giveTags(1))] }),
    'Give the Runner 1 tag unless they trash 2 cards from the grip.',
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
    'Place 1 advancement counter on each of up to 3 installed cards you can advance.',
  ],
  [
    operation({ play: [rezIgnoringCosts(choose({ type: 'ice', rezzed: false }))] }),
    'Rez 1 installed piece of ice, ignoring all costs.',
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
    event({ play: [iff(not(atLeast(1, forEachCard(inZone('grip')))), [draw(5)])] }),
    'If there are no cards in your grip, draw 5 cards.',
  ],
  [
    event({ play: [draw(1)], text: [playOnlyIf(happened({ deed: 'score' }, 'lastTurn'))] }),
    'Play only if the Corp scored an agenda during their last turn.\n' + 'Draw 1 card.',
  ],
  [
    event({ play: [mayPay([credits(2), trashSource], chooseOne([draw(2)], [gainCredits(3)]))] }),
    'You may pay 2[credit] and trash this event. If you do, draw 2 cards or gain 3[credit].',
  ],
  [
    event({ play: [draw(1)], text: [removedWhenResolved] }),
    'Draw 1 card.\n' + 'Once this event has resolved, remove it from the game instead of trashing it.',
  ],
  [resource({ text: [installOn({ type: 'ice', rezzed: true })] }), 'Install only on a rezzed piece of ice.'],
  [
    resource({ text: [onlyIf(runnerIsTagged, paid([click(2), credits(1)], draw(3)))] }),
    '2[click], 1[credit]: Draw 3 cards. Use only if you are tagged.',
  ],
  [
    resource({ text: [onlyIf(language.duringYourActionPhase, paid([credits(1)], draw(1)))] }),
    '1[credit]: Draw 1 card. Use only during your action phase.',
  ],
  [
    resource({
      text: [oncePerTurn(from('heap', when({ deed: 'trash', by: 'any' }, draw(1))))],
    }),
    'While this resource is in your heap, whenever either player trashes a card, draw 1 card. Use only ' +
      'once per turn.',
  ],
  [
    resource({
      text: [
        would({ deed: 'damage', type: ['net', 'meat'] }, setImminent(1)),
        preventing({ deed: 'takeTags', first: 'turn' }, [trashSource], 'all'),
      ],
    }),
    '[interrupt] Whenever you would suffer net or meat damage, suffer 1 net or meat damage instead.\n' +
      '[interrupt] [trash]: The first time each turn you would take any tags, prevent all tags.',
  ],
  [
    operation({
      text: [
        strengthOfSource(2, protects('remote')),
        { static: 'cannot', deed: { deed: 'draw', by: 'opponent' }, while: not(runnerIsTagged) },
        { static: 'change', what: 'handSize', of: 'opponent', by: -1 },
        { static: 'price', deed: { deed: 'rez', card: { type: 'ice' } }, more: 1 },
      ],
    }),
    'This operation gets +2 strength while it protects a remote server.\n' +
      'The Runner cannot draw cards while the Runner is not tagged.\n' +
      'The Runner gets -1 maximum hand size.\n' +
      'Each piece of ice costs 1[credit] more to rez.',
  ],
  [
    operation({ play: [together(gainCredits(1), draw(1), giveTags(1))] }),
    'Gain 1[credit], draw 1 card and give the Runner 1 tag.',
  ],
];

test.each(WORDS)('a word of the language: %#', (card, text) => {
  expect(describeText(card)).toBe(text);
});
