import type { Who } from '../language/condition.ts';
import type { Deed, DeedName, DeedOf } from '../language/deed.ts';
import { DOERS } from '../language/words/deeds.ts';
import { countersOf, damageOf } from './units.ts';
import { nameOf, ownerName, sideOf, subjectName, type Voice } from './voice.ts';

interface Verb {
  readonly base: string;
  readonly third: string;
  readonly past: string;
  readonly participle: string;
}

/** How a deed is spoken of. */
export type DeedWords =
  /** The beginning or end of a part of a turn. */
  | { readonly kind: 'edge'; readonly of: string; readonly edge: 'begins' | 'ends' }
  /** Something a player does. */
  | {
      readonly kind: 'deed';
      readonly verb: Verb;
      readonly object: string;
      /** The object, of any number. */
      readonly many: string;
      /** What follows the object. */
      readonly after: string;
      /** How the server it is about is said. */
      readonly where: Whereabouts;
      /** What joins the card it is about to the object, where it is about both; '' where the card is the object. */
      readonly joint: Joint;
    }
  /** Something about a run as a whole; only the Runner makes runs. */
  | {
      readonly kind: 'run';
      readonly of: string;
      readonly verb: Verb;
      /** The run as what the Runner makes: "a successful run"; '' where it is told of the run itself. */
      readonly made: string;
    }
  | { readonly kind: 'emptied' };

/** How a deed's words take the server it is about. */
export type Whereabouts = 'from' | 'in' | 'to' | 'protecting' | 'is the object';

/** How a deed's words take the card it is about, beside their object. */
export type Joint = '' | 'on' | 'of' | 'from';

const edge = (of: string, at: 'begins' | 'ends'): DeedWords => ({ kind: 'edge', of, edge: at });

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
const alike = (base: string, third: string, past: string): Verb => irregular(base, third, past, past);

const TAKE = irregular('take', 'takes', 'took', 'taken');
const LOSE = alike('lose', 'loses', 'lost');
const SPEND = alike('spend', 'spends', 'spent');
const TRASH = alike('trash', 'trashes', 'trashed');
const APPROACH = alike('approach', 'approaches', 'approached');
const PASS = alike('pass', 'passes', 'passed');

const deed = (
  verb: Verb,
  object: string,
  where: Whereabouts = 'from',
  after = '',
  joint: Joint = '',
): DeedWords => ({
  kind: 'deed',
  verb,
  object,
  many: pluralOf(object),
  after,
  where,
  joint,
});

/** "an agenda" becomes "agendas"; what is told as any number already loses its "any". */
const pluralOf = (object: string): string =>
  object.startsWith('any ')
    ? object.slice(4)
    : object === 'a piece of ice'
      ? 'pieces of ice'
      : object.replace(/^an? (remote |printed |matching |different |)(\w+)(.*)$/, '$1$2s$3');

const run = (verb: Verb, made: string, of = 'run'): DeedWords => ({ kind: 'run', of, verb, made });

const ACTING: Readonly<Record<'begun' | NonNullable<DeedOf<'act'>['stage']>, DeedWords>> = {
  begun: deed(TAKE, 'an action', 'from', '', 'on'),
  complete: deed(regular('complete'), 'an action', 'from', '', 'on'),
  same: deed(SPEND, '[click] on an action', 'from', '', 'of'),
};
const TRACING: Readonly<Record<'begun' | NonNullable<DeedOf<'trace'>['result']>, DeedWords>> = {
  begun: deed(regular('initiate'), 'a trace'),
  success: deed(alike('win', 'wins', 'won'), 'a trace'),
  failure: deed(LOSE, 'a trace'),
};

