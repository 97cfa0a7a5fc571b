import type { CompiledInterrupt } from '../compile/program.ts';
import type { InterruptData } from '../language/ability.ts';
import { conditionHolds } from '../query/ask.ts';
import { isSpokenOf, wouldMeet } from '../query/deeds.ts';
import { isUsedUp } from '../query/limited.ts';
import type { Context } from '../state/context.ts';
import type { Option } from '../state/decision.ts';
import { type Effect, type InstructionFrame, REMOVED, UNPREVENTABLE } from '../state/frame.ts';
import { type Game, wordOf } from '../state/game.ts';
import { NOTHING, type ObjectRef } from '../state/state.ts';

// Which imminent effects an interrupt speaks of (9.8.3).

/** Whether an imminent effect is one an interrupt speaks of (9.8.3). */
export function isRelevant(
  game: Game,
  frame: InstructionFrame,
  interrupt: CompiledInterrupt,
  effect: Effect,
  speaker: Context,
): boolean {
  if (effect.marks & REMOVED || (interrupt.prevents && effect.marks & UNPREVENTABLE)) return false;
  const { imminent } = wordOf(game, effect.name);
  if (imminent === null) return false;
  const { condition, data } = interrupt;
  if (condition !== null && !conditionHolds(game, condition, speaker)) return false;
  const { to } = data;
  return imminent.would(game, effect).some((deed) => wouldMeet(game, to, deed, speaker, frame.noted));
}

/** Whether an interrupt could be used for an imminent effect: not one that was used as often as it can be (9.3.3c). */
export const isOpenTo = (
  game: Game,
  frame: InstructionFrame,
  interrupt: CompiledInterrupt,
  effect: Effect,
  speaker: Context,
  giver: ObjectRef,
): boolean =>
  !isUsedUp(game.state, interrupt.data.limit, interrupt.key, speaker.source?.object ?? 0, giver) &&
  isRelevant(game, frame, interrupt, effect, speaker);

/** What an imminent effect is called when it is changed. */
export const deedName = (game: Game, effect: Effect): string =>
  wordOf(game, effect.name).imminent?.deed(effect) ?? effect.name;

/** The card an interrupt speaks of as "it": that of the effect it is about. */
export function subjectOf(game: Game, effect: Effect, { to }: InterruptData, speaker: Context): ObjectRef {
  const deeds = wordOf(game, effect.name).imminent?.would(game, effect) ?? [];
  return deeds.find((deed) => isSpokenOf(game, to, deed, speaker))?.card ?? NOTHING;
}

/** What a card gained twice from another is one option at a time. */
export const toldApart = (options: readonly Option[]): Option[] =>
  options.filter(({ key }, index) => options.findIndex((other) => other.key === key) === index);
