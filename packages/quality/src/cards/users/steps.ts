import type { FamilyUsers, ListUsers } from './users.ts';

export const decision: FamilyUsers<'decision'> = {
  words: {
    together: ['nico_campaign', 'otto_campaign'],
    if: ['diviner', 'jinteki_restoring_humanity'],
    may: ['ansel_1_0', 'bran_1_0'],
    mayPay: ['project_ingatan', 'anoetic_void'],
    modes: ['manegarm_skunkworks', 'mirrormorph_endless_iteration'],
    pay: ['manegarm_skunkworks', 'sisyphus_protocol'],
    repeat: ['fully_operational', 'standoff', 'moon_pool'],
    bid: ['konjin', 'letheia_nisei'],
    name: [
      'security_testing',
      'temujin_contract',
      'azmari_edtech_shaping_the_future',
      'chameleon',
      'targeted_marketing',
    ],
    trace: ['hard_hitting_news', 'sea_source'],
  },
  fields: {
    by: ['detente', 'hangeki'],
    types: ['embezzle', 'biased_reporting', 'the_wizards_chest'],
    subtypes: ['chameleon', 'unorthodox_predictions', 'meeting_of_minds'],
    count: ['key_performance_indicators', 'bahia_bands'],
    guess: ['push_your_luck', 'rigged_results'],
    'guess: number': { rules: { '26.03': '10.14.1' }, cards: ['rigged_results'] },
    'guess: odd': { rules: { '26.03': '10.14.1' }, cards: ['push_your_luck'] },
    most: ['push_your_luck', 'rigged_results'],
    times: { rules: { '1.4': '9.11.4b', '26.03': '9.12.4b' }, cards: ['fully_operational'] },
    while: ['standoff', 'complete_image'],
    for: ['moon_pool', 'success'],
  },
};

export const named: ListUsers<'named'> = {
  server: ['security_testing', 'temujin_contract', 'plague'],
  cardType: ['falsified_credentials', 'azmari_edtech_shaping_the_future'],
  subtype: ['chameleon', 'unorthodox_predictions'],
  title: ['ark_lockdown', 'targeted_marketing'],
  number: ['rng_key', 'medium', 'nerve_agent'],
};
