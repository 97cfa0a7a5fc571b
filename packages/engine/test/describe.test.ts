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
        '(1) gain 3[credit]; (2) draw 3 cards; (3) gain 3[credit], then draw 3 cards. ' +
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
    (key === 'count' && value === 99) ||
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
