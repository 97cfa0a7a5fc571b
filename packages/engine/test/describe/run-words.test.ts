import { describe as describeCard, describeText } from '@lastclick/engine';
import * as language from '@lastclick/engine/language';
import { expect, test } from 'vitest';
import { event, ice, operation, program, resource, upgrade } from './made-up-cards.ts';
import { expectWellFormed } from './well-formed.ts';

type CardData = language.CardData;

const {
  all,
  atLeast,
  choose,
  chooseOne,
  click,
  credits,
  damage,
  draw,
  gainCredits,
  giveTags,
  installed,
  inZone,
  may,
  mayPay,
  not,
  runnerIsTagged,
  strengthOfSource,
  takeBadPublicity,
  trash,
  trashFromHand,
  trashSource,
  when,
  accessedDuringRun,
  accessMore,
  addToHand,
  breakSubroutines,
  breaks,
  breakUpTo,
  bypass,
  duringARun,
  duringItsRun,
  encounteringHost,
  encounteringSource,
  endTheRun,
  expose,
  forThe,
  cannot,
  forEachCounter,
  ifElse,
  ifSuccessful,
  later,
  loseClick,
  opponentChoosesOne,
  opponentMay,
  pumpStrength,
  reveal,
  run,
  runnerHasAtMost,
  runnerMayJackOut,
  runOnThisServer,
  search,
  sourceIsInstalled,
  happened,
  installing,
  spendHosted,
  spendHostedOnAnything,
  trashing,
  using,
  stoleDuringRun,
  swap,
  takeTags,
  trace,
  unlessOpponentPaysOneOf,
  weakenEncountered,
  whenAccessed,
  whenEncountered,
  whileAccessing,
} = language;

const pays = (by: language.Recipient, ...cost: language.Cost): language.Step => ({ step: 'pay', cost, by });
const whenever = (on: language.Deed): CardData => program({ when: [{ on, steps: [draw(1)] }] });

