import {
  additionalCostToRunHere,
  addToHand,
  agenda,
  asset,
  breakSubroutines,
  choose,
  chooseOne,
  click,
  corpIdentity,
  credits,
  draw,
  encounteringSource,
  endTheRun,
  firstActionsDiffer,
  forbidForRun,
  forbidForTurn,
  gainClicks,
  gainCredits,
  ice,
  install,
  installInward,
  inZone,
  load,
  loseClick,
  maximumHandSize,
  may,
  operation,
  optional,
  type PaidData,
  placeCounters,
  shuffleInstead,
  shuffleIntoDeck,
  takeCredits,
  takeDifferentAction,
  together,
  trash,
  trashSourceCard,
  unlessOpponentPaysOneOf,
  upgrade,
  whenEmpty,
  whenRezzed,
  whenScored,
  whenYourTurnBegins,
} from '@lastclick/engine/language';

/** Bioroids let the Runner lose clicks to break their subroutines. */
const bioroidClick: PaidData = {
  cost: [loseClick()],
  steps: [breakSubroutines(1)],
  by: 'opponent',
  onlyIf: encounteringSource,
};

export const mirrorMorph = corpIdentity({
  id: 'mirrormorph_endless_iteration',
  title: 'MirrorMorph: Endless Iteration',
  faction: 'haas_bioroid',
  subtypes: ['division'],
  minimumDeckSize: 45,
  influenceLimit: 15,
  when: [
    {
      on: { moment: 'actionCompleted', reaches: 3 },
      condition: firstActionsDiffer(3),
      may: true,
      steps: [chooseOne([gainCredits(1)], [takeDifferentAction(1)])],
    },
  ],
});

export const precisionDesign = corpIdentity({
  id: 'haas_bioroid_precision_design',
  title: 'Haas-Bioroid: Precision Design',
  faction: 'haas_bioroid',
  subtypes: ['megacorp'],
  minimumDeckSize: 40,
  influenceLimit: 15,
  static: [maximumHandSize(1)],
  when: [optional({ on: { moment: 'scored' }, steps: [addToHand(choose(inZone('archives')))] })],
});

export const jeevesModelBioroids = asset({
  id: 'jeeves_model_bioroids',
  title: 'Jeeves Model Bioroids',
  faction: 'haas_bioroid',
  subtypes: ['alliance'],
  unique: true,
  influence: 3,
  cost: 2,
  trash: 5,
  when: [{ on: { moment: 'clicksSpentOnAction', reaches: 3, first: 'turn' }, steps: [gainClicks(1)] }],
});

export const lateralGrowth = operation({
  id: 'lateral_growth',
  title: 'Lateral Growth',
  faction: 'haas_bioroid',
  subtypes: ['transaction'],
  influence: 2,
  cost: 2,
  play: [gainCredits(4), may(install(choose(inZone('hq', { installable: true }))))],
});

export const sprint = operation({
  id: 'sprint',
  title: 'Sprint',
  faction: 'haas_bioroid',
  subtypes: [],
  influence: 1,
  cost: 0,
  play: [draw(3), shuffleIntoDeck(choose(inZone('hq'), 2))],
});

export const seamlessLaunch = operation({
  id: 'seamless_launch',
  title: 'Seamless Launch',
  faction: 'haas_bioroid',
  subtypes: [],
  influence: 2,
  cost: 1,
  play: [
    placeCounters('advancement', 2, choose({ zone: 'installed', side: 'corp', installedThisTurn: false })),
  ],
});

export const nicoCampaign = asset({
  id: 'nico_campaign',
  title: 'Nico Campaign',
  faction: 'haas_bioroid',
  subtypes: ['advertisement'],
  influence: 2,
  cost: 2,
  trash: 2,
  when: [
    whenRezzed(load('credits', 9)),
    whenEmpty('credits', together(trashSourceCard, draw(1))),
    whenYourTurnBegins(takeCredits(3)),
  ],
});

export const marilynCampaign = asset({
  id: 'marilyn_campaign',
  title: 'Marilyn Campaign',
  faction: 'haas_bioroid',
  subtypes: ['advertisement'],
  influence: 1,
  cost: 2,
  trash: 3,
  when: [
    whenRezzed(load('credits', 8)),
    whenEmpty('credits', trashSourceCard),
    whenYourTurnBegins(takeCredits(2)),
  ],
  interrupt: [
    { interrupt: 'when', to: { effect: 'trash', card: 'source' }, may: true, steps: [shuffleInstead] },
  ],
});

export const luminalTransubstantiation = agenda({
  id: 'luminal_transubstantiation',
  title: 'Luminal Transubstantiation',
  faction: 'haas_bioroid',
  subtypes: ['research'],
  deckLimit: 1,
  advancement: 3,
  points: 2,
  when: [whenScored(gainClicks(3), forbidForTurn('score', 'you'))],
});

export const ansel = ice({
  id: 'ansel_1_0',
  title: 'Ansel 1.0',
  faction: 'haas_bioroid',
  subtypes: ['sentry', 'bioroid', 'destroyer'],
  influence: 3,
  cost: 6,
  strength: 4,
  paid: [bioroidClick],
  subroutines: [
    [trash(choose({ zone: 'installed', side: 'runner' }))],
    [may(install(choose(inZone('hqOrArchives', { installable: true }))))],
    [together(forbidForRun('steal', 'opponent'), forbidForRun('trashCorpCards', 'opponent'))],
  ],
});

export const bran = ice({
  id: 'bran_1_0',
  title: 'Brân 1.0',
  faction: 'haas_bioroid',
  subtypes: ['barrier', 'bioroid'],
  influence: 2,
  cost: 6,
  strength: 6,
  paid: [bioroidClick],
  subroutines: [
    [may(installInward(choose(inZone('hqOrArchives', { type: 'ice' }))))],
    [endTheRun],
    [endTheRun],
  ],
});

export const manegarmSkunkworks = upgrade({
  id: 'manegarm_skunkworks',
  title: 'Manegarm Skunkworks',
  faction: 'haas_bioroid',
  subtypes: [],
  unique: true,
  influence: 3,
  cost: 2,
  trash: 3,
  when: [
    {
      on: { moment: 'serverApproached', who: 'opponent', server: 'this' },
      steps: [unlessOpponentPaysOneOf([[click(2)], [credits(5)]], endTheRun)],
    },
  ],
});

export const ruhrValley = upgrade({
  id: 'ruhr_valley',
  title: 'Ruhr Valley',
  faction: 'haas_bioroid',
  subtypes: ['region'],
  influence: 3,
  cost: 6,
  trash: 4,
  static: [additionalCostToRunHere(click())],
});
