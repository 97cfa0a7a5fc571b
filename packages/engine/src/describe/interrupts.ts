import type { InsteadData, InterruptData, WouldData } from '../language/ability.ts';
import type { Step } from '../language/step.ts';
import { clauseOf } from './conditions.ts';
import { costSymbols } from './costs.ts';
import { capital } from './grammar.ts';
import { imminentText, insteadClause } from './imminent.ts';
import { LIMITED } from './units.ts';
import type { Voice } from './voice.ts';

const onlyPrevents = (steps: readonly Step[]): boolean => {
  const [first, second] = steps;
  return first !== undefined && second === undefined && 'effect' in first && first.effect === 'prevent';
};

/** A paid ability in its parts, each without its full stop. */
export interface PaidDescription {
  /** As "1[credit]" or "Lose 1[click]". */
  readonly cost: string;
  readonly effect: string;
  /** When, how often and by whom it can be used. */
  readonly limits: readonly string[];
}

/** An interrupt that is paid for; null where it triggers by itself. */
export function paidInterrupt({ to, cost, steps, limit }: WouldData, outer: Voice): PaidDescription | null {
  if (cost === undefined) return null;
  const voice: Voice = { ...outer, imminent: to };
  // What is prevented already says what is interrupted, unless only the first time counts.
  const first = 'first' in to && to.first !== undefined;
  const opening = onlyPrevents(steps) && !first ? '' : `${imminentText(to, voice)}, `;
  return {
    cost: capital(costSymbols(cost, voice)),
    effect: capital(`${opening}${voice.say.lineText(steps, 'must', voice)}`),
    limits: limit === undefined ? [] : [LIMITED[limit]],
  };
}

/** What happens in place of what was about to. */
function replacing({ amount, steps = [], may }: InsteadData, voice: Voice): string {
  if (amount !== undefined) return insteadClause(amount, voice).finite;
  return `${voice.say.inlineText(steps, may === true ? 'may' : 'must', voice)} instead`;
}

/** An interrupt of a run, as a sentence after the one that makes the run. */
export function interruptOfRunText(ability: InterruptData, outer: Voice): string {
  const { to } = ability;
  const voice: Voice = { ...outer, imminent: to };
  if (ability.ability === 'instead' && to.deed === 'breach' && to.server === 'allowed') {
    const does = voice.say.inlineText(ability.steps ?? [], ability.may === true ? 'may' : 'must', voice);
    return `if that run is successful, ${does} instead of breaching the server`;
  }
  const condition = ability.condition === undefined ? '' : `, if ${clauseOf(ability.condition, voice)}`;
  const does =
    ability.ability === 'instead'
      ? replacing(ability, voice)
      : voice.say.inlineText(ability.steps, ability.may === true ? 'may' : 'must', voice);
  return `${imminentText(to, voice)}${condition}, ${does}`;
}

/** An interrupt, or the replacement that applies by itself, without the capital letter and the full stop. */
export function interruptText(ability: InterruptData, outer: Voice): string {
  const { to } = ability;
  const voice: Voice = { ...outer, imminent: to };
  const condition = ability.condition === undefined ? '' : `, if ${clauseOf(ability.condition, voice)}`;
  const limit = ability.limit === undefined ? '' : `. ${LIMITED[ability.limit]}`;
  if (ability.ability === 'instead')
    return `${imminentText(to, voice)}${condition}, ${replacing(ability, voice)}${limit}`;
  const paid = paidInterrupt(ability, outer);
  if (paid !== null) return `[interrupt] ${paid.cost}: ${paid.effect}${limit}`;
  const mood = ability.may === true ? 'may' : 'must';
  return `[interrupt] ${imminentText(to, voice)}${condition}, ${voice.say.lineText(ability.steps, mood, voice)}${limit}`;
}
