import type { EffectData } from '../language/effect.ts';
import type { Step } from '../language/step.ts';
import { clauseOf } from './conditions.ts';
import { costDeeds } from './costs.ts';
import { effectClause } from './effects.ts';
import { listed } from './grammar.ts';
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

const effectsOf = (step: Step): readonly EffectData[] | null =>
  'effect' in step ? [step] : step.step === 'together' ? step.effects : null;

const infinitives = (effects: readonly EffectData[], voice: Voice): string =>
  listed(
    effects.map((effect) => effectClause(effect, voice).infinitive),
    'and',
  );

const finites = (effects: readonly EffectData[], voice: Voice): string =>
  listed(
    effects.map((effect) => effectClause(effect, voice).finite),
    'and',
  );

/** Steps that can all stand after "to", or null where one of them decides something itself. */
function afterTo(steps: readonly Step[], voice: Voice): string | null {
  const texts: string[] = [];
  for (const step of steps) {
    const effects = effectsOf(step);
    if (effects === null) return null;
    texts.push(infinitives(effects, voice));
  }
  return texts.join(', then ');
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

function choosing(step: Extract<Step, { step: 'modes' }>, mood: Mood, voice: Voice): Sentence {
  const modes = step.modes
    .map((mode, index) => `(${index + 1}) ${inlineText(mode, 'must', voice)}`)
    .join('; ');
  const opponent = opponentName(voice);
  if (step.by === 'you') return then(`${mood === 'may' ? 'you may ' : ''}choose one: ${modes}`);
  const chooses = mood === 'may' ? `you may have ${opponent} choose` : `${opponent} chooses`;
  return then(`${chooses} which one you resolve: ${modes}`);
}

function sentencesOf(step: Step, mood: Mood, voice: Voice): Sentence[] {
  if ('effect' in step) return [acting([step], mood, voice)];
  switch (step.step) {
    case 'together':
      return [acting(step.effects, mood, voice)];
    case 'if':
      return conditionally(step, mood, voice);
    case 'may':
      return allSentences(step.steps, 'may', voice);
    case 'mayPay':
      return paying(step, voice);
    case 'modes':
      return [choosing(step, mood, voice)];
  }
}

const acting = (effects: readonly EffectData[], mood: Mood, voice: Voice): Sentence =>
  mood === 'may' ? then(`you may ${infinitives(effects, voice)}`) : plain(finites(effects, voice));

/** Declining is about all the steps at once: what follows the first happens only if that did. */
function optionalSentences(steps: readonly Step[], voice: Voice): Sentence[] {
  const [first, ...rest] = steps;
  if (first === undefined) return [];
  if (rest.length === 0) return sentencesOf(first, 'may', voice);
  const effects = effectsOf(first);
  if (effects === null) return [then(`you may do this: ${inlineText(steps, 'must', voice)}`)];
  return [acting(effects, 'may', voice), also(`if you do, ${inlineText(rest, 'must', voice)}`)];
}

const allSentences = (steps: readonly Step[], mood: Mood, voice: Voice): Sentence[] =>
  mood === 'may'
    ? optionalSentences(steps, voice)
    : steps.flatMap((step) => sentencesOf(step, 'must', voice));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const pausing = (text: string): string => (/^(if|the next time) /.test(text) ? `, ${text}` : ` ${text}`);

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
export const lineText = (steps: readonly Step[], mood: Mood, voice: Voice): string =>
  joined(allSentences(steps, mood, voice), 'line');

/** Steps as part of a sentence. */
export const inlineText = (steps: readonly Step[], mood: Mood, voice: Voice): string =>
  joined(allSentences(steps, mood, voice), 'inline');
