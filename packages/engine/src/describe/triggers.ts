import type { ConditionalData, Trigger } from '../language/ability.ts';
import type { FilterZone } from '../language/filter.ts';
import { countersOf } from './amounts.ts';
import { clauseOf } from './conditions.ts';
import { oneOf } from './filters.ts';
import { listed, ordinal } from './grammar.ts';
import { controlledBy, doerOf, MOMENT_WORDS, presentOf, whereaboutsOf, whoseOf } from './moments.ts';
import { itsRun, serverPhrase } from './servers.ts';
import { inlineText, lineText, type Mood } from './steps.ts';
import { nameOf, placeName, type Voice } from './voice.ts';

/** What opens a trigger condition, and the clause that follows it. */
interface Opening {
  readonly lead: string;
  readonly clause: string;
}

/** A card's own ability waits again and again; a delayed one waits once. */
type Waiting = 'always' | 'once';

function objectOf(trigger: Trigger, usual: string, voice: Voice): string {
  const { card, moment } = trigger;
  if (card === undefined) return usual;
  if (card === 'source') return 'this card';
  if (moment === 'installed' && card.hostedOnSource === true) {
    const { hostedOnSource: _, ...rest } = card;
    return `${oneOf(rest, voice)} on this card`;
  }
  return oneOf(card, voice);
}

/** What the running total of an occurrence is about. */
function reaching(trigger: Trigger, number: number, usual: string, voice: Voice): string {
  switch (trigger.moment) {
    case 'actionTaken':
    case 'actionCompleted':
      return `${trigger.who === undefined || trigger.who === 'you' ? 'your' : 'their'} ${ordinal(number)} action of the turn`;
    case 'clicksSpentOnAction':
      return `a total of ${number}[click] on the same action`;
    case 'advanced':
      return `${objectOf(trigger, usual, voice)} to ${number} or more advancement counters`;
    default:
      return `${objectOf(trigger, usual, voice)}, ${number} or more at once`;
  }
}

function emptied(trigger: Trigger, voice: Voice): string {
  const counters =
    trigger.counter === undefined
      ? 'counters'
      : trigger.counter === 'credits'
        ? 'credits'
        : countersOf(trigger.counter).bare;
  const where =
    trigger.card === 'source'
      ? 'here'
      : `on ${objectOf(trigger, 'a card', voice)}${controlledBy(trigger.who ?? 'you', voice)}`;
  return `the loaded ${counters} ${where} run out`;
}

const isAboutItsRun = (trigger: Trigger): boolean =>
  trigger.itsRun === true && MOMENT_WORDS[trigger.moment].kind === 'run';

function leadOf(trigger: Trigger, waiting: Waiting): string {
  if (isAboutItsRun(trigger)) return 'when ';
  if (waiting === 'once') return 'the next time ';
  if (trigger.first === 'run' && trigger.itsRun === true) return 'the first time ';
  if (trigger.first !== undefined) return `the first time each ${trigger.first} `;
  return trigger.card === 'source' || trigger.reaches !== undefined ? 'when ' : 'each time ';
}

/** The object of a deed with the server it is about. */
function locatedObject(trigger: Trigger, usual: string, voice: Voice): string {
  const object =
    trigger.reaches === undefined
      ? objectOf(trigger, usual, voice)
      : reaching(trigger, trigger.reaches, usual, voice);
  if (trigger.server === undefined) return object;
  const server = serverPhrase(trigger.server);
  const where = whereaboutsOf(trigger.moment);
  return where === 'is the object' ? server : `${object} ${where} ${server}`;
}

function runOf(trigger: Trigger, run: string): string {
  const on = trigger.server === undefined ? '' : ` on ${serverPhrase(trigger.server)}`;
  return `${trigger.itsRun === true ? itsRun(run) : `a ${run}`}${on}`;
}

const duringItsRun = (trigger: Trigger): string => (trigger.itsRun === true ? ` during ${itsRun()}` : '');

function openingOf(trigger: Trigger, waiting: Waiting, voice: Voice): Opening {
  const words = MOMENT_WORDS[trigger.moment];
  const who = trigger.who ?? 'you';
  switch (words.kind) {
    case 'edge': {
      if (waiting === 'once')
        return {
          lead: leadOf(trigger, waiting),
          clause: `${whoseOf(who, 'any', voice)} ${words.of} ${words.edge}`,
        };
      const side = words.edge === 'begins' ? 'start' : 'end';
      return { lead: '', clause: `at the ${side} of ${whoseOf(who, 'each', voice)} ${words.of}` };
    }
    case 'emptied':
      return { lead: leadOf(trigger, waiting), clause: `${emptied(trigger, voice)}${duringItsRun(trigger)}` };
    case 'run':
      return { lead: leadOf(trigger, waiting), clause: `${runOf(trigger, words.of)} ${words.verb.third}` };
    case 'deed': {
      const doer = doerOf(who, words.actor, voice);
      const object = `${locatedObject(trigger, words.object, voice)}${words.after}${duringItsRun(trigger)}`;
      return { lead: leadOf(trigger, waiting), clause: `${doer} ${presentOf(words.verb, doer)} ${object}` };
    }
  }
}

/** Everything that meets the trigger condition; what opens the same way is said once. */
function openings(ability: ConditionalData, waiting: Waiting, voice: Voice): string {
  const triggers: readonly Trigger[] = 'moment' in ability.on ? [ability.on] : ability.on;
  const clauses = new Map<string, string[]>();
  for (const trigger of triggers) {
    const { lead, clause } = openingOf(trigger, waiting, voice);
    clauses.set(lead, [...(clauses.get(lead) ?? []), clause]);
  }
  return listed(
    [...clauses].map(([lead, same]) => `${lead}${listed(same, 'or')}`),
    'and',
  );
}

const whileIn = (zone: FilterZone, voice: Voice): string =>
  zone === 'installed'
    ? 'while this card is installed'
    : zone === 'setAside'
      ? 'while this card is set aside'
      : `while this card is in ${placeName(zone, voice)}`;

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
