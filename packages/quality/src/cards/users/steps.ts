import type { FamilyUsers } from './users.ts';

export const decision: FamilyUsers<'decision'> = {
  words: {
    together: ['nico_campaign', 'otto_campaign'],
    if: ['diviner', 'jinteki_restoring_humanity'],
    may: ['ansel_1_0', 'bran_1_0'],
    mayPay: ['project_ingatan', 'anoetic_void'],
    modes: ['manegarm_skunkworks', 'mirrormorph_endless_iteration'],
    pay: ['manegarm_skunkworks', 'sisyphus_protocol'],
    bid: ['konjin', 'letheia_nisei'],
    trace: ['hard_hitting_news', 'sea_source'],
  },
  fields: { count: ['key_performance_indicators', 'bahia_bands'] },
};
