import type { CompiledInterrupt } from '../compile/program.ts';
import { at } from '../invariant.ts';
import type { ValueData } from '../language/value.ts';
import { active } from '../query/active.ts';
import { usePrice } from '../query/additional-price.ts';
import { amountOf } from '../query/ask.ts';
import { wouldMeet } from '../query/deeds.ts';
import { unpayable } from '../query/price.ts';
import { opponentOf, type Side } from '../side.ts';
import { contextOf } from '../state/context.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import { emit } from '../state/event.ts';
import { type Effect, type Instance, type InstructionFrame, REMOVED, UNPREVENTABLE } from '../state/frame.ts';
import {
  cite,
  controllerOf,
  defOf,
  findCard,
  type Game,
  objectOf,
  pop,
  push,
  refOf,
  wordOf,
} from '../state/game.ts';
import { isActive } from '../state/in-play.ts';
import { type Card, NO_SERVER, NOTHING } from '../state/state.ts';
import { checkpoint } from './checkpoint.ts';
import { startAbility } from './start-ability.ts';
import { INTERRUPT_OFFSET, startUse } from './start-use.ts';

/**
 * Carries out one instruction: it becomes imminent, interrupts may change it, then it resolves (9.8.4).
 * When no card of this game can interrupt it, it resolves at once.
 */
export function becomeImminent(game: Game, wanted: Effect[]): void {
  if (game.rules.additionalCosts.trash)
    for (const effect of wanted) wordOf(game, effect.name).imminent?.charge?.(game, effect);
  const effects = wanted.length === 1 ? wanted : wanted.filter((effect) => isExpected(game, effect));
  const first = effects[0];
  if (first === undefined) return;
  if (effects.length === 1 && !game.rules.interrupted[first.name]) {
    wordOf(game, first.name).resolve(game, first);
    return;
  }
  if (effects.length === 1 && !isExpected(game, first)) return;
  push(game.state, {
    kind: 'instruction',
    effects,
    noted: 0,
    stage: effects.some((effect) => game.rules.interrupted[effect.name]) ? 0 : 2,
    index: 0,
    pending: [],
    holder: game.state.turn.side,
    fresh: true,
    afterPass: false,
    settle: true,
  });
}

const isExpected = (game: Game, effect: Effect): boolean => wordOf(game, effect.name).expected(game, effect);

/** Whether an imminent effect is one an interrupt speaks of (9.8.3). */
export function isRelevant(
  game: Game,
  frame: InstructionFrame,
  interrupt: CompiledInterrupt,
  effect: Effect,
  card: Card,
): boolean {
  if (effect.marks & REMOVED || (interrupt.prevents && effect.marks & UNPREVENTABLE)) return false;
  const { imminent } = wordOf(game, effect.name);
  if (imminent === null) return false;
  const { to } = interrupt.data;
  const speaker = contextOf(card, controllerOf(card));
  return imminent.would(game, effect).some((deed) => wouldMeet(game, to, deed, speaker, frame.noted));
}

/** Notes that the expected effects are imminent, for "the first time … would" (9.8.5a). */
function noteImminent(game: Game, frame: InstructionFrame): void {
  if (!game.rules.firstImminent) return;
  frame.noted = game.state.turn.imminent.length;
  for (const effect of frame.effects) {
    const { imminent } = wordOf(game, effect.name);
    if (imminent !== null) game.state.turn.imminent.push(...imminent.would(game, effect));
  }
}

interface Replacement {
  readonly card: Card;
  readonly index: number;
  readonly effect: Effect;
  readonly amount: ValueData;
}

/** Replacement effects that apply to what is expected now and have not been applied to it yet (9.8.9c). */
function replacements(game: Game, frame: InstructionFrame): Replacement[] {
  const found: Replacement[] = [];
  for (const card of active(game).withInterrupts) {
    defOf(game, card).interrupts.forEach((interrupt, index) => {
      if (interrupt.data.interrupt !== 'instead') return;
      const { amount } = interrupt.data;
      const effect = frame.effects.find((candidate) => isRelevant(game, frame, interrupt, candidate, card));
      if (effect !== undefined && !effect.changedBy.includes(refOf(card)))
        found.push({ card, index, effect, amount });
    });
  }
  return found;
}

