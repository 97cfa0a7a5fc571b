import type { ConditionalData } from '../language/ability.ts';
import type { Deed } from '../language/deed.ts';
import { clauseOf } from './conditions.ts';
import { controlledBy, doerOf, presentOf, whoseOf, wordsOf } from './deeds.ts';
import { manyOf, oneOf } from './filters.ts';
import { listed, ordinal } from './grammar.ts';
import { itsRun, serverPhrase } from './servers.ts';
import { inlineText, lineText, type Mood } from './steps.ts';
import { countersOf } from './units.ts';
import { nameOf, placeName, type Voice } from './voice.ts';

/** What opens a trigger condition, and the clause that follows it. */
interface Opening {
  readonly lead: string;
  readonly clause: string;
}

/** A card's own ability waits again and again; a delayed one waits once. */
type Waiting = 'always' | 'once';

const isThis = (deed: Deed): boolean => 'card' in deed && deed.card === 'this';

function objectOf(deed: Deed, usual: string, voice: Voice): string {
  if (!('card' in deed) || deed.card === undefined) return fromPlace(deed, usual, voice);
  if (deed.card === 'this') return 'this card';
  if (deed.deed === 'install' && deed.card.hostedOn === 'this') {
    const { hostedOn: _, ...rest } = deed.card;
    return `${oneOf(rest, voice)} on this card`;
  }
  return oneOf(
    'from' in deed && deed.from !== undefined ? { ...deed.card, in: deed.from } : deed.card,
    voice,
  );
}

const fromPlace = (deed: Deed, usual: string, voice: Voice): string =>
  'from' in deed && deed.from !== undefined ? oneOf({ in: deed.from }, voice) : usual;

