import {
  additionalCostToRez,
  addToHand,
  agenda,
  asset,
  atLeast,
  choose,
  chooseOne,
  corpIdentity,
  damage,
  endTheRun,
  forEachCounter,
  forfeitAgenda,
  gainCredits,
  giveTags,
  ice,
  installed,
  inZone,
  mayPay,
  operation,
  optional,
  reveal,
  runnerIsTagged,
  search,
  spendHostedOn,
  strengthOfSource,
  subjectWasUnadvanced,
  takeBadPublicity,
  together,
  trash,
  trashSource,
  upgrade,
  when,
  whenScored,
  whenYourTurnBegins,
} from '@lastclick/engine/language';

export const builtToLast = corpIdentity({
  id: 'weyland_consortium_built_to_last',
  title: 'Weyland Consortium: Built to Last',
  faction: 'weyland_consortium',
  subtypes: ['megacorp'],
  minimumDeckSize: 40,
  influenceLimit: 15,
  when: [{ on: { moment: 'advanced' }, steps: [when(subjectWasUnadvanced, [gainCredits(2)])] }],
});

export const governmentSubsidy = operation({
  id: 'government_subsidy',
  title: 'Government Subsidy',
  faction: 'weyland_consortium',
  subtypes: ['transaction'],
  influence: 1,
  cost: 10,
  play: [gainCredits(15)],
});

export const retribution = operation({
  id: 'retribution',
  title: 'Retribution',
  faction: 'weyland_consortium',
  subtypes: ['gray_ops'],
  influence: 1,
  cost: 1,
  playOnlyIf: runnerIsTagged,
  play: [trash(choose(installed(['program', 'hardware'])))],
});

export const beanstalkRoyalties = operation({
  id: 'beanstalk_royalties',
  title: 'Beanstalk Royalties',
  faction: 'weyland_consortium',
  subtypes: ['transaction'],
  influence: 1,
  cost: 0,
  play: [gainCredits(3)],
});

export const scorchedEarth = operation({
  id: 'scorched_earth',
  title: 'Scorched Earth',
  faction: 'weyland_consortium',
  subtypes: ['black_ops'],
  influence: 4,
  cost: 3,
  playOnlyIf: runnerIsTagged,
  play: [damage('meat', 4)],
});

export const clearinghouse = asset({
  id: 'clearinghouse',
  title: 'Clearinghouse',
  faction: 'weyland_consortium',
  subtypes: ['hostile'],
  influence: 3,
  cost: 0,
  trash: 3,
  canBeAdvanced: true,
  when: [optional(whenYourTurnBegins(mayPay([trashSource], damage('meat', forEachCounter('advancement')))))],
});

export const corporateTown = asset({
  id: 'corporate_town',
  title: 'Corporate Town',
  faction: 'weyland_consortium',
  subtypes: [],
  influence: 2,
  cost: 1,
  trash: 5,
  static: [additionalCostToRez(forfeitAgenda)],
  when: [
    optional(
      whenYourTurnBegins({ effect: 'trash', what: choose(installed('resource')), unpreventable: true }),
    ),
  ],
});

export const theRoot = asset({
  id: 'the_root',
  title: 'The Root',
  faction: 'weyland_consortium',
  subtypes: ['beanstalk'],
  unique: true,
  influence: 3,
  cost: 6,
  trash: 4,
  recurring: 3,
  static: [spendHostedOn({ on: 'advance' }, { on: 'install' }, { on: 'rez' })],
});

export const simoneDiego = upgrade({
  id: 'simone_diego',
  title: 'Simone Diego',
  faction: 'weyland_consortium',
  subtypes: ['sysop'],
  unique: true,
  influence: 2,
  cost: 4,
  trash: 3,
  recurring: 2,
  static: [spendHostedOn({ on: 'advance', card: { sameServer: true } })],
});

export const aboveTheLaw = agenda({
  id: 'above_the_law',
  title: 'Above the Law',
  faction: 'weyland_consortium',
  subtypes: ['security'],
  deckLimit: 1,
  advancement: 3,
  points: 2,
  when: [optional(whenScored(trash(choose(installed('resource')))))],
});

export const hostileTakeover = agenda({
  id: 'hostile_takeover',
  title: 'Hostile Takeover',
  faction: 'weyland_consortium',
  subtypes: ['expansion'],
  advancement: 2,
  points: 1,
  when: [whenScored(together(gainCredits(7), takeBadPublicity(1)))],
});

export const ballista = ice({
  id: 'ballista',
  title: 'Ballista',
  faction: 'weyland_consortium',
  subtypes: ['sentry', 'destroyer'],
  influence: 2,
  cost: 5,
  strength: 4,
  subroutines: [[chooseOne([trash(choose(installed('program')))], [endTheRun])]],
});

export const malapertDataVault = upgrade({
  id: 'malapert_data_vault',
  title: 'Malapert Data Vault',
  faction: 'weyland_consortium',
  subtypes: [],
  unique: true,
  influence: 3,
  cost: 1,
  trash: 4,
  when: [
    {
      on: { moment: 'scored', server: 'this' },
      may: true,
      steps: [reveal(search(inZone('rd', { notType: 'agenda' }))), addToHand('chosen')],
    },
  ],
});

export const pharos = ice({
  id: 'pharos',
  title: 'Pharos',
  faction: 'weyland_consortium',
  subtypes: ['barrier'],
  influence: 3,
  cost: 7,
  strength: 5,
  canBeAdvanced: true,
  static: [strengthOfSource(5, atLeast(3, forEachCounter('advancement')))],
  subroutines: [[giveTags(1)], [endTheRun], [endTheRun]],
});

export const iceWall = ice({
  id: 'ice_wall',
  title: 'Ice Wall',
  faction: 'weyland_consortium',
  subtypes: ['barrier'],
  influence: 1,
  cost: 1,
  strength: 1,
  canBeAdvanced: true,
  static: [strengthOfSource(forEachCounter('advancement'))],
  subroutines: [[endTheRun]],
});

export const archer = ice({
  id: 'archer',
  title: 'Archer',
  faction: 'weyland_consortium',
  subtypes: ['sentry', 'destroyer'],
  influence: 2,
  cost: 4,
  strength: 6,
  static: [additionalCostToRez(forfeitAgenda)],
  subroutines: [
    [gainCredits(2)],
    [trash(choose(installed('program')))],
    [trash(choose(installed('program')))],
    [endTheRun],
  ],
});
