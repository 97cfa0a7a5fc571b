import type { GroupUsers, ListUsers } from './users.ts';

export const serverWord: ListUsers<'serverWord'> = {
  any: ['stimhack', 'clean_getaway'],
  hq: ['docklands_pass', 'maglectric_rapid_748_mod'],
  rd: ['zahya_sadeghi_versatile_smuggler', 'jailbreak'],
  archives: ['charm_offensive', 'front_company'],
  central: ['leech', 'red_team'],
  remote: ['palisade', 'diversified_portfolio'],
  this: ['bumi_1_0', 'manegarm_skunkworks'],
  named: ['security_testing', 'temujin_contract', 'patron'],
  attacked: ['shred', 'leo_construction_labor_solutions'],
  allowed: { rules: { '1.4': '6.7.3a', '26.03': '6.7.4a' }, cards: ['because_i_can', 'clean_getaway'] },
  new: ['mitosis', 'mushin_no_shin', 'new_construction'],
  mark: ['info_bounty', 'virtuoso'],
};

export const whichServer: GroupUsers<'whichServer'> = {
  itself: ['red_team', 'a_teia_ip_recovery'],
  fields: {
    not: ['red_team', 'a_teia_ip_recovery'],
    done: ['red_team', 'deep_dive', 'apocalypse'],
  },
};

export const inServer: GroupUsers<'inServer'> = {
  itself: ['peer_review', 'secure_and_protect'],
  fields: {
    at: ['peer_review', 'secure_and_protect'],
    'at: root': ['peer_review', 'kakurenbo'],
    'at: ice': ['secure_and_protect', 'tributary'],
  },
};

export const inward: GroupUsers<'inward'> = {
  itself: ['bran_1_0', 'bloom'],
  fields: {},
};

export const centralServer: ListUsers<'centralServer'> = {
  hq: ['maintenance_access', 'sneakdoor_beta'],
  rd: ['omar_keung_conspiracy_theorist', 'eru_ayase_pessoa'],
  archives: ['proprionegation', 'miraju'],
};

export const serverOf: GroupUsers<'serverOf'> = {
  itself: ['mercia_b4ll4rd', 'asa_group_security_through_vigilance', 'rook'],
  fields: {},
};
