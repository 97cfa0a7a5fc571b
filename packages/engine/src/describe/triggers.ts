import { type ConditionalData, deedsWaitedFor } from '../language/ability.ts';
import type { Condition } from '../language/condition.ts';
import { type Deed, DOERS } from '../language/deed.ts';
import type { CardType } from '../language/lists.ts';
import { clauseOf, duringText, past } from './conditions.ts';
import { objectWith, onServer, tailOf, withServer } from './deed-tails.ts';
import {
  controlledBy,
  type DeedWords,
  doerOf,
  presentOf,
  type Whereabouts,
  whoseOf,
  wordsOf,
} from './deeds.ts';
import { manyOf, oneFrom, oneOf, phraseOf } from './filters.ts';
import { listed, ordinal, sharing } from './grammar.ts';
import { serverPhrase } from './servers.ts';
import type { Mood } from './steps.ts';
import { countersOf, LIMITED } from './units.ts';
import { afterNaming, nameOf, placeName, thisCard, type Voice } from './voice.ts';

/** What opens a trigger condition, and the clause that follows it. */
interface Opening {
  readonly lead: string;
  readonly clause: string;
}

/** A card's own ability waits again and again; a delayed one waits once. */
type Waiting = 'always' | 'once';

const isThis = (deed: Deed): boolean => 'card' in deed && deed.card === 'this';

const isOneOrMore = (deed: Deed): boolean => 'oneOrMore' in deed && deed.oneOrMore === true;

function objectOf(deed: Deed, usual: string, voice: Voice): string {
  if ('oneOrMore' in deed && deed.oneOrMore === true && deed.card !== 'this') {
    const from = 'from' in deed && deed.from !== undefined ? { in: deed.from } : {};
    return `1 or more ${phraseOf({ ...deed.card, ...from }, 'many', voice, 'from')}`;
  }
  if (!('card' in deed) || deed.card === undefined) return fromPlace(deed, usual, voice);
  if (deed.card === 'this') return `${objectWith(deed, usual, thisCard(voice))}${cameFrom(deed, voice)}`;
  if (deed.deed === 'install' && deed.card.hostedOn === 'this') {
    const { hostedOn: _, ...rest } = deed.card;
    return `${oneOf(rest, voice)} on ${thisCard(voice)}`;
  }
  const card =
    'from' in deed && deed.from !== undefined && deed.deed !== 'reveal'
      ? { ...deed.card, in: deed.from }
      : deed.card;
  return objectWith(deed, usual, oneFrom(deed, card, voice));
}

/** Where this card lay before it was installed or trashed; other cards are told by that. */
const cameFrom = (deed: Deed, voice: Voice): string =>
  (deed.deed === 'install' || deed.deed === 'trash') && deed.from !== undefined && deed.from !== 'installed'
    ? ` from ${placeName(deed.from, voice)}`
    : '';

const fromPlace = (deed: Deed, usual: string, voice: Voice): string =>
  'from' in deed && deed.from !== undefined && deed.deed !== 'reveal'
    ? oneFrom(deed, { in: deed.from }, voice)
    : usual;

/** What the running total of a deed is about. */
function reaching(deed: Deed, number: number, usual: string, voice: Voice): string {
  if (deed.deed === 'placeCounters')
    return `${objectOf(deed, usual, voice)} for a total of ${number} or more`;
  if (deed.deed !== 'act') return `${objectOf(deed, usual, voice)} to ${number} or more advancement counters`;
  if (deed.stage === 'same') return `a total of ${number}[click] on the same action`;
  return `${(deed.by ?? 'you') === 'you' ? 'your' : 'their'} ${ordinal(number)} action of the turn`;
}

function emptied(deed: Extract<Deed, { deed: 'empty' }>, voice: Voice): string {
  const counters =
    deed.counter === undefined
      ? 'counters'
      : deed.counter === 'credits'
        ? 'credits'
        : countersOf(deed.counter).bare;
  const where = isThis(deed) ? 'here' : `on ${objectOf(deed, 'a card', voice)}${controlledBy(deed, voice)}`;
  return `the loaded ${counters} ${where} run out`;
}

const firstOf = (deed: Deed): 'turn' | 'run' | undefined => ('first' in deed ? deed.first : undefined);
const reachesOf = (deed: Deed): number | undefined => ('reaches' in deed ? deed.reaches : undefined);

