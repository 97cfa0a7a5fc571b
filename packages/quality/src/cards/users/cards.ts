import type { FamilyUsers, GroupUsers, ListUsers } from './users.ts';

export const foundCards: FamilyUsers<'foundCards'> = {
  words: {
    choose: ['ansel_1_0', 'bran_1_0'],
    search: ['malapert_data_vault', 'off_the_books'],
    all: ['scatter_field', 'jinteki_restoring_humanity'],
    top: ['bling', 'ashen_epilogue'],
    bottom: ['shannon_claire', 'window', 'showing_off'],
    random: ['burner', 'bring_them_home'],
    anyOf: ['tatu_bola', 'vamadeva'],
  },
  fields: {
    upTo: ['longevity_serum', 'spin_doctor'],
    by: ['brain_rewiring', 'glut_cipher'],
    count: ['data_hound', 'ashen_epilogue'],
    different: ['harmony_ar_therapy', 'asmund_pudlat', 'recruiting_trip'],
    again: ['shipment_from_vladisibirsk', 'audacity'],
    until: ['spark_of_inspiration', 'the_wizards_chest', 'mutate'],
  },
};

export const cardWord: ListUsers<'cardWord'> = {
  this: ['ansel_1_0', 'bran_1_0'],
  host: ['botulus', 'tranquilizer'],
  identity: ['dreamnet', 'district_99'],
  it: ['cookbook', 'amani_senai', 'saci'],
  that: ['diviner', 'malapert_data_vault'],
  rest: ['au_co_the_gold_standard_in_clones', 'bacterial_programming'],
  encountered: ['leech', 'arruaceiras_crew', 'baklan_bochkin'],
  approached: ['mitra_aman', 'midori'],
  accessed: ['carnivore', 'demolition_run', 'eye_for_an_eye'],
  remembered: ['femme_fatale', 'trieste_model_bioroids', 'malia_z0l0k4'],
};

export const deckOf: ListUsers<'deckOf'> = {
  rd: ['au_co_the_gold_standard_in_clones', 'cataloguer'],
  stack: ['bling', 'data_hound'],
  deck: ['concerto', 'muslihat_multifarious_marketeer'],
};

export const filter: GroupUsers<'filter'> = {
  itself: ['ansel_1_0', 'bran_1_0'],
  fields: {
    in: ['ansel_1_0', 'bran_1_0'],
    type: ['bran_1_0', 'bumi_1_0'],
    subtype: ['bumi_1_0', 'cookbook'],
    side: ['ansel_1_0', 'seamless_launch'],
    faction: ['district_99', 'enforcing_loyalty'],
    'faction: own': ['district_99', 'indian_union_stock_exchange', 'dj_fenris'],
    'faction: theirs': ['enforcing_loyalty', 'storgotic_resonator'],
    named: ['falsified_credentials', 'ark_lockdown', 'unorthodox_predictions'],
    'named: cardType': ['falsified_credentials', 'standard_procedure', 'azmari_edtech_shaping_the_future'],
    'named: subtype': ['chameleon', 'unorthodox_predictions'],
    'named: title': ['ark_lockdown', 'targeted_marketing', 'reclamation_order'],
    title: ['megaprix_qualifier', 'research_grant'],
    unique: ['paules_cafe', 'rumor_mill'],
    rezzed: ['pt_untaian_lifes_building_blocks', 'send_a_message'],
    faceup: ['jinteki_restoring_humanity', 'logjam', 'armed_asset_protection'],
    server: ['scatter_field', 'palisade'],
    hostedOn: ['off_campus_apartment', 'bookmark'],
    hosts: ['umbrella', 'knight'],
    has: ['diviner', 'kimberlite_field', 'chisel'],
    is: ['scatter_field', 'principia'],
    among: ['au_co_the_gold_standard_in_clones', 'burner'],
    can: ['ansel_1_0', 'lateral_growth'],
    'can: install': ['ansel_1_0', 'lateral_growth'],
    'can: advance': ['pt_untaian_lifes_building_blocks', 'syailendra'],
    done: ['seamless_launch', 'euler'],
    not: ['scatter_field', 'seamless_launch'],
    or: ['muslihat_multifarious_marketeer', 'better_citizen_program'],
  },
};

export const zone: ListUsers<'zone'> = {
  installed: ['ansel_1_0', 'bumi_1_0'],
  ice: ['palisade', 'tributary'],
  root: ['shred', 'fast_break'],
  hq: ['ansel_1_0', 'bran_1_0'],
  rd: ['malapert_data_vault', 'off_the_books'],
  archives: ['ansel_1_0', 'bran_1_0'],
  corpScore: ['traffic_jam', 'megaprix_qualifier'],
  grip: ['barry_baz_wong_tri_maf_veteran', 'bookmark'],
  stack: ['mutual_favor', 'world_tree', 'asmund_pudlat'],
  heap: ['rising_tide', 'scrounge', 'katorga_breakout'],
  runnerScore: ['game_changer', 'fast_break'],
  hand: { rules: { '1.4': '4.4.1', '26.03': '4.3.1' } },
  deck: { rules: { '1.4': '4.3.1', '26.03': '4.2.1' } },
  discard: { rules: { '1.4': '4.5.1', '26.03': '4.4.1' } },
  score: { rules: { '1.4': '4.6.1', '26.03': '4.5.1' }, cards: ['megaprix_qualifier'] },
  playing: { rules: { '1.4': '4.7.1', '26.03': '4.6.1' }, cards: ['sang_kancil'] },
  setAside: ['khusyuk', 'the_wizards_chest'],
  removed: { rules: { '1.4': '4.9.1', '26.03': '4.9.1' }, cards: ['rosetta_2_0'] },
};

export const sameTitle: ListUsers<'sameTitle'> = {
  this: ['megaprix_qualifier', 'research_grant'],
  that: ['restore', 'watch_the_world_burn', 'capstone'],
  it: ['bazaar', 'the_foundry_refining_the_process'],
};
