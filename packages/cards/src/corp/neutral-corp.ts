import {
  action,
  agenda,
  asset,
  choose,
  click,
  corpIdentity,
  damage,
  draw,
  endTheRun,
  gainCredits,
  giveTags,
  ice,
  load,
  loseClicks,
  loseCredits,
  maximumHandSize,
  mayPay,
  operation,
  optional,
  protects,
  rezIgnoringCosts,
  runnerHasAtMost,
  runnerIsTagged,
  spendHostedOn,
  strengthOfSource,
  takeCredits,
  together,
  trashSource,
  trashSourceCard,
  when,
  whenEmpty,
  whenRezzed,
  whenScored,
  whenYourTurnBegins,
} from '@lastclick/engine/language';

export const theSyndicate = corpIdentity({
  id: 'the_syndicate_profit_over_principle',
  title: 'The Syndicate: Profit over Principle',
  faction: 'neutral_corp',
  subtypes: ['megacorp'],
  minimumDeckSize: 30,
  influenceLimit: null,
});

export const hedgeFund = operation({
  id: 'hedge_fund',
  title: 'Hedge Fund',
  faction: 'neutral_corp',
  subtypes: ['transaction'],
  influence: 0,
  cost: 5,
  play: [gainCredits(9)],
});

export const ipo = operation({
  id: 'ipo',
  title: 'IPO',
  faction: 'neutral_corp',
  subtypes: ['terminal', 'transaction'],
  influence: 0,
  cost: 8,
  terminal: true,
  play: [gainCredits(13)],
});

export const padCampaign = asset({
  id: 'pad_campaign',
  title: 'PAD Campaign',
  faction: 'neutral_corp',
  subtypes: ['advertisement'],
  influence: 0,
  cost: 2,
  trash: 4,
  when: [whenYourTurnBegins(gainCredits(1))],
});

export const regolithMiningLicense = asset({
  id: 'regolith_mining_license',
  title: 'Regolith Mining License',
  faction: 'neutral_corp',
  subtypes: [],
  influence: 0,
  cost: 2,
  trash: 3,
  when: [whenRezzed(load('credits', 15)), whenEmpty('credits', trashSourceCard)],
  paid: [action([click()], takeCredits(3))],
});

export const melangeMiningCorp = asset({
  id: 'melange_mining_corp',
  title: 'Melange Mining Corp.',
  faction: 'neutral_corp',
  subtypes: [],
  influence: 0,
  cost: 1,
  trash: 1,
  paid: [action([click(3)], gainCredits(7))],
});

export const rashidaJaheem = asset({
  id: 'rashida_jaheem',
  title: 'Rashida Jaheem',
  faction: 'neutral_corp',
  subtypes: ['character'],
  unique: true,
  influence: 0,
  cost: 0,
  trash: 1,
  when: [optional(whenYourTurnBegins(mayPay([trashSource], together(gainCredits(3), draw(3)))))],
});

export const mumbaTemple = asset({
  id: 'mumba_temple',
  title: 'Mumba Temple',
  faction: 'neutral_corp',
  subtypes: ['alliance', 'facility'],
  influence: 2,
  cost: 1,
  trash: 3,
  recurring: 2,
  static: [spendHostedOn({ on: 'rez' })],
});

export const offworldOffice = agenda({
  id: 'offworld_office',
  title: 'Offworld Office',
  faction: 'neutral_corp',
  subtypes: ['expansion'],
  influence: 0,
  advancement: 4,
  points: 2,
  when: [whenScored(gainCredits(7))],
});

export const superconductingHub = agenda({
  id: 'superconducting_hub',
  title: 'Superconducting Hub',
  faction: 'neutral_corp',
  subtypes: ['expansion'],
  influence: 0,
  advancement: 3,
  points: 1,
  static: [maximumHandSize(2)],
  when: [optional(whenScored(draw(2)))],
});

export const orbitalSuperiority = agenda({
  id: 'orbital_superiority',
  title: 'Orbital Superiority',
  faction: 'neutral_corp',
  subtypes: ['security'],
  influence: 0,
  advancement: 4,
  points: 2,
  when: [whenScored(when(runnerIsTagged, [damage('meat', 4)], [giveTags(1)]))],
});

export const tithe = ice({
  id: 'tithe',
  title: 'Tithe',
  faction: 'neutral_corp',
  subtypes: ['sentry', 'ap'],
  influence: 0,
  cost: 1,
  strength: 1,
  subroutines: [[damage('net', 1)], [gainCredits(1)]],
});

export const palisade = ice({
  id: 'palisade',
  title: 'Palisade',
  faction: 'neutral_corp',
  subtypes: ['barrier'],
  influence: 0,
  cost: 3,
  strength: 2,
  static: [strengthOfSource(2, protects('remote'))],
  subroutines: [[endTheRun]],
});

export const sendAMessage = agenda({
  id: 'send_a_message',
  title: 'Send a Message',
  faction: 'neutral_corp',
  subtypes: ['security'],
  influence: 0,
  advancement: 5,
  points: 3,
  when: [
    {
      on: [
        { moment: 'scored', card: 'source' },
        { moment: 'stolen', card: 'source', who: 'any' },
      ],
      may: true,
      steps: [rezIgnoringCosts(choose({ zone: 'installed', type: 'ice', rezzed: false }))],
    },
  ],
});

export const whitespace = ice({
  id: 'whitespace',
  title: 'Whitespace',
  faction: 'neutral_corp',
  subtypes: ['code_gate'],
  influence: 0,
  cost: 2,
  strength: 0,
  subroutines: [[loseCredits(3, 'opponent')], [when(runnerHasAtMost(6), [endTheRun])]],
});

export const enigma = ice({
  id: 'enigma',
  title: 'Enigma',
  faction: 'neutral_corp',
  subtypes: ['code_gate'],
  influence: 0,
  cost: 3,
  strength: 2,
  subroutines: [[loseClicks(1, 'opponent')], [endTheRun]],
});

export const wallOfStatic = ice({
  id: 'wall_of_static',
  title: 'Wall of Static',
  faction: 'neutral_corp',
  subtypes: ['barrier'],
  influence: 0,
  cost: 3,
  strength: 3,
  subroutines: [[endTheRun]],
});
