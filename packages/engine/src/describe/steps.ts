import type { AbilityData } from '../language/ability.ts';
import type { Cost } from '../language/cost.ts';
import type { EffectData } from '../language/effect.ts';
import { namesCards, refOfEffect, showsCards } from '../language/effect-cards.ts';
import { ANY_NUMBER } from '../language/reference.ts';
import type { Step } from '../language/step.ts';
import type { ValueData } from '../language/value.ts';
import type { Side } from '../side.ts';
import { typesChosen } from './chosen-type.ts';
import { type Clause, doneBy } from './clause.ts';
import { clauseOf } from './conditions.ts';
import { costDeeds, costDeedsOfOther, payingClause } from './costs.ts';
import { doingOf } from './doings.ts';
import { effectClause } from './effects.ts';
import { asOfOther, capital, listed } from './grammar.ts';
import { interruptOfRunText } from './interrupts.ts';
import { areSame, isPlural, onlySearch, ownerOfCards } from './references.ts';
import { staticText } from './statics.ts';
import { subtypeName } from './subtypes.ts';
import { ofRunText } from './triggers.ts';
import { CREDITS, type Unit } from './units.ts';
import { quantity } from './values.ts';
import { afterNaming, nameOf, opponentName, sideOf, type Voice } from './voice.ts';

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
      return step.effects.map((effect, index) => {
        const isNamed = step.effects.slice(0, index).some((one) => refOfEffect(one) === 'that');
        return effectClause(effect, isNamed ? { ...voice, again: true } : voice);
      });
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
  const condition = clauseOf(step.condition, afterNaming(voice));
  const sentences = [then(`if ${condition}, ${inlineText(step.steps, mood, voice)}`)];
  if (step.otherwise.length > 0)
    sentences.push(also(`otherwise, ${inlineText(step.otherwise, mood, voice)}`));
  return sentences;
}

/** What happens unless the opponent pays one of these costs. */
function unlessText(costs: readonly Cost[], steps: readonly Step[], voice: Voice): string {
  const payer = sideOf('opponent', voice);
  const opponent = opponentName(voice);
  const text = inlineText(steps, 'must', voice);
  const pays = (say: typeof costDeeds): string => {
    const deeds = costs.map((cost) => say(cost, payer, voice));
    return `${deeds.length > 1 ? 'either ' : ''}${listed(deeds, 'or')}`;
  };
  const [first, second] = steps;
  if (first === undefined || second !== undefined || clausesOf(first, voice) === null)
    return `unless ${opponent} ${pays(costDeedsOfOther)}, ${text}`;
  return text.includes(opponent)
    ? `${text} unless they ${pays(costDeeds)}`
    : `${text} unless ${opponent} ${pays(costDeedsOfOther)}`;
}

function paying(step: Extract<Step, { step: 'mayPay' }>, voice: Voice): Sentence[] {
  const mine = step.by === 'you';
  if (!mine && step.steps.length === 0 && step.otherwise.length > 0)
    return [then(unlessText([step.cost], step.otherwise, voice))];
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
  return costs.every((cost) => cost !== null) ? unlessText(costs, last, voice) : null;
}

/** Two short things to do, as "this or that"; null where they would be hard to tell apart. */
function thisOrThat({ modes }: Modes, voice: Voice): string | null {
  const [first, second, third] = modes.map(([only, more]) =>
    only === undefined || more !== undefined ? null : clausesOf(only, voice),
  );
  if (!first || !second || third !== undefined) return null;
  const [one, other] = [finites(first), finites(second)];
  const isOrder = one === infinitives(first) && other === infinitives(second);
  return !isOrder || /,| (or|and) /.test(one) || / or /.test(other) ? null : `${one} or ${other}`;
}

/** Where one may do either of two things or both, those two; null where the modes are others. */
function oneOrBoth({ by, modes, count = 1 }: Modes): Modes['modes'] | null {
  const [one, other, both, reversed, more] = modes;
  if (by !== 'you' || count !== 1 || !one || !other || !both || !reversed || more) return null;
  const isBoth = areSame(both, [...one, ...other]) && areSame(reversed, [...other, ...one]);
  return isBoth ? [one, other] : null;
}

