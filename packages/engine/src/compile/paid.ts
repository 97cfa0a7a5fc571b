import type { PaidData } from '../language/ability.ts';
import type { CostItem } from '../language/cost.ts';
import type { Step } from '../language/step.ts';
import { saysX } from './meaning.ts';
import { abilityKey } from './names.ts';
import type { CompiledPaid } from './program.ts';
import { speaksOf } from './walk.ts';

const isClick = (item: CostItem): boolean => 'pay' in item && item.pay === 'clicks';

const isStrengthForEncounter = (step: Step): boolean =>
  'effect' in step &&
  step.effect === 'linger' &&
  step.until === 'encounter' &&
  step.statics.every((ability) => ability.static === 'change' && ability.what === 'strength');

/** Whether a paid ability is no action in any edition, and not for accesses alone. */
export const isForWindows = ({ clicksFirst, forAccess }: CompiledPaid): boolean => !clicksFirst && !forAccess;

/** What is asked of an ability whenever options are listed is found out once. */
export function compilePaid(data: PaidData, name: string, program: number): CompiledPaid {
  const onlyStrength = data.steps.every(isStrengthForEncounter);
  const breaksSubroutines =
    data.interface !== undefined || data.steps.some((step) => 'effect' in step && step.effect === 'break');
  const speaksOfEncountered = speaksOf(data.steps, 'steps', (part) => part.data === 'encountered');
  return {
    data,
    key: abilityKey('use', name),
    program,
    cost: data.cost,
    limit: data.limit,
    onlyStrength,
    onlyInEncounters: onlyStrength || breaksSubroutines || speaksOfEncountered,
    interfaceWith: data.interface ?? '',
    forAccess: data.access === true,
    by: data.by ?? '',
    stolen: data.stolen === true,
    activeIn: data.activeIn ?? '',
    onlyIf: data.onlyIf ?? null,
    announces: speaksOf(data.cost, 'cost', saysX),
    breaksSubroutines,
    speaksOfEncountered,
    speaksOfApproached: speaksOf(data.steps, 'steps', (part) => part.data === 'approached'),
    speaksOfAccessed: speaksOf(data.steps, 'steps', (part) => part.data === 'accessed'),
    clicksInCost: data.cost.some(isClick),
    clicksFirst: data.cost[0] !== undefined && isClick(data.cost[0]),
  };
}
