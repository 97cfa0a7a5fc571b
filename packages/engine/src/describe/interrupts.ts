import type { InterruptData } from '../language/ability.ts';
import type { Step } from '../language/step.ts';
import { costSymbols } from './costs.ts';
import { imminentText, insteadClause } from './imminent.ts';
import { lineText } from './steps.ts';
import type { Voice } from './voice.ts';

const onlyPrevents = (steps: readonly Step[]): boolean => {
  const [first, second] = steps;
  return first !== undefined && second === undefined && 'effect' in first && first.effect === 'prevent';
};

/** An interrupt, or the replacement that applies by itself, without the capital letter and the full stop. */
export function interruptText(ability: InterruptData, outer: Voice): string {
  const { to } = ability;
  const voice: Voice = { ...outer, imminent: to };
  switch (ability.interrupt) {
    case 'paid': {
      // What is prevented already says what is interrupted, unless only the first time counts.
      const first = 'first' in to && to.first !== undefined;
      const opening = onlyPrevents(ability.steps) && !first ? '' : `${imminentText(to, voice)}, `;
      const cost = costSymbols(ability.cost, voice);
      return `[interrupt] ${cost}: ${opening}${lineText(ability.steps, 'must', voice)}`;
    }
    case 'when': {
      const mood = ability.may === true ? 'may' : 'must';
      return `[interrupt] ${imminentText(to, voice)}: ${lineText(ability.steps, mood, voice)}`;
    }
    case 'instead':
      return `${imminentText(to, voice)}: ${insteadClause(ability.amount, voice).finite}`;
  }
}
