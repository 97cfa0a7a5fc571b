import type { InterruptData } from '../language/ability.ts';
import { saysX } from './meaning.ts';
import { abilityKey } from './names.ts';
import type { CompiledInterrupt } from './program.ts';
import { isA, type Part, speaksOf } from './walk.ts';

const prevents = (part: Part): boolean => isA(part, 'effect') && part.data.effect === 'prevent';

/** What is asked of an interrupt whenever something is about to happen is found out once. */
export function compileInterrupt(
  data: InterruptData,
  name: string,
  of: CompiledInterrupt['of'],
  program: number,
): CompiledInterrupt {
  const condition = data.condition ?? null;
  if (data.ability === 'instead')
    return {
      data,
      key: abilityKey('replace', name),
      kind: 'instead',
      condition,
      cost: [],
      onlyIf: null,
      limit: data.limit,
      announces: false,
      program,
      prevents: false,
      of,
    };
  return {
    data,
    key: abilityKey('interrupt', name),
    kind: data.cost === undefined ? 'when' : 'paid',
    condition,
    cost: data.cost ?? [],
    onlyIf: null,
    limit: data.limit,
    announces: data.cost !== undefined && speaksOf(data.cost, 'cost', saysX),
    program,
    prevents: speaksOf(data.steps, 'steps', prevents),
    of,
  };
}