const WORDS: { readonly [N in DeedName]: DeedWords | ((data: DeedOf<N>) => DeedWords) } = {
  turnBegins: edge('turn', 'begins'),
  turnEnds: edge('turn', 'ends'),
  actionPhaseEnds: edge('action phase', 'ends'),
  discardPhaseEnds: edge('discard phase', 'ends'),
  act: ({ stage }) => ACTING[stage ?? 'begun'],
  draw: deed(irregular('draw', 'draws', 'drew', 'drawn'), 'any cards'),
  gainCredits: deed(regular('gain'), 'any [credit]'),
  loseCredits: deed(LOSE, 'any [credit]'),
  spendCredits: ({ card }) => deed(SPEND, 'any [credit]', 'from', '', card === undefined ? '' : 'from'),
  gainClicks: deed(regular('gain'), 'any [click]'),
  loseClicks: deed(LOSE, 'any [click]'),
  spendClicks: deed(SPEND, 'any [click]'),
  takeTags: deed(TAKE, 'any tags'),
  removeTags: deed(regular('remove'), 'any tags'),
  takeBadPublicity: deed(TAKE, 'any bad publicity'),
  damage: ({ by, type }) =>
    by === undefined
      ? deed(regular('suffer'), type === undefined ? 'any damage' : damageOf(type).bare)
      : deed(irregular('do', 'does', 'did', 'done'), damageOf(type ?? []).bare),
  discard: deed(regular('discard'), 'a card'),
  search: deed(alike('search', 'searches', 'searched'), 'a deck'),
  purge: deed(regular('purge'), 'virus counters'),
  trace: ({ result }) => TRACING[result ?? 'begun'],
  bid: ({ result }) =>
    deed(
      regular('reveal'),
      result === undefined ? 'a bid' : result === 'same' ? 'a matching bid' : 'a different bid',
    ),
  install: deed(regular('install'), 'a card', 'in'),
  rez: deed(alike('rez', 'rezzes', 'rezzed'), 'a card'),
  derez: deed(alike('derez', 'derezzes', 'derezzed'), 'a card'),
  uninstall: deed(regular('uninstall'), 'a card'),
  move: deed(regular('move'), 'a card', 'to'),
  play: deed(regular('play'), 'a card'),
  resolve: deed(regular('resolve'), 'a card'),
  trash: ({ accessed }) => deed(TRASH, 'a card', 'from', accessed === true ? ' while accessing it' : ''),
  score: deed(regular('score'), 'an agenda'),
  steal: deed(irregular('steal', 'steals', 'stole', 'stolen'), 'an agenda'),
  advance: deed(regular('advance'), 'a card'),
  forfeit: deed(regular('forfeit'), 'an agenda'),
  reveal: deed(regular('reveal'), 'a card'),
  expose: deed(regular('expose'), 'a card'),
  use: deed(regular('use'), 'a card'),
  placeCounters: ({ counter }) =>
    deed(
      regular('place'),
      `any ${counter === undefined ? 'counters' : countersOf(counter).bare}`,
      'from',
      '',
      'on',
    ),
  createServer: deed(regular('create'), 'a remote server'),
  flip: deed(alike('flip', 'flips', 'flipped'), 'an identity'),
  empty: { kind: 'emptied' },
  run: run(irregular('begin', 'begins', 'began', 'begun'), 'a run'),
  approach: deed(APPROACH, 'a piece of ice', 'protecting'),
  encounter: deed(regular('encounter'), 'a piece of ice', 'protecting'),
  finishEncounter: deed(
    alike('finish encountering', 'finishes encountering', 'finished encountering'),
    'a piece of ice',
    'protecting',
  ),
  break: ({ fully, printed }) =>
    fully === true
      ? deed(
          irregular('fully break', 'fully breaks', 'fully broke', 'fully broken'),
          'a piece of ice',
          'protecting',
        )
      : deed(
          irregular('break', 'breaks', 'broke', 'broken'),
          printed === true ? 'a printed subroutine' : 'a subroutine',
          'protecting',
          '',
          'on',
        ),
  resolveSubroutine: deed(regular('resolve'), 'a subroutine', 'protecting', '', 'on'),
  bypass: deed(alike('bypass', 'bypasses', 'bypassed'), 'a piece of ice', 'protecting'),
  pass: deed(PASS, 'a piece of ice', 'protecting'),
  passAll: deed(PASS, 'all ice', 'protecting'),
  jackOut: deed(alike('jack out', 'jacks out', 'jacked out'), ''),
  approachServer: deed(APPROACH, 'a server', 'is the object'),
  succeed: run(
    irregular('be successful', 'is successful', 'was successful', 'been successful'),
    'a successful run',
  ),
  fail: run(
    irregular('be unsuccessful', 'is unsuccessful', 'was unsuccessful', 'been unsuccessful'),
    'an unsuccessful run',
  ),
  endRun: ({ successful }) => run(regular('end'), '', successful === true ? 'successful run' : 'run'),
  breach: deed(alike('breach', 'breaches', 'breached'), 'a server', 'is the object'),
  access: deed(alike('access', 'accesses', 'accessed'), 'a card'),
  finishAccess: deed(alike('finish accessing', 'finishes accessing', 'finished accessing'), 'a card'),
  finishBreach: deed(
    alike('finish breaching', 'finishes breaching', 'finished breaching'),
    'a server',
    'is the object',
  ),
};

export function wordsOf<N extends DeedName>(data: DeedOf<N>): DeedWords {
  const words: DeedWords | ((data: DeedOf<N>) => DeedWords) = WORDS[data.deed as N];
  return typeof words === 'function' ? words(data) : words;
}

/** From whose point of view a deed is told: of those only one side can do, that side's. */
export const whoOf = (data: Deed): Who => ('by' in data ? (data.by ?? 'you') : 'you');

/** Who does it, as the subject of a sentence. */
export function doerOf(data: Deed, voice: Voice): string {
  const doer = DOERS[data.deed];
  const isDone = data.deed === 'damage' && data.by !== undefined;
  return doer === null || isDone ? subjectName(whoOf(data), voice) : nameOf(doer, voice);
}

/** Whose turn or phase: "your", "the Runner's", or the word given for anyone's. */
export function whoseOf(data: Deed, anyone: string, voice: Voice): string {
  const who = whoOf(data);
  return who === 'any' ? anyone : ownerName(sideOf(who, voice), voice);
}

/** Whose card it is, after its name; nothing where it may be anyone's. */
export function controlledBy(data: Deed, voice: Voice): string {
  const who = whoOf(data);
  if (who === 'any') return '';
  const name = subjectName(who, voice);
  return ` ${name} ${name === 'you' ? 'control' : 'controls'}`;
}

export const presentOf = (verb: Verb, doer: string): string => (doer === 'you' ? verb.base : verb.third);
