import type { Who } from '../language/condition.ts';
import type { Moment } from '../language/moment.ts';
import type { Side } from '../side.ts';
import { nameOf, ownerName, sideOf, subjectName, type Voice } from './voice.ts';

interface Verb {
  readonly base: string;
  readonly third: string;
  readonly past: string;
  readonly participle: string;
}

/** How a moment is spoken of. */
export type MomentWords =
  /** The beginning or end of a part of a turn. */
  | { readonly kind: 'edge'; readonly of: string; readonly edge: 'begins' | 'ends' }
  /** Something a player does; `actor` where only one side ever does it. */
  | {
      readonly kind: 'deed';
      readonly actor: Side | null;
      readonly verb: Verb;
      readonly object: string;
      /** What follows the object. */
      readonly after: string;
    }
  /** Something about a run as a whole; only the Runner makes runs. */
  | { readonly kind: 'run'; readonly of: string; readonly verb: Omit<Verb, 'base'> }
  | { readonly kind: 'emptied' };

/** How a moment's words take the server it is about. */
export type Whereabouts = 'in' | 'protecting' | 'is the object';

const edge = (of: string, at: 'begins' | 'ends'): MomentWords => ({ kind: 'edge', of, edge: at });

const regular = (stem: string): Verb => {
  const past = stem.endsWith('e') ? `${stem}d` : `${stem}ed`;
  return { base: stem, third: `${stem}s`, past, participle: past };
};
const irregular = (base: string, third: string, past: string, participle: string): Verb => ({
  base,
  third,
  past,
  participle,
});
/** An effect that became imminent: it may still be changed or prevented. */
const startTo = (base: string): Verb =>
  irregular(`start to ${base}`, `starts to ${base}`, `started to ${base}`, `started to ${base}`);

const TAKE = irregular('take', 'takes', 'took', 'taken');

const deed = (verb: Verb, object: string, actor: Side | null = null, after = ''): MomentWords => ({
  kind: 'deed',
  actor,
  verb,
  object,
  after,
});

const run = (third: string, past: string, participle: string, of = 'run'): MomentWords => ({
  kind: 'run',
  of,
  verb: { third, past, participle },
});

const TRASH = irregular('trash', 'trashes', 'trashed', 'trashed');
const APPROACH = irregular('approach', 'approaches', 'approached', 'approached');
const PASS = irregular('pass', 'passes', 'passed', 'passed');

