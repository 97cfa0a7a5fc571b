import type { Cost } from '../language/cost.ts';
import { namesCards, refOfEffect } from '../language/effect-cards.ts';
import type { Step } from '../language/step.ts';
import { type Clause, doneBy } from './clause.ts';
import { clauseOf } from './conditions.ts';
import { costDeeds, costDeedsOfOther, payingClause } from './costs.ts';
import { effectClause } from './effects.ts';
import { listed } from './grammar.ts';
import { isPlural, onlySearch } from './references.ts';
import { opponentName, sideOf, type Voice } from './voice.ts';

/** Whether the controller carries the steps out or may decline them. */
export type Mood = 'must' | 'may';

/** One sentence of an ability and how it follows the one before. */
interface Sentence {
  readonly text: string;
  readonly link: 'then' | 'also';
  /** Short enough to share a sentence with its neighbours. */
  readonly plain: boolean;
}

const plain = (text: string): Sentence => ({ text, link: 'then', plain: true });
const then = (text: string): Sentence => ({ text, link: 'then', plain: false });
const also = (text: string): Sentence => ({ text, link: 'also', plain: false });

/** What a step does, or null where it decides something itself. */
function clausesOf(step: Step, voice: Voice): readonly Clause[] | null {
  if ('effect' in step) return [effectClause(step, voice)];
  switch (step.step) {
    case 'together':
      return step.effects.map((effect) => effectClause(effect, voice));
    case 'pay':
      return [payingClause(step.cost, sideOf(step.by, voice), voice)];
    default:
      return null;
  }
}

const infinitives = (clauses: readonly Clause[]): string =>
  listed(
    clauses.map(({ infinitive }) => infinitive),
    'and',
  );

const finites = (clauses: readonly Clause[]): string =>
  listed(
    clauses.map(({ finite }) => finite),
    'and',
  );

/** Steps that can all stand after "to", or null where one of them decides something itself. */
function afterTo(steps: readonly Step[], voice: Voice): string | null {
  const texts = inOrder(steps, voice, (step, now) => {
    const clauses = clausesOf(step, now);
    return [clauses === null ? null : infinitives(clauses)];
  });
  return texts.includes(null) ? null : texts.join(', then ');
}

function conditionally(step: Extract<Step, { step: 'if' }>, mood: Mood, voice: Voice): Sentence[] {
  const condition = clauseOf(step.condition, voice);
  const sentences = [then(`if ${condition}, ${inlineText(step.steps, mood, voice)}`)];
  if (step.otherwise.length > 0) sentences.push(also(`if not, ${inlineText(step.otherwise, mood, voice)}`));
  return sentences;
}

function paying(step: Extract<Step, { step: 'mayPay' }>, voice: Voice): Sentence[] {
  const mine = step.by === 'you';
  const cost = costDeeds(step.cost, sideOf(step.by, voice), voice);
  const payer = mine ? 'you' : opponentName(voice);
  const goal = mine && step.steps.length > 0 ? afterTo(step.steps, voice) : null;
  const sentences = [then(`${payer} may ${cost}${goal === null ? '' : ` to ${goal}`}`)];
  const doing = mine ? 'if you do' : 'if they do';
  if (goal === null && step.steps.length > 0)
    sentences.push(also(`${doing}, ${inlineText(step.steps, 'must', voice)}`));
  if (step.otherwise.length > 0)
    sentences.push(also(`${doing} not, ${inlineText(step.otherwise, 'must', voice)}`));
  return sentences;
}

type Modes = Extract<Step, { step: 'modes' }>;

/** The cost of a mode in which the opponent only pays. */
function onlyPaid(mode: readonly Step[]): Cost | null {
  const [first, second] = mode;
  if (first === undefined || second !== undefined || 'effect' in first) return null;
  return first.step === 'pay' && first.by === 'opponent' ? first.cost : null;
}

/** Modes of which all but the last are costs the opponent may pay to avoid it; null where they are not. */
function unlessPaid(step: Modes, voice: Voice): string | null {
  const last = step.modes.at(-1);
  const costs = step.modes.slice(0, -1).map(onlyPaid);
  if (step.by === 'you' || last === undefined || costs.length === 0) return null;
  if (onlyPaid(last) !== null) return null;
  const payer = sideOf('opponent', voice);
  const deeds: string[] = [];
  for (const cost of costs) {
    if (cost === null) return null;
    deeds.push(costDeedsOfOther(cost, payer, voice));
  }
  return `unless ${opponentName(voice)} ${listed(deeds, 'or')}, ${inlineText(last, 'must', voice)}`;
}

function choosing(step: Modes, mood: Mood, voice: Voice): Sentence {
  const unless = unlessPaid(step, voice);
  if (unless !== null) return then(mood === 'may' ? `you may do this: ${unless}` : unless);
  const modes = step.modes
    .map((mode, index) => `(${index + 1}) ${inlineText(mode, 'must', voice)}`)
    .join('; ');
  const opponent = opponentName(voice);
  if (step.by === 'you') return then(`${mood === 'may' ? 'you may ' : ''}choose one: ${modes}`);
  const chooses = mood === 'may' ? `you may have ${opponent} choose` : `${opponent} chooses`;
  return then(`${chooses} which one you resolve: ${modes}`);
}