function leadOf(
  deed: Deed,
  waiting: Waiting,
  together: 'turn' | 'run' | undefined,
  { ofRun }: Voice,
): string {
  if (together !== undefined) return `the first time each ${together} `;
  if (ofRun === true && deed.deed === 'succeed' && deed.server === 'allowed') return 'if ';
  if (ofRun === true && wordsOf(deed).kind === 'run') return 'when ';
  if (waiting === 'once') return 'the next time ';
  const first = firstOf(deed);
  if (first === 'run' && ofRun === true) return 'the first time ';
  if (first !== undefined) return `the first time each ${first} `;
  return isThis(deed) || reachesOf(deed) !== undefined ? 'when ' : 'whenever ';
}

/** The object of a deed with the server it is about. */
function locatedObject(deed: Deed, usual: string, where: Whereabouts, voice: Voice): string {
  const reaches = reachesOf(deed);
  const object = reaches === undefined ? objectOf(deed, usual, voice) : reaching(deed, reaches, usual, voice);
  return withServer(deed, object, where, voice);
}

/** A run that a text belongs to has already begun: only whether it was successful is open. */
function runClause(deed: Deed, words: Extract<DeedWords, { kind: 'run' }>, voice: Voice): string {
  const { made, of, verb } = words;
  const on = 'server' in deed && deed.server === 'allowed' ? '' : onServer(deed, voice);
  if (voice.ofRun === true) return `that ${of}${on} ${verb.third}`;
  const doer = doerOf(deed, voice);
  if (made === '' || deed.deed === 'run') return `a ${of}${on} ${verb.third}`;
  return `${doer} ${doer === 'you' ? 'make' : 'makes'} ${made}${on}`;
}

const duringThatRun = ({ ofRun }: Voice): string => (ofRun === true ? ' during that run' : '');

/** Of an operation or event itself: nobody does anything when it has resolved. */
const resolved = (voice: Voice): string => `once ${thisCard(voice)} has resolved`;

/** What has to have happened before in the same run. */
const afterwards = (deed: Deed, voice: Voice): string =>
  'after' in deed && deed.after !== undefined
    ? ` after ${past(deed.after, 'yes', voice)} during that run`
    : '';

function openingOf(
  deed: Deed,
  waiting: Waiting,
  together: 'turn' | 'run' | undefined,
  voice: Voice,
): Opening {
  if (deed.deed === 'resolve' && deed.card === 'this') return { lead: '', clause: resolved(voice) };
  const words = wordsOf(deed);
  const lead = leadOf(deed, waiting, together, voice);
  switch (words.kind) {
    case 'edge': {
      if (waiting === 'once') {
        const edge = words.edge === 'begins' ? 'next begins' : 'ends';
        return { lead: 'when ', clause: `${whoseOf(deed, 'any', voice)} ${words.of} ${edge}` };
      }
      const side = words.edge === 'begins' ? 'start' : 'end';
      return { lead: '', clause: `at the ${side} of ${whoseOf(deed, 'each', voice)} ${words.of}` };
    }
    case 'emptied':
      return { lead, clause: deed.deed === 'empty' ? emptied(deed, voice) : '' };
    case 'run':
      if (waiting === 'once' && deed.deed === 'endRun' && voice.inRun === true)
        return { lead: 'when ', clause: 'this run ends' };
      return {
        lead,
        clause: `${runClause(deed, words, voice)}${afterwards(deed, voice)}`,
      };
    case 'deed': {
      const doer = doerOf(deed, voice);
      const object = locatedObject(deed, words.object, words.where, voice);
      const verb = presentOf(words.verb, doer);
      const what = object === '' ? verb : `${verb} ${object}`;
      const tail = `${tailOf(deed, voice)}${afterwards(deed, voice)}${duringThatRun(voice)}`;
      return { lead, clause: `${doer} ${what}${words.after}${tail}` };
    }
  }
}

/** Several deeds in one clause, where they share who does them or what they are done to; null where not. */
function sharedClause(deeds: readonly Deed[], voice: Voice): string | null {
  const told = deeds.flatMap((deed) => {
    const words = wordsOf(deed);
    const isPlain = words.kind === 'deed' && words.joint === '' && words.after === '';
    return isPlain && tailOf(deed, voice) === '' ? [{ deed, words }] : [];
  });
  const [first] = told;
  if (first === undefined || told.length < 2 || told.length < deeds.length) return null;
  const doer = doerOf(first.deed, voice);
  if (told.every(({ deed }) => doerOf(deed, voice) === doer)) {
    const what = told.map(({ deed, words }) =>
      `${presentOf(words.verb, doer)} ${locatedObject(deed, words.object, words.where, voice)}`.trimEnd(),
    );
    return `${doer} ${sharing(what, 'or')}`;
  }
  // Who does it goes without saying only where nobody else could.
  const objects = new Set(told.map(({ deed, words }) => objectOf(deed, words.object, voice)));
  const places = new Set(told.map(({ deed, words }) => withServer(deed, '', words.where, voice)));
  if (objects.size > 1 || places.size > 1 || told.some(({ deed }) => DOERS[deed.deed] === null)) return null;
  const verbs = listed(
    told.map(({ words }) => words.verb.participle),
    'or',
  );
  return [...objects, 'is', verbs, ...places].join(' ').trimEnd();
}

