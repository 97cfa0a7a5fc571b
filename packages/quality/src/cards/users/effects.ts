import type { FamilyUsers, GroupUsers, ListUsers } from './users.ts';

export const effect: FamilyUsers<'effect'> = {
  words: {
    gain: ['lateral_growth', 'luminal_transubstantiation', 'amaze_amusements', 'hostile_takeover'],
    lose: ['idiosyncresis', 'enigma', 'forger', 'elizabeth_mills'],
    draw: ['nico_campaign', 'sprint'],
    damage: ['bumi_1_0', 'diviner'],
    placeCounters: ['marilyn_campaign', 'nico_campaign'],
    removeCounters: ['project_vacheron', 'juli_moreira_lee'],
    shiftCounters: ['hearts_and_minds', 'trick_of_light', 'friday_chip', 'algo_trading'],
    charge: ['orca', 'daeg_first_net_cat'],
    takeCredits: ['marilyn_campaign', 'nico_campaign'],
    target: ['back_channels', 'trick_of_light', 'sunset'],
    forfeit: ['archer', 'corporate_town'],
    trash: ['ansel_1_0', 'bumi_1_0'],
    rez: ['send_a_message', 'trust_operation'],
    advance: { rules: { '1.4': '1.17.1', '26.03': '1.18.1' }, cards: ['success'] },
    score: ['big_deal', 'plan_b'],
    steal: { rules: { '1.4': '1.16.3', '26.03': '1.17.3' }, cards: ['whistleblower'] },
    turn: [
      'assimilator',
      'apocalypse',
      'cohort_guidance_program',
      'kakurenbo',
      'matryoshka',
      'nanisivik_grid',
    ],
    derez: ['maglectric_rapid_748_mod', 'tranquilizer'],
    install: ['ansel_1_0', 'bran_1_0'],
    play: ['humanoid_resources', 'plutus'],
    move: ['haas_bioroid_precision_design', 'sprint'],
    shuffleDeck: ['express_delivery', 'windfall', 'shannon_claire'],
    purge: ['flyswatter', 'mavirus'],
    endActionPhase: ['active_policing', 'bring_them_home'],
    takeAction: { rules: { '1.4': '5.2.6', '26.03': '5.2.5' }, cards: ['mirrormorph_endless_iteration'] },
    linger: ['ansel_1_0', 'luminal_transubstantiation'],
    run: ['stimhack', 'clean_getaway'],
    identifyMark: ['info_bounty', 'carpe_diem'],
    sabotage: ['cacophony', 'nga'],
    approach: ['slipstream', 'code_replicator'],
    moveRunner: ['proprionegation', 'miraju', 'susanoo_no_mikoto'],
    redirect: ['maintenance_access', 'omar_keung_conspiracy_theorist'],
    approachServer: { rules: { '1.4': '6.9.5a', '26.03': '6.9.4g' }, cards: ['maintenance_access'] },
    breach: ['eru_ayase_pessoa', 'virtuoso'],
    access: ['detente', 'deep_dive'],
    endRun: ['bran_1_0', 'manegarm_skunkworks'],
    break: ['ansel_1_0', 'bran_1_0'],
    fire: ['mycoweb', 'orion', 'ravana_1_0'],
    bypass: ['fransofia_ward', 'inside_job'],
    accessMore: ['docklands_pass', 'jailbreak'],
    jackOut: ['flip_switch', 'gpi_net_tap', 'black_level_clearance'],
    win: ['jeitinho', 'superdeep_borehole'],
    mayJackOut: ['karuna', 'project_yagi_uda'],
    look: ['au_co_the_gold_standard_in_clones', 'muslihat_multifarious_marketeer'],
    reveal: ['malapert_data_vault', 'off_the_books'],
    expose: ['infiltration', 'gpi_net_tap'],
    swap: ['tao_salonga_telepresence_magician', 'cordyceps'],
    encounter: ['sisyphus_protocol', 'the_twins'],
    later: ['joshua_b', 'mayfly'],
    prevent: ['crash_space', 'decoy'],
    setImminent: ['laguna_velasco_district', 'daily_business_show'],
    remember: ['femme_fatale', 'trieste_model_bioroids', 'malia_z0l0k4'],
    flip: ['dewi_subrotoputri_pedagogical_dhalang', 'nebula_talent_management_making_stars'],
    instead: ['marilyn_campaign', 'game_changer'],
  },
  fields: {
    who: ['whitespace', 'idiosyncresis'],
    with: ['clean_getaway', 'inside_job', 'gang_sign', 'hades_shard'],
    by: ['ryo_phoenix_ono_out_of_the_ashes', 'alice_merchant_clan_agitator'],
    unpreventable: ['corporate_town', 'stimhack'],
    load: ['marilyn_campaign', 'nico_campaign'],
    free: ['bran_1_0', 'project_ingatan'],
    less: ['mycoweb', 'mercia_b4ll4rd'],
    'free: cost': ['remote_enforcement', 'awakening_center'],
    'free: all': ['bran_1_0', 'send_a_message'],
    rez: ['restore', 'trust_operation', 'license_acquisition', 'tucana'],
    facedown: ['apex_invasive_predator', 'hunting_grounds'],
    'face: faceup': ['assimilator', 'cohort_guidance_program', 'nanisivik_grid', 'transparency_initiative'],
    'face: facedown': ['apocalypse', 'kakurenbo', 'matryoshka'],
    into: ['peer_review', 'secure_and_protect'],
    after: ['petty_cash', 'plutus'],
    different: { rules: { '1.4': '5.2.6', '26.03': '5.2.5' }, cards: ['mirrormorph_endless_iteration'] },
    upTo: ['buzzsaw', 'cleaver'],
    other: ['mitra_aman', 'nihongai_grid'],
  },
};

