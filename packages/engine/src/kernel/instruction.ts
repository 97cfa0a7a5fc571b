import { INTERRUPTED } from '../compile/noted.ts';
import type { CompiledInterrupt } from '../compile/program.ts';
import { at } from '../invariant.ts';
import type { InsteadData, InterruptData } from '../language/ability.ts';
import { active } from '../query/active.ts';
import { usePrice } from '../query/additional-price.ts';
import { amountOf, conditionHolds } from '../query/ask.ts';
import { hasGained } from '../query/characteristics.ts';
import { isSpokenOf, wouldMeet } from '../query/deeds.ts';
import { isForbidden } from '../query/forbidden.ts';
import { isUsedUp, nameOfUse, noteUse } from '../query/limited.ts';
import { speakerOfLingering } from '../query/lingering.ts';
import { unpayable } from '../query/price.ts';
import { isRestricted } from '../query/restricted.ts';
import { opponentOf, type Side } from '../side.ts';
import { INTERRUPT_OFFSET, numberOfGiven } from '../state/ability-number.ts';
import { type Context, contextOf } from '../state/context.ts';
import { type Decision, gainedKey, type Option, option } from '../state/decision.ts';
import type { EffectWord } from '../state/effect-word.ts';
import { emit } from '../state/event.ts';
import {
  type Effect,
  type Instance,
  type InstructionFrame,
  REMOVED,
  TARGETED,
  UNPREVENTABLE,
} from '../state/frame.ts';
import {
  cardOf,
  cite,
  controllerOf,
  findCard,
  type Game,
  idOf,
  isSaid,
  objectOf,
  pop,
  push,
  refOf,
  wordOf,
} from '../state/game.ts';
import { isActive } from '../state/in-play.ts';
import { NO_SERVER, NOTHING, type ObjectRef } from '../state/state.ts';
import { checkpoint } from './checkpoint.ts';
import { type Interrupter, interrupters } from './interrupters.ts';
import { startAbility } from './start-ability.ts';
import { startUse } from './start-use.ts';

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
  if (effects.length === 1) {
    const word = wordOf(game, first.name);
    if (!isInterruptedAs(game, word, first)) {
      word.resolve(game, first);
      return;
    }
    if (!word.expected(game, first)) return;
    if (nobodyInterrupts(game)) {
      noteImminent(game, effects);
      word.resolve(game, first);
      return;
    }
  }
  push(game.state, {
    kind: 'instruction',
    effects,
    noted: 0,
    stage: effects.some((effect) => isInterrupted(game, effect)) ? 0 : 2,
    index: 0,
    pending: [],
    holder: game.state.turn.side,
    fresh: true,
    afterPass: false,
    settle: true,
  });
}

/** Whether a card of this game interrupts such effects. */
function isInterruptedAs(game: Game, { imminent }: EffectWord, effect: Effect): boolean {
  if (imminent === null || !game.rules.anyInterrupts) return false;
  const deed = imminent.deed(effect);
  return deed !== null && isSaid(game, deed, INTERRUPTED);
}

const isInterrupted = (game: Game, effect: Effect): boolean =>
  isInterruptedAs(game, wordOf(game, effect.name), effect);

/** No interrupt can speak up now, and the checkpoint before interrupts would do nothing. */
const nobodyInterrupts = (game: Game): boolean =>
  active(game).withInterrupts.length === 0 &&
  !game.rules.grantsInterrupts &&
  (game.state.unsettled | game.rules.shifting) === 0 &&
  !game.state.lingering.some(({ kind }) => kind === 'interrupt');

/** Whether an effect of an instruction will come to something as it looks now (9.8.2). */
export const isExpected = (game: Game, effect: Effect): boolean =>
  wordOf(game, effect.name).expected(game, effect);

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
const isOpenTo = (
  game: Game,
  frame: InstructionFrame,
  interrupt: CompiledInterrupt,
  effect: Effect,
  speaker: Context,
  giver: ObjectRef,
): boolean =>
  !isUsedUp(game.state, interrupt.data.limit, interrupt.key, speaker.source?.object ?? 0, giver) &&
  isRelevant(game, frame, interrupt, effect, speaker);

/** Notes that the expected effects are imminent, for "the first time … would" (9.8.5a). */
function noteImminent(game: Game, effects: readonly Effect[]): void {
  if (!game.rules.firstImminent) return;
  for (const effect of effects) {
    const { imminent } = wordOf(game, effect.name);
    if (imminent !== null) game.state.turn.imminent.push(...imminent.would(game, effect));
  }
}

interface Replacement {
  readonly by: Interrupter;
  readonly data: InsteadData;
  readonly effect: Effect;
}

/** Replacement effects that apply to what is expected now and have not been applied to it yet (9.8.9c). */
function replacements(game: Game, frame: InstructionFrame): Replacement[] {
  const found: Replacement[] = [];
  for (const by of interrupters(game)) {
    const { interrupt, speaker, source, giver } = by;
    const { data } = interrupt;
    if (data.ability !== 'instead') continue;
    const effect = frame.effects.find((candidate) =>
      isOpenTo(game, frame, interrupt, candidate, speaker, giver),
    );
    if (effect !== undefined && !effect.changedBy.includes(source)) found.push({ by, data, effect });
  }
  return found;
}

