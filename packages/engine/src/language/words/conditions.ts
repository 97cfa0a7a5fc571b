import type { Family } from '../shape.ts';

/** Something about the game that is true or not when asked. */
export const CONDITIONS = {
  tagged: {},
  clicksLeft: {},
  actionPhase: {},
  atLeast: { amount: 'amount', number: 'integer' },
  happened: { moment: 'moment', who: 'anyone', turn: ['this', 'last'], 'card?': 'filter' },
  actionsAllDifferent: { first: 'count' },
  protects: { server: ['remote', 'central'] },
  subjectWasUnadvanced: {},
  sourceActedThisTurn: { moment: 'moment' },
  itsRun: {},
  aRun: {},
  sourceIsInstalled: {},
  encounteringSource: {},
  runOnThisServer: {},
  encounteringHost: {},
  stoleDuringRun: {},
  creditsAtMost: { who: 'who', number: 'count' },
  subjectHasOddCost: {},
  not: { of: 'condition' },
} as const satisfies Family;
