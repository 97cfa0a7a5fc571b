import { INTERRUPTED } from '../compile/noted.ts';
import type { CompiledInterrupt } from '../compile/program.ts';
import { at } from '../invariant.ts';
import { active } from '../query/active.ts';
import { usePrice } from '../query/additional-price.ts';
import { hasGained } from '../query/characteristics.ts';
import { isForbidden } from '../query/forbidden.ts';
import { nameOfUse } from '../query/limited.ts';
import { speakerOfLingering } from '../query/lingering.ts';
import { unpayable } from '../query/price.ts';
import { isRestricted } from '../query/restricted.ts';
import { opponentOf, type Side } from '../side.ts';
import { INTERRUPT_OFFSET, numberOfGiven } from '../state/ability-number.ts';
import { type Context, contextOf } from '../state/context.ts';
import { type Decision, gainedKey, type Option, option } from '../state/decision.ts';
import type { EffectWord } from '../state/effect-word.ts';
import { emit } from '../state/event.ts';
import { type Effect, type Instance, type InstructionFrame, REMOVED } from '../state/frame.ts';
import {
  cite,
  controllerOf,
  findCard,
  type Game,
  isSaid,
  objectOf,
  pop,
  push,
  refOf,
  wordOf,
} from '../state/game.ts';
import { isActive } from '../state/in-play.ts';
import { NO_SERVER, NOTHING } from '../state/state.ts';
import { checkpoint } from './checkpoint.ts';
import { interrupters } from './interrupters.ts';
import { isOpenTo, subjectOf, toldApart } from './relevance.ts';
import { chooseReplacement, decideReplacement, replace, replacements } from './replacements.ts';
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

/** Notes that the expected effects are imminent, for "the first time … would" (9.8.5a). */
function noteImminent(game: Game, effects: readonly Effect[]): void {
  if (!game.rules.firstImminent) return;
  for (const effect of effects) {
    const { imminent } = wordOf(game, effect.name);
    if (imminent !== null) game.state.turn.imminent.push(...imminent.would(game, effect));
  }
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
      chooseReplacement(game, frame, chosen);
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