export const MOMENT_WORDS: Readonly<Record<Moment, MomentWords>> = {
  turnBegins: edge('turn', 'begins'),
  turnEnds: edge('turn', 'ends'),
  actionPhaseEnds: edge('action phase', 'ends'),
  discardPhaseEnds: edge('discard phase', 'ends'),
  actionTaken: deed(TAKE, 'an action'),
  actionCompleted: deed(regular('complete'), 'an action'),
  clicksSpentOnAction: deed(irregular('spend', 'spends', 'spent', 'spent'), '[click] on an action'),
  installed: deed(regular('install'), 'a card'),
  rezzed: deed(irregular('rez', 'rezzes', 'rezzed', 'rezzed'), 'a card', 'corp'),
  derezzed: deed(irregular('derez', 'derezzes', 'derezzed', 'derezzed'), 'a card'),
  played: deed(regular('play'), 'a card'),
  resolved: deed(regular('resolve'), 'a card'),
  trashed: deed(TRASH, 'a card'),
  discarded: deed(regular('discard'), 'a card'),
  drawn: deed(irregular('draw', 'draws', 'drew', 'drawn'), 'any cards'),
  creditsGained: deed(regular('gain'), 'any [credit]'),
  tagsTaken: deed(TAKE, 'any tags', 'runner'),
  tagsRemoved: deed(regular('remove'), 'any tags', 'runner'),
  damaged: deed(regular('suffer'), 'any damage', 'runner'),
  scored: deed(regular('score'), 'an agenda', 'corp'),
  stolen: deed(irregular('steal', 'steals', 'stole', 'stolen'), 'an agenda', 'runner'),
  advanced: deed(regular('advance'), 'a card', 'corp'),
  emptied: { kind: 'emptied' },
  purged: deed(regular('purge'), 'virus counters', 'corp'),
  badPublicityTaken: deed(TAKE, 'any bad publicity', 'corp'),
  abilityUsed: deed(regular('use'), 'a card'),
  forfeited: deed(regular('forfeit'), 'an agenda'),
  revealed: deed(regular('reveal'), 'a card'),
  runBegins: run('begins', 'began', 'begun'),
  iceApproached: deed(APPROACH, 'a piece of ice', 'runner'),
  iceEncountered: deed(regular('encounter'), 'a piece of ice', 'runner'),
  icePassed: deed(PASS, 'a piece of ice', 'runner'),
  allIcePassed: deed(PASS, 'all ice', 'runner'),
  serverApproached: deed(APPROACH, 'a server', 'runner'),
  runSuccessful: run('is successful', 'was successful', 'been successful'),
  runUnsuccessful: run('is unsuccessful', 'was unsuccessful', 'been unsuccessful'),
  runEnds: run('ends', 'ended', 'ended'),
  successfulRunEnds: run('ends', 'ended', 'ended', 'successful run'),
  accessedCardTrashed: deed(TRASH, 'a card', 'runner', ' during an access'),
  accessBegins: deed(irregular('breach', 'breaches', 'breached', 'breached'), 'a server', 'runner'),
  accessed: deed(irregular('access', 'accesses', 'accessed', 'accessed'), 'a card', 'runner'),
  accessEnds: deed(
    irregular('finish accessing', 'finishes accessing', 'finished accessing', 'finished accessing'),
    'a card',
    'runner',
  ),
  breachEnds: deed(
    irregular('finish breaching', 'finishes breaching', 'finished breaching', 'finished breaching'),
    'a server',
    'runner',
  ),
  exposed: deed(regular('expose'), 'a card'),
  searched: deed(irregular('search', 'searches', 'searched', 'searched'), 'a deck'),
  iceFullyBroken: deed(
    irregular('fully break', 'fully breaks', 'fully broke', 'fully broken'),
    'a piece of ice',
    'runner',
  ),
  traceInitiated: deed(regular('initiate'), 'a trace', 'corp'),
  traceSuccessful: deed(irregular('win', 'wins', 'won', 'won'), 'a trace', 'corp'),
  traceUnsuccessful: deed(irregular('lose', 'loses', 'lost', 'lost'), 'a trace', 'corp'),
  wouldDraw: deed(startTo('draw'), 'any cards'),
  wouldTakeTags: deed(startTo('take'), 'any tags', 'runner'),
  wouldBeDamaged: deed(startTo('suffer'), 'any damage', 'runner'),
};

export function whereaboutsOf(moment: Moment): Whereabouts {
  switch (moment) {
    case 'iceApproached':
    case 'iceEncountered':
    case 'icePassed':
    case 'allIcePassed':
    case 'iceFullyBroken':
      return 'protecting';
    case 'serverApproached':
    case 'accessBegins':
    case 'breachEnds':
      return 'is the object';
    default:
      return 'in';
  }
}

/** Who does it; where either may but only one side can, that side. */
export const doerOf = (who: Who, actor: Side | null, voice: Voice): string =>
  who === 'any' && actor !== null ? nameOf(actor, voice) : subjectName(who, voice);

/** Whose turn or phase: "your", "the Runner's", or the word given for anyone's. */
export const whoseOf = (who: Who, anyone: string, voice: Voice): string =>
  who === 'any' ? anyone : ownerName(sideOf(who, voice), voice);

/** Whose card it is, after its name; nothing where it may be anyone's. */
export function controlledBy(who: Who, voice: Voice): string {
  if (who === 'any') return '';
  const name = subjectName(who, voice);
  return ` ${name} ${name === 'you' ? 'control' : 'controls'}`;
}

export const presentOf = (verb: Verb, doer: string): string => (doer === 'you' ? verb.base : verb.third);
