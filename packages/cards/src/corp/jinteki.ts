import {
  agenda,
  atLeast,
  choose,
  chooseAnyNumber,
  chooseUpTo,
  corpIdentity,
  damage,
  forEachCard,
  gainCredits,
  inZone,
  operation,
  pointsScoredThisTurn,
  shuffleIntoDeck,
  trash,
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
