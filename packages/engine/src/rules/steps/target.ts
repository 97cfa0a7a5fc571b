import type { Instruction } from '../../compile/program.ts';
import { abilityDecision, programOf } from '../../kernel/ability.ts';
import { sideOf } from '../../kernel/concrete.ts';
import type { Choose } from '../../language/reference.ts';
import { cardsMatching } from '../../query/filter.ts';
import { option } from '../../state/decision.ts';
import type { Choosing } from '../../state/effect-word.ts';
import type { AbilityFrame } from '../../state/frame.ts';
import { cite, findCard, type Game, refOf, wordOf } from '../../state/game.ts';
import { KEY } from '../../state/option-key.ts';
import type { StepWord } from '../../state/ruleset.ts';
import type { Card } from '../../state/state.ts';

/** What the effect they are chosen for says of cards chosen together. */
function pairsOf(game: Game, next: Instruction | undefined): Choosing['pairs'] {
  if (next?.op !== 'do') return null;
  for (const { data } of next.effects) {
    const pairs = wordOf(game, data.effect).choosing?.pairs ?? null;
    if (pairs !== null) return pairs;
  }
  return null;
}

/** Cards that may still be chosen. */
export function candidates(game: Game, frame: AbilityFrame, choose: Choose, slot: number): Card[] {
  const chosen = frame.slots[slot] ?? [];
  const source = findCard(game.state, frame.source);
  const all = cardsMatching(game, choose.choose, source);
  const open = all.filter((card) => !chosen.includes(refOf(card)));
  const pairs = pairsOf(game, programOf(game, frame)[frame.pc + 1]);
  if (pairs === null) return open;
  const partners =
    chosen.length === 0
      ? all
      : chosen.map((ref) => findCard(game.state, ref)).filter((card) => card !== null);
  return open.filter((card) => partners.some((other) => other !== card && pairs(game, card, other)));
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
