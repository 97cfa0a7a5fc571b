import type { Amount, Cost, EffectData } from '@lastclick/engine/language';
import type { Frame, Game } from '@lastclick/engine/reading';
import { CREDITS_PER_DAMAGE, CREDITS_PER_TAG } from '../knowledge/break-plan.ts';
import { summaryOf } from '../knowledge/costs.ts';
import { numberOf, purposeOf } from '../knowledge/steps.ts';
import { atAGlance } from '../knowledge/words.ts';
import { boostOf } from './runner-boost.ts';
import { lookAhead } from './runner-outlook.ts';
import { worthOfGoingOn } from './runner-runs.ts';

type AbilityFrame = Extract<Frame, { kind: 'ability' }>;
type Side = AbilityFrame['controller'];
/** Whose ability it is, and what is known of why it resolves. */
type Speaker = Pick<AbilityFrame, 'controller' | 'was'>;

/** A condition counter works from then on. */
const LASTING = 1.5;
const CLICK = 1.4;
const CARD = 1;
const BAD_PUBLICITY = 2;
const CARD_OF_RUNNER_TRASHED = 3;
const PER_COUNTER = 0.7;
const UNKNOWN_EFFECT = 0.5;
const FORFEIT = 20;
const FLATLINE = 100;
const ACCESS = 1;

/** What an effect of an ability that resolves is worth to the Runner, in credits. */
export function worthOfEffect(game: Game, frame: Speaker, data: EffectData): number {
  const mine = frame.controller === 'runner';
  switch (data.effect) {
    case 'gain':
      return worthOfPossession(data, mine) * amountIn(frame, data.amount);
    case 'lose': {
      const lost = data.what === 'tags' ? tagsOf(game, data.amount) : numberOf(data.amount);
      return -worthOfPossession(data, mine) * lost;
    }
    case 'draw':
      return ((data.who === 'you') === mine ? CARD : -CARD) * numberOf(data.amount);
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
    case 'move':
      return (
        (mine ? 1 : -1) *
        (purposeOf(data) === 'toHand' ? CARD : purposeOf(data) === 'asCounter' ? LASTING : UNKNOWN_EFFECT)
      );
    case 'run':
      return mine ? 2 : 0;
    case 'prevent':
      return mine ? 2 * numberOf(data.amount) : 0;
    case 'mayJackOut':
      return 0;
    // Only the Runner accesses, whoever's ability it is.
    case 'access':
      return ACCESS;
    default:
      return (mine ? 1 : -1) * atAGlance('runner', data.effect);
  }
}

type Possession = Extract<EffectData, { effect: 'gain' | 'lose' }>;

/** What one of what is gained is worth to the Runner; tags are theirs, bad publicity the Corp's. */
function worthOfPossession({ what, who }: Possession, mine: boolean): number {
  if (what === 'tags') return -CREDITS_PER_TAG;
  if (what === 'badPublicity') return BAD_PUBLICITY;
  return (what === 'clicks' ? CLICK : 1) * ((who === 'you') === mine ? 1 : -1);
}

/** How many tags are removed: no more than there are. */
const tagsOf = ({ state }: Game, amount: Amount): number =>
  Math.min(state.runner.tags, amount === 'all' ? state.runner.tags : numberOf(amount));

/** The number an effect will have, as far as its occurrence tells it already. */
const amountIn = ({ was }: Speaker, amount: Amount): number =>
  typeof amount === 'object' && 'value' in amount && amount.value === 'run' ? was : numberOf(amount);

export function worthOfRunUnderWay(game: Game): number {
  const { run } = game.state;
  if (run === null) return 0;
  const outlook = lookAhead(game);
  return Math.max(0, worthOfGoingOn(game, outlook, boostOf(game, run.source), Math.max(0, run.position)));
}

/** What a cost takes from whoever pays it, in credits. */
export function burdenOf(cost: Cost): number {
  const takes = summaryOf(cost);
  return (
    (takes.clicks + takes.clicksLost) * CLICK +
    takes.credits +
    takes.counters * PER_COUNTER +
    takes.fromHand * 1.5 +
    takes.fromPlay * CARD_OF_RUNNER_TRASHED +
    (takes.itself ? 2 : 0) +
    takes.forfeits * FORFEIT +
    (takes.tagsTaken - takes.tagsRemoved) * CREDITS_PER_TAG +
    takes.damage * CREDITS_PER_DAMAGE
  );
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