/** What an imminent effect is called when it is changed. */
export const deedName = (game: Game, effect: Effect): string =>
  wordOf(game, effect.name).imminent?.deed(effect) ?? effect.name;

/** The effect gets another number, or is left out for what is done instead of it. */
function replace(game: Game, { by, data, effect }: Replacement): void {
  const { def, index, source, speaker, interrupt, giver } = by;
  const { controller } = speaker;
  game.witness?.(def, data);
  effect.changedBy.push(source);
  noteUse(game.state, nameOfUse(game.state, data.limit, interrupt.key, objectOf(source), giver));
  if (data.amount !== undefined) effect.amount = amountOf(game, data.amount, speaker);
  const told = cardOf(game.state, idOf(source));
  emit(game, 'replaced', 'replacementEffect', controller, effect.amount, deedName(game, effect), [told]);
  if (interrupt.program < 0) return;
  effect.marks |= REMOVED;
  startAbility(game, {
    def: game.rules.defs.indexOf(def),
    program: interrupt.program,
    controller,
    source,
    cause: { subject: subjectOf(game, effect, data, speaker), subjects: [], amount: effect.amount, was: 0 },
    interrupt: index,
  });
}

/** The card an interrupt speaks of as "it": that of the effect it is about. */
function subjectOf(game: Game, effect: Effect, { to }: InterruptData, speaker: Context): ObjectRef {
  const deeds = wordOf(game, effect.name).imminent?.would(game, effect) ?? [];
  return deeds.find((deed) => isSpokenOf(game, to, deed, speaker))?.card ?? NOTHING;
}

/** After the replacements, relevant conditional interrupts become pending (9.8.4b). */
function markPending(game: Game, frame: InstructionFrame): void {
  for (const { interrupt, def, index, source, speaker, lingering, giver } of interrupters(game)) {
    if (interrupt.kind !== 'when') continue;
    const effect = frame.effects.find((candidate) =>
      isOpenTo(game, frame, interrupt, candidate, speaker, giver),
    );
    if (effect === undefined) continue;
    frame.pending.push({
      source,
      def: game.rules.defs.indexOf(def),
      ability: index,
      controller: speaker.controller,
      subject: subjectOf(game, effect, interrupt.data, speaker),
      subjects: [],
      batch: 0,
      amount: effect.amount,
      was: 0,
      lingering,
      inactive: false,
      giver,
      home: speaker.home,
    });
  }
}

/** As the window opens: expected effects, replacements in the order their chooser wants, then what is pending. */
function open(game: Game, frame: InstructionFrame): boolean {
  if (frame.settle) {
    frame.settle = false;
    if (game.rules.firstImminent) frame.noted = game.state.turn.imminent.length;
    noteImminent(game, frame.effects);
  }
  const found = replacements(game, frame);
  const [only] = found;
  if (found.length > 1 || only?.data.may === true) return true;
  if (only !== undefined) replace(game, only);
  else {
    markPending(game, frame);
    frame.stage = 1;
    frame.settle = true;
  }
  return false;
}

const interruptOf = (game: Game, instance: Instance): CompiledInterrupt =>
  at(at(game.rules.defs, instance.def).interrupts, instance.ability);

/** Who speaks in a pending interrupt; nobody any more where its card is not active or its run over. */
function speakerOf(game: Game, instance: Instance): Context | null {
  const { lingering, source, giver } = instance;
  if (lingering > 0) {
    const effect = game.state.lingering.find(({ created }) => created === lingering);
    return effect === undefined ? null : speakerOfLingering(game, effect);
  }
  const card = findCard(game.state, source);
  if (card === null || !isActive(card)) return null;
  if (giver >= 0 && !hasGained(game, card, 'interrupts', instance)) return null;
  return contextOf(card, controllerOf(card));
}

/** Pending conditional interrupts of a player that are still relevant (9.8.4c). */
function pendingOf(game: Game, frame: InstructionFrame, side: Side): Instance[] {
  return frame.pending.filter((instance) => {
    if (instance.controller !== side) return false;
    const speaker = speakerOf(game, instance);
    const interrupt = interruptOf(game, instance);
    return (
      speaker !== null &&
      frame.effects.some((effect) => isOpenTo(game, frame, interrupt, effect, speaker, instance.giver))
    );
  });
}

const isMandatory = (game: Game, instance: Instance): boolean => {
  const { kind, data } = interruptOf(game, instance);
  return kind === 'when' && data.ability === 'would' && data.may !== true && data.limit === undefined;
};

