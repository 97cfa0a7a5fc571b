import { CARDS } from '@lastclick/cards';
import { type CardDescription, describe as describeCard, describeText } from '@lastclick/engine';
import type { CardData } from '@lastclick/engine/language';
import { describe, expect, test } from 'vitest';

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
      'When you complete your third action of the turn, if you have taken at least 3 different actions this turn: ' +
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
