import { assertNever } from '../invariant.ts';
import {
  type AbilityData,
  type ConditionalData,
  deedsWaitedFor,
  type InterruptData,
  type PaidData,
  type StaticData,
} from '../language/ability.ts';
import type { Deed } from '../language/deed.ts';
import type { Step } from '../language/step.ts';
import { Assembler, type Created } from './assemble.ts';
import type { Builder } from './builder.ts';
import { compileInterrupt } from './interrupt.ts';
import { saysX } from './meaning.ts';
import { abilityKey, interruptName, lastingName, paidName, subroutineName, whenName } from './names.ts';
import { compilePaid } from './paid.ts';
import type { CompiledInterrupt } from './program.ts';
import { isA, type Part, speaksOf } from './walk.ts';

// What a card's abilities are compiled to, each added to the lists of its card.

const isHostedHere = (part: Part): boolean => isA(part, 'filter') && part.data.hostedOn === 'this';

export function addProgram(builder: Builder, name: string, steps: readonly Step[], bound = false): number {
  const { program, labels } = new Assembler(builder, CREATED, bound).finish(name, steps);
  builder.labels.push(labels);
  builder.speaksOfHosted.push(speaksOf(steps, 'steps', isHostedHere));
  return builder.programs.push(program) - 1;
}

/** What a static ability gives cards to do; "this" is the card that gains it, so nothing is bound. */
export function addGiven(builder: Builder, ability: StaticData): void {
  if (ability.static !== 'gain' || ability.text === undefined) return;
  const text = {
    subroutines: [] as number[],
    when: [] as number[],
    paid: [] as number[],
    interrupts: [] as number[],
    statics: [] as StaticData[],
  };
  for (const given of ability.text) {
    if ('static' in given) text.statics.push(given);
    else
      switch (given.ability) {
        case 'when':
          text.when.push(addConditional(builder, 'gained', given));
          break;
        case 'paid':
          text.paid.push(addGivenPaid(builder, given));
          break;
        case 'would':
        case 'instead':
          text.interrupts.push(addInterrupt(builder, 'others', given));
          break;
        case 'sub': {
          const name = builder.counted.name(`gained ${subroutineName(given)}`);
          text.subroutines.push(addProgram(builder, name, given.steps));
          break;
        }
        default:
          assertNever(given, 'gained ability');
      }
  }
  builder.given.set(ability, text);
}

function addGivenPaid(builder: Builder, data: PaidData): number {
  const name = builder.counted.name(`gained ${paidName(data)}`);
  const index = builder.own.paid + builder.givenPaid.length;
  builder.names.givenPaid.push(name);
  builder.givenPaid.push(compilePaid(data, name, addProgram(builder, name, data.steps)));
  return index;
}

function addLasting(builder: Builder, ability: StaticData, until: Deed | null): number {
  builder.names.lasting.push(builder.counted.name(lastingName(ability)));
  addGiven(builder, ability);
  builder.lastingUntil.push(until);
  return builder.lasting.push(ability) - 1;
}

const addSteps = (builder: Builder, name: string, { steps }: InterruptData): number =>
  steps === undefined ? -1 : addProgram(builder, name, steps);

export const addInterruptOfCard = (builder: Builder, data: InterruptData, name: string): CompiledInterrupt =>
  compileInterrupt(data, name, 'card', addSteps(builder, name, data));

/** An interrupt of a run, or one that is given to others. */
function addInterrupt(builder: Builder, of: 'run' | 'others', data: InterruptData): number {
  const called = interruptName(data);
  const name = builder.counted.name(of === 'others' ? `gained ${called}` : called);
  const index = builder.own.interrupts + builder.furtherInterrupts.length;
  builder.names.furtherInterrupts.push(name);
  builder.furtherInterrupts.push(compileInterrupt(data, name, of, addSteps(builder, name, data)));
  return index;
}

/** The abilities a run comes with, none where it has no text. */
function addRunText(builder: Builder, abilities: readonly AbilityData[]): number {
  if (abilities.length === 0) return -1;
  const text = { said: abilities, when: [] as number[], interrupts: [] as number[], lasting: [] as number[] };
  for (const ability of abilities) {
    if ('static' in ability) text.lasting.push(addLasting(builder, ability, null));
    else if (ability.ability === 'when') text.when.push(addConditional(builder, 'run', ability));
    else if (ability.ability === 'would' || ability.ability === 'instead')
      text.interrupts.push(addInterrupt(builder, 'run', ability));
  }
  return builder.runTexts.push(text) - 1;
}

export function addConditional(
  builder: Builder,
  kind: 'when' | 'later' | 'gained' | 'run',
  data: ConditionalData,
): number {
  // Its place is taken before what it creates later: the printed order numbers the abilities.
  const index = builder.when.length;
  const name = builder.counted.name(whenName(kind === 'run' ? 'when' : kind, data));
  const { on } = data;
  const state = 'if' in on ? on : null;
  const deeds = deedsWaitedFor(data);
  const delayed = kind !== 'when';
  builder.names.when.push(name);
  const conditional = {
    data,
    key: abilityKey('trigger', name),
    deeds,
    state,
    delayed,
    ofRun: kind === 'run',
    asInstalled:
      deeds.length > 0 &&
      deeds.every(({ deed }) => deed === 'install') &&
      speaksOf(data.steps, 'steps', saysX),
  };
  builder.when.push({ ...conditional, program: -1 });
  builder.when[index] = { ...conditional, program: addProgram(builder, name, data.steps, kind === 'later') };
  return index;
}

const CREATED: Created = {
  later: (builder, ability) => addConditional(builder, 'later', ability),
  lasting: addLasting,
  runText: addRunText,
};