/** Of an optional interrupt nothing would come now: its cost cannot be paid. */
function isIdle(game: Game, instance: Instance): boolean {
  const speaker = speakerOf(game, instance);
  const { program } = interruptOf(game, instance);
  const steps = at(game.rules.defs, instance.def).programs[program];
  if (isMandatory(game, instance) || speaker === null || steps === undefined) return false;
  const { amount } = instance;
  return game.rules.prospectOf(game, steps, 0, steps.length, { ...speaker, amount }) === 'nothing';
}

/** Paid interrupts a player could use now (9.8.4d). */
function paidInterrupts(game: Game, frame: InstructionFrame, side: Side): Option[] {
  const options: Option[] = [];
  const rule = cite(game, 'paidInterrupt');
  for (const { interrupt, def, index, speaker, lingering, giver } of interrupters(game)) {
    const card = speaker.source;
    if (interrupt.kind !== 'paid' || lingering > 0 || card === null || speaker.controller !== side) continue;
    if (isRestricted(game, 'use', card) || isForbidden(game, 'use', side, card)) continue;
    if (!frame.effects.some((effect) => isOpenTo(game, frame, interrupt, effect, speaker, giver))) continue;
    const price = usePrice(game, side, card, interrupt.cost);
    if (unpayable(game, side, price, card, 'use', card) !== null) continue;
    const number = INTERRUPT_OFFSET + index;
    const isOwn = giver === NOTHING;
    options.push(
      option(
        'use',
        isOwn ? interrupt.key : gainedKey(interrupt.key),
        rule,
        refOf(card),
        NO_SERVER,
        giver,
        isOwn ? number : numberOfGiven(game.rules.defs.indexOf(def), number),
      ),
    );
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
    const rule = cite(game, 'triggerInterrupt');
    const pending = pendingOf(game, frame, frame.holder);
    const options: Option[] = pending.map((instance) =>
      option(
        'trigger',
        gainedKey(interruptOf(game, instance).key),
        rule,
        instance.source,
        NO_SERVER,
        instance.giver,
        frame.pending.indexOf(instance),
      ),
    );
    const paid = paidInterrupts(game, frame, frame.holder);
    options.push(...paid);
    if (!pending.some((instance) => isMandatory(game, instance))) {
      options.push(option('pass', 'pass', cite(game, 'passInInterrupt')));
    }
    return {
      seat: frame.holder,
      kind: 'interrupt',
      rule: cite(game, 'interruptWindow'),
      options: toldApart(options),
      chosen: 0,
      wanted: 0,
      about: frame.effects[0]?.source ?? NOTHING,
      ...(paid.length === 0 && pending.every((instance) => isIdle(game, instance)) ? { idle: true } : {}),
    };
  },

  choose(game: Game, frame: InstructionFrame, chosen: Option): void {
    if (frame.stage === 0) {
      const found = replacements(game, frame);
      const picked = found[chosen.number];
      if (chosen.kind === 'pass') for (const { effect, by } of found) effect.changedBy.push(by.source);
      else if (picked !== undefined) replace(game, picked);
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
      const { program, data, key } = interruptOf(game, instance);
      const card = findCard(game.state, instance.source);
      emit(game, 'triggered', 'triggerInterrupt', instance.controller, 0, '', card === null ? [] : [card]);
      startAbility(game, {
        def: instance.def,
        program,
        controller: instance.controller,
        source: instance.source,
        cause: instance,
        home: instance.home,
        interrupt: instance.ability,
        agreed: !isMandatory(game, instance),
        limit: nameOfUse(game.state, data.limit, key, objectOf(instance.source), instance.giver),
      });
      return;
    }
    const card = findCard(game.state, chosen.card);
    if (card !== null) startUse(game, frame.holder, card, chosen);
  },
};

/** Who orders replacements: whose card was chosen, or who controls the effect (9.8.11). */
function ordererOf({ state }: Game, { marks, cards, by }: Effect): Side {
  const target = marks & TARGETED ? findCard(state, cards[0] ?? NOTHING) : null;
  return target === null ? by : controllerOf(target);
}

/** Which of several replacement effects applies first is asked; one may be declined. */
function decideReplacement(game: Game, frame: InstructionFrame): Decision {
  const rule = cite(game, 'replacementOrder');
  const found = replacements(game, frame);
  const options = found.map(({ by: { source, interrupt, giver } }, number) =>
    option('choose', gainedKey(interrupt.key), rule, source, NO_SERVER, giver, number),
  );
  if (found.every(({ data }) => data.may === true)) options.push(option('pass', 'pass', rule));
  const [only] = found;
  const mine = found.length === 1 ? only?.by.speaker.controller : undefined;
  const seat = mine ?? (only === undefined ? game.state.turn.side : ordererOf(game, only.effect));
  return {
    seat,
    kind: 'replacement',
    rule,
    options: toldApart(options),
    chosen: 0,
    wanted: 0,
    about: NOTHING,
  };
}

/** What a card gained twice from another is one option at a time. */
const toldApart = (options: readonly Option[]): Option[] =>
  options.filter(({ key }, index) => options.findIndex((other) => other.key === key) === index);

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
