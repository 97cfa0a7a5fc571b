import type { Decision } from '@lastclick/engine';
import { type Card, type Frame, findCard, linkValue, maySee, subroutinesOf } from '@lastclick/engine/reading';
import { type Purpose, purposeOf } from '../knowledge/steps.ts';
import { worthOfProgram } from './corp-effects.ts';
import { costOfShowing, rateInstall, surveyServers } from './corp-install.ts';
import { rateCountersOnAgenda } from './corp-scoring.ts';
import { its, type Situation } from './corp-situation.ts';
import { worthOfKeeping, worthOfRunnerCard } from './corp-worth.ts';

type AbilityFrame = Extract<Frame, { kind: 'ability' }>;

const TAG = 2.5;
/** An agenda is safe in R&D among many cards, but not gone. */
const AGENDA_IN_ARCHIVES = 8;
const FLOODED = 2;
const UNKNOWN_CARD = 1;
const ADVANCED_OTHER = 0.5;
const USUAL_COUNTERS = 2;

const topFrame = (s: Situation): Frame | undefined => s.game.state.stack[s.game.state.stack.length - 1];

/** The first effect that acts on what is being chosen. */
function effectOfSlot(s: Situation, frame: AbilityFrame) {
  const program = s.game.rules.defs[frame.def]?.programs[frame.program];
  if (program === undefined) return null;
  const choice = program[frame.pc];
  const slot = choice?.op === 'target' || choice?.op === 'search' ? choice.slot : -1;
  let told = null;
  for (let pc = frame.pc + 1; pc < program.length; pc++) {
    const instruction = program[pc];
    if (instruction?.op !== 'do') continue;
    for (const effect of instruction.effects) {
      if (effect.slot !== slot) continue;
      // Showing a card is not what it was chosen for.
      if (effect.data.effect !== 'reveal') return effect.data;
      told = effect.data;
    }
  }
  return told;
}

/** What it is worth to the Corp that this happens to that card. */
function worthOnCard(s: Situation, effect: Purpose, card: Card): number {
  if (!maySee(s.game.state, 'corp', card)) return UNKNOWN_CARD;
  const mine = card.owner === 'corp';
  const { type, cost, points } = its(s, card);
  switch (effect) {
    case 'trash':
    case 'outOfGame':
      return mine ? -worthOfKeeping(s, card) : worthOfRunnerCard(s, card);
    case 'intoDeck':
    case 'toBottom':
      if (card.zone === 'archives') return type === 'agenda' ? AGENDA_IN_ARCHIVES + points : cost * 0.1 + 0.5;
      return type === 'agenda' && s.agendas > FLOODED ? points : -worthOfKeeping(s, card);
    case 'toHand':
      if (type === 'agenda') return card.zone === 'archives' ? AGENDA_IN_ARCHIVES : points;
      return worthOfKeeping(s, card);
    case 'rez':
      return cost + (type === 'ice' ? its(s, card).quality : 0);
    case 'placeCounters':
      return type === 'agenda' && mine
        ? rateCountersOnAgenda(s, card, USUAL_COUNTERS)
        : mine && its(s, card).traits.trapPerAdvancement > 0
          ? ADVANCED_OTHER
          : 0;
    case 'install':
      return bestPlace(s, card);
    case 'derez':
    case 'expose':
    case 'swap':
      return mine ? -cost : 0;
    default:
      return mine ? worthOfKeeping(s, card) : -worthOfRunnerCard(s, card);
  }
}

/** The best a card could do installed somewhere now. */
function bestPlace(s: Situation, card: Card): number {
  const { type } = its(s, card);
  let best = -1;
  for (const { id } of s.game.state.servers) {
    if (id <= 2 && type !== 'ice' && type !== 'upgrade') continue;
    best = Math.max(best, rateInstall(s, card, id));
  }
  return best;
}

export function rateTargets(decision: Decision, s: Situation, rates: number[]): void {
  const frame = topFrame(s);
  const data = frame?.kind === 'ability' ? effectOfSlot(s, frame) : null;
  const effect = data !== null ? purposeOf(data) : frame?.kind === 'ability' ? 'reveal' : 'trash';
  if (effect === 'install') surveyServers(s);
  const { options } = decision;
  for (let i = 0; i < options.length; i++) {
    const card = findCard(s.game.state, (options[i] as Decision['options'][number]).card);
    rates[i] = card === null ? 0 : worthOnCard(s, effect, card);
  }
}

