import { CARDS } from '@lastclick/cards';
import { type CardDescription, describe as describeCard, describeText } from '@lastclick/engine';
import type { CardData } from '@lastclick/engine/language';
import { describe, expect, test } from 'vitest';

const cardOf = (id: string): CardData => {
  const card = CARDS.find((candidate) => candidate.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
};

const TEXTS: readonly (readonly [id: string, type: string, lines: readonly string[]])[] = [
  [
    'mirrormorph_endless_iteration',
    'Identity: Division',
    [
      'When you complete your third action of the turn, if you have taken 3 or more different actions this ' +
        'turn, you may gain 1[credit] or take an action different from those you have taken this turn, paying ' +
        '1[click] less.',
    ],
  ],
  [
    'haas_bioroid_precision_design',
    'Identity: Megacorp',
    [
      'You get +1 maximum hand size.',
      'Whenever you score an agenda, you may add 1 card from Archives to HQ.',
    ],
  ],
  [
    'jeeves_model_bioroids',
    'Asset: Alliance',
    ['The first time each turn you spend a total of 3[click] on the same action, gain 1[click].'],
  ],
  ['lateral_growth', 'Operation: Transaction', ['Gain 4[credit]. You may install 1 card from HQ.']],
  ['sprint', 'Operation', ['Draw 3 cards, then shuffle 2 cards from HQ into R&D.']],
  [
    'seamless_launch',
    'Operation',
    ['Place 2 advancement counters on 1 installed Corp card that was not installed this turn.'],
  ],
  [
    'marilyn_campaign',
    'Asset: Advertisement',
    [
      'When you rez this asset, load 8[credit] here.',
      'When the loaded credits here run out, trash this asset.',
      'At the start of your turn, take 2[credit] from here.',
      '[interrupt] When this asset would be trashed, you may shuffle it into R&D instead (it still counts ' +
        'as trashed).',
    ],
  ],
  [
    'luminal_transubstantiation',
    'Agenda: Research',
    ['When you score this agenda, gain 3[click]. You cannot score agendas for the rest of this turn.'],
  ],
  [
    'longevity_serum',
    'Agenda: Research',
    [
      'When you score this agenda, trash any number of cards from HQ, then shuffle up to 3 cards from ' +
        'Archives into R&D.',
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
    ['At the end of your discard phase, if there is a facedown card in Archives, gain 1[credit].'],
  ],
  [
    'predictive_planogram',
    'Operation: Transaction',
    [
      'If the Runner is tagged, gain 3[credit], draw 3 cards, or do both in either order. Otherwise, gain ' +
        '3[credit] or draw 3 cards.',
    ],
  ],
  [
    'spin_doctor',
    'Asset: Character',
    [
      'When you rez this asset, draw 2 cards.',
      'Remove this asset from the game: Shuffle up to 2 cards from Archives into R&D.',
    ],
  ],
  [
    'breaking_news',
    'Agenda',
    [
      'When you score this agenda, give the Runner 2 tags.',
      'At the end of each discard phase, if you have scored this agenda this turn, the Runner removes 2 ' +
        'tags.',
    ],
  ],
  [
    'ipo',
    'Operation: Terminal - Transaction',
    ['Once this operation has resolved, your action phase ends.', 'Gain 13[credit].'],
  ],
  ['melange_mining_corp', 'Asset', ['3[click]: Gain 7[credit].']],
  [
    'rashida_jaheem',
    'Asset: Character',
    ['At the start of your turn, you may trash this asset to gain 3[credit] and draw 3 cards.'],
  ],
  ['tithe', 'Ice: Sentry - AP', ['[subroutine] Do 1 net damage.', '[subroutine] Gain 1[credit].']],
  [
    'orbital_superiority',
    'Agenda: Security',
    [
      'When you score this agenda, if the Runner is tagged, do 4 meat damage. Otherwise, give the Runner 1 ' +
        'tag.',
    ],
  ],
  [
    'retribution',
    'Operation: Gray Ops',
    ['Play only if the Runner is tagged.', 'Trash 1 installed program or piece of hardware.'],
  ],
  [
    'clearinghouse',
    'Asset: Hostile',
    [
      'This asset can be advanced.',
      'At the start of your turn, you may trash this asset to do 1 meat damage for each advancement counter ' +
        'here.',
    ],
  ],
  ['ruhr_valley', 'Upgrade: Region', ['To run on this server, the Runner must also spend 1[click].']],
  [
    'daniela_jorge_inacio',
    'Upgrade: Sysop',
    [
      'To trash this upgrade, the Runner must also add 2 cards from the grip at random to the bottom of the ' +
        'stack.',
      'To steal an agenda from this server, the Runner must also add 2 cards from the grip at random to the ' +
        'bottom of the stack. This lasts for the rest of the run even if the Runner trashes this upgrade ' +
        'while accessing it.',
    ],
  ],
  [
    'corporate_town',
    'Asset',
    [
      'To rez this asset, you must also forfeit 1 agenda.',
      'At the start of your turn, you may trash 1 installed resource (this cannot be prevented).',
    ],
  ],
  [
    'the_root',
    'Asset: Beanstalk',
    ['3[recurring-credit]: You may spend [credit] from here to advance, install or rez cards.'],
  ],
  [
    'simone_diego',
    'Upgrade: Sysop',
    [
      '2[recurring-credit]: You may spend [credit] from here to advance cards in the root of or protecting ' +
        'this server.',
    ],
  ],
  [
    'weyland_consortium_built_to_last',
    'Identity: Megacorp',
    ['Whenever you advance a card, if it had no advancement counters before, gain 2[credit].'],
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
      'When you install this program and at the start of your turn, place 1 virus counter here.',
      '[click], [trash]: Gain 2[credit] for each virus counter here.',
    ],
  ],
  [
    'cookbook',
    'Resource: Virtual',
    ['Whenever you install a virus, you may place 1 virus counter on that program.'],
  ],
  [
    'joshua_b',
    'Resource: Connection',
    ['At the start of your turn, you may gain 1[click]. If you do, when your turn ends, take 1 tag.'],
  ],
  [
    'off_campus_apartment',
    'Resource: Location',
    [
      'This resource can host any number of connections.',
      'Whenever you install a connection on this resource, draw 1 card.',
    ],
  ],
  [
    'crash_space',
    'Resource: Location',
    [
      '2[recurring-credit]: You may spend [credit] from here to remove a tag with the basic action.',
      '[interrupt] [trash]: Prevent up to 3 meat damage.',
    ],
  ],
  [
    'plascrete_carapace',
    'Hardware: Gear',
    [
      'When you install this hardware, load 4 power counters here.',
      'When the loaded power counters here run out, trash this hardware.',
      '[interrupt] Remove 1 power counter from here: Prevent 1 meat damage.',
    ],
  ],
  [
    'verbal_plasticity',
    'Resource: Genetics',
    ['The first time each turn you would draw with the basic action, draw 2 cards instead.'],
  ],
  ['dyson_mem_chip', 'Hardware: Chip - Link', ['You get +1[mu].', 'You get +1[link].']],
  [
    'net_shield',
    'Program',
    [
      '[interrupt] The first time each turn you would suffer net damage, you may pay 1[credit] to prevent 1 ' +
        'net damage.',
    ],
  ],
  [
    'dzmz_optimizer',
    'Hardware',
    ['You get +1[mu].', 'The first program you install each turn costs 1[credit] less to install.'],
  ],
  [
    'pantograph',
    'Hardware: Console',
    [
      'You get +1[mu].',
      'Whenever an agenda is scored or stolen, gain 1[credit]. You may install 1 card from your grip.',
    ],
  ],
  [
    'telework_contract',
    'Resource: Job',
    [
      'When you install this resource, load 9[credit] here.',
      'When the loaded credits here run out, trash this resource.',
      '[click]: Take 3[credit] from here. Use only once per turn.',
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
  ['creative_commission', 'Event', ['Gain 5[credit]. If you have any [click] left, lose 1[click].']],
];

describe('the text of a card, made from its data', () => {
  test.each(TEXTS)('%s', (id, type, lines) => {
    const description: CardDescription = describeCard(cardOf(id));
    expect(description.type).toBe(type);
    expect(description.lines.map(({ text }) => text)).toEqual(lines);
    expect(describeText(cardOf(id))).toBe(lines.join('\n'));
  });
});