function tracing(step: Extract<Step, { step: 'trace' }>, mood: Mood, voice: Voice): Sentence[] {
  const start = doneBy('corp', 'start', `a trace with base strength ${step.strength}`, voice);
  const sentences = [then(acting([start], mood).text)];
  const results = [
    ['if it succeeds', step.steps],
    ['if it fails', step.otherwise],
  ] as const;
  for (const [result, steps] of results) {
    if (steps.length > 0) sentences.push(also(`${result}, ${inlineText(steps, 'must', voice)}`));
  }
  return sentences;
}

function sentencesOf(step: Step, mood: Mood, voice: Voice): Sentence[] {
  if ('effect' in step) return [acting([effectClause(step, voice)], mood)];
  switch (step.step) {
    case 'together':
    case 'pay':
      return [acting(clausesOf(step, voice) ?? [], mood)];
    case 'if':
      return conditionally(step, mood, voice);
    case 'may':
      return allSentences(step.steps, 'may', voice);
    case 'mayPay':
      return paying(step, voice);
    case 'modes':
      return [choosing(step, mood, voice)];
    case 'trace':
      return tracing(step, mood, voice);
  }
}

const acting = (clauses: readonly Clause[], mood: Mood): Sentence =>
  mood === 'may' ? then(`you may ${infinitives(clauses)}`) : plain(finites(clauses));

/** An offer that an optional ability begins with takes in what follows: agreeing once is agreeing to it. */
function sharingConsent(first: Step, rest: readonly Step[]): readonly Step[] | null {
  if ('effect' in first) return null;
  if (first.step === 'may') return [...first.steps, ...rest];
  if (first.step === 'mayPay' && first.by === 'you' && first.otherwise.length === 0) {
    return [{ ...first, steps: [...first.steps, ...rest] }];
  }
  return null;
}

/** Declining is about all the steps at once: what follows the first happens only if that did. */
function optionalSentences(steps: readonly Step[], voice: Voice): Sentence[] {
  const [first, ...rest] = steps;
  if (first === undefined) return [];
  if (rest.length === 0) return sentencesOf(first, 'may', voice);
  const shared = sharingConsent(first, rest);
  if (shared !== null) return optionalSentences(shared, voice);
  const clauses = clausesOf(first, voice);
  if (clauses === null) return [then(`you may do this: ${inlineText(steps, 'must', voice)}`)];
  const named = namingIn(first, voice);
  return [acting(clauses, 'may'), also(`if you do, ${inlineText(rest, 'must', named)}`)];
}

/** Steps one after the other, each knowing of the cards that were named before it. */
function inOrder<T>(
  steps: readonly Step[],
  voice: Voice,
  say: (step: Step, voice: Voice) => readonly T[],
): T[] {
  let now = voice;
  return steps.flatMap((step) => {
    const said = say(step, now);
    now = namingIn(step, now);
    return said;
  });
}

/** Whether a step leaves one card or several to be spoken of as "that". */
function namingIn(step: Step, voice: Voice): Voice {
  if ('effect' in step) {
    if (!namesCards(step)) return voice;
    const ref = refOfEffect(step);
    const many = ref === null ? 'amount' in step && step.amount !== 1 : isPlural(ref, voice);
    return { ...voice, that: many ? 'many' : 'one' };
  }
  const inside =
    step.step === 'together'
      ? step.effects
      : step.step === 'modes'
        ? step.modes.flat()
        : step.step === 'pay'
          ? []
          : 'otherwise' in step
            ? [...step.steps, ...step.otherwise]
            : step.steps;
  return inside.reduce((now, one) => namingIn(one, now), voice);
}

const allSentences = (steps: readonly Step[], mood: Mood, voice: Voice): Sentence[] =>
  mood === 'may'
    ? optionalSentences(steps, voice)
    : inOrder(steps, voice, (step, then) => sentencesOf(step, 'must', then));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const pausing = (text: string): string =>
  /^(if|unless|when|the next time) /.test(text) ? `, ${text}` : ` ${text}`;

type Layout = 'line' | 'inline';

function joined(sentences: readonly Sentence[], layout: Layout): string {
  let text = '';
  let before: Sentence | null = null;
  for (const sentence of sentences) {
    if (before === null) text = sentence.text;
    else if (sentence.link === 'also') {
      text += layout === 'line' ? `. ${capital(sentence.text)}` : `; ${sentence.text}`;
    } else if (layout === 'inline' || (before.plain && sentence.plain)) {
      text += `, then${pausing(sentence.text)}`;
    } else text += `. After that, ${sentence.text}`;
    before = sentence;
  }
  return text;
}

/** Steps as the body of a line: several sentences where one would be too long. */
export function lineText(steps: readonly Step[], mood: Mood, outer: Voice): string {
  const found = onlySearch(steps);
  const voice = found === undefined ? outer : { ...outer, found };
  return joined(allSentences(steps, mood, voice), 'line');
}

/** Steps as part of a sentence. */
export const inlineText = (steps: readonly Step[], mood: Mood, voice: Voice): string =>
  joined(allSentences(steps, mood, voice), 'inline');
