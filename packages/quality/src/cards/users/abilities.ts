import type { FamilyUsers, TextUsers } from './users.ts';

export const abilityWord: FamilyUsers<'abilityWord'> = {
  words: {
    when: ['bumi_1_0', 'haas_bioroid_precision_design'],
    paid: ['ansel_1_0', 'bran_1_0'],
    would: ['marilyn_campaign', 'crash_space'],
    instead: ['verbal_plasticity', 'laguna_velasco_district'],
    sub: ['ansel_1_0', 'bran_1_0'],
    recurring: ['mumba_temple', 'simone_diego'],
  },
  fields: {
    first: ['phat_gioan_baotixita', 'seidr_laboratories_destiny_defined'],
    condition: ['bumi_1_0', 'mirrormorph_endless_iteration'],
    may: ['bumi_1_0', 'haas_bioroid_precision_design'],
    limit: ['zahya_sadeghi_versatile_smuggler', 'carnivore'],
    'limit: oncePerTurn': ['zahya_sadeghi_versatile_smuggler', 'carnivore'],
    'limit: oncePerRun': ['pressure_spike', 'house_of_knives', 'midori'],
    'limit: oncePerBreach': ['heliamphora', 'archives_interface'],
    activeIn: ['descent', 'jeitinho'],
    'activeIn: hq': ['descent', 'eminent_domain'],
    'activeIn: archives': ['petty_cash', 'moon_pool'],
    'activeIn: grip': ['strike_fund', 'steelskin_scarring'],
    'activeIn: heap': ['jeitinho', 'paperclip'],
    'activeIn: runnerScore': {
      rules: { '1.4': '9.1.8b', '26.03': '9.1.8b' },
      cards: ['oracle_thinktank'],
    },
    persistent: ['amaze_amusements', 'tucana', 'overseer_matrix'],
    onlyIf: ['ansel_1_0', 'bran_1_0'],
    interface: ['buzzsaw', 'cleaver'],
    access: ['carnivore', 'demolition_run'],
    stolen: ['next_big_thing', '15_minutes'],
    by: ['ansel_1_0', 'bran_1_0'],
    'by: opponent': ['ansel_1_0', 'bran_1_0'],
    'by: any': { rules: { '1.4': '1.13.5', '26.03': '1.14.4' }, cards: ['detente'] },
    cost: ['crash_space', 'decoy'],
    amount: ['verbal_plasticity', 'laguna_velasco_district'],
    steps: ['chastushka', 'burner', 'maintenance_access'],
  },
};

export const card: TextUsers = {
  play: ['lateral_growth', 'nanomanagement'],
  text: ['ansel_1_0', 'bran_1_0'],
  faces: ['dewi_subrotoputri_pedagogical_dhalang', 'nebula_talent_management_making_stars'],
};
