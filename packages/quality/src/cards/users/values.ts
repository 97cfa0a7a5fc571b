import type { FamilyUsers, GroupUsers, ListUsers } from './users.ts';

export const computed: FamilyUsers<'computed'> = {
  words: {
    card: ['urtica_cipher', 'idiosyncresis'],
    player: ['doomscroll', 'predictive_planogram'],
    run: ['zahya_sadeghi_versatile_smuggler', 'amelia_earhart'],
    game: ['mirrormorph_endless_iteration', 'n_pot', 'boto'],
    event: ['project_ingatan', 'sericulture_expansion'],
    count: ['scatter_field', 'jinteki_restoring_humanity'],
    kinds: ['logjam', 'armed_asset_protection'],
    servers: ['khondi_plaza', 'diversified_portfolio'],
    times: ['wage_workers', 'mwanza_city_grid'],
    total: ['neurospike', 'punitive_counterstrike'],
    plus: ['urtica_cipher', 'chekist_scion', 'bravado'],
    multiply: ['idiosyncresis', 'fermenter'],
    done: ['bigger_picture', 'transfer_of_wealth'],
    named: ['rng_key', 'medium', 'nerve_agent'],
    x: ['ip_enforcement', 'misdirection', 'political_operative'],
    either: ['marjanah', 'sang_kancil'],
  },
  fields: {
    of: ['whitespace', 'fransofia_ward'],
    what: ['neurospike', 'punitive_counterstrike'],
  },
};

export const upTo: GroupUsers<'upTo'> = {
  itself: ['lie_low', 'bigger_picture'],
  fields: {},
};

export const isAtLeast: GroupUsers<'isAtLeast'> = {
  itself: ['mirrormorph_endless_iteration', 'scatter_field'],
  fields: {},
};

export const isAtMost: GroupUsers<'isAtMost'> = {
  itself: ['whitespace', 'pt_untaian_lifes_building_blocks'],
  fields: {},
};

export const isExactly: GroupUsers<'isExactly'> = {
  itself: ['weyland_consortium_built_to_last', 'vamadeva'],
  fields: {},
};

export const isOdd: GroupUsers<'isOdd'> = {
  itself: ['diviner', 'changeling'],
  fields: {},
};

export const cardProperty: ListUsers<'cardProperty'> = {
  cost: ['diviner', 'kimberlite_field', 'knickknack_obrian'],
  strength: ['malandragem', 'chisel'],
  memory: ['netchip', 'djinn', 'omni_drive'],
  trashCost: ['political_operative', 'product_recall'],
  points: ['kingmaking', 'jemison_astronautics_sacrifice_audacity_success'],
  printedPoints: ['ip_enforcement', 'quarantine_system'],
  requirement: ['amani_senai', 'success'],
  subroutines: ['vamadeva', 'hernando_cortez'],
  hostedCards: ['full_immersion_recstudio', 'cupellation'],
  credits: ['fencer_fueno', 'side_hustle', 'mystic_maemi'],
  advancement: ['urtica_cipher', 'idiosyncresis'],
  virus: ['fermenter', 'tranquilizer'],
  power: ['environmental_testing', 'respirocytes'],
  agenda: ['project_vacheron', 'megaprix_qualifier'],
};

export const playerProperty: ListUsers<'playerProperty'> = {
  credits: ['whitespace', 'fransofia_ward'],
  clicks: ['creative_commission', 'ritual'],
  tags: ['doomscroll', 'predictive_planogram'],
  badPublicity: ['regulatory_capture', 'itinerant_protesters'],
  hand: ['piranhas', 'game_day'],
  handSize: ['game_day', 'safety_first'],
  link: ['dreamnet', 'office_supplies'],
  unusedMemory: ['adept', 'cortex_lock'],
  score: { rules: { '1.4': '1.16.1', '26.03': '1.17.1' }, cards: ['iain_stirling_retired_spook'] },
  coreDamage: ['ontological_dependence', 'begemot'],
};

export const runProperty: ListUsers<'runProperty'> = {
  accessed: ['zahya_sadeghi_versatile_smuggler', 'amelia_earhart'],
  allowed: ['pretty_mary_da_silva', 'rip_deal'],
};

export const gameProperty: ListUsers<'gameProperty'> = {
  threat: ['n_pot', 'public_access_plaza', 'boto', 'living_mural'],
  differentActions: { rules: { '1.4': '5.2.6', '26.03': '5.2.5' }, cards: ['mirrormorph_endless_iteration'] },
  sameActions: { rules: { '1.4': '5.2.6', '26.03': '5.2.5' }, cards: ['wage_workers'] },
  turn: ['next_design_guarding_the_net', 'cyber_bureau_keeping_the_peace'],
};

export const eventProperty: ListUsers<'eventProperty'> = {
  amount: ['nasx', 'acacia'],
  was: ['weyland_consortium_built_to_last', 'sebastiao_souza_pessoa_activist_organizer'],
  excess: ['project_ingatan', 'sericulture_expansion'],
};
