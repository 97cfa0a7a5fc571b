import type { Amount, CardRef, Condition, Cost, EffectData } from '@lastclick/engine/language';
import { type Card, type CompiledCard, isForbidden } from '@lastclick/engine/reading';
import { mostCreditsOfOpponent, perCounter, tagsNeeded } from '../knowledge/numbers.ts';
import { type Situation, stake } from './corp-situation.ts';

type Program = CompiledCard['programs'][number];

const KILL = 500;
const CARD = 0.8;
const CLICK = 1.2;
const TAG = 2.5;
const DAMAGE = 1.2;
const BAD_PUBLICITY = -3;
const TRASHED_OF_RUNNER = 3;
const FOUND = 2;
const FREE_REZ = 4;
const INSTALLED = 1.5;
const SAVED_RUN = 2;
const OWN_CARD = -1.5;
const FORFEIT = -9;
/** Programs are short; this keeps a walk through one from ever going on. */
const STEPS = 24;

function amountOf(amount: Amount, source: Card | null): number {
  if (typeof amount === 'number') return amount;
  if (amount === 'all') return source?.credits ?? 0;
  const per = perCounter(amount);
  if (per !== null && source !== null) return per.each * source[per.counter] + per.plus;
  return amount.value === 'either' && typeof amount.otherwise === 'number' ? amount.otherwise : 1;
}

/** What one effect of a Corp ability is worth to the Corp. */
function worthOfEffect(s: Situation, data: EffectData, source: Card | null): number {
  const { state } = s.game;
  switch (data.effect) {
    case 'gainCredits':
    case 'takeCredits':
      return amountOf(data.amount, source) * ('who' in data && data.who === 'opponent' ? -1 : 1);
    case 'loseCredits':
      return amountOf(data.amount, source) * (data.who === 'opponent' ? 1 : -1);
    case 'gainClicks':
      return amountOf(data.amount, source) * CLICK;
    case 'loseClicks':
      return amountOf(data.amount, source) * (data.who === 'opponent' ? CLICK : -CLICK);
    case 'draw': {
      const cards = amountOf(data.amount, source);
      if (data.who === 'opponent') return -cards * CARD;
      return state.zones.rd.length <= cards + 2 ? -KILL : cards * CARD;
    }
    case 'giveTags':
      return amountOf(data.amount, source) * TAG;
    case 'takeBadPublicity':
      return amountOf(data.amount, source) * BAD_PUBLICITY;
    case 'damage': {
      const damage = amountOf(data.amount, source);
      return damage > s.grip ? KILL : damage * DAMAGE;
    }
    case 'trash':
      return ownedByRunner(data.what) ? TRASHED_OF_RUNNER : OWN_CARD;
    case 'rez':
      return FREE_REZ;
    case 'install':
      return isForbidden(s.game, 'install', 'corp') ? 0 : INSTALLED;
    case 'addToHand':
      return FOUND;
    case 'endRun':
      return state.run === null ? 0 : stake(s, state.run.server) + SAVED_RUN;
    default:
      return 0;
  }
}

/** Cards an effect chooses from, when it names a kind only the Runner has. */
function ownedByRunner(what: CardRef): boolean {
  if (typeof what !== 'object' || (what.cards !== 'choose' && what.cards !== 'search')) return false;
  const { side, type, in: zones = [] } = what.from;
  if ([zones].flat().some((zone) => zone === 'hq' || zone === 'archives')) return false;
  const first = typeof type === 'string' ? type : type?.[0];
  return side === 'runner' || first === 'program' || first === 'hardware' || first === 'resource';
}

/** What paying a cost takes from the Corp. */
function worthOfCost(cost: Cost, source: Card | null): number {
  let worth = 0;
  for (const item of cost) {
    if (item.pay === 'credits') worth -= amountOf(item.amount, source);
    else if (item.pay === 'clicks' || item.pay === 'loseClicks') worth -= item.number * CLICK;
    else if (item.pay === 'trashFromHand') worth += item.number * OWN_CARD;
    else if (item.pay === 'forfeit') worth += FORFEIT;
    else if (item.pay === 'trashSource' || item.pay === 'removeSource') worth -= 1;
  }
  return worth;
}

/** Conditions anybody can see at a glance; others are taken to hold. */
function mayHold(s: Situation, condition: Condition): boolean {
  const tags = tagsNeeded(condition);
  if (tags !== null) return s.tags >= tags;
  const most = mostCreditsOfOpponent(condition);
  return most === null || s.game.state.runner.credits <= most;
}

/** What the rest of an ability is worth to the Corp, from an instruction on. */
export function worthOfProgram(s: Situation, program: Program, start: number, source: Card | null): number {
  let worth = 0;
  let pc = start;
  for (let steps = 0; steps < STEPS; steps++) {
    const instruction = program[pc];
    if (instruction === undefined || instruction.op === 'end') return worth;
    pc++;
    switch (instruction.op) {
      case 'do':
        for (const { data } of instruction.effects) worth += worthOfEffect(s, data, source);
        break;
      case 'jump':
        pc = instruction.to;
        break;
      case 'branch':
        if (!mayHold(s, instruction.condition)) pc = instruction.otherwise;
        break;
      case 'pay':
        if (instruction.by === 'you') worth += worthOfCost(instruction.cost, source);
        else {
          const refused = worthOfProgram(s, program, instruction.otherwise, source);
          return worth + Math.min(refused, -worthOfCost(instruction.cost, source));
        }
        break;
      case 'modes': {
        let best = Number.NaN;
        for (const mode of instruction.starts) {
          const one = worthOfProgram(s, program, mode, source);
          if (!(instruction.by === 'you' ? one <= best : one >= best)) best = one;
        }
        return worth + best;
      }
      case 'trace':
        return worth + Math.max(0, worthOfProgram(s, program, pc, source)) / 2;
      default:
        break;
    }
  }
  return worth;
}