function choosing(step: Modes, mood: Mood, voice: Voice): Sentence {
  const types = step.by === 'you' ? typesChosen(step.modes) : null;
  const [first] = step.modes;
  if (types?.[0] !== undefined && first !== undefined) {
    const one = listed(
      types.map((type) => type.replaceAll('_', ' ')),
      'or',
    );
    return then(
      `${mood === 'may' ? 'you may ' : ''}choose a card type (${one}), then ${inlineText(first, 'must', { ...voice, chosenType: types[0] })}`,
    );
  }
  const two = oneOrBoth(step);
  if (two !== null) {
    const [one, other] = two.map((mode) => inlineText(mode, 'must', voice));
    return then(`${mood === 'may' ? 'you may ' : ''}${one}, ${other}, or do both in either order`);
  }
  const unless = unlessPaid(step, voice);
  if (unless !== null) return then(mood === 'may' ? `you may do this: ${unless}` : unless);
  const modes = step.modes
    .map((mode, index) => `(${index + 1}) ${inlineText(mode, 'must', voice)}`)
    .join('; ');
  const opponent = opponentName(voice);
  if (step.by === 'you') {
    const many = step.count ?? 1;
    const either = many === 1 ? thisOrThat(step, voice) : null;
    if (either !== null) return then(`${mood === 'may' ? 'you may ' : ''}${either}`);
    const choose = many === 1 ? 'choose one' : `resolve ${many} of these, in any order`;
    return then(`${mood === 'may' ? 'you may ' : ''}${choose}: ${modes}`);
  }
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

/** What a run comes with, as sentences after the one that makes it. */
function ofRun(abilities: readonly AbilityData[], outer: Voice): Sentence[] {
  const voice: Voice = { ...outer, ofRun: true };
  return abilities.map((ability) => {
    if ('static' in ability) return also(`during that run, ${staticText(ability, voice)}`);
    if (ability.ability === 'when') return also(ofRunText(ability, voice));
    return ability.ability === 'would' || ability.ability === 'instead'
      ? also(interruptOfRunText(ability, voice))
      : also(`a run has no ability "${ability.ability}"`);
  });
}

/** What a run comes with, without the sentence that makes it. */
export const runText = (abilities: readonly AbilityData[], voice: Voice): string =>
  joined(ofRun(abilities, voice), 'line');

/** One player's bid, which the other one guesses. */
function guessing(guess: 'number' | 'odd', most: ValueData, voice: Voice): string {
  const much =
    typeof most === 'number' && most >= ANY_NUMBER
      ? 'any number of [credit]'
      : `up to ${quantity(most, CREDITS, voice)}`;
  const asked = guess === 'odd' ? 'whether it is odd or even' : 'how much it is';
  return `bid ${much} in secret, and ${opponentName(voice)} guesses ${asked}`;
}

function bidding(step: Extract<Step, { step: 'bid' }>, mood: Mood, voice: Voice): Sentence[] {
  const { guess, most } = step;
  const results = [
    [guess === undefined ? 'if the bids match' : 'if the guess is right', step.steps],
    [guess === undefined ? 'if the bids differ' : 'if the guess is wrong', step.otherwise],
  ] as const;
  return [
    then(
      `${mood === 'may' ? 'you may ' : ''}${guess === undefined ? 'play a Psi game' : guessing(guess, most ?? 0, voice)}`,
    ),
    ...results
      .filter(([, steps]) => steps.length > 0)
      .map(([result, steps]) => also(`${result}, ${inlineText(steps, 'must', voice)}`)),
  ];
}

const TIMES: Unit = {
  of: (number) => (number === 1 ? 'once' : number === 2 ? 'twice' : `${number} times`),
  bare: 'a number of times',
  asMuch: 'that many times',
};

function repeating(step: Extract<Step, { step: 'repeat' }>, mood: Mood, voice: Voice): Sentence[] {
  const { steps, times, while: condition, for: number } = step;
  const may = mood === 'may' ? 'you may ' : '';
  if (number !== undefined)
    return [then(`${may}do this ${quantity(number, TIMES, voice)}: ${inlineText(steps, 'must', voice)}`)];
  const after = afterNaming(namingIn(step, voice));
  const again =
    condition !== undefined
      ? `if ${clauseOf(condition, after)}, do all of this again`
      : `do all of this again ${quantity(times ?? 0, TIMES, after)}`;
  return [...allSentences(steps, mood, voice), also(again)];
}

const runTextOf = (effects: readonly EffectData[], voice: Voice): Sentence[] =>
  effects.flatMap((effect) => {
    if (effect.effect === 'run') return ofRun(effect.with ?? [], voice);
    if (effect.effect !== 'breach') return [];
    return (effect.with ?? []).map((ability) => also(`during that breach, ${staticText(ability, voice)}`));
  });

function sentencesOf(step: Step, mood: Mood, voice: Voice): Sentence[] {
  if ('effect' in step) return [acting([effectClause(step, voice)], mood), ...runTextOf([step], voice)];
  switch (step.step) {
    case 'together':
      return [acting(clausesOf(step, voice) ?? [], mood), ...runTextOf(step.effects, voice)];
    case 'pay':
      return [acting(clausesOf(step, voice) ?? [], mood)];
    case 'if':
      return conditionally(step, mood, voice);
    case 'may':
      return step.by === undefined || nameOf(step.by, voice) === 'you'
        ? allSentences(step.steps, 'may', voice)
        : [offering(step.steps, step.by, voice)];
    case 'mayPay':
      return paying(step, voice);
    case 'modes':
      return [choosing(step, mood, voice)];
    case 'trace':
      return tracing(step, mood, voice);
    case 'name':
      return [then(mood === 'may' ? `you may ${naming(step, voice)}` : naming(step, voice))];
    case 'bid':
      return bidding(step, mood, voice);
    case 'repeat':
      return repeating(step, mood, voice);
  }
}

const NAMINGS: Readonly<Record<Extract<Step, { step: 'name' }>['what'], string>> = {
  server: 'choose a server',
  cardType: 'name a card type',
  subtype: 'choose a subtype',
  title: 'name a card',
  number: 'choose a number',
};

function naming({ what, types, subtypes, most }: Extract<Step, { step: 'name' }>, voice: Voice): string {
  const words = types?.map(String) ?? subtypes?.map(subtypeName);
  if (words !== undefined) return `choose ${listed(words, 'or')}`;
  return most === undefined
    ? NAMINGS[what]
    : `${NAMINGS[what]} up to ${voice.say.quantity(most, { of: String, bare: 'a number', asMuch: 'that number' }, voice)}`;
}

/** What another player may do; the words are theirs. */
function offering(steps: readonly Step[], side: Side, voice: Voice): Sentence {
  const { anyone: _, ...theirs } = { ...voice, side };
  const text = inlineText(steps, 'must', theirs);
  return then(`${nameOf(side, voice)} may ${asOfOther(text)}`);
}

const acting = (clauses: readonly Clause[], mood: Mood): Sentence =>
  mood === 'may'
    ? then(`you may ${infinitives(clauses)}`)
    : clauses.some(({ apart }) => apart)
      ? then(finites(clauses))
      : plain(finites(clauses));

/** An offer that an optional ability begins with takes in what follows: agreeing once is agreeing to it. */
function sharingConsent(first: Step, rest: readonly Step[]): readonly Step[] | null {
  if ('effect' in first) return null;
  if (first.step === 'may' && first.by === undefined) return [...first.steps, ...rest];
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
    const { before: _, ...next } = namingIn(step, now);
    now = next;
    return said;
  });
}

/** What a step leaves to be spoken of: one card or several as "that", how much it did as "done". */
function namingIn(step: Step, voice: Voice): Voice {
  if ('effect' in step) {
    const done = doingOf(step);
    const now: Voice = done === undefined ? voice : { ...voice, done };
    if (!namesCards(step)) return now;
    const ref = refOfEffect(step);
    const many = ref === null ? 'amount' in step && step.amount !== 1 : isPlural(ref, voice);
    const thatOf = ref === null ? null : ownerOfCards(ref, voice);
    const named: Voice = { ...now, that: many ? 'many' : 'one', thatOf };
    return showsCards(step) ? { ...named, restOf: thatOf } : named;
  }
  const inside =
    step.step === 'together'
      ? step.effects
      : step.step === 'modes'
        ? step.modes.flat()
        : step.step === 'pay' || step.step === 'name'
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
    } else text += `. ${capital(sentence.text)}`;
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
