import type { FamilyUsers } from './users.ts';

export const condition: FamilyUsers<'condition'> = {
  words: {
    compare: ['mirrormorph_endless_iteration', 'scatter_field'],
    is: ['diviner', 'urtica_cipher'],
    exists: ['sang_kancil', 'megaprix_qualifier'],
    did: ['gourmand', 'pan_weave', 'product_recall'],
    happened: ['amaze_amusements', 'breaking_news'],
    run: ['bumi_1_0', 'proprionegation'],
    encounter: ['ansel_1_0', 'bran_1_0'],
    during: ['coalescence', 'drago_ivanov'],
    all: ['measured_response', 'jeitinho', 'deep_dive'],
    any: ['dreamnet', 'jeitinho'],
    not: ['scatter_field', 'petty_cash'],
  },
  fields: {
    on: ['bumi_1_0', 'ping'],
    successful: ['hannah_wheels_pilintra', 'always_have_a_backup_plan'],
    with: ['ansel_1_0', 'bran_1_0'],
    'what: yourTurn': ['coalescence', 'front_company'],
    'what: opponentTurn': { rules: { '1.4': '5.1.1', '26.03': '5.1.1' }, cards: ['interdiction'] },
    'what: yourActionPhase': { rules: { '1.4': '5.1.2', '26.03': '5.1.2' }, cards: ['daily_quest'] },
    'what: access': { rules: { '1.4': '7.1.1', '26.03': '7.1.1' }, cards: ['victoria_jenkins'] },
    'what: subroutine': ['attini', 'banner'],
    'what: breach': { rules: { '26.03': '7.5.1' }, cards: ['pretty_mary_da_silva'] },
  },
};
