import type { Cost, EffectData, ValueData } from '@lastclick/engine/language';
import type { Frame, Game } from '@lastclick/engine/reading';
import { CREDITS_PER_DAMAGE, CREDITS_PER_TAG } from '../knowledge/break-plan.ts';
import { numberOf } from '../knowledge/steps.ts';
import { boostOf } from './runner-boost.ts';
import { lookAhead } from './runner-outlook.ts';
import { worthOfGoingOn } from './runner-runs.ts';

type AbilityFrame = Extract<Frame, { kind: 'ability' }>;
type Side = AbilityFrame['controller'];

const CLICK = 1.4;
const CARD = 1;
const CARD_OF_RUNNER_TRASHED = 3;
const PER_COUNTER = 0.7;
const UNKNOWN_EFFECT = 0.5;
const FORFEIT = 20;
const FLATLINE = 100;

/** What an effect of an ability that resolves is worth to the Runner, in credits. */
function worthOfEffect(game: Game, frame: AbilityFrame, data: EffectData): number {
  const mine = frame.controller === 'runner';
  switch (data.effect) {
    case 'gainCredits':
      return (data.who === 'you') === mine ? amountIn(frame, data.amount) : -amountIn(frame, data.amount);
    case 'loseCredits':
      return (data.who === 'you') === mine ? -numberOf(data.amount) : numberOf(data.amount);
    case 'gainClicks':
      return ((data.who === 'you') === mine ? CLICK : -CLICK) * numberOf(data.amount);
    case 'loseClicks':
      return ((data.who === 'you') === mine ? -CLICK : CLICK) * numberOf(data.amount);
    case 'draw':
      return ((data.who === 'you') === mine ? CARD : -CARD) * numberOf(data.amount);
    case 'giveTags':
      return -CREDITS_PER_TAG * numberOf(data.amount);
    case 'removeTags':
      return Math.min(game.state.runner.tags, numberOf(data.amount)) * CREDITS_PER_TAG;
    case 'damage': {
      const damage = numberOf(data.amount);
      return damage > game.state.zones.grip.length ? -FLATLINE : -damage * CREDITS_PER_DAMAGE;
    }
    case 'endRun':
      return -worthOfRunUnderWay(game);
    case 'trash':
      return data.what === 'this' ? -1 : mine ? 1 : -CARD_OF_RUNNER_TRASHED;
    case 'placeCounters':
      return (mine ? PER_COUNTER : -PER_COUNTER) * numberOf(data.amount);
    case 'takeCredits':
      return mine ? numberOf(data.amount) : -numberOf(data.amount);
    case 'install':
      return mine ? 2 : -2;
    case 'addToHand':
      return mine ? CARD : -CARD;
    case 'run':
      return mine ? 2 : 0;
    case 'prevent':
      return mine ? 2 : 0;
    case 'mayJackOut':
      return 0;
    default:
      return mine ? UNKNOWN_EFFECT : -UNKNOWN_EFFECT;
  }
}

/** The number an effect will have, as far as its occurrence tells it already. */
const amountIn = ({ was }: AbilityFrame, amount: ValueData): number =>
  typeof amount === 'object' && amount.value === 'run' ? was : numberOf(amount);

function worthOfRunUnderWay(game: Game): number {
  const { run } = game.state;
  if (run === null) return 0;
  const outlook = lookAhead(game);
  return Math.max(0, worthOfGoingOn(game, outlook, boostOf(game, run.source), Math.max(0, run.position)));
}

/** What a cost takes from whoever pays it, in credits. */
function burdenOf(cost: Cost): number {
  let burden = 0;
  for (const item of cost) {
    switch (item.pay) {
      case 'clicks':
      case 'loseClicks':
        burden += item.number * CLICK;
        break;
      case 'credits':
        burden += numberOf(item.amount);
        break;
      case 'counters':
        burden += item.number * PER_COUNTER;
        break;
      case 'trashFromHand':
        burden += item.number * 1.5;
        break;
      case 'trashSource':
      case 'removeSource':
        burden += 2;
        break;
      case 'forfeit':
        burden += FORFEIT;
        break;
      case 'takeTags':
        burden += item.number * CREDITS_PER_TAG;
        break;
    }
  }
  return burden;
}

/** What an ability does from an instruction on until it ends or jumps on, in credits for `side`. */
export function worthOfProgram(game: Game, frame: AbilityFrame, from: number, side: Side): number {
  const program = game.rules.defs[frame.def]?.programs[frame.program] ?? [];
  let worth = 0;
  for (let pc = from; pc < program.length; pc++) {
    const instruction = program[pc];
    if (instruction === undefined || instruction.op === 'end' || instruction.op === 'jump') break;
    if (instruction.op === 'do')
      for (const { data } of instruction.effects) worth += worthOfEffect(game, frame, data);
    else if (instruction.op === 'pay' && instruction.must) {
      const payer =
        instruction.by === 'you' ? frame.controller : frame.controller === 'corp' ? 'runner' : 'corp';
      worth += payer === 'runner' ? -burdenOf(instruction.cost) : burdenOf(instruction.cost);
    }
  }
  return side === 'runner' ? worth : -worth;
}

/** What saying yes to the question an ability asks is worth over saying no. */
export function rateBySteps(game: Game, frame: AbilityFrame): number {
  const program = game.rules.defs[frame.def]?.programs[frame.program];
  const asked = program?.[frame.pc];
  if (asked === undefined || (asked.op !== 'may' && asked.op !== 'pay')) return 1;
  const burden = asked.op === 'pay' ? burdenOf(asked.cost) : 0;
  const yes = worthOfProgram(game, frame, frame.pc + 1, 'runner');
  const no = worthOfProgram(game, frame, asked.otherwise, 'runner');
  return yes - no - burden;
}
