import {
  additionalCostToTrash,
  agenda,
  asset,
  atLeast,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  corpIdentity,
  credits,
  damage,
  endTheRun,
  forEachCard,
  forEachCounter,
  gainCredits,
  handToDeckBottom,
  ice,
  inZone,
  mayPay,
  operation,
  persistentCostToStealHere,
  pointsScoredThisTurn,
  runnerMayJackOut,
  shuffleIntoDeck,
  sourceIsInstalled,
  subjectHasOddCost,
  trash,
  trashFromHand,
  upgrade,
  when,
  whenScored,
} from '@lastclick/engine/language';

export const restoringHumanity = corpIdentity({
  id: 'jinteki_restoring_humanity',
  title: 'Jinteki: Restoring Humanity',
  faction: 'jinteki',
  subtypes: ['megacorp'],
  minimumDeckSize: 40,
  influenceLimit: 15,
  when: [
    {
      on: { moment: 'discardPhaseEnds' },
      steps: [when(atLeast(1, forEachCard(inZone('archives', { faceup: false }))), [gainCredits(1)])],
    },
  ],
});

export const hanseiReview = operation({
  id: 'hansei_review',
  title: 'Hansei Review',
  faction: 'jinteki',
  subtypes: ['transaction'],
  influence: 1,
  cost: 5,
  play: [gainCredits(10), trash(choose(inZone('hq')))],
});

export const neurospike = operation({
  id: 'neurospike',
  title: 'Neurospike',
  faction: 'jinteki',
  subtypes: ['gray_ops'],
  influence: 3,
  cost: 3,
  play: [damage('net', pointsScoredThisTurn)],
});

export const longevitySerum = agenda({
  id: 'longevity_serum',
  title: 'Longevity Serum',
  faction: 'jinteki',
  subtypes: ['research'],
  deckLimit: 1,
  advancement: 3,
  points: 2,
  when: [
    whenScored(trash(chooseAnyNumber(inZone('hq'))), shuffleIntoDeck(chooseUpTo(inZone('archives'), 3))),
  ],
});

export const anoeticVoid = upgrade({
  id: 'anoetic_void',
  title: 'Anoetic Void',
  faction: 'jinteki',
  subtypes: [],
  unique: true,
  influence: 4,
  cost: 0,
  trash: 1,
  when: [
    {
      on: { moment: 'serverApproached', who: 'opponent', server: 'this' },
      may: true,
      steps: [mayPay([credits(2), trashFromHand(2)], endTheRun)],
    },
  ],
});

export const diviner = ice({
  id: 'diviner',
  title: 'Diviner',
  faction: 'jinteki',
  subtypes: ['code_gate', 'ap'],
  influence: 2,
  cost: 2,
  strength: 3,
  subroutines: [[damage('net', 1), when(subjectHasOddCost, [endTheRun])]],
});

export const karuna = ice({
  id: 'karuna',
  title: 'Karunā',
  faction: 'jinteki',
  subtypes: ['sentry', 'ap'],
  influence: 2,
  cost: 4,
  strength: 3,
  subroutines: [[damage('net', 2), runnerMayJackOut], [damage('net', 2)]],
});

export const urticaCipher = asset({
  id: 'urtica_cipher',
  title: 'Urtica Cipher',
  faction: 'jinteki',
  subtypes: ['ambush'],
  influence: 2,
  cost: 0,
  trash: 2,
  canBeAdvanced: true,
  when: [
    {
      on: { moment: 'accessed', card: 'source', who: 'any' },
      condition: sourceIsInstalled,
      steps: [damage('net', forEachCounter('advancement', 1, 2))],
    },
  ],
});

export const danielaJorgeInacio = upgrade({
  id: 'daniela_jorge_inacio',
  title: 'Daniela Jorge Inácio',
  faction: 'jinteki',
  subtypes: ['sysop'],
  unique: true,
  influence: 3,
  cost: 2,
  trash: 2,
  static: [additionalCostToTrash(handToDeckBottom(2)), persistentCostToStealHere(handToDeckBottom(2))],
});
