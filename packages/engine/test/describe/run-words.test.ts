import { describe as describeCard, describeText } from '@lastclick/engine';
import * as language from '@lastclick/engine/language';
import { expect, test } from 'vitest';
import { event, ice, operation, program, resource, upgrade } from './made-up-cards.ts';
import { expectWellFormed } from './well-formed.ts';

type CardData = language.CardData;

const {
  accessedDuringRun,
  accessMore,
  addToHand,
  all,
  atLeast,
  breaks,
  breakSubroutines,
  breakUpTo,
  bypass,
  cannot,
  choose,
  chooseOne,
  click,
  costsMore,
  credits,
  damage,
  draw,
  during,
  duringARun,
  encounteringHost,
  encounteringSource,
  endTheRun,
  expose,
  forEachCounter,
  forThe,
  gainCredits,
  giveTags,
  happened,
  ifElse,
  iff,
  approachServer,
  ifSuccessful,
  mayInsteadOfBreaching,
  prevent,
  redirect,
  installed,
  installing,
  inZone,
  later,
  loseClick,
  may,
  mayPay,
  not,
  oncePerTurn,
  onlyIf,
  opponentChoosesOne,
  opponentMay,
  optional,
  persistent,
  playOnlyIf,
  pumpStrength,
  reveal,
  rezzing,
  run,
  runnerHasAtMost,
  runnerIsTagged,
  runnerMayJackOut,
  runOnThisServer,
  search,
  sourceIsInstalled,
  spendHosted,
  spendHostedOnAnything,
  stoleDuringRun,
  strengthOfSource,
  swap,
  takeBadPublicity,
  takeTags,
  trace,
  trash,
  trashFromHand,
  trashing,
  trashSource,
  unlessOpponentPaysOneOf,
  using,
  weakenEncountered,
  when,
  whenAccessed,
  whenEncountered,
  whileAccessing,
  together,
  unlessOpponentPays,
} = language;

const pays = (by: language.Recipient, ...cost: language.Cost): language.Step => ({ step: 'pay', cost, by });
const whenever = (on: language.Deed): CardData => program({ text: [when(on, draw(1))] });

