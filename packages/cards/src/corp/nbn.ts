import {
  agenda,
  asset,
  chooseOne,
  chooseUpTo,
  corpIdentity,
  draw,
  gainCredits,
  giveTags,
  inZone,
  operation,
  paid,
  removeSource,
  removeTags,
  runnerIsTagged,
  shuffleIntoDeck,
  sourceThisTurn,
  when,
  whenRezzed,
  whenScored,
} from '@lastclick/engine/language';

export const realityPlus = corpIdentity({
  id: 'nbn_reality_plus',
  title: 'NBN: Reality Plus',
  faction: 'nbn',
  subtypes: ['megacorp'],
  minimumDeckSize: 40,
  influenceLimit: 15,
  when: [
    {
      on: { moment: 'tagsTaken', who: 'opponent', first: 'turn' },
      steps: [chooseOne([gainCredits(2)], [draw(2)])],
    },
  ],
});

export const predictivePlanogram = operation({
  id: 'predictive_planogram',
  title: 'Predictive Planogram',
  faction: 'nbn',
  subtypes: ['transaction'],
  influence: 1,
  cost: 0,
  play: [
    when(
      runnerIsTagged,
      [chooseOne([gainCredits(3)], [draw(3)], [gainCredits(3), draw(3)])],
      [chooseOne([gainCredits(3)], [draw(3)])],
    ),
  ],
});

export const spinDoctor = asset({
  id: 'spin_doctor',
  title: 'Spin Doctor',
  faction: 'nbn',
  subtypes: ['character'],
  unique: true,
  influence: 1,
  cost: 0,
  trash: 2,
  when: [whenRezzed(draw(2))],
  paid: [paid([removeSource], shuffleIntoDeck(chooseUpTo(inZone('archives'), 2)))],
});

export const breakingNews = agenda({
  id: 'breaking_news',
  title: 'Breaking News',
  faction: 'nbn',
  subtypes: [],
  advancement: 2,
  points: 1,
  when: [
    whenScored(giveTags(2)),
    {
      on: { moment: 'discardPhaseEnds', who: 'any' },
      steps: [when(sourceThisTurn('scored'), [removeTags(2)])],
    },
  ],
});
