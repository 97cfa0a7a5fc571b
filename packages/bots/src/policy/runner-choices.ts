import type { Decision, Option } from '@lastclick/engine';
import {
  type Card,
  cardOf,
  type Frame,
  findCard,
  type Game,
  hasSubtype,
  idOf,
  scoreOf,
} from '@lastclick/engine/reading';
import { CREDITS_PER_TAG } from '../knowledge/break-plan.ts';
import { purposeOf } from '../knowledge/steps.ts';
import { type Traits, traitsOf } from '../knowledge/traits.ts';
import { worthInHand, worthInPlay, worthOfInstalling } from './runner-cards.ts';
import { rateBySteps, worthOfProgram } from './runner-effects.ts';
import { lookAround, missingToBeatTrace, type Outlook } from './runner-outlook.ts';

type AbilityFrame = Extract<Frame, { kind: 'ability' }>;

/** A hand is kept if what it is worth reaches this: one good economy card and something to do. */
const GOOD_HAND = 9;

export function rateMulligan(game: Game, decision: Decision, rates: number[]): void {
  const outlook = lookAround(game);
  let hand = 0;
  let economy = false;
  for (const id of game.state.zones.grip) {
    const card = cardOf(game.state, id);
    const its = outlook.traits[card.def] as Traits;
    hand += Math.min(4, worthInHand(game, card, outlook));
    if (its.gain >= 4 || its.stock > 0 || its.drip > 0) economy = true;
  }
  const keep = hand - GOOD_HAND + (economy ? 2 : -4);
  const { options } = decision;
  for (let i = 0; i < options.length; i++) rates[i] = options[i]?.kind === 'keep' ? keep : 0;
}

/** Rates giving up one of one's own cards: the least useful goes first. */
export function rateGivingUp(game: Game, decision: Decision, rates: number[]): void {
  const outlook = lookAround(game);
  const { options } = decision;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Option;
    const card = findCard(game.state, option.card);
    rates[i] = card === null ? 0 : -missedWhenGone(game, card, outlook);
  }
}

/** Rates what lies uppermost: of one's own cards what one wants first, of the Corp's what is worth least to it. */
export function rateArranging(game: Game, decision: Decision, rates: number[]): void {
  const outlook = lookAround(game);
  const { options } = decision;
  for (let i = 0; i < options.length; i++) {
    const card = findCard(game.state, (options[i] as Option).card);
    const its = card === null ? null : (outlook.traits[card.def] as Traits);
    if (card === null || its === null) rates[i] = 0;
    else if (card.owner === 'runner') rates[i] = worthInHand(game, card, outlook);
    // What is on top can be stolen.
    else rates[i] = its.def.points > 0 ? its.def.points * outlook.point : -its.def.cost;
  }
}

/** How much one would miss a card of one's own, wherever it lies. */
function missedWhenGone(game: Game, card: Card, outlook: Outlook): number {
  const its = outlook.traits[card.def] as Traits;
  if (card.zone === 'grip') return worthInHand(game, card, outlook);
  if (card.zone === 'runnerScore') return its.def.points * outlook.point;
  if (its.breaking !== null && its.breaking.against !== 'host') return its.breaking.onceOnly ? 2 : 8;
  if (its.stock > 0) return card.credits * 0.7;
  return worthInPlay(its, outlook) + card.virus * 0.5 + card.credits * 0.7;
}

/** Whether a card in the rig has to be paid for with credits of stealth cards. */
function needsStealth(game: Game): boolean {
  const traits = traitsOf(game);
  return game.state.zones.rig.some((id) => {
    const { breaking } = traits[cardOf(game.state, id).def] as Traits;
    return breaking !== null && breaking.breakStealth + breaking.pumpStealth > 0;
  });
}

/** Credits that can be spent on less go first; the pool is kept, and so is what only stealth cards can pay. */
export function ratePaying(game: Game, decision: Decision, rates: number[]): void {
  const { options } = decision;
  if (options[0]?.kind === 'choose') {
    rateGivingUp(game, decision, rates);
    return;
  }
  const hoards = needsStealth(game);
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Option;
    const card = findCard(game.state, option.card);
    if (hoards && card !== null && hasSubtype(game, card, 'stealth')) rates[i] = -option.number;
    else rates[i] = card === null ? 0 : option.number;
  }
}