/** Whether to do what an ability offers: yes and no, or one of its modes. */
export function rateAbility(decision: Decision, s: Situation, rates: number[]): void {
  const frame = topFrame(s);
  const { options } = decision;
  const program =
    frame?.kind === 'ability' ? s.game.rules.defs[frame.def]?.programs[frame.program] : undefined;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Decision['options'][number];
    rates[i] = option.kind === 'yes' ? 1 : 0;
    if (frame?.kind !== 'ability' || program === undefined) continue;
    const source = findCard(s.game.state, frame.source);
    const instruction = program[frame.pc];
    const sign = frame.controller === 'corp' ? 1 : -1;
    if (option.kind === 'mode' && instruction?.op === 'modes')
      rates[i] = sign * worthOfProgram(s, program, instruction.starts[option.number] ?? 0, source);
    else if (instruction?.op === 'may' || instruction?.op === 'pay')
      rates[i] =
        option.kind === 'no'
          ? sign * worthOfProgram(s, program, instruction.otherwise, source)
          : sign * worthOfProgram(s, program, instruction.op === 'may' ? frame.pc + 1 : frame.pc, source);
  }
}

/** Which subroutine of a piece of ice to resolve: what it does, not what it would take to break. */
export function rateSubroutines(decision: Decision, s: Situation, rates: number[]): void {
  const ice = findCard(s.game.state, decision.about);
  const found = ice === null ? [] : subroutinesOf(s.game, ice);
  decision.options.forEach(({ number }, i) => {
    const subroutine = found[number];
    const program =
      subroutine === undefined ? undefined : s.game.rules.defs[subroutine.def]?.programs[subroutine.program];
    rates[i] = program === undefined ? 0 : worthOfProgram(s, program, 0, ice);
  });
}

/** Which pending ability comes first, or whether at all. */
export function rateReactions(decision: Decision, s: Situation, rates: number[]): void {
  const { options } = decision;
  const frame = topFrame(s);
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Decision['options'][number];
    rates[i] = 0;
    if (option.kind !== 'trigger') continue;
    rates[i] = 1;
    const instance = frame?.kind === 'reaction' ? frame.pending[option.number] : undefined;
    if (instance === undefined) continue;
    const def = s.game.rules.defs[instance.def];
    const ability = def?.when[instance.ability];
    const program = ability === undefined ? undefined : def?.programs[ability.program];
    if (program !== undefined)
      rates[i] = worthOfProgram(s, program, 0, findCard(s.game.state, instance.source));
  }
}

/** A trace: as much as makes it sure if that is worth it, else nothing. */
export function rateTrace(decision: Decision, s: Situation, rates: number[]): void {
  const frame = topFrame(s);
  const { options } = decision;
  const { state } = s.game;
  const base = frame?.kind === 'trace' ? frame.strength : 0;
  const sure = linkValue(s.game) + state.runner.credits - base + 1;
  const gain = TAG * 2 + s.punishments * 2 + s.damageInHand;
  for (let i = 0; i < options.length; i++) {
    const { number } = options[i] as Decision['options'][number];
    rates[i] = (number >= sure ? gain : 0) - number;
  }
}

/** Bids: nobody can know what the other one bids, so nothing speaks for more but its price. */
export function rateBids({ options }: Decision, rates: number[]): void {
  for (let i = 0; i < options.length; i++) rates[i] = -(options[i] as Decision['options'][number]).number;
}

/** Ways to pay: hosted credits before the pool, the least useful cards first. */
export function ratePayments(decision: Decision, s: Situation, rates: number[]): void {
  const { options } = decision;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Decision['options'][number];
    const card = findCard(s.game.state, option.card);
    if (option.kind === 'pay') rates[i] = card === null ? 0 : option.number;
    else rates[i] = card === null ? 0 : -worthOfKeeping(s, card);
  }
}

export function rateDiscards(decision: Decision, s: Situation, rates: number[]): void {
  const { options } = decision;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Decision['options'][number];
    const card = findCard(s.game.state, option.card);
    rates[i] = card === null ? 0 : -worthOfKeeping(s, card);
  }
}

/** Rates what lies uppermost: what the Corp wants to draw, and nothing to steal. */
export function rateArranging(decision: Decision, s: Situation, rates: number[]): void {
  const { options } = decision;
  for (let i = 0; i < options.length; i++) {
    const card = findCard(s.game.state, (options[i] as Decision['options'][number]).card);
    if (card === null) rates[i] = 0;
    else if (card.owner === 'runner') rates[i] = -its(s, card).cost;
    else rates[i] = its(s, card).type === 'agenda' ? -its(s, card).points : worthOfKeeping(s, card);
  }
}

export function rateDestinations(decision: Decision, s: Situation, rates: number[]): void {
  const { options } = decision;
  const card = findCard(s.game.state, decision.about);
  surveyServers(s);
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Decision['options'][number];
    rates[i] = card === null ? 0 : rateInstall(s, card, option.server) - costOfShowing(option);
  }
}

/** A first hand wants ice, something to live on, and not too many agendas. */
export function rateMulligan(decision: Decision, s: Situation, rates: number[]): void {
  const good = s.ice > 0 && s.ice + s.economy > 1 && s.agendas < 4;
  const { options } = decision;
  for (let i = 0; i < options.length; i++) rates[i] = (options[i]?.kind === 'keep') === good ? 1 : 0;
}
