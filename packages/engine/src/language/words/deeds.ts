import type { Family, Fields } from '../shape.ts';

/** Instants that conditional abilities listen to; each edition's tables say at which step they happen. */
export const MOMENTS = [
  'turnBegins',
  'turnEnds',
  'actionPhaseEnds',
  'discardPhaseEnds',
  'actionTaken',
  'actionCompleted',
  'clicksSpentOnAction',
  'installed',
  'rezzed',
  'derezzed',
  'played',
  'resolved',
  'trashed',
  'discarded',
  'drawn',
  'creditsGained',
  'tagsTaken',
  'tagsRemoved',
  'damaged',
  'scored',
  'stolen',
  'advanced',
  'emptied',
  'purged',
  'badPublicityTaken',
  'abilityUsed',
  'forfeited',
  'revealed',
  'runBegins',
  'iceApproached',
  'iceEncountered',
  'icePassed',
  'allIcePassed',
  'serverApproached',
  'runSuccessful',
  'runUnsuccessful',
  'runEnds',
  'successfulRunEnds',
  'accessedCardTrashed',
  'accessBegins',
  'accessed',
  'accessEnds',
  'breachEnds',
  'exposed',
  'searched',
  'iceFullyBroken',
  'traceInitiated',
  'traceSuccessful',
  'traceUnsuccessful',
  'wouldDraw',
  'wouldTakeTags',
  'wouldBeDamaged',
] as const;

/** What must occur for a conditional ability to become pending (9.3.2b). */
export const TRIGGER = {
  moment: 'moment',
  /** Whose moment it is; 'you' when not said. */
  'who?': 'anyone',
  'card?': { either: [['source'], 'filter'] },
  'counter?': 'counter',
  /** Only the first such occurrence of each turn, or of the run. */
  'first?': ['turn', 'run'],
  /** The occurrence's running total reaches this number. */
  'reaches?': 'count',
  /** A run or access on this server; 'this' is the source's own. */
  'server?': ['this', 'hq', 'rd', 'archives', 'central', 'remote', 'hqOrRd', 'mark'],
  /** Only the run this card's ability initiated. */
  'itsRun?': 'yes',
} as const satisfies Fields;

/** What an interrupt is relevant to (9.8.3). */
export const IMMINENT = {
  damage: { type: { either: ['damageType', { list: 'damageType' }] }, 'first?': ['turn'] },
  giveTags: { 'first?': ['turn'] },
  draw: { who: 'who', 'basicAction?': 'yes', 'first?': ['turn'] },
  trash: { card: { either: [['source'], 'filter'] } },
} as const satisfies Family;

/** What hosted credits may be spent on. */
export const SPENDING = {
  install: { 'card?': 'filter' },
  rez: { 'card?': 'filter' },
  play: { 'card?': 'filter' },
  advance: { 'card?': 'filter' },
  useCard: { 'card?': 'filter' },
  removeTag: {},
  trash: { 'card?': 'filter' },
  /** Anything at all, while the condition holds; `inPool`: they count as being in the pool, and can be lost from it. */
  anything: { while: 'condition', 'inPool?': 'yes' },
} as const satisfies Family;

/** What an additional cost can be put on (1.15.9). */
export const COSTLY_DEEDS = ['rez', 'steal', 'trash', 'run'] as const;
