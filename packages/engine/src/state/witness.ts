import type { CompiledCard, Instruction } from '../compile/program.ts';
import type { InterruptData, StaticData } from '../language/ability.ts';

/** A part of a card's abilities that took effect: an instruction, a static ability or a replacement. */
export type AbilityPart = Instruction | StaticData | InterruptData;

/** Is told which abilities take effect while a game is played; measuring what games reach needs no more. */
export type Witness = (card: CompiledCard, part: AbilityPart) => void;
