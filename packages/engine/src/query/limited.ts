import type { AbilityKey } from '../compile/program.ts';
import type { Limit } from '../language/ability.ts';
import { nameOfAbility } from '../state/decision.ts';
import { NOTHING, type ObjectRef, type State } from '../state/state.ts';
import { breachFrame } from './run.ts';

/** What a limited ability can be used once in: the turn needs no name; '' where there is no such run or breach. */
const STRETCH: Readonly<Record<Limit, (state: State) => string>> = {
  oncePerTurn: () => '',
  oncePerRun: ({ run }) => (run === null ? '' : `@run${run.number}`),
  oncePerBreach: (state) => {
    const frame = breachFrame(state);
    return frame === null ? '' : `@breach${frame.number}`;
  },
};

/** As what the use of a limited ability, its own or given by a card, is noted in `Turn.used`; '' where nothing limits it now. */
export function nameOfUse(
  state: State,
  limit: Limit | undefined,
  key: AbilityKey,
  object: number,
  giver: ObjectRef = NOTHING,
): string {
  if (limit === undefined) return '';
  const stretch = STRETCH[limit](state);
  return limit !== 'oncePerTurn' && stretch === '' ? '' : `${nameOfAbility(key, object, giver)}${stretch}`;
}

/** Whether an ability was used as often as it can be (9.3.3c). */
export function isUsedUp(
  state: State,
  limit: Limit | undefined,
  key: AbilityKey,
  object: number,
  giver: ObjectRef = NOTHING,
): boolean {
  if (limit === undefined || state.turn.used.length === 0) return false;
  return state.turn.used.includes(nameOfUse(state, limit, key, object, giver));
}

export function noteUse({ turn }: State, name: string): void {
  if (name !== '') turn.used.push(name);
}