function replace(game: Game, { card, index, effect, amount }: Replacement): void {
  const def = defOf(game, card);
  game.witness?.(def, at(def.interrupts, index).data);
  effect.changedBy.push(refOf(card));
  effect.amount = amountOf(game, amount, contextOf(card, controllerOf(card)));
  emit(game, 'replaced', 'replacementEffect', controllerOf(card), effect.amount, effect.name, [card]);
}

/** After the replacements, relevant conditional interrupts become pending (9.8.4b). */
function markPending(game: Game, frame: InstructionFrame): void {
  for (const card of active(game).withInterrupts) {
    defOf(game, card).interrupts.forEach((interrupt, index) => {
      if (interrupt.data.interrupt !== 'when') return;
      const effect = frame.effects.find((candidate) => isRelevant(game, frame, interrupt, candidate, card));
      if (effect === undefined) return;
      frame.pending.push({
        source: refOf(card),
        def: card.def,
        ability: index,
        controller: controllerOf(card),
        subject: NOTHING,
        amount: effect.amount,
        was: 0,
        lingering: 0,
        inactive: false,
      });
    });
  }
}

/** As the window opens: expected effects, replacements in the order their chooser wants, then what is pending. */
function open(game: Game, frame: InstructionFrame): boolean {
  if (frame.settle) {
    frame.settle = false;
    noteImminent(game, frame);
  }
  const found = replacements(game, frame);
  const [only] = found;
  if (found.length > 1) return true;
  if (only !== undefined) replace(game, only);
  else {
    markPending(game, frame);
    frame.stage = 1;
    frame.settle = true;
  }
  return false;
}

const interruptOf = (game: Game, instance: Instance) =>
  game.rules.defs[instance.def]?.interrupts[instance.ability];

/** Pending conditional interrupts of a player that are still relevant (9.8.4c). */
function pendingOf(game: Game, frame: InstructionFrame, side: Side): Instance[] {
  return frame.pending.filter((instance) => {
    if (instance.controller !== side) return false;
    const card = findCard(game.state, instance.source);
    const interrupt = interruptOf(game, instance);
    return (
      card !== null &&
      isActive(card) &&
      interrupt !== undefined &&
      frame.effects.some((effect) => isRelevant(game, frame, interrupt, effect, card))
    );
  });
}

const isMandatory = (game: Game, instance: Instance): boolean => {
  const data = interruptOf(game, instance)?.data;
  return data?.interrupt === 'when' && data.may !== true;
};

/** Paid interrupts a player could use now (9.8.4d). */
function paidInterrupts(game: Game, frame: InstructionFrame, side: Side): Option[] {
  const options: Option[] = [];
  const rule = cite(game, 'interruptWindow');
  for (const card of active(game).withInterrupts) {
    if (controllerOf(card) !== side) continue;
    defOf(game, card).interrupts.forEach((interrupt, index) => {
      const { data } = interrupt;
      if (data.interrupt !== 'paid') return;
      if (!frame.effects.some((effect) => isRelevant(game, frame, interrupt, effect, card))) return;
      const price = usePrice(game, side, card, data.cost);
      if (unpayable(game, side, price, card, 'use', card) !== null) return;
      const key = `interrupt c${card.object} ${index + 1}`;
      options.push(option('use', key, rule, refOf(card), NO_SERVER, NOTHING, INTERRUPT_OFFSET + index));
    });
  }
  return options;
}

const hasInterrupt = (game: Game, frame: InstructionFrame, side: Side): boolean =>
  pendingOf(game, frame, side).length > 0 || paidInterrupts(game, frame, side).length > 0;

