import {
  type Amount,
  type CardRef,
  type Condition,
  type Cost,
  type EffectData,
  isUpTo,
} from '@lastclick/engine/language';
import { type Card, type CompiledCard, isForbidden } from '@lastclick/engine/reading';
import { summaryOf } from '../knowledge/costs.ts';
import { mostCreditsOfOpponent, perCounter, tagsNeeded } from '../knowledge/numbers.ts';
import { purposeOf } from '../knowledge/steps.ts';
import { atAGlance } from '../knowledge/words.ts';
import { type Situation, stake } from './corp-situation.ts';

type Program = CompiledCard['programs'][number];

/** A condition counter works from then on. */
const LASTING = 1.5;
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
  if (isUpTo(amount)) return amountOf(amount.upTo, source);
  const per = perCounter(amount);
  if (per !== null && source !== null) return per.each * source[per.counter] + per.plus;
  return amount.value === 'either' && typeof amount.otherwise === 'number' ? amount.otherwise : 1;
}

/** What having one more is worth to the Corp; tags are the Runner's. */
const POSSESSION = { credits: 1, clicks: CLICK, tags: TAG, badPublicity: BAD_PUBLICITY } as const;

type Lose = Extract<EffectData, { effect: 'lose' }>;

/** How much is lost: of tags and bad publicity no more than there is. */
function owned({ game: { state } }: Situation, { what, amount }: Lose, source: Card | null): number {
  const wanted = amount === 'all' ? Number.POSITIVE_INFINITY : amountOf(amount, source);
  if (what === 'tags') return Math.min(wanted, state.runner.tags);
  if (what === 'badPublicity') return Math.min(wanted, state.corp.badPublicity);
  return amountOf(amount, source);
}

/** What one effect of a Corp ability is worth to the Corp. */
export function worthOfEffect(s: Situation, data: EffectData, source: Card | null): number {
  const { state } = s.game;
  switch (data.effect) {
    case 'takeCredits':
      return amountOf(data.amount, source);
    case 'gain':
      return amountOf(data.amount, source) * POSSESSION[data.what] * (data.who === 'opponent' ? -1 : 1);
    case 'lose':
      return owned(s, data, source) * -POSSESSION[data.what] * (data.who === 'opponent' ? -1 : 1);
    case 'draw': {
      const cards = amountOf(data.amount, source);
      if (data.who === 'opponent') return -cards * CARD;
      return state.zones.rd.length <= cards + 2 ? -KILL : cards * CARD;
    }
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
    case 'move':
      return purposeOf(data) === 'toHand' ? FOUND : purposeOf(data) === 'asCounter' ? LASTING : 0;
    case 'endRun':
      return state.run === null ? 0 : stake(s, state.run.server) + SAVED_RUN;
    default:
      return atAGlance('corp', data.effect);
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
export function worthOfCost(cost: Cost, source: Card | null): number {
  const takes = summaryOf(cost);
  let worth = -(takes.clicks + takes.clicksLost) * CLICK;
  // Credits by what they come to now; the rest at a glance.
  for (const item of cost)
    if ('pay' in item && item.pay === 'credits') worth -= amountOf(item.amount, source);
  worth += (takes.fromHand + takes.fromPlay) * OWN_CARD + takes.forfeits * FORFEIT - takes.tagsRemoved * TAG;
  return takes.itself ? worth - 1 : worth;
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
        // Back to a choice of several modes, which counts them all.
        if (instruction.to < pc) return worth;
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
        const { by, count, after } = instruction;
        const each = instruction.starts.map((mode) => worthOfProgram(s, program, mode, source));
        each.sort((a, b) => (by === 'you' ? b - a : a - b));
        for (const one of each.slice(0, count)) worth += one;
        return count === 1 ? worth : worth + worthOfProgram(s, program, after, source);
      }
      case 'trace':
        return worth + Math.max(0, worthOfProgram(s, program, pc, source)) / 2;
      default:
        break;
    }
  }
  return worth;
}