/** The words of runs: what a run does, what it waits for and what may be asked about it. */
const RUN_WORDS: readonly (readonly [CardData, string])[] = [
  [event({ play: [run('any')] }), 'Run any server.'],
  [event({ play: [run(['hq', 'rd'])] }), 'Run HQ or R&D.'],
  [event({ play: [may(run('remote'))] }), 'You may run a remote server.'],
  [
    event({
      play: [
        run({ server: 'central', not: { server: 'any', done: { deed: { deed: 'run' }, per: 'turn' } } }),
      ],
    }),
    'Run a central server you have not run this turn.',
  ],
  [operation({ play: [run('archives')] }), 'The Runner runs Archives.'],
  [ice(endTheRun), '[subroutine] End the run.'],
  [ice(may(endTheRun)), '[subroutine] You may end the run.'],
  [ice(runnerMayJackOut), '[subroutine] The Runner may jack out.'],
  [ice(damage('net', 1), runnerMayJackOut), '[subroutine] Do 1 net damage. The Runner may jack out.'],
  [event({ play: [draw(1), runnerMayJackOut] }), 'Draw 1 card. You may jack out.'],
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
    '[subroutine] Install 1 piece of ice from HQ or Archives directly inward from this ice, ignoring all ' +
      'costs.',
  ],
  [
    ice(language.encounter(choose({ type: 'ice', rezzed: true, not: { is: 'this' } }))),
    '[subroutine] The Runner encounters 1 other rezzed piece of ice.',
  ],
  [
    program({ text: [breaks('barrier', [credits(1)], breakSubroutines(1))] }),
    '1[credit]: Break 1 subroutine on barrier ice no stronger than this program.',
  ],
  [
    program({ text: [oncePerTurn(breaks('any', [credits(2)], breakUpTo(3)))] }),
    '2[credit]: Break up to 3 subroutines on ice no stronger than this program. Use only once per turn.',
  ],
  [
    program({ text: [breaks('code_gate', [trashSource], breakUpTo(99), breakSubroutines(99))] }),
    '[trash]: Break any number of subroutines on code gate ice no stronger than this program, then break ' +
      'all subroutines on code gate ice no stronger than this program.',
  ],
  [
    program({ text: [language.paid([credits(ifElse(happened({ deed: 'succeed' }), 1, 2))], bypass)] }),
    'Pay 2[credit] (1[credit] if you have made a successful run this turn): Bypass the encountered ice.',
  ],
  [program({ text: [language.paid([], bypass)] }), 'At no cost: Bypass the encountered ice.'],
  [
    program({ text: [language.paid([credits(1)], pumpStrength(2))] }),
    '1[credit]: This program gets +2 strength for the rest of this encounter.',
  ],
  [
    program({ text: [language.paid([credits(1)], pumpStrength(forEachCounter('virus'), 'run'))] }),
    '1[credit]: This program gets +1 strength for each virus counter here for the rest of this run.',
  ],
  [
    program({ text: [language.paid([language.hosted('virus')], weakenEncountered(1))] }),
    'Remove 1 virus counter from here: The encountered ice gets -1 strength for the rest of this ' +
      'encounter.',
  ],
  [
    event({ play: [language.forThe('turn', language.change(all(installed('program')), 'strength', 3))] }),
    'Each installed program gets +3 strength for the rest of this turn.',
  ],
  [
    upgrade({ text: [onlyIf(encounteringSource, opponentMay([loseClick()], breakSubroutines(1)))] }),
    'Lose 1[click]: Break 1 subroutine on this upgrade. Only the Runner can use this ability.',
  ],
  [
    upgrade({ text: [opponentMay([click()], trash(choose(inZone('grip'))))] }),
    '[click]: Trash 1 card from your grip. Only the Runner can use this ability.',
  ],
  [
    resource({ text: [whileAccessing([trashFromHand(2)], trash('accessed'))] }),
    'Trash 2 cards from your grip: Trash the card you are accessing.',
  ],
  [
    program({ text: [onlyIf(duringARun, language.paid([trashSource], addToHand('accessed')))] }),
    '[trash]: Add the card you are accessing to HQ. Use only during a run.',
  ],
  [
    program({ text: [onlyIf(encounteringHost, language.paid([trashSource], bypass))] }),
    '[trash]: Bypass the encountered ice. Use only during an encounter with the card hosting this ' +
      'program.',
  ],
  [
    event({ play: [accessMore(1), accessMore(forEachCounter('power', 2))] }),
    'Access 1 additional card when you breach the attacked server, then access 2 additional cards for ' +
      'each power counter here when you breach the attacked server.',
  ],
  [
    upgrade({ play: [accessMore(-1)] }),
    'The Runner accesses 1 fewer card when they breach the attacked server.',
  ],
  [event({ play: [expose(choose({ rezzed: false }))] }), 'Expose 1 unrezzed card.'],
  [event({ play: [reveal(all(inZone('hq')))] }), 'Reveal all cards from HQ.'],
  [event({ play: [swap(choose(installed('ice'), 2))] }), 'Swap 2 installed pieces of ice.'],
  [event({ play: [trash(choose({ is: 'host' }))] }), 'Trash 1 installed card hosting this event.'],
  [
    event({ play: [language.install(search(inZone('stack', { type: 'program' })))] }),
    'Search your stack for 1 program and install it (shuffle your stack after searching).',
  ],
  [
    operation({
      play: [may(reveal(search(inZone('rd', { not: { type: 'agenda' } }))), addToHand('that'))],
    }),
    'You may search R&D for 1 non-agenda card and reveal it (shuffle R&D after searching). If you do, add ' +
      'it to HQ.',
  ],
  [
    event({
      play: [addToHand({ ...search(inZone('stack')), count: 2, upTo: true })],
    }),
    'Search your stack for up to 2 cards and add them to your grip (shuffle your stack after searching).',
  ],
  [
    upgrade({ play: [unlessOpponentPaysOneOf([[click(2)], [credits(5)]], endTheRun)] }),
    'End the run unless the Runner either spends 2[click] or pays 5[credit].',
  ],
  [
    upgrade({
      play: [gainCredits(1), unlessOpponentPaysOneOf([[takeTags(1), trashFromHand(2)]], endTheRun)],
    }),
    'Gain 1[credit]. End the run unless the Runner takes 1 tag and trashes 2 cards from the grip.',
  ],
  [
    ice(chooseOne([gainCredits(1), unlessOpponentPaysOneOf([[credits(2)]], endTheRun)], [draw(1)])),
    '[subroutine] Choose one: (1) gain 1[credit], then end the run unless the Runner pays 2[credit]; (2) ' +
      'draw 1 card.',
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
      text: [optional(when({ deed: 'approachServer', server: 'this' }, mayPay([credits(2)], endTheRun)))],
    }),
    'Whenever the Runner approaches this server, you may pay 2[credit] to end the run.',
  ],
  [
    upgrade({
      text: [optional(when({ deed: 'breach', server: 'this' }, mayPay([credits(2)], draw(1)), giveTags(1)))],
    }),
    'Whenever the Runner breaches this server, you may pay 2[credit] to draw 1 card, then give the Runner ' +
      '1 tag.',
  ],
  [
    upgrade({ text: [optional(when({ deed: 'rez' }, may(draw(1)), giveTags(1)))] }),
    'Whenever you rez a card, you may draw 1 card. If you do, give the Runner 1 tag.',
  ],
  [
    upgrade({
      text: [persistent(during(stoleDuringRun, when({ deed: 'endRun', server: 'this' }, giveTags(2))))],
    }),
    'Whenever a run on this server ends, if the Runner stole an agenda during that run, give the Runner 2 ' +
      'tags. This lasts for the rest of the run even if the Runner trashes this upgrade while accessing it.',
  ],
  [
    upgrade({ text: [during(sourceIsInstalled, whenAccessed(damage('net', 2)))] }),
    'When the Runner accesses this upgrade, if it is installed, do 2 net damage.',
  ],
  [event({ play: [run('hq', ifSuccessful(draw(1)))] }), 'Run HQ. If that run is successful, draw 1 card.'],
  [upgrade({ text: [whenEncountered(draw(1))] }), 'When the Runner encounters this upgrade, draw 1 card.'],
  [
    event({ play: [run('any', when({ deed: 'endRun', successful: true, server: 'hq' }, draw(1)))] }),
    'Run any server. When that successful run on HQ ends, draw 1 card.',
  ],
  [
    whenever({ deed: 'succeed', server: 'central', first: 'turn' }),
    'The first time each turn you make a successful run on a central server, draw 1 card.',
  ],
  [whenever({ deed: 'run', server: 'remote' }), 'Whenever a run on a remote server begins, draw 1 card.'],
  [
    whenever({ deed: 'approach', server: ['hq', 'rd'] }),
    'Whenever you approach a piece of ice protecting HQ or R&D, draw 1 card.',
  ],
  [
    event({
      play: [
        run(
          'rd',
          when({ deed: 'encounter', card: { subtype: 'sentry', type: 'ice' }, first: 'run' }, draw(1)),
        ),
      ],
    }),
    'Run R&D. The first time you encounter a sentry during that run, draw 1 card.',
  ],
  [
    event({ play: [run('hq', mayInsteadOfBreaching(gainCredits(4)))] }),
    'Run HQ. If that run is successful, you may gain 4[credit] instead of breaching the server.',
  ],
  [
    event({
      play: [
        run('archives', {
          ability: 'instead',
          to: { deed: 'approachServer', server: 'archives' },
          steps: [together(redirect('hq'), approachServer)],
        }),
      ],
    }),
    'Run Archives. When you would approach Archives during that run, change the attacked server to HQ and approach the attacked server instead.',
  ],
  [
    event({
      play: [
        run('any', cannot({ deed: 'score' }), {
          ability: 'would',
          to: { deed: 'endRun', by: 'opponent', first: 'run' },
          steps: [unlessOpponentPays([credits(3)], prevent('all'))],
        }),
      ],
    }),
    'Run any server. During that run, the Corp cannot score agendas. The first time the Corp would end that run, prevent the run from ending unless the Corp pays 3[credit].',
  ],
  [whenever({ deed: 'passAll', server: 'rd' }), 'Whenever you pass all ice protecting R&D, draw 1 card.'],
  [whenever({ deed: 'access', first: 'run' }), 'The first time each run you access a card, draw 1 card.'],
  [
    whenever({ deed: 'trash', accessed: true, card: { type: 'asset' } }),
    'Whenever you trash an asset while accessing it, draw 1 card.',
  ],
  [whenever({ deed: 'break', fully: true }), 'Whenever you fully break a piece of ice, draw 1 card.'],
  [
    whenever({ deed: 'break', fully: true, card: { subtype: 'barrier' }, via: 'this' }),
    'Whenever you fully break a barrier using this program, draw 1 card.',
  ],
  [
    whenever({ deed: 'break', card: 'this', notVia: { subtype: 'fracter' }, first: 'turn' }),
    'The first time each turn you break a subroutine on this program except using a fracter, draw 1 card.',
  ],
  [
    whenever({ deed: 'gainCredits', via: { type: ['agenda', 'operation'] }, first: 'turn' }),
    'The first time each turn you gain any [credit] through an ability of an agenda or operation, draw 1 ' +
      'card.',
  ],
  [
    whenever({ deed: 'succeed', after: { deed: 'resolveSubroutine' }, first: 'turn' }),
    'The first time each turn you make a successful run after the Corp resolved a subroutine during that ' +
      'run, draw 1 card.',
  ],
  [
    program({ text: [language.firstOf('turn', when([{ deed: 'score' }, { deed: 'steal' }], draw(1)))] }),
    'The first time each turn an agenda is scored or stolen, draw 1 card.',
  ],
  [
    whenever({ deed: 'spendClicks', by: 'opponent', duringRun: true }),
    'Whenever the Corp spends any [click] during a run, draw 1 card.',
  ],
  [
    event({ play: [draw(1), later(when({ deed: 'endRun' }, giveTags(1)))] }),
    'Draw 1 card. The next time a run ends, take 1 tag.',
  ],
  [
    program({ text: [optional(when({ deed: 'endRun' }, gainCredits(accessedDuringRun)))] }),
    'Whenever a run ends, you may gain 1[credit] for each time you accessed a card during that run.',
  ],
  [
    program({
      text: [during(atLeast(3, accessedDuringRun), when({ deed: 'endRun' }, draw(1)))],
    }),
    'Whenever a run ends, if you accessed 3 or more cards during that run, draw 1 card.',
  ],
  [
    ice(iff(runnerHasAtMost(6), [endTheRun])),
    '[subroutine] If the Runner has 6[credit] or less, end the run.',
  ],
  [
    ice(iff(not(runnerHasAtMost(6)), [endTheRun])),
    '[subroutine] If the Runner has more than 6[credit], end the run.',
  ],
  [
    ice(language.damage('net', 1), iff(language.hasOddCost('that'), [endTheRun])),
    '[subroutine] Do 1 net damage. If the printed cost of that card is odd, end the run.',
  ],
  [
    ice(iff(runOnThisServer, [draw(1)]), iff(not(stoleDuringRun), [draw(2)])),
    '[subroutine] If the Runner is running on this server, draw 1 card. If the Runner did not steal an ' +
      'agenda during this run, draw 2 cards.',
  ],
  [
    event({ play: [iff(duringARun, [bypass])], text: [playOnlyIf(not(happened({ deed: 'run' })))] }),
    'Play only if you have not made a run this turn.\n' +
      'If a run is in progress, bypass the encountered ice.',
  ],
  [event({ play: [iff(not(duringARun), [draw(1)])] }), 'If no run is in progress, draw 1 card.'],
  [
    operation({ play: [draw(1)], text: [playOnlyIf(happened({ deed: 'succeed' }, 'lastTurn'))] }),
    'Play only if the Runner made a successful run during their last turn.\n' + 'Draw 1 card.',
  ],
  [
    upgrade({
      text: [
        strengthOfSource(2, runOnThisServer),
        { static: 'price', deed: { deed: 'trash', card: { type: 'asset' }, by: 'opponent' }, more: 2 },
        { static: 'cannot', deed: { deed: 'jackOut' }, while: runOnThisServer },
      ],
    }),
    'This upgrade gets +2 strength during a run on this server.\n' +
      'Each asset costs 2[credit] more to trash.\n' +
      'The Runner cannot jack out during a run on this server.',
  ],
  [
    program({
      text: [
        spendHosted(trashing({ type: 'asset' }, { accessed: true }), using({ type: 'program' })),
        spendHostedOnAnything(duringARun),
        spendHosted(installing()),
        spendHostedOnAnything(runnerIsTagged),
      ],
    }),
    'You may spend [credit] from here to trash assets while accessing them or use programs.\n' +
      'You may spend [credit] from here during a run.\n' +
      'You may spend [credit] from here to install cards.\n' +
      'You may spend [credit] from here while you are tagged.',
  ],
  [
    event({
      play: [
        run(
          'any',
          spendHostedOnAnything(),
          spendHosted(installing()),
          spendHostedOnAnything(runnerIsTagged),
          costsMore(rezzing({ type: 'ice' }), 3),
        ),
      ],
    }),
    'Run any server. During that run, you may spend [credit] from here. During that run, you may spend ' +
      '[credit] from here to install cards. During that run, you may spend [credit] from here while you are ' +
      'tagged. During that run, each piece of ice costs 3[credit] more to rez.',
  ],
];

test.each(RUN_WORDS)('a word of runs: %#', (card, text) => {
  expect(describeText(card)).toBe(text);
  for (const { text: each } of describeCard(card).lines) expectWellFormed(each);
});
