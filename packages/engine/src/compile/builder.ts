import type { StaticData } from '../language/ability.ts';
import type { Deed } from '../language/deed.ts';
import type { Counted } from './names.ts';
import type {
  CompiledConditional,
  CompiledInterrupt,
  CompiledPaid,
  GivenText,
  Program,
  RunText,
} from './program.ts';

/** Collects the programs of one card while its abilities are flattened. */
export interface Builder {
  readonly programs: Program[];
  readonly labels: (readonly string[])[];
  /** The names given so far to abilities of the card. */
  readonly counted: Counted;
  readonly names: {
    readonly when: string[];
    readonly lasting: string[];
    readonly givenPaid: string[];
    readonly furtherInterrupts: string[];
  };
  /** How many paid abilities and interrupts are its own; those of others and of runs come after them. */
  readonly own: { readonly paid: number; readonly interrupts: number };
  readonly givenPaid: CompiledPaid[];
  readonly furtherInterrupts: CompiledInterrupt[];
  readonly runTexts: RunText[];
  readonly speaksOfHosted: boolean[];
  readonly when: CompiledConditional[];
  readonly lasting: StaticData[];
  readonly lastingUntil: (Deed | null)[];
  readonly given: Map<StaticData, GivenText>;
}
