import type { CompiledCard, CompiledInterrupt } from '../compile/program.ts';
import { at } from '../invariant.ts';
import { active } from '../query/active.ts';
import { giftsTo } from '../query/characteristics.ts';
import { speakerOfLingering } from '../query/lingering.ts';
import { type Context, contextOf } from '../state/context.ts';
import { controllerOf, defOf, type Game, refOf } from '../state/game.ts';
import { NOTHING, type ObjectRef } from '../state/state.ts';
import { isEndless } from './endless.ts';

/** An interrupt that can speak up now: of an active card, printed or gained, or of the run under way. */
export interface Interrupter {
  readonly interrupt: CompiledInterrupt;
  readonly def: CompiledCard;
  /** Its place among the interrupts of its card. */
  readonly index: number;
  readonly source: ObjectRef;
  readonly speaker: Context;
  /** Of a run: `Lingering.created`, else 0. */
  readonly lingering: number;
  /** Of one its card gained what gave it, else NOTHING. */
  readonly giver: ObjectRef;
}

/** Every interrupt that can speak up now. */
export function interrupters(game: Game): Interrupter[] {
  const found: Interrupter[] = [];
  if (isEndless(game)) return found;
  for (const card of active(game).withInterrupts) {
    const def = defOf(game, card);
    const speaker = contextOf(card, controllerOf(card));
    def.interrupts.forEach((interrupt, index) => {
      if (interrupt.of === 'card')
        found.push({ interrupt, def, index, source: refOf(card), speaker, lingering: 0, giver: NOTHING });
    });
  }
  if (game.rules.grantsInterrupts) addGained(game, found);
  for (const effect of game.state.lingering) {
    if (effect.kind !== 'interrupt') continue;
    const def = at(game.rules.defs, effect.def);
    const { ability: index, source, created: lingering } = effect;
    const interrupt = at(def.interrupts, index);
    found.push({
      interrupt,
      def,
      index,
      source,
      speaker: speakerOfLingering(game, effect),
      lingering,
      giver: NOTHING,
    });
  }
  return found;
}

function addGained(game: Game, found: Interrupter[]): void {
  for (const card of active(game).cards)
    for (const { def: number, text, giver } of giftsTo(game, card))
      for (const index of text.interrupts) {
        const def = at(game.rules.defs, number);
        const interrupt = at(def.interrupts, index);
        const speaker = contextOf(card, controllerOf(card));
        found.push({ interrupt, def, index, source: refOf(card), speaker, lingering: 0, giver });
      }
}
