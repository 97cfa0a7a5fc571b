import { CARDS } from '@lastclick/cards';
import {
  type CardDescription,
  describeAbility,
  describe as describeCard,
  describeText,
  LINE_KINDS,
} from '@lastclick/engine';
import * as language from '@lastclick/engine/language';
import { describe, expect, it, test } from 'vitest';

type CardData = language.CardData;

const cardOf = (id: string): CardData => {
  const card = CARDS.find((candidate) => candidate.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
};

const LOADED_CREDITS_RUN_OUT = 'When the loaded credits here run out: trash this card.';

const TEXTS: readonly (readonly [id: string, type: string, lines: readonly string[]])[] = [
  [
    'mirrormorph_endless_iteration',
    'Identity: Division',
    [
      'When you complete your third action of the turn, if your first 3 actions this turn were all different: ' +
        'you may choose one: (1) gain 1[credit]; ' +
        '(2) take an action different from those you have taken this turn, paying 1[click] less.',
    ],
  ],
  [
    'haas_bioroid_precision_design',
    'Identity: Megacorp',
    [
      'You have +1 maximum hand size.',
      'Each time you score an agenda: you may add 1 card from Archives to HQ.',
    ],
  ],
  [
    'jeeves_model_bioroids',
    'Asset: Alliance',
    ['The first time each turn you spend a total of 3[click] on the same action: gain 1[click].'],
  ],
  [
    'lateral_growth',
    'Operation: Transaction',
    ['Gain 4[credit]. After that, you may install 1 card from HQ.'],
  ],
  ['sprint', 'Operation', ['Draw 3 cards, then shuffle 2 cards from HQ into R&D.']],
  [
    'seamless_launch',
    'Operation',
    ['Place 2 advancement counters on 1 installed Corp card not installed this turn.'],
  ],
  [
    'marilyn_campaign',
    'Asset: Advertisement',
    [
      'When you rez this card: load 8[credit] here.',
      LOADED_CREDITS_RUN_OUT,
      'At the start of your turn: take 2[credit] from here.',
      '[interrupt] When this card is about to be trashed: ' +
        'you may shuffle it into R&D instead (it still counts as trashed).',
    ],
  ],
  [
    'luminal_transubstantiation',
    'Agenda: Research',
    ['When you score this card: gain 3[click], then you cannot score agendas for the rest of this turn.'],
  ],
  [
    'longevity_serum',
    'Agenda: Research',
    [
      'When you score this card: trash any number of cards from HQ, ' +
        'then shuffle up to 3 cards from Archives into R&D.',
    ],
  ],
  [
    'neurospike',
    'Operation: Gray Ops',
    ['Do net damage equal to the printed points of the agendas you scored this turn.'],
  ],
  [
    'jinteki_restoring_humanity',
    'Identity: Megacorp',
    ['At the end of your discard phase: if there is at least 1 facedown card in Archives, gain 1[credit].'],
  ],
  [
    'predictive_planogram',
    'Operation: Transaction',
    [
      'If the Runner is tagged, choose one: ' +
        '(1) gain 3[credit]; (2) draw 3 cards; (3) gain 3[credit], then draw 3 cards; ' +
        '(4) draw 3 cards, then gain 3[credit]. ' +
        'If not, choose one: (1) gain 3[credit]; (2) draw 3 cards.',
    ],
  ],
  [
    'spin_doctor',
    'Asset: Character',
    [
      'When you rez this card: draw 2 cards.',
      'Remove this card from the game: shuffle up to 2 cards from Archives into R&D.',
    ],
  ],
  [
    'breaking_news',
    'Agenda',
    [
      'When you score this card: give the Runner 2 tags.',
      'At the end of each discard phase: if this card was scored this turn, the Runner removes 2 tags.',
    ],
  ],
  [
    'ipo',
    'Operation: Terminal - Transaction',
    ['Gain 13[credit].', 'Once this card has resolved, your action phase ends.'],
  ],
  ['melange_mining_corp', 'Asset', ['3[click]: Gain 7[credit].']],
  [
    'rashida_jaheem',
    'Asset: Character',
    ['At the start of your turn: you may trash this card to gain 3[credit] and draw 3 cards.'],
  ],
  ['tithe', 'Ice: Sentry - AP', ['[subroutine] Do 1 net damage.', '[subroutine] Gain 1[credit].']],
  [
    'orbital_superiority',
    'Agenda: Security',
    ['When you score this card: if the Runner is tagged, do 4 meat damage. If not, give the Runner 1 tag.'],
  ],
  [
    'retribution',
    'Operation: Gray Ops',
    ['Can be played only if the Runner is tagged.', 'Trash 1 installed program or hardware card.'],
  ],
  [
    'clearinghouse',
    'Asset: Hostile',
    [
      'This card can be advanced.',
      'At the start of your turn: you may trash this card to do 1 meat damage for each advancement counter here.',
    ],
  ],
  ['ruhr_valley', 'Upgrade: Region', ['To run on this server, the Runner must also spend 1[click].']],
  [
    'daniela_jorge_inacio',
    'Upgrade: Sysop',
    [
      "To trash this card, the Runner must also put 2 cards from the Runner's grip on the bottom of the Runner's stack at random.",
      "To steal an agenda from this server, the Runner must also put 2 cards from the Runner's grip on the bottom of the Runner's stack at random. If the Runner trashes this card while accessing it, this goes on for the rest of the run.",
    ],
  ],
  [
    'corporate_town',
    'Asset',
    [
      'To rez this card, you must also forfeit 1 agenda.',
      'At the start of your turn: you may trash 1 installed resource (this cannot be prevented).',
    ],
  ],
  [
    'the_root',
    'Asset: Beanstalk',
    ['3[recurring-credit]: You may spend [credit] from here to advance cards, install cards or rez cards.'],
  ],
  [
    'simone_diego',
    'Upgrade: Sysop',
    ['2[recurring-credit]: You may spend [credit] from here to advance cards in or protecting this server.'],
  ],
  [
    'weyland_consortium_built_to_last',
    'Identity: Megacorp',
    ['Each time you advance a card: if that card had no advancement counters before, gain 2[credit].'],
  ],
  [
    'wildcat_strike',
    'Event',
    ['The Corp chooses which one you resolve: (1) gain 6[credit]; (2) draw 4 cards.'],
  ],
  [
    'fermenter',
    'Program: Virus',
    [
      'When you install this card and at the start of your turn: place 1 virus counter here.',
      '[click], [trash]: Gain 2[credit] for each virus counter here.',
    ],
  ],
  [
    'cookbook',
    'Resource: Virtual',
    ['Each time you install a virus program: you may place 1 virus counter on that card.'],
  ],
  [
    'joshua_b',
    'Resource: Connection',
    [
      'At the start of your turn: you may gain 1[click]. If you do, the next time your turn ends, take 1 tag.',
    ],
  ],
  [
    'off_campus_apartment',
    'Resource: Location',
    [
      'Any number of connection cards can be installed on this card.',
      'Each time you install a connection card on this card: draw 1 card.',
    ],
  ],
  [
    'crash_space',
    'Resource: Location',
    [
      '2[recurring-credit]: You may spend [credit] from here to remove a tag with the basic action.',
      '[interrupt] [trash]: Prevent 3 meat damage.',
    ],
  ],
  [
    'plascrete_carapace',
    'Hardware: Gear',
    [
      'When you install this card: load 4 power counters here.',
      'When the loaded power counters here run out: trash this card.',
      '[interrupt] Remove 1 power counter from here: prevent 1 meat damage.',
    ],
  ],
  [
    'verbal_plasticity',
    'Resource: Genetics',
    ['The first time each turn you are about to draw with the basic action: draw 2 cards instead.'],
  ],
  ['dyson_mem_chip', 'Hardware: Chip - Link', ['You have +1[mu].', 'You have +1[link].']],
  [
    'net_shield',
    'Program',
    [
      '[interrupt] The first time each turn you are about to suffer net damage: ' +
        'you may pay 1[credit] to prevent 1 net damage.',
    ],
  ],
  [
    'dzmz_optimizer',
    'Hardware',
    [
      'You have +1[mu].',
      'Installing a program costs 1[credit] less while you have not installed a program this turn.',
    ],
  ],
  [
    'pantograph',
    'Hardware: Console',
    [
      'You have +1[mu].',
      'Each time the Corp scores an agenda or you steal an agenda: gain 1[credit]. ' +
        'After that, you may install 1 card from your grip.',
    ],
  ],
  [
    'telework_contract',
    'Resource: Job',
    [
      'When you install this card: load 9[credit] here.',
      LOADED_CREDITS_RUN_OUT,
      '[click]: Take 3[credit] from here. Only once per turn.',
    ],
  ],
  [
    'bookmark',
    'Hardware',
    [
      '[click]: Host up to 3 cards from your grip here facedown.',
      '[click]: Add all cards hosted here to your grip.',
      '[trash]: Add all cards hosted here to your grip.',
    ],
  ],
  [
    'creative_commission',
    'Event',
    ['Gain 5[credit]. After that, if you have at least 1[click] left, lose 1[click].'],
  ],
];

describe('the text of a card, made from its data', () => {
  test.each(TEXTS)('%s', (id, type, lines) => {
    const description: CardDescription = describeCard(cardOf(id));
    expect(description.type).toBe(type);
    expect(description.lines.map(({ text }) => text)).toEqual(lines);
    expect(describeText(cardOf(id))).toBe(lines.join('\n'));
  });
});

const FACTS = { id: 'a_card', title: 'A Card', subtypes: [] } as const;
const event = (text: language.CardText): CardData =>
  language.event({ ...FACTS, faction: 'neutral_runner', cost: 0, ...text });
const operation = (text: language.CardText): CardData =>
  language.operation({ ...FACTS, faction: 'neutral_corp', cost: 0, ...text });
const resource = (text: language.CardText): CardData =>
  language.resource({ ...FACTS, faction: 'neutral_runner', cost: 0, ...text });

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
  happenedLastTurn,
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
const WORDS: readonly (readonly [CardData, string])[] = [
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
    operation({ play: [placeCounters('advancement', 1, chooseUpTo({ canBeAdvanced: true }, 3))] }),
    'Place 1 advancement counter on each of up to 3 installed advanceable cards.',
  ],
  [
    operation({ play: [rezIgnoringCosts(choose({ type: 'ice', rezzed: false }))] }),
    'Rez 1 unrezzed installed piece of ice, ignoring all costs.',
  ],
  [operation({ play: [trash(all(installed('ice')))] }), 'Trash all installed pieces of ice.'],
  [
    event({ play: [language.addToHand(choose(inZone('heap', { type: 'program', notSubtype: 'virus' })))] }),
    'Add 1 non-virus program from your heap to your grip.',
  ],
  [
    event({ play: [language.addToHand(choose({ notSource: true }))] }),
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
    event({ playOnlyIf: happenedLastTurn('scored', 'opponent'), play: [draw(1)] }),
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
      when: [
        { on: { moment: 'trashed', who: 'any' }, limit: 'oncePerTurn', activeIn: 'heap', steps: [draw(1)] },
      ],
    }),
    'While this card is in your heap, each time either player trashes a card: draw 1 card. Only once per turn.',
  ],
  [
    resource({
      interrupt: [
        { interrupt: 'when', to: { effect: 'damage', type: ['net', 'meat'] }, steps: [setImminent(1)] },
        preventing({ effect: 'giveTags', first: 'turn' }, [trashSource], 'all'),
      ],
    }),
    '[interrupt] Each time you are about to suffer net or meat damage: suffer 1 net or meat damage instead.\n' +
      '[interrupt] [trash]: The first time each turn you are about to take any tags, prevent all tags.',
  ],
  [
    operation({
      static: [
        strengthOfSource(2, protects('remote')),
        { static: 'cannot', what: 'draw', who: 'opponent', while: not(runnerIsTagged) },
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

const upgrade = (text: language.CardText): CardData =>
  language.upgrade({ ...FACTS, faction: 'neutral_corp', cost: 0, ...text });
const ice = (...subroutine: readonly language.Step[]): CardData =>
  language.ice({ ...FACTS, faction: 'neutral_corp', cost: 0, strength: 0, subroutines: [subroutine] });
const program = (text: language.CardText): CardData =>
  language.program({ ...FACTS, faction: 'neutral_runner', cost: 0, ...text });

const {
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
  forbidForRun,
  forEachCounter,
  happenedThisTurn,
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
  sourceThisTurn,
  spendHostedOn,
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
const whenever = (on: language.Trigger): CardData => program({ when: [{ on, steps: [draw(1)] }] });

/** The words of runs: what a run does, what it waits for and what may be asked about it. */
const RUN_WORDS: readonly (readonly [CardData, string])[] = [
  [event({ play: [run('any')] }), 'Make a run on any server.'],
  [event({ play: [run('hqOrRd')] }), 'Make a run on HQ or R&D.'],
  [event({ play: [may(run('remote'))] }), 'You may make a run on a remote server.'],
  [
    event({ play: [run('centralNotRunThisTurn')] }),
    'Make a run on a central server that has not been run on this turn.',
  ],
  [operation({ play: [run('archives')] }), 'The Runner makes a run on Archives.'],
  [ice(endTheRun), '[subroutine] End the run.'],
  [ice(may(endTheRun)), '[subroutine] You may end the run.'],
  [ice(runnerMayJackOut), '[subroutine] The Runner may jack out.'],
  [ice(damage('net', 1), runnerMayJackOut), '[subroutine] Do 1 net damage, then the Runner may jack out.'],
  [event({ play: [draw(1), runnerMayJackOut] }), 'Draw 1 card, then you may jack out.'],
  [
    ice(forbidForRun('steal', 'opponent')),
    '[subroutine] The Runner cannot steal agendas for the rest of this run.',
  ],
  [
    ice(may(forbidForRun('trashCorpCards', 'opponent'))),
    '[subroutine] You may forbid the Runner to trash Corp cards for the rest of this run.',
  ],
  [
    ice({ effect: 'forbid', what: 'jackOut', who: 'opponent', until: 'encounter' }),
    '[subroutine] The Runner cannot jack out for the rest of this encounter.',
  ],
  [
    ice(language.installInward(choose(inZone('hqOrArchives', { type: 'ice' })))),
    '[subroutine] Install 1 piece of ice from HQ or Archives directly inward of this card, ignoring all costs.',
  ],
  [
    ice(language.encounter(choose({ type: 'ice', rezzed: true, notSource: true }))),
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
    program({ paid: [language.paid([credits(ifElse(happenedThisTurn('runSuccessful'), 1, 2))], bypass)] }),
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
  [event({ play: [trash(choose({ isHost: true }))] }), 'Trash 1 installed card hosting this card.'],
  [
    event({ play: [language.install(search(inZone('stack', { type: 'program' })))] }),
    'Search your stack for up to 1 program, shuffle your stack and install it.',
  ],
  [
    operation({
      play: [may(reveal(search(inZone('rd', { notType: 'agenda' }))), addToHand('chosen'))],
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
          on: { moment: 'serverApproached', who: 'opponent', server: 'this' },
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
          on: { moment: 'accessBegins', who: 'any', server: 'this' },
          may: true,
          steps: [mayPay([credits(2)], draw(1)), giveTags(1)],
        },
      ],
    }),
    'Each time the Runner breaches this server: you may pay 2[credit] to draw 1 card, then give the Runner 1 tag.',
  ],
  [
    upgrade({ when: [{ on: { moment: 'rezzed' }, may: true, steps: [may(draw(1)), giveTags(1)] }] }),
    'Each time you rez a card: you may draw 1 card. If you do, give the Runner 1 tag.',
  ],
  [
    upgrade({
      when: [
        {
          on: { moment: 'runEnds', who: 'opponent', server: 'this' },
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
    whenever({ moment: 'successfulRunEnds', itsRun: true, server: 'hq' }),
    'When the successful run this card initiated on HQ ends: draw 1 card.',
  ],
  [
    whenever({ moment: 'runSuccessful', server: 'central', first: 'turn' }),
    'The first time each turn a run on a central server is successful: draw 1 card.',
  ],
  [
    whenever({ moment: 'runBegins', server: 'remote' }),
    'Each time a run on a remote server begins: draw 1 card.',
  ],
  [
    whenever({ moment: 'iceApproached', server: 'hqOrRd' }),
    'Each time you approach a piece of ice protecting HQ or R&D: draw 1 card.',
  ],
  [
    whenever({
      moment: 'iceEncountered',
      card: { subtype: 'sentry', type: 'ice' },
      itsRun: true,
      first: 'run',
    }),
    'The first time you encounter a sentry piece of ice during the run this card initiated: draw 1 card.',
  ],
  [
    whenever({ moment: 'allIcePassed', server: 'rd' }),
    'Each time you pass all ice protecting R&D: draw 1 card.',
  ],
  [whenever({ moment: 'accessed', first: 'run' }), 'The first time each run you access a card: draw 1 card.'],
  [
    whenever({ moment: 'accessedCardTrashed', card: { type: 'asset' } }),
    'Each time you trash an asset during an access: draw 1 card.',
  ],
  [whenever({ moment: 'iceFullyBroken' }), 'Each time you fully break a piece of ice: draw 1 card.'],
  [
    event({ play: [draw(1), later({ on: { moment: 'runEnds', itsRun: true }, steps: [giveTags(1)] })] }),
    'Draw 1 card, then, when the run this card initiated ends, take 1 tag.',
  ],
  [
    program({ when: [{ on: { moment: 'runEnds' }, may: true, steps: [gainCredits(accessedDuringRun)] }] }),
    'Each time a run ends: you may gain 1[credit] for each card you accessed during the run.',
  ],
  [
    program({
      when: [{ on: { moment: 'runEnds' }, condition: atLeast(3, accessedDuringRun), steps: [draw(1)] }],
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
    ice(when(language.subjectHasOddCost, [endTheRun])),
    "[subroutine] If that card's printed cost is odd, end the run.",
  ],
  [
    ice(when(runOnThisServer, [draw(1)]), when(not(stoleDuringRun), [draw(2)])),
    '[subroutine] If the Runner is running on this server, draw 1 card. ' +
      'After that, if the Runner did not steal an agenda during the run, draw 2 cards.',
  ],
  [
    event({ playOnlyIf: not(happenedThisTurn('runBegins')), play: [when(duringItsRun, [bypass])] }),
    'Can be played only if no run has begun this turn.\n' +
      'If the run this card initiated is in progress, bypass the encountered ice.',
  ],
  [
    event({ playOnlyIf: sourceThisTurn('runSuccessful'), play: [when(not(duringARun), [draw(1)])] }),
    'Can be played only if the run this card initiated has been successful this turn.\n' +
      'If no run is in progress, draw 1 card.',
  ],
  [
    operation({ playOnlyIf: happenedLastTurn('runSuccessful', 'opponent'), play: [draw(1)] }),
    "Can be played only if a run was successful during the Runner's last turn.\nDraw 1 card.",
  ],
  [
    upgrade({
      static: [
        strengthOfSource(2, runOnThisServer),
        { static: 'value', value: 'trashCost', of: { type: 'asset' }, by: 2 },
        { static: 'cannot', what: 'jackOut', who: 'opponent', while: runOnThisServer },
      ],
    }),
    'This card has +2 strength during a run on this server.\n' +
      'Trashing an asset costs 2[credit] more.\n' +
      'The Runner cannot jack out during a run on this server.',
  ],
  [
    program({
      static: [
        spendHostedOn({ on: 'trash', card: { type: 'asset' } }, { on: 'useCard', card: { type: 'program' } }),
        spendHostedOn({ on: 'anything', while: duringARun }),
        spendHostedOn({ on: 'install' }, { on: 'anything', while: runnerIsTagged }),
      ],
    }),
    'You may spend [credit] from here to trash assets while accessing them or use programs.\n' +
      'You may spend [credit] from here for anything during a run.\n' +
      'You may spend [credit] from here to install cards, or for anything while you are tagged.',
  ],
];

test.each(RUN_WORDS)('a word of runs: %#', (card, text) => {
  expect(describeText(card)).toBe(text);
  for (const { text: each } of describeCard(card).lines) expectWellFormed(each);
});

const TOKENS = ['click', 'credit', 'trash', 'interrupt', 'subroutine', 'mu', 'link', 'recurring-credit'];

function expectWellFormed(text: string): void {
  expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}| [.,:;]|\.\.|\n/);
  expect(text).toMatch(/^(\[interrupt\] |\[subroutine\] )?([^a-z[]|\[[a-z-]+\])*([A-Z]|\.$)/);
  expect(text.endsWith('.')).toBe(true);
  for (const [, token] of text.matchAll(/\[([^\]]*)\]/g)) expect(TOKENS).toContain(token);
  expect(text).not.toMatch(/\b1 (cards|tags|counters)\b|\b[2-9] (card|tag)\b|\ba [aeiou]/);
}

const TEXT_PARTS = [
  'play',
  'static',
  'paid',
  'when',
  'interrupt',
  'subroutines',
  'recurring',
  'playOnlyIf',
  'installOn',
  'canHost',
  'canBeAdvanced',
  'terminal',
  'removedWhenResolved',
] as const satisfies readonly (keyof language.CardText)[];

const hasText = (card: CardData): boolean =>
  TEXT_PARTS.some((part) => {
    const value = card[part];
    return Array.isArray(value) ? value.length > 0 : value !== undefined;
  });

/** The numbers of a card's text that a reader needs, as they must be written. */
function numbersIn(value: unknown, key = '', parent: Readonly<Record<string, unknown>> = {}): string[] {
  if (Array.isArray(value)) return value.flatMap((element) => numbersIn(element, key, parent));
  if (typeof value === 'object' && value !== null) {
    const fields = value as Readonly<Record<string, unknown>>;
    return Object.entries(fields).flatMap(([name, field]) => numbersIn(field, name, fields));
  }
  if (typeof value !== 'number') return [];
  const unsaid =
    ((key === 'count' || parent.effect === 'break') && value === 99) ||
    (key === 'plus' && value === 0) ||
    (key === 'number' && value === 1 && parent.pay === 'clicks') ||
    (key === 'reaches' && parent.moment === 'actionCompleted');
  return unsaid ? [] : [`${Math.abs(value)}`];
}

describe.each(CARDS.map((card) => [card.id, card] as const))('%s', (_, card) => {
  it('has text exactly when it has abilities, of known kinds', () => {
    const { lines, type } = describeCard(card);
    expect(type).not.toBe('');
    expect(lines.length > 0).toBe(hasText(card));
    for (const { kind } of lines) expect(LINE_KINDS).toContain(kind);
  });

  it('is written in whole sentences', () => {
    for (const { text } of describeCard(card).lines) expectWellFormed(text);
  });

  it('says every number of its data', () => {
    const text = describeText(card);
    const parts = Object.fromEntries(TEXT_PARTS.map((part) => [part, card[part]]));
    for (const number of numbersIn(parts)) expect(text).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  });

  it('says it is optional as often as it is', () => {
    if (!/"may":true|"step":"may/.test(JSON.stringify(card))) return;
    expect(describeText(card)).toMatch(/\bmay\b/);
  });

  it('says the same each time, and for a copy', () => {
    const copy: CardData = JSON.parse(JSON.stringify(card));
    expect(describeCard(copy)).toEqual(describeCard(card));
  });

  it('gives each ability on its own as the card does', () => {
    const texts = describeCard(card).lines.map(({ text }) => text);
    for (const kind of ['when', 'interrupt', 'paid', 'subroutines'] as const) {
      (card[kind] ?? []).forEach((_ability, index) => {
        expect(texts).toContain(describeAbility(card, kind, index));
      });
    }
  });
});

describe('every word of a closed list can be said', () => {
  const expectSaid = (card: CardData): void => {
    const { lines } = describeCard(card);
    expect(lines.length).toBeGreaterThan(0);
    for (const { text } of lines) expectWellFormed(text);
  };

  test.each(language.MOMENTS)('the moment %s', (moment) => {
    for (const who of ['you', 'opponent', 'any'] as const) {
      for (const card of [{}, { card: 'source' }, { card: { type: 'agenda' } }] as const) {
        const trigger = { moment, who, ...card };
        expectSaid(operation({ when: [{ on: trigger, steps: [draw(1)] }] }));
        expectSaid(event({ when: [{ on: { ...trigger, first: 'turn', reaches: 2 }, steps: [draw(1)] }] }));
        expectSaid(event({ play: [language.later({ on: trigger, steps: [draw(1)] })] }));
      }
      for (const turn of ['this', 'last'] as const) {
        const condition: language.Condition = { is: 'happened', moment, who, turn };
        expectSaid(event({ playOnlyIf: condition, play: [when(not(condition), [draw(1)])] }));
      }
    }
    expectSaid(event({ playOnlyIf: language.sourceThisTurn(moment) }));
  });

  test.each(['this', 'hq', 'rd', 'archives', 'central', 'remote', 'hqOrRd'] as const)(
    'the server %s',
    (server) => {
      for (const moment of language.MOMENTS) {
        expectSaid(event({ when: [{ on: { moment, server }, steps: [draw(1)] }] }));
        expectSaid(
          event({ when: [{ on: { moment, server, itsRun: true, first: 'run' }, steps: [draw(1)] }] }),
        );
      }
    },
  );

  test.each(language.FILTER_ZONES)('the zone %s', (zone) => {
    expectSaid(operation({ play: [trash(choose({ zone }, 2)), gainCredits(forEachCard({ zone }))] }));
    expectSaid(event({ play: [language.shuffleIntoDeck(all({ zone }))] }));
    expectSaid(event({ when: [{ on: { moment: 'turnBegins' }, activeIn: zone, steps: [draw(1)] }] }));
  });

  test.each(language.CARD_TYPES)('the type %s', (type) => {
    expectSaid(event({ installOn: { type }, canHost: { type }, play: [trash(choose({ type }))] }));
  });

  test.each(language.COUNTERS)('the counter %s', (counter) => {
    expectSaid(event({ play: [placeCounters(counter, 1), language.removeCounters(counter, 2, 'host')] }));
    expectSaid(event({ playOnlyIf: not(atLeast(1, language.forEachCounter(counter))) }));
    expectSaid(event({ when: [language.whenEmpty(counter, draw(1))] }));
  });

  test.each(language.VALUES)('the value %s', (value) => {
    for (const of of ['source', 'you', 'opponent', { type: 'ice' }] as const) {
      expectSaid(event({ static: [{ static: 'value', value, of, by: -2 }] }));
    }
  });

  test.each(language.PROHIBITIONS)('the prohibition %s', (what) => {
    for (const who of ['you', 'opponent'] as const) {
      expectSaid(
        event({ play: [language.forbidForTurn(what, who), may(language.forbidForTurn(what, who))] }),
      );
      expectSaid(event({ static: [{ static: 'cannot', what, who }] }));
    }
  });
});