/** Everything that meets the trigger condition; what opens the same way is said once. */
function openings(ability: ConditionalData, waiting: Waiting, voice: Voice): string {
  if ('if' in ability.on) return `when ${clauseOf(ability.on, voice)}`;
  const deeds = deedsWaitedFor(ability);
  const leads = new Set(deeds.map((deed) => openingOf(deed, waiting, ability.first, voice).lead));
  const shared = leads.size === 1 && voice.ofRun !== true ? sharedClause(deeds, voice) : null;
  if (shared !== null) return `${[...leads].join('')}${shared}`;
  const clauses = new Map<string, string[]>();
  for (const deed of deeds) {
    const { lead, clause } = openingOf(deed, waiting, ability.first, voice);
    clauses.set(lead, [...(clauses.get(lead) ?? []), clause]);
  }
  return listed(
    [...clauses].map(([lead, same]) => `${lead}${listed(same, 'or')}`),
    'and',
  );
}

export const whileIn = (zone: NonNullable<ConditionalData['activeIn']>, voice: Voice): string =>
  `while ${thisCard(voice)} is in ${placeName(zone, voice)}`;

const moodOf = (ability: ConditionalData): Mood => (ability.may === true ? 'may' : 'must');

const speaksOfThis = (ability: ConditionalData): boolean => deedsWaitedFor(ability).every(isThis);

/** What has to hold besides: a stretch of the game, or a clause. */
function conditionText(condition: Condition, voice: Voice): string {
  const during = duringText(condition, voice);
  return during === null ? `, if ${clauseOf(condition, voice)}` : ` ${during}`;
}

/** The type of the cards a deed is about, where there is only one. */
function typeOf(deed: Deed): CardType | null {
  const card = 'card' in deed && typeof deed.card === 'object' ? deed.card : null;
  return typeof card?.type === 'string' ? card.type : null;
}

/** What a trigger has told of: the run, the card and the ice that the rest of the ability speaks of. */
function meetingWith(ability: ConditionalData, voice: Voice): Voice {
  const deeds = deedsWaitedFor(ability);
  if (deeds.length === 0) return voice;
  const [type = null, other] = new Set(deeds.map(typeOf));
  const isRun = deeds.every((deed) => wordsOf(deed).kind === 'run');
  const isEncounter = deeds.every(({ deed }) => deed === 'encounter') && !speaksOfThis(ability);
  return {
    ...voice,
    ...(deeds.some(isOneOrMore) ? { it: 'many' as const } : {}),
    ...(isRun ? { run: 'that' as const } : {}),
    ...(deeds.every(({ deed }) => deed === 'breach') ? { breach: true as const } : {}),
    ...(type === null || other !== undefined ? {} : { itName: `that ${type}` }),
    ...(isEncounter ? { ice: 'that ice' } : {}),
    ...(speaksOfThis(ability) ? { before: 'this' as const } : {}),
  };
}

/** What an install came to is what was spent on it. */
const isWithoutSpending = (ability: ConditionalData): boolean => {
  const { condition } = ability;
  return (
    deedsWaitedFor(ability).every(({ deed }) => deed === 'install') &&
    condition?.if === 'compare' &&
    typeof condition.of === 'object' &&
    condition.of.value === 'event' &&
    condition.of.what === 'amount' &&
    'exactly' in condition.is &&
    condition.is.exactly === 0
  );
};

/** Whether it sees its own card trashed to where it is active: so from anywhere (9.1.8b). */
const isFromAnywhere = (ability: ConditionalData): boolean =>
  (ability.activeIn === 'archives' || ability.activeIn === 'heap') &&
  speaksOfThis(ability) &&
  deedsWaitedFor(ability).every(({ deed }) => deed === 'trash');

