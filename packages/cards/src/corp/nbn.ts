import {
  agenda,
  asset,
  chooseOne,
  chooseUpTo,
  corpIdentity,
  credits,
  draw,
  endTheRun,
  gainCredits,
  giveTags,
  happenedLastTurn,
  ice,
  inZone,
  operation,
  paid,
  removeSource,
  removeTags,
  runnerIsTagged,
  runOnThisServer,
  shuffleIntoDeck,
  sourceThisTurn,
  stoleDuringRun,
  takeTags,
  trace,
  unlessOpponentPays,
  upgrade,
  when,
  whenEncountered,
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
      [chooseOne([gainCredits(3)], [draw(3)], [gainCredits(3), draw(3)], [draw(3), gainCredits(3)])],
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

export const amazeAmusements = upgrade({
  id: 'amaze_amusements',
  title: 'AMAZE Amusements',
  faction: 'nbn',
  subtypes: [],
  unique: true,
  influence: 3,
  cost: 1,
  trash: 3,
  when: [
    {
      on: { moment: 'runEnds', who: 'opponent', server: 'this' },
      condition: stoleDuringRun,
      persistent: true,
      steps: [giveTags(2)],
    },
  ],
});

export const funhouse = ice({
  id: 'funhouse',
  title: 'Funhouse',
  faction: 'nbn',
  subtypes: ['code_gate'],
  influence: 2,
  cost: 5,
  strength: 4,
  when: [whenEncountered(unlessOpponentPays([takeTags(1)], endTheRun))],
  subroutines: [[unlessOpponentPays([credits(4)], giveTags(1))]],
});

export const ping = ice({
  id: 'ping',
  title: 'Ping',
  faction: 'nbn',
  subtypes: ['barrier'],
  influence: 2,
  cost: 2,
  strength: 1,
  when: [{ on: { moment: 'rezzed', card: 'source' }, condition: runOnThisServer, steps: [giveTags(1)] }],
  subroutines: [[endTheRun]],
});

export const publicTrail = operation({
  id: 'public_trail',
  title: 'Public Trail',
  faction: 'nbn',
  subtypes: ['gray_ops'],
  influence: 2,
  cost: 4,
  playOnlyIf: happenedLastTurn('runSuccessful', 'opponent'),
  play: [unlessOpponentPays([credits(8)], giveTags(1))],
});

export const tomorrowsHeadline = agenda({
  id: 'tomorrows_headline',
  title: 'Tomorrowʼs Headline',
  faction: 'nbn',
  subtypes: ['ambush'],
  deckLimit: 1,
  advancement: 3,
  points: 2,
  when: [
    {
      on: [
        { moment: 'scored', card: 'source' },
        { moment: 'stolen', card: 'source', who: 'any' },
      ],
      steps: [giveTags(1)],
    },
  ],
});

export const seaSource = operation({
  id: 'sea_source',
  title: 'SEA Source',
  faction: 'nbn',
  subtypes: [],
  influence: 2,
  cost: 2,
  playOnlyIf: happenedLastTurn('runSuccessful', 'opponent'),
  play: [trace(3, [giveTags(1)])],
});

export const hardHittingNews = operation({
  id: 'hard_hitting_news',
  title: 'Hard-Hitting News',
  faction: 'nbn',
  subtypes: ['terminal'],
  influence: 2,
  cost: 3,
  terminal: true,
  playOnlyIf: happenedLastTurn('runBegins', 'opponent'),
  play: [trace(4, [giveTags(4)])],
});
