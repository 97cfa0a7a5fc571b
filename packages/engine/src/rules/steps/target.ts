import { abilityDecision, programOf } from '../../kernel/ability.ts';
import { sideOf } from '../../kernel/concrete.ts';
import type { Choose } from '../../language/reference.ts';
import { cardsMatching } from '../../query/filter.ts';
import { option } from '../../state/decision.ts';
import type { AbilityFrame } from '../../state/frame.ts';
import { cite, findCard, type Game, refOf } from '../../state/game.ts';
import { KEY } from '../../state/option-key.ts';
import type { StepWord } from '../../state/ruleset.ts';
import type { Card } from '../../state/state.ts';
import { canSwap } from '../swap.ts';

/** Cards that may still be chosen. */
export function candidates(game: Game, frame: AbilityFrame, choose: Choose, slot: number): Card[] {
  const chosen = frame.slots[slot] ?? [];
  const source = findCard(game.state, frame.source);
  const all = cardsMatching(game, choose.choose, source);
  const open = all.filter((card) => !chosen.includes(refOf(card)));
  const next = programOf(game, frame)[frame.pc + 1];
  if (next?.op !== 'do' || !next.effects.some((effect) => effect.data.effect === 'swap')) return open;
  // Only cards that can change places may be chosen for it (10.11.2).
  const partners =
    chosen.length === 0
      ? all
      : chosen.map((ref) => findCard(game.state, ref)).filter((card) => card !== null);
  return open.filter((card) => partners.some((other) => other !== card && canSwap(game, card, other)));
}

/** The deck being searched, while the searcher chooses. */
export function searchedZone(game: Game): 'rd' | 'stack' | null {
  const frame = game.state.stack.at(-1);
  if (frame?.kind !== 'ability') return null;
  const instruction = programOf(game, frame)[frame.pc];
  if (instruction?.op !== 'target' || instruction.choose.search !== true) return null;
  const { zone } = instruction.choose.choose;
  return zone === 'rd' || zone === 'stack' ? zone : null;
}

/** Announces targets: asks while there are more to choose than needed, takes what is left otherwise. */
export const targetStep: StepWord<'target'> = {
  step(game, frame, { slot, choose }) {
    const chosen = frame.slots[slot] ?? [];
    const open = candidates(game, frame, choose, slot);
    const missing = choose.count - chosen.length;
    if (missing > 0 && open.length > 0 && (choose.upTo === true || open.length > missing)) return true;
    frame.slots[slot] = choose.upTo === true || missing <= 0 ? chosen : [...chosen, ...open.map(refOf)];
    frame.pc += 1;
    return false;
  },

  decide(game, frame, { slot, choose }) {
    const rule = cite(game, 'announceTargets');
    const options = candidates(game, frame, choose, slot).map((card) =>
      option('choose', KEY.choose, rule, refOf(card)),
    );
    if (choose.upTo === true) options.push(option('done', 'done', rule));
    return abilityDecision(game, frame, {
      seat: sideOf(choose.by ?? 'you', frame.controller),
      kind: 'target',
      options,
      chosen: frame.slots[slot]?.length ?? 0,
      wanted: choose.count,
    });
  },

  choose(_game, frame, { slot }, picked) {
    if (picked.kind === 'done') {
      frame.slots[slot] ??= [];
      frame.pc += 1;
    } else frame.slots[slot] = [...(frame.slots[slot] ?? []), picked.card];
  },
};