export const possession: ListUsers<'possession'> = {
  credits: ['lateral_growth', 'idiosyncresis'],
  clicks: ['luminal_transubstantiation', 'enigma'],
  tags: ['amaze_amusements', 'forger'],
  badPublicity: ['hostile_takeover', 'elizabeth_mills'],
};

export const duration: ListUsers<'duration'> = {
  turn: ['luminal_transubstantiation', 'living_mural'],
  run: ['ansel_1_0', 'gamedragon_pro', 'tributary'],
  encounter: ['buzzsaw', 'cleaver'],
  breach: ['rip_deal', 'gang_sign', 'hades_shard'],
  access: ['the_future_perfect', 'pinhole_threading'],
  yourNextTurn: ['aggressive_trendsetting', 'nightdancer'],
  theirNextTurn: ['active_policing', 'populist_rally'],
};

export const toZone: GroupUsers<'toZone'> = {
  itself: ['haas_bioroid_precision_design', 'malapert_data_vault'],
  fields: {
    'zone: hand': ['haas_bioroid_precision_design', 'malapert_data_vault'],
    'zone: setAside': ['deep_dive', 'gachapon', 'spark_of_inspiration'],
    'zone: removed': ['ark_lockdown', 'bloo_moose'],
  },
};

export const toScore: GroupUsers<'toScore'> = {
  itself: ['regenesis', 'kingmaking', 'backroom_machinations', 'chairman_hiro'],
  fields: {
    asAgenda: ['backroom_machinations', 'chairman_hiro', 'fan_site', 'notoriety'],
  },
};

export const toDeck: GroupUsers<'toDeck'> = {
  itself: ['sprint', 'longevity_serum'],
  fields: {
    'deck: top': ['empiricist', 'working_prototype'],
    'deck: bottom': ['scrounge', 'brain_rewiring'],
    'deck: shuffled': ['sprint', 'longevity_serum'],
  },
};

export const toHost: GroupUsers<'toHost'> = {
  itself: ['bookmark', 'madani'],
  fields: {
    facedown: ['bookmark', 'street_peddler'],
    asCounter: ['patch', 'sub_boost', 'rover_algorithm', 'political_graffiti', 'on_the_lam', 'wetwork_refit'],
  },
};

export const toServer: GroupUsers<'toServer'> = {
  itself: ['mercia_b4ll4rd', 'isaac_liberdade', 'adrian_seis', 'the_holo_man', 'vovo_ozetti'],
  fields: {
    'at: root': ['mercia_b4ll4rd', 'isaac_liberdade'],
    'at: ice': ['tributary', 'bullfrog', 'builder', 'sand_storm'],
  },
};