/** The words of runs: what a run does, what it waits for and what may be asked about it. */
const RUN_WORDS: readonly (readonly [CardData, string])[] = [
  [event({ play: [run('any')] }), 'Make a run on any server.'],
  [event({ play: [run(['hq', 'rd'])] }), 'Make a run on HQ or R&D.'],
  [event({ play: [may(run('remote'))] }), 'You may make a run on a remote server.'],
  [
    event({
      play: [
        run({ server: 'central', not: { server: 'any', done: { deed: { deed: 'run' }, per: 'turn' } } }),
      ],
    }),
    'Make a run on a central server that has not been run on this turn.',
  ],
  [operation({ play: [run('archives')] }), 'The Runner makes a run on Archives.'],
  [ice(endTheRun), '[subroutine] End the run.'],
  [ice(may(endTheRun)), '[subroutine] You may end the run.'],
  [ice(runnerMayJackOut), '[subroutine] The Runner may jack out.'],
  [ice(damage('net', 1), runnerMayJackOut), '[subroutine] Do 1 net damage, then the Runner may jack out.'],
  [event({ play: [draw(1), runnerMayJackOut] }), 'Draw 1 card, then you may jack out.'],
  [
    ice(forThe('run', cannot({ deed: 'steal' }))),
    '[subroutine] The Runner cannot steal agendas for the rest of this run.',
  ],
  [
    ice(may(forThe('run', cannot({ deed: 'trash', by: 'opponent', card: { side: 'corp' } })))),
    '[subroutine] You may forbid the Runner to trash Corp cards for the rest of this run.',
  ],
  [
    ice(forThe('encounter', cannot({ deed: 'jackOut' }))),
    '[subroutine] The Runner cannot jack out for the rest of this encounter.',
  ],
  [
    ice(language.installInward(choose(inZone(['hq', 'archives'], { type: 'ice' })))),
    '[subroutine] Install 1 piece of ice from HQ or Archives directly inward of this card, ignoring all costs.',
  ],
  [
    ice(language.encounter(choose({ type: 'ice', rezzed: true, not: { is: 'this' } }))),
    '[subroutine] The Runner encounters 1 other rezzed installed piece of ice.',
  ],
  [
    program({ paid: [breaks('barrier', [credits(1)], breakSubroutines(1))] }),
    '1[credit]: Break 1 subroutine of the encountered ice. ' +
      'Only against barrier ice no stronger than this card.',
  ],
  [
    program({ paid: [{ ...breaks('any', [credits(2)], breakUpTo(3)), limit: 'oncePerTurn' }] }),
    '2[credit]: Break up to 3 subroutines of the encountered ice. ' +
      'Only against ice no stronger than this card. Only once per turn.',
  ],
  [
    program({ paid: [breaks('code_gate', [trashSource], breakUpTo(99), breakSubroutines(99))] }),
    '[trash]: Break any number of subroutines of the encountered ice, ' +
      'then break all subroutines of the encountered ice. ' +
      'Only against code gate ice no stronger than this card.',
  ],
  [
    program({ paid: [language.paid([credits(ifElse(happened({ deed: 'succeed' }), 1, 2))], bypass)] }),
    'Pay 2[credit] (1[credit] if a run has been successful this turn): bypass the encountered ice.',
  ],
  [program({ paid: [language.paid([], bypass)] }), 'At no cost: bypass the encountered ice.'],
  [
    program({ paid: [language.paid([credits(1)], pumpStrength(2))] }),
    '1[credit]: Give this card +2 strength for the rest of this encounter.',
  ],
  [
    program({ paid: [language.paid([credits(1)], pumpStrength(forEachCounter('virus'), 'run'))] }),
    '1[credit]: Give this card +1 strength for each virus counter here for the rest of this run.',
  ],
  [
    program({ paid: [language.paid([language.hosted('virus')], weakenEncountered(1))] }),
    'Remove 1 virus counter from here: give the encountered ice -1 strength for the rest of this encounter.',
  ],
  [
    event({ play: [{ effect: 'strength', of: all(installed('program')), amount: 3, until: 'turn' }] }),
    'Give each installed program +3 strength for the rest of this turn.',
  ],
  [
    upgrade({ paid: [{ ...opponentMay([loseClick()], breakSubroutines(1)), onlyIf: encounteringSource }] }),
    'Lose 1[click]: break 1 subroutine of the encountered ice. ' +
      'Only during an encounter with this card. Only the Runner can use this.',
  ],
  [
    upgrade({ paid: [opponentMay([click()], trash(choose(inZone('grip'))))] }),
    '[click]: Trash 1 card from your grip. Only the Runner can use this.',
  ],
  [
    resource({ paid: [whileAccessing([trashFromHand(2)], trash('accessed'))] }),
    'Trash 2 cards from your grip: trash the accessed card. Only while accessing a card.',
  ],
  [
    program({ paid: [{ ...language.paid([trashSource], addToHand('accessed')), onlyIf: duringItsRun }] }),
    '[trash]: Add the accessed card to HQ. Only during the run this card initiated.',
  ],
  [
    program({ paid: [{ ...language.paid([trashSource], bypass), onlyIf: encounteringHost }] }),
    '[trash]: Bypass the encountered ice. Only during an encounter with the ice hosting this card.',
  ],
  [
    event({ play: [accessMore(1), accessMore(forEachCounter('power', 2))] }),
    'Access 1 more card this run, then access 2 more cards this run for each power counter here.',
  ],
  [upgrade({ play: [accessMore(-1)] }), 'The Runner accesses 1 fewer card this run.'],
  [event({ play: [expose(choose({ rezzed: false }))] }), 'Expose 1 unrezzed installed card.'],
  [event({ play: [reveal(all(inZone('hq')))] }), 'Reveal all cards from HQ.'],
  [event({ play: [swap(choose(installed('ice'), 2))] }), 'Swap 2 installed pieces of ice.'],
  [event({ play: [trash(choose({ is: 'host' }))] }), 'Trash 1 installed card hosting this card.'],
  [
    event({ play: [language.install(search(inZone('stack', { type: 'program' })))] }),
    'Search your stack for up to 1 program, shuffle your stack and install it.',
  ],
  [
    operation({
      play: [may(reveal(search(inZone('rd', { not: { type: 'agenda' } }))), addToHand('that'))],
    }),
    'You may search R&D for up to 1 non-agenda card, shuffle R&D and reveal it. If you do, add it to HQ.',
  ],
  [
    event({
      play: [{ effect: 'addToHand', what: { ...search(inZone('stack')), count: 2 }, reveal: true }],
    }),
    'Search your stack for up to 2 cards, shuffle your stack and add them to your grip, revealing them.',
  ],
  [
    upgrade({ play: [unlessOpponentPaysOneOf([[click(2)], [credits(5)]], endTheRun)] }),
    'Unless the Runner spends 2[click] or pays 5[credit], end the run.',
  ],
  [
    upgrade({
      play: [gainCredits(1), unlessOpponentPaysOneOf([[takeTags(1), trashFromHand(2)]], endTheRun)],
    }),
    "Gain 1[credit]. After that, unless the Runner takes 1 tag and trashes 2 cards from the Runner's grip, " +
      'end the run.',
  ],
  [
    ice(chooseOne([gainCredits(1), unlessOpponentPaysOneOf([[credits(2)]], endTheRun)], [draw(1)])),
    '[subroutine] Choose one: ' +
      '(1) gain 1[credit], then, unless the Runner pays 2[credit], end the run; (2) draw 1 card.',
  ],
  [
    ice(opponentChoosesOne([pays('opponent', credits(2)), endTheRun], [giveTags(1)])),
    '[subroutine] The Runner chooses which one you resolve: ' +
      '(1) the Runner pays 2[credit], then end the run; (2) give the Runner 1 tag.',
  ],
  [
    event({ play: [chooseOne([pays('you', credits(2)), draw(2)], [pays('you', takeTags(1))])] }),
    'Choose one: (1) pay 2[credit], then draw 2 cards; (2) take 1 tag.',
  ],
  [event({ play: [mayPay([takeTags(2)], draw(2))] }), 'You may take 2 tags to draw 2 cards.'],
  [
    operation({ play: [trace(3, [giveTags(1)], [takeBadPublicity(1)])] }),
    'Start a trace with base strength 3. If it succeeds, give the Runner 1 tag. ' +
      'If it fails, take 1 bad publicity.',
  ],
  [
    operation({ play: [may(trace(2, [damage('meat', 1)]))] }),
    'You may start a trace with base strength 2. If it succeeds, do 1 meat damage.',
  ],
  [
    upgrade({
      when: [
        {
          on: { deed: 'approachServer', server: 'this' },
          may: true,
          steps: [mayPay([credits(2)], endTheRun)],
        },
      ],
    }),
    'Each time the Runner approaches this server: you may pay 2[credit] to end the run.',
  ],
  [
    upgrade({
      when: [
        {
          on: { deed: 'breach', server: 'this' },
          may: true,
          steps: [mayPay([credits(2)], draw(1)), giveTags(1)],
        },
      ],
    }),
    'Each time the Runner breaches this server: you may pay 2[credit] to draw 1 card, then give the Runner 1 tag.',
  ],
  [
    upgrade({ when: [{ on: { deed: 'rez' }, may: true, steps: [may(draw(1)), giveTags(1)] }] }),
    'Each time you rez a card: you may draw 1 card. If you do, give the Runner 1 tag.',
  ],
  [
    upgrade({
      when: [
        {
          on: { deed: 'endRun', server: 'this' },
          condition: stoleDuringRun,
          persistent: true,
          steps: [giveTags(2)],
        },
      ],
    }),
    'Each time a run on this server ends, if the Runner stole an agenda during the run: give the Runner 2 tags. ' +
      'If the Runner trashes this card while accessing it, this goes on for the rest of the run.',
  ],
  [
    upgrade({ when: [{ ...whenAccessed(damage('net', 2)), condition: sourceIsInstalled }] }),
    'When the Runner accesses this card, if this card is installed: do 2 net damage.',
  ],
  [upgrade({ when: [whenEncountered(draw(1))] }), 'When the Runner encounters this card: draw 1 card.'],
  [
    program({ when: [ifSuccessful(draw(1))] }),
    'When the run this card initiated is successful: draw 1 card.',
  ],
  [
    whenever({ deed: 'endRun', successful: true, itsRun: true, server: 'hq' }),
    'When the successful run this card initiated on HQ ends: draw 1 card.',
  ],
  [
    whenever({ deed: 'succeed', server: 'central', first: 'turn' }),
    'The first time each turn a run on a central server is successful: draw 1 card.',
  ],
  [whenever({ deed: 'run', server: 'remote' }), 'Each time a run on a remote server begins: draw 1 card.'],
  [
    whenever({ deed: 'approach', server: ['hq', 'rd'] }),
    'Each time you approach a piece of ice protecting HQ or R&D: draw 1 card.',
  ],
  [
    whenever({ deed: 'encounter', card: { subtype: 'sentry', type: 'ice' }, itsRun: true, first: 'run' }),
    'The first time you encounter a sentry piece of ice during the run this card initiated: draw 1 card.',
  ],
  [whenever({ deed: 'passAll', server: 'rd' }), 'Each time you pass all ice protecting R&D: draw 1 card.'],
  [whenever({ deed: 'access', first: 'run' }), 'The first time each run you access a card: draw 1 card.'],
  [
    whenever({ deed: 'trash', accessed: true, card: { type: 'asset' } }),
    'Each time you trash an asset during an access: draw 1 card.',
  ],
  [whenever({ deed: 'breakFully' }), 'Each time you fully break a piece of ice: draw 1 card.'],
  [
    event({ play: [draw(1), later({ on: { deed: 'endRun', itsRun: true }, steps: [giveTags(1)] })] }),
    'Draw 1 card, then, when the run this card initiated ends, take 1 tag.',
  ],
  [
    program({ when: [{ on: { deed: 'endRun' }, may: true, steps: [gainCredits(accessedDuringRun)] }] }),
    'Each time a run ends: you may gain 1[credit] for each card you accessed during the run.',
  ],
  [
    program({
      when: [{ on: { deed: 'endRun' }, condition: atLeast(3, accessedDuringRun), steps: [draw(1)] }],
    }),
    'Each time a run ends, if you accessed at least 3 cards during the run: draw 1 card.',
  ],
  [
    ice(when(runnerHasAtMost(6), [endTheRun])),
    '[subroutine] If the Runner has at most 6[credit], end the run.',
  ],
  [
    ice(when(not(runnerHasAtMost(6)), [endTheRun])),
    '[subroutine] If the Runner has more than 6[credit], end the run.',
  ],
  [
    ice(language.damage('net', 1), when(language.hasOddCost('that'), [endTheRun])),
    '[subroutine] Do 1 net damage. After that, if the printed cost of that card is odd, end the run.',
  ],
  [
    ice(when(runOnThisServer, [draw(1)]), when(not(stoleDuringRun), [draw(2)])),
    '[subroutine] If the Runner is running on this server, draw 1 card. ' +
      'After that, if the Runner did not steal an agenda during the run, draw 2 cards.',
  ],
  [
    event({ playOnlyIf: not(happened({ deed: 'run' })), play: [when(duringItsRun, [bypass])] }),
    'Can be played only if no run has begun this turn.\n' +
      'If the run this card initiated is in progress, bypass the encountered ice.',
  ],
  [event({ play: [when(not(duringARun), [draw(1)])] }), 'If no run is in progress, draw 1 card.'],
  [
    operation({ playOnlyIf: happened({ deed: 'succeed' }, 'lastTurn'), play: [draw(1)] }),
    "Can be played only if a run was successful during the Runner's last turn.\nDraw 1 card.",
  ],
  [
    upgrade({
      static: [
        strengthOfSource(2, runOnThisServer),
        { static: 'value', value: 'trashCost', of: { type: 'asset' }, by: 2 },
        { static: 'cannot', deed: { deed: 'jackOut' }, while: runOnThisServer },
      ],
    }),
    'This card has +2 strength during a run on this server.\n' +
      'Trashing an asset costs 2[credit] more.\n' +
      'The Runner cannot jack out during a run on this server.',
  ],
  [
    program({
      static: [
        spendHosted(trashing({ type: 'asset' }, { accessed: true }), using({ type: 'program' })),
        spendHostedOnAnything(duringARun),
        spendHosted(installing()),
        spendHostedOnAnything(runnerIsTagged),
      ],
    }),
    'You may spend [credit] from here to trash assets while accessing them or use programs.\n' +
      'You may spend [credit] from here for anything during a run.\n' +
      'You may spend [credit] from here to install cards.\n' +
      'You may spend [credit] from here for anything while you are tagged.',
  ],
];

test.each(RUN_WORDS)('a word of runs: %#', (card, text) => {
  expect(describeText(card)).toBe(text);
  for (const { text: each } of describeCard(card).lines) expectWellFormed(each);
});