function whenMet(ability: ConditionalData, waiting: Waiting, voice: Voice): string {
  if (isFromAnywhere(ability)) {
    const { activeIn: _, ...anywhere } = ability;
    return `${whenMet(anywhere, waiting, voice)}, wherever it was`;
  }
  const where = ability.activeIn === undefined ? '' : `${whileIn(ability.activeIn, voice)}, `;
  const condition = isWithoutSpending(ability)
    ? ' without spending credits'
    : ability.condition === undefined
      ? ''
      : conditionText(ability.condition, afterNaming(voice));
  return `${where}${openings(ability, waiting, voice)}${condition}`;
}

/** How long a persistent ability goes on, as a sentence of its own (26.03 9.12.5). */
export function persistence(ability: { readonly persistent?: true }, voice: Voice): string {
  if (ability.persistent !== true) return '';
  const runner = nameOf('runner', voice);
  const trashing = `${runner} ${runner === 'you' ? 'trash' : 'trashes'} ${thisCard(voice)} while accessing it`;
  return `. This lasts for the rest of the run even if ${trashing}`;
}

const evenThere = ({ stolen }: ConditionalData, voice: Voice): string =>
  stolen === true ? `. This works even in ${placeName('runnerScore', voice)}` : '';

/** A conditional ability of a card, without the capital letter and the full stop. */
export function conditionalText(ability: ConditionalData, outer: Voice): string {
  const voice = meetingWith(ability, outer);
  const limit = ability.limit === undefined ? '' : `. ${LIMITED[ability.limit]}`;
  const opening = whenMet(ability, 'always', voice);
  return `${opening}, ${voice.say.lineText(ability.steps, moodOf(ability), voice)}${limit}${persistence(ability, voice)}${evenThere(ability, voice)}`;
}

/** A conditional ability of a run, as a sentence after the one that makes it. */
export function ofRunText(ability: ConditionalData, outer: Voice): string {
  const voice = meetingWith(ability, outer);
  return `${whenMet(ability, 'always', voice)}, ${voice.say.inlineText(ability.steps, moodOf(ability), voice)}`;
}

/** A delayed conditional ability, as part of the sentence that creates it. */
export function delayedText(ability: ConditionalData, outer: Voice): string {
  const voice = meetingWith(ability, outer);
  return `${whenMet(ability, 'once', voice)}, ${voice.say.inlineText(ability.steps, moodOf(ability), voice)}`;
}

/** Something that ends what lasts, after "until". */
export function untilText(deed: Deed, voice: Voice): string {
  const words = wordsOf(deed);
  if (words.kind === 'edge') return `${whoseOf(deed, 'any', voice)} next ${words.of} ${words.edge}`;
  return openingOf(deed, 'once', undefined, voice).clause;
}

/** Something that can be done, after "to": "trash this card", "run on this server". */
export function singleDeed(deed: Deed, voice: Voice): string {
  const words = wordsOf(deed);
  switch (words.kind) {
    case 'run': {
      const on = onServer(deed, voice);
      if (deed.deed === 'run') return `run${on}`;
      return words.made === '' ? `have a run${on} ${words.verb.base}` : `make ${words.made}${on}`;
    }
    case 'deed': {
      const object = locatedObject(deed, words.object, words.where, voice);
      return `${words.verb.base}${object === '' ? '' : ` ${object}`}${tailOf(deed, voice)}`;
    }
    case 'edge':
      return `${words.edge === 'begins' ? 'begin' : 'end'} ${whoseOf(deed, 'any', voice)} ${words.of}`;
    case 'emptied':
      return 'use the last counters of a card';
  }
}

/** The same of any number of things, as what credits are for or what is forbidden: "install programs". */
export function infinitiveOf(deed: Deed, voice: Voice): string {
  const words = wordsOf(deed);
  if (deed.deed === 'removeTags') return 'remove a tag with the basic action';
  if (words.kind !== 'deed' || isThis(deed)) return singleDeed(deed, voice);
  const filter = 'card' in deed && typeof deed.card === 'object' ? deed.card : null;
  const object = filter === null ? words.many : objectWith(deed, words.many, manyOf(filter, voice));
  const where =
    'server' in deed && deed.server !== undefined
      ? ` ${words.where === 'is the object' ? 'protecting' : words.where} ${serverPhrase(deed.server, voice)}`
      : '';
  const during = deed.deed === 'trash' && deed.accessed === true ? ' while accessing them' : '';
  return `${words.verb.base}${object === '' ? '' : ` ${object}`}${where}${during}${tailOf(deed, voice)}`;
}
