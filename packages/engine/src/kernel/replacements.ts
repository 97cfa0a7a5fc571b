import type { InsteadData } from '../language/ability.ts';
import { amountOf } from '../query/ask.ts';
import { nameOfUse, noteUse } from '../query/limited.ts';
import type { Side } from '../side.ts';
import { type Decision, gainedKey, type Option, option } from '../state/decision.ts';
import { emit } from '../state/event.ts';
import { type Effect, type InstructionFrame, REMOVED, TARGETED } from '../state/frame.ts';
import { cardOf, cite, controllerOf, findCard, type Game, idOf, objectOf } from '../state/game.ts';
import { NO_SERVER, NOTHING } from '../state/state.ts';
import { type Interrupter, interrupters } from './interrupters.ts';
import { deedName, isOpenTo, subjectOf, toldApart } from './relevance.ts';
import { startAbility } from './start-ability.ts';

// Replacement effects: they change what is about to happen without being used (9.8.8-11).

export interface Replacement {
  readonly by: Interrupter;
  readonly data: InsteadData;
  readonly effect: Effect;
}

/** Replacement effects that apply to what is expected now and have not been applied to it yet (9.8.9c). */
export function replacements(game: Game, frame: InstructionFrame): Replacement[] {
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

/** The effect gets another number, or is left out for what is done instead of it. */
export function replace(game: Game, { by, data, effect }: Replacement): void {
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

/** Who orders replacements: whose card was chosen, or who controls the effect (9.8.11). */
function ordererOf({ state }: Game, { marks, cards, by }: Effect): Side {
  const target = marks & TARGETED ? findCard(state, cards[0] ?? NOTHING) : null;
  return target === null ? by : controllerOf(target);
}

/** Which of several replacement effects applies first is asked; one may be declined. */
export function decideReplacement(game: Game, frame: InstructionFrame): Decision {
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

/** One of them applies next, or those that may be declined do not. */
export function chooseReplacement(game: Game, frame: InstructionFrame, chosen: Option): void {
  const found = replacements(game, frame);
  const picked = found[chosen.number];
  if (chosen.kind === 'pass') for (const { effect, by } of found) effect.changedBy.push(by.source);
  else if (picked !== undefined) replace(game, picked);
}
