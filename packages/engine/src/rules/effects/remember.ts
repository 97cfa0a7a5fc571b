import type { Step } from '../../language/step.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import type { Effect } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';
import { resolvingAbility } from '../../state/slots.ts';
import { linger } from '../linger.ts';
import { actsOnCards, always, PLAIN } from './common.ts';

const onlyRemembers = (step: Step): boolean =>
  'effect' in step
    ? step.effect === 'remember'
    : step.step === 'name' || (step.step === 'may' && step.steps.every(onlyRemembers));

/** A choice made as a turn begins, by an ability that does nothing else, is one for that turn (26.03 9.10.3b). */
export function isForTheTurn({ state, rules }: Game, { def }: Pick<Effect, 'def'>): boolean {
  const program = resolvingAbility(state)?.program;
  const ability = rules.defs[def]?.when.find((one) => one.program === program);
  return (
    ability !== undefined &&
    ability.deeds.length > 0 &&
    ability.deeds.every(({ deed }) => deed === 'turnBegins') &&
    ability.data.steps.every(onlyRemembers)
  );
}

export const REMEMBER: EffectWords<'remember'> = {
  remember: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: actsOnCards,
    payable: null,
    resolve(game, effect) {
      const { state } = game;
      state.lingering = state.lingering.filter(
        ({ kind, source, word }) => kind !== 'memory' || word !== undefined || source !== effect.source,
      );
      linger(game, effect, { kind: 'memory', until: isForTheTurn(game, effect) ? 'turn' : 'once' });
    },
  },
};