export const instructionFrame = {
  step(game: Game, frame: InstructionFrame): boolean {
    switch (frame.stage) {
      case 0:
        return open(game, frame);
      case 1:
        if (frame.settle) {
          frame.settle = false;
          checkpoint(game);
          return false;
        }
        if (hasInterrupt(game, frame, frame.holder)) return true;
        passPriority(frame);
        return false;
      case 2: {
        const effect = frame.effects[frame.index];
        if (effect === undefined) {
          pop(game.state);
          return false;
        }
        frame.index += 1;
        const atOnce = [effect];
        if (wordOf(game, effect.name).imminent?.together === true) {
          for (
            let next = frame.effects[frame.index];
            next?.name === effect.name;
            next = frame.effects[frame.index]
          ) {
            atOnce.push(next);
            frame.index += 1;
          }
        }
        if (frame.index === frame.effects.length) pop(game.state);
        for (const one of atOnce) {
          if (!(one.marks & REMOVED) && game.state.outcome === null)
            wordOf(game, one.name).resolve(game, one);
        }
        return false;
      }
    }
  },

  decide(game: Game, frame: InstructionFrame): Decision {
    if (frame.stage === 0) return decideReplacement(game, frame);
    const rule = cite(game, 'triggerPending');
    const pending = pendingOf(game, frame, frame.holder);
    const options: Option[] = pending.map((instance) =>
      option(
        'trigger',
        `interrupt c${objectOf(instance.source)} ${instance.ability + 1}`,
        rule,
        instance.source,
        NO_SERVER,
        NOTHING,
        frame.pending.indexOf(instance),
      ),
    );
    options.push(...paidInterrupts(game, frame, frame.holder));
    if (!pending.some((instance) => isMandatory(game, instance))) {
      options.push(option('pass', 'pass', cite(game, 'passInInterrupt')));
    }
    return {
      seat: frame.holder,
      kind: 'interrupt',
      rule: cite(game, 'interruptWindow'),
      options,
      chosen: 0,
      wanted: 0,
      about: frame.effects[0]?.source ?? NOTHING,
    };
  },

  choose(game: Game, frame: InstructionFrame, chosen: Option): void {
    if (frame.stage === 0) {
      const picked = replacements(game, frame)[chosen.number];
      if (picked !== undefined) replace(game, picked);
      return;
    }
    if (chosen.kind === 'pass') {
      emit(game, 'passed', 'passInInterrupt', frame.holder);
      passPriority(frame);
      return;
    }
    frame.fresh = false;
    frame.settle = true;
    if (chosen.kind === 'trigger') {
      const instance = frame.pending[chosen.number];
      if (instance === undefined) return;
      frame.pending = frame.pending.filter((other) => other !== instance);
      const program = interruptOf(game, instance)?.program ?? -1;
      const card = findCard(game.state, instance.source);
      emit(game, 'triggered', 'triggerPending', instance.controller, 0, '', card === null ? [] : [card]);
      startAbility(game, {
        def: instance.def,
        program,
        controller: instance.controller,
        source: instance.source,
        cause: instance,
        interrupt: instance.ability,
        agreed: !isMandatory(game, instance),
      });
      return;
    }
    const card = findCard(game.state, chosen.card);
    if (card !== null) startUse(game, frame.holder, card, chosen.number);
  },
};

/** Which of several replacement effects applies first is for who controls the effect (9.8.11). */
function decideReplacement(game: Game, frame: InstructionFrame): Decision {
  const rule = cite(game, 'replacementOrder');
  const found = replacements(game, frame);
  const options = found.map(({ card, index }, number) =>
    option('choose', `replace c${card.object} ${index + 1}`, rule, refOf(card), NO_SERVER, NOTHING, number),
  );
  const seat = frame.effects[0]?.by ?? game.state.turn.side;
  return { seat, kind: 'replacement', rule, options, chosen: 0, wanted: 0, about: NOTHING };
}

/** As in a paid ability window: two passes in a row close it (9.2.9c). */
function passPriority(frame: InstructionFrame): void {
  if (frame.fresh && frame.afterPass) {
    frame.stage = 2;
    frame.pending = [];
    return;
  }
  frame.holder = opponentOf(frame.holder);
  frame.fresh = true;
  frame.afterPass = true;
  frame.settle = true;
}

/** The instruction an interrupt acts on: the innermost one that is still imminent. */
export function imminentInstruction(game: Game): InstructionFrame | null {
  const stack = game.state.stack;
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame?.kind === 'instruction' && frame.stage === 1) return frame;
  }
  return null;
}