/** Rates bids in a trace: just enough, if what the trace threatens is worse. */
export function rateTrace(game: Game, decision: Decision, rates: number[]): void {
  const { options } = decision;
  const { stack } = game.state;
  const frame = stack[stack.length - 1];
  const need = frame?.kind === 'trace' ? missingToBeatTrace(game, frame.strength, frame.link) : 0;
  const below = stack[stack.length - 2];
  const threat =
    below?.kind === 'ability' ? -worthOfProgram(game, below, below.pc + 1, 'runner') : CREDITS_PER_TAG;
  for (let i = 0; i < options.length; i++) {
    const bid = (options[i] as Option).number;
    rates[i] = (bid >= need ? threat : 0) - bid;
  }
}

/** What the first effect that uses the chosen cards does with them. */
function purposeOfChoice(game: Game, frame: AbilityFrame): string {
  const program = game.rules.defs[frame.def]?.programs[frame.program];
  const asked = program?.[frame.pc];
  if (program === undefined || asked?.op !== 'target') return '';
  for (let pc = frame.pc + 1; pc < program.length; pc++) {
    const instruction = program[pc];
    if (instruction?.op !== 'do') continue;
    for (const { data, slot } of instruction.effects)
      if (slot === asked.slot && data.effect !== 'reveal') return purposeOf(data);
  }
  return '';
}

/** Rates targets by what is done to them, and to whose cards. */
export function rateTargets(game: Game, decision: Decision, rates: number[]): void {
  const outlook = lookAround(game);
  const { options } = decision;
  const frame = game.state.stack[game.state.stack.length - 1];
  const purpose = frame?.kind === 'ability' ? purposeOfChoice(game, frame) : '';
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Option;
    const card = findCard(game.state, option.card);
    rates[i] = card === null ? 0 : worthAsTarget(game, card, purpose, outlook);
  }
}

const EXPOSED_ADVANCED = 2;

function worthAsTarget(game: Game, card: Card, purpose: string, outlook: Outlook): number {
  if (card.owner === 'corp') {
    if (!card.faceup) return purpose === 'expose' ? 1 + card.advancement * EXPOSED_ADVANCED : 1;
    const its = outlook.traits[card.def] as Traits;
    return 1 + its.def.cost + its.subroutines.length;
  }
  switch (purpose) {
    case 'install':
      return 1 + worthOfInstalling(game, card, outlook);
    case 'toHand':
      return 1 + worthInHand(game, card, outlook);
    case 'trash':
    case 'intoDeck':
    case 'toBottom':
    case 'outOfGame':
      return -missedWhenGone(game, card, outlook);
    case 'ontoHost':
      return -1;
    default:
      return 1;
  }
}

/** Rates optional parts and payments: what comes after yes against what comes after no. */
export function rateYesOrNo(game: Game, decision: Decision, rates: number[]): void {
  const { options } = decision;
  const { stack } = game.state;
  const frame = stack[stack.length - 1];
  let yes = 1;
  if (frame?.kind === 'additionalCost' && frame.to === 'steal') {
    const card = cardOf(game.state, idOf(frame.card));
    yes = (game.rules.defs[card.def]?.points ?? 0) * 6 + scoreOf(game, 'runner');
  } else if (frame?.kind === 'ability') yes = rateBySteps(game, frame);
  for (let i = 0; i < options.length; i++) rates[i] = options[i]?.kind === 'yes' ? yes : 0;
}

export function rateModes(game: Game, decision: Decision, rates: number[]): void {
  const { options } = decision;
  const { stack } = game.state;
  const frame = stack[stack.length - 1];
  const program = frame?.kind === 'ability' ? game.rules.defs[frame.def]?.programs[frame.program] : undefined;
  const asked = frame?.kind === 'ability' ? program?.[frame.pc] : undefined;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Option;
    const start = asked?.op === 'modes' ? asked.starts[option.number] : undefined;
    rates[i] =
      frame?.kind === 'ability' && start !== undefined ? worthOfProgram(game, frame, start, 'runner') : 0;
  }
}

/** Rates conditional abilities: what they do, good ones first, bad ones last. */
export function rateReactions(_game: Game, decision: Decision, rates: number[]): void {
  const { options } = decision;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Option;
    rates[i] = option.kind === 'trigger' ? 1 : option.kind === 'use' ? 0.5 : 0;
  }
}

const TROJAN_SERVERS = [1, 1.2, 0.2];

/** Rates where to put a card: on rezzed ice before a server worth running on. */
export function rateDestinations(game: Game, decision: Decision, rates: number[]): void {
  const { options } = decision;
  for (let i = 0; i < options.length; i++) {
    const host = findCard(game.state, (options[i] as Option).onto);
    rates[i] = host === null ? 1 : (host.faceup ? 2 : 1) + (TROJAN_SERVERS[host.server] ?? 0.8);
  }
}
