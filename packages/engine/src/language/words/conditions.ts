import type { Family } from '../shape.ts';

/** Something about the game that is true or not when asked. */
export const CONDITIONS = {
  tagged: {},
  clicksLeft: {},
  actionPhase: {},
  atLeast: { amount: 'amount', number: 'integer' },
  happened: { deed: 'deed', per: 'period' },
  actionsAllDifferent: { first: 'count' },
  protects: { server: ['remote', 'central'] },
  subjectWasUnadvanced: {},
  itsRun: {},
  aRun: {},
  sourceIsInstalled: {},
  encounteringSource: {},
  runOnThisServer: {},
  encounteringHost: {},
  creditsAtMost: { who: 'who', number: 'count' },
  hasOddCost: { card: 'cards' },
  not: { of: 'condition' },
} as const satisfies Family;