/** What the running total of a deed is about. */
function reaching(deed: Deed, number: number, usual: string, voice: Voice): string {
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
const isOfItsRun = (deed: Deed): boolean => 'itsRun' in deed && deed.itsRun === true;
const reachesOf = (deed: Deed): number | undefined => ('reaches' in deed ? deed.reaches : undefined);

function leadOf(deed: Deed, waiting: Waiting): string {
  if (isOfItsRun(deed) && wordsOf(deed).kind === 'run') return 'when ';
  if (waiting === 'once') return 'the next time ';
  const first = firstOf(deed);
  if (first === 'run' && isOfItsRun(deed)) return 'the first time ';
  if (first !== undefined) return `the first time each ${first} `;
  return isThis(deed) || reachesOf(deed) !== undefined ? 'when ' : 'each time ';
}

/** The object of a deed with the server it is about. */
function locatedObject(deed: Deed, usual: string, where: string, voice: Voice): string {
  const reaches = reachesOf(deed);
  const object = reaches === undefined ? objectOf(deed, usual, voice) : reaching(deed, reaches, usual, voice);
  if (!('server' in deed) || deed.server === undefined) return object;
  const server = serverPhrase(deed.server, voice);
  if (where === 'is the object') return server;
  return object === '' ? `${where} ${server}` : `${object} ${where} ${server}`;
}

function runOf(deed: Deed, run: string, voice: Voice): string {
  const on =
    !('server' in deed) || deed.server === undefined ? '' : ` on ${serverPhrase(deed.server, voice)}`;
  return `${isOfItsRun(deed) ? itsRun(run) : `a ${run}`}${on}`;
}

const duringItsRun = (deed: Deed): string => (isOfItsRun(deed) ? ` during ${itsRun()}` : '');

function openingOf(deed: Deed, waiting: Waiting, voice: Voice): Opening {
  const words = wordsOf(deed);
  const lead = leadOf(deed, waiting);
  switch (words.kind) {
    case 'edge': {
      if (waiting === 'once')
        return { lead, clause: `${whoseOf(deed, 'any', voice)} ${words.of} ${words.edge}` };
      const side = words.edge === 'begins' ? 'start' : 'end';
      return { lead: '', clause: `at the ${side} of ${whoseOf(deed, 'each', voice)} ${words.of}` };
    }
    case 'emptied':
      return { lead, clause: deed.deed === 'empty' ? emptied(deed, voice) : '' };
    case 'run':
      return { lead, clause: `${runOf(deed, words.of, voice)} ${words.verb.third}` };
    case 'deed': {
      const doer = doerOf(deed, voice);
      const object = locatedObject(deed, words.object, words.where, voice);
      const verb = presentOf(words.verb, doer);
      const what = object === '' ? verb : `${verb} ${object}`;
      return { lead, clause: `${doer} ${what}${words.after}${duringItsRun(deed)}` };
    }
  }
}

/** Everything that meets the trigger condition; what opens the same way is said once. */
function openings(ability: ConditionalData, waiting: Waiting, voice: Voice): string {
  const deeds: readonly Deed[] = 'deed' in ability.on ? [ability.on] : ability.on;
  const clauses = new Map<string, string[]>();
  for (const deed of deeds) {
    const { lead, clause } = openingOf(deed, waiting, voice);
    clauses.set(lead, [...(clauses.get(lead) ?? []), clause]);
  }
  return listed(
    [...clauses].map(([lead, same]) => `${lead}${listed(same, 'or')}`),
    'and',
  );
}

const whileIn = (zone: NonNullable<ConditionalData['activeIn']>, voice: Voice): string =>
  `while this card is in ${placeName(zone, voice)}`;

const moodOf = (ability: ConditionalData): Mood => (ability.may === true ? 'may' : 'must');

function whenMet(ability: ConditionalData, waiting: Waiting, voice: Voice): string {
  const where = ability.activeIn === undefined ? '' : `${whileIn(ability.activeIn, voice)}, `;
  const condition = ability.condition === undefined ? '' : `, if ${clauseOf(ability.condition, voice)}`;
  return `${where}${openings(ability, waiting, voice)}${condition}`;
}

/** How long a persistent ability goes on, as a sentence of its own (26.03 9.12.5). */
export function persistence(ability: { readonly persistent?: true }, voice: Voice): string {
  if (ability.persistent !== true) return '';
  const runner = nameOf('runner', voice);
  const trashing = `${runner} ${runner === 'you' ? 'trash' : 'trashes'} this card while accessing it`;
  return `. If ${trashing}, this goes on for the rest of the run`;
}

/** A conditional ability of a card, without the capital letter and the full stop. */
export function conditionalText(ability: ConditionalData, voice: Voice): string {
  const limit = ability.limit === undefined ? '' : '. Only once per turn';
  const opening = whenMet(ability, 'always', voice);
  return `${opening}: ${lineText(ability.steps, moodOf(ability), voice)}${limit}${persistence(ability, voice)}`;
}

/** A delayed conditional ability, as part of the sentence that creates it. */
export const delayedText = (ability: ConditionalData, voice: Voice): string =>
  `${whenMet(ability, 'once', voice)}, ${inlineText(ability.steps, moodOf(ability), voice)}`;

/** Something that can be done, after "to": "trash this card", "run on this server". */
export function singleDeed(deed: Deed, voice: Voice): string {
  const words = wordsOf(deed);
  switch (words.kind) {
    case 'run':
      return `run${'server' in deed && deed.server !== undefined ? ` on ${serverPhrase(deed.server, voice)}` : ''}`;
    case 'deed': {
      const object = locatedObject(deed, words.object, words.where === 'in' ? 'from' : words.where, voice);
      return object === '' ? words.verb.base : `${words.verb.base} ${object}`;
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
  const object = filter === null ? words.many : manyOf(filter, voice);
  const where =
    'server' in deed && deed.server !== undefined
      ? ` ${words.where === 'in' ? 'from' : 'protecting'} ${serverPhrase(deed.server, voice)}`
      : '';
  const during = deed.deed === 'trash' && deed.accessed === true ? ' while accessing them' : '';
  return `${words.verb.base}${object === '' ? '' : ` ${object}`}${where}${during}`;
}
