import type {
  Condition,
  DeedName,
  ServerSpec,
  StaticData,
  Step,
  Subtype,
  ValueData,
} from '@lastclick/engine/language';
import type { CompiledCard, Game } from '@lastclick/engine/reading';
import { asksForOddCost, mostCreditsOfOpponent, perCounter } from './numbers.ts';
import { type Places, placesOf } from './places.ts';
import { flat, numberOf } from './steps.ts';
import { type Use, usesOf } from './uses.ts';

/** What one subroutine does to the Runner, as far as play is concerned. */
export interface Harm {
  readonly endsRun: boolean;
  /** It ends the run only if the Runner has at most so many credits then; 0: whatever they have. */
  readonly endsAtCredits: number;
  /** How likely it ends the run at all. */
  readonly endsChance: number;
  /** Stealing or trashing is forbidden for the rest of the run. */
  readonly spoilsAccess: boolean;
  readonly damage: number;
  readonly tags: number;
  readonly credits: number;
  readonly clicks: number;
  /** Trashes something of the Runner's. */
  readonly trashes: boolean;
}

/** How an icebreaker breaks: against which subtype ('any' for all), at what prices. */
export interface Breaking {
  readonly against: Subtype | 'any' | 'host';
  readonly breakCost: number;
  readonly subroutines: number;
  readonly pumpCost: number;
  readonly pumpBy: number;
  /** Counters of its own the break costs, instead of credits. */
  readonly usesCounters: boolean;
  /** It is gone after the run. */
  readonly onceOnly: boolean;
}

/** What a card is good for, read from its data once: a player's summary of its text. */
export interface Traits {
  readonly def: CompiledCard;
  /** Playing it: credits and cards it brings, clicks it loses. */
  readonly gain: number;
  readonly draws: number;
  readonly clicksLost: number;
  /** Where the run goes it makes when played, or ''. */
  readonly runs: Places;
  /** Credits for that run, or for anything, put on it as it is played. */
  readonly runCredits: number;
  readonly moreAccess: number;
  readonly bypasses: boolean;
  /** Credits every turn, as it begins. */
  readonly drip: number;
  /** Credits it is loaded with. */
  readonly stock: number;
  /** The most credits one click on it brings. */
  readonly clickGain: number;
  readonly tags: number;
  /** Damage it does when played, by an operation. */
  readonly damage: number;
  readonly advances: number;
  readonly trashesRunnerCard: boolean;
  /** Damage to whoever accesses it, without counters and for each advancement counter. */
  readonly trap: number;
  readonly trapPerAdvancement: number;
  /** Makes reaching its server cost this much, or ends the run. */
  readonly approachToll: number;
  readonly memoryGain: number;
  readonly subroutines: readonly Harm[];
  readonly clickToBreak: boolean;
  /** A toll of meeting it, whatever happens to its subroutines. */
  readonly encounterToll: number;
  readonly breaking: Breaking | null;
  /** Its paid abilities, as their options number them. */
  readonly uses: readonly Use[];
  /** The server whose accesses it adds to while it is in play, or ''. */
  readonly moreAccessAt: Places;
  /** What a successful run brings while it is in play, in credits, and which servers count ('' for none). */
  readonly runReward: number;
  readonly runRewardAt: Places;
  /** Cards the first draw of a turn brings on top. */
  readonly moreDraw: number;
  /** Damage it may do as a turn begins. */
  readonly dripDamage: number;
  /** Draws as the turn begins. */
  readonly dripDraw: number;
  /** What trashing an accessed card brings while it is in play. */
  readonly trashReward: number;
  /** Finds another card in the deck. */
  readonly searches: boolean;
  /** How much dearer ice gets for the Corp during its run. */
  readonly rezTax: number;
  /** What a success of its own run brings, in credits, and whether it adds accesses by virus counters. */
  readonly ownRunReward: number;
  readonly moreAccessPerCounter: boolean;
  /** Of what it brings when played the opponent chooses. */
  readonly opponentChooses: boolean;
  /** Its credits pay for anything during runs. */
  readonly runPurse: boolean;
  /** Virus counters it gains as turns begin. */
  readonly grows: boolean;
}

const sum = (
  steps: readonly Step[] | undefined,
  test: (step: Record<string, unknown>) => boolean,
): number => {
  let total = 0;
  for (const step of flat(steps)) if (test(step)) total += numberOf(step.amount);
  return total;
};

const gains = (step: Record<string, unknown>): boolean => step.effect === 'gainCredits' && step.who === 'you';

/** How often a card lost at random has an odd cost. */
const ODD_COST_CHANCE = 0.5;

function harmOf(steps: readonly Step[]): Harm {
  const harm = {
    endsRun: false,
    endsAtCredits: 0,
    endsChance: 1,
    spoilsAccess: false,
    damage: 0,
    tags: 0,
    credits: 0,
    clicks: 0,
    trashes: false,
  };
  for (const step of flat(steps)) {
    const condition = step.condition as Condition | undefined;
    const most = condition === undefined ? null : mostCreditsOfOpponent(condition);
    if (most !== null) harm.endsAtCredits = most;
    else if (condition !== undefined && asksForOddCost(condition)) harm.endsChance = ODD_COST_CHANCE;
    if (step.effect === 'endRun') harm.endsRun = true;
    else if (step.effect === 'damage') harm.damage += numberOf(step.amount) * (step.type === 'core' ? 2 : 1);
    else if (step.effect === 'giveTags') harm.tags += numberOf(step.amount);
    else if (step.effect === 'loseCredits') harm.credits += numberOf(step.amount);
    else if (step.effect === 'loseClicks') harm.clicks += numberOf(step.amount);
    else if (step.effect === 'trash') harm.trashes = true;
    else if (step.effect === 'linger' && forbidsAccessing(step.statics as readonly StaticData[]))
      harm.spoilsAccess = true;
  }
  return harm;
}

/** What is accessed can be neither stolen nor trashed for a while. */
const forbidsAccessing = (statics: readonly StaticData[]): boolean =>
  statics.some(
    (ability) =>
      ability.static === 'cannot' && (ability.deed.deed === 'steal' || ability.deed.deed === 'trash'),
  );

function breakingOf({ data }: CompiledCard): Breaking | null {
  const paid = data.paid ?? [];
  const breaker = paid.find((ability) => [...flat(ability.steps)].some((step) => step.effect === 'break'));
  if (breaker === undefined || data.side === 'corp') return null;
  const priceOf = (cost: typeof breaker.cost): number => {
    let price = 0;
    for (const item of cost) if (item.pay === 'credits') price += numberOf(item.amount);
    return price;
  };
  const pump = paid.find((ability) => [...flat(ability.steps)].some((step) => step.effect === 'strength'));
  const pumped =
    pump === undefined ? undefined : [...flat(pump.steps)].find(({ effect }) => effect === 'strength');
  const broken = [...flat(breaker.steps)].find(({ effect }) => effect === 'break');
  return {
    against: breaker.interface ?? 'host',
    breakCost: priceOf(breaker.cost),
    subroutines: Number(broken?.number ?? 1),
    pumpCost: pump === undefined ? 0 : priceOf(pump.cost),
    pumpBy: pumped === undefined ? 0 : numberOf(pumped.amount),
    usesCounters: breaker.cost.some((item) => item.pay === 'counters'),
    onceOnly: [...flat(breaker.steps)].some(({ effect }) => effect === 'later'),
  };
}

/** How much of a credit one is that only comes later, or a virus counter. */
const LATER = 0.7;

/** What the card brings for runs: credits, cards or counters as a run succeeds or ends. */
function runRewardOf({ data }: CompiledCard): { runReward: number; runRewardAt: Places } {
  for (const { on, steps } of data.when ?? []) {
    for (const deed of [on].flat()) {
      if ((deed.deed !== 'succeed' && deed.deed !== 'endRun') || deed.itsRun === true) continue;
      if (deed.deed === 'endRun' && deed.successful === true) continue;
      let reward = 0;
      for (const step of flat(steps)) {
        if (step.effect === 'gainCredits' && step.who === 'you')
          reward += typeof step.amount === 'number' ? step.amount : 1;
        else if (step.effect === 'placeCounters') reward += LATER * numberOf(step.amount);
        else if (step.effect === 'draw') reward += numberOf(step.amount);
      }
      if (data.side === 'runner' && reward > 0)
        return { runReward: reward, runRewardAt: placesOf(deed.server) };
    }
  }
  return { runReward: 0, runRewardAt: '' };
}

/** What happens as the Runner trashes the card they access. */
const whenTrashingAccessed = ({ when = [] }: CompiledCard['data']): readonly Step[] =>
  when
    .filter(({ on }) => [on].flat().some((deed) => deed.deed === 'trash' && deed.accessed === true))
    .flatMap(({ steps }) => [...steps]);

function makeTraits(def: CompiledCard): Traits {
  const { data } = def;
  const when = data.when ?? [];
  const triggered = (name: DeedName): readonly Step[] =>
    when.filter(({ on }) => [on].flat().some(({ deed }) => deed === name)).flatMap(({ steps }) => [...steps]);
  const actions = (data.paid ?? []).filter(({ cost }) => cost.some(({ pay }) => pay === 'clicks'));
  const clicksOf = (cost: (typeof actions)[number]['cost']): number =>
    cost.reduce((total, item) => total + (item.pay === 'clicks' ? item.number : 0), 0);
  const takes = (step: Record<string, unknown>): boolean => gains(step) || step.effect === 'takeCredits';
  const accessed = triggered('access');
  const trap = [...flat(accessed)].find(({ effect }) => effect === 'damage');
  const trapAmount = trap?.amount as ValueData | undefined;
  const trapGrowth = trapAmount === undefined ? null : perCounter(trapAmount);
  const approached = triggered('approachServer');
  const breachWith = (effect: string): Places => {
    for (const { on, steps } of when) {
      const breach = [on].flat().find((deed) => deed.deed === 'breach');
      if (breach !== undefined && [...flat(steps)].some((step) => step.effect === effect))
        return placesOf(breach.server);
    }
    return '';
  };
  const ran = [...flat(data.play)].find(({ effect }) => effect === 'run');
  return {
    def,
    gain: sum(data.play, gains),
    draws: sum(data.play, ({ effect, who }) => effect === 'draw' && who === 'you'),
    clicksLost: sum(data.play, ({ effect, who }) => effect === 'loseClicks' && who === 'you'),
    runs: ran === undefined ? '' : placesOf(ran.on as ServerSpec),
    runCredits: sum(data.play, ({ effect, counter }) => effect === 'placeCounters' && counter === 'credits'),
    moreAccess: sum(
      when.flatMap(({ steps }) => [...steps]),
      ({ effect }) => effect === 'accessMore',
    ),
    bypasses: when.some(({ steps }) => [...flat(steps)].some(({ effect }) => effect === 'bypass')),
    drip: sum(triggered('turnBegins'), takes),
    stock: sum(
      [...triggered('rez'), ...triggered('install')],
      ({ effect, counter }) => effect === 'placeCounters' && counter === 'credits',
    ),
    clickGain: Math.max(
      0,
      ...actions.map(({ cost, steps }) => sum(steps, takes) / Math.max(1, clicksOf(cost))),
    ),
    tags: sum(data.play, ({ effect }) => effect === 'giveTags'),
    damage: sum(data.play, ({ effect }) => effect === 'damage'),
    advances: sum(
      data.play,
      ({ effect, counter }) => effect === 'placeCounters' && counter === 'advancement',
    ),
    trashesRunnerCard: data.side === 'corp' && [...flat(data.play)].some(({ effect }) => effect === 'trash'),
    trap: typeof trapAmount === 'object' ? (trapGrowth?.plus ?? 0) : numberOf(trapAmount),
    trapPerAdvancement: trapGrowth?.each ?? 0,
    approachToll: approached.length === 0 ? 0 : APPROACH_TOLL,
    memoryGain: (data.static ?? []).reduce(
      (total, ability) =>
        total + (ability.static === 'value' && ability.value === 'memoryLimit' ? numberOf(ability.by) : 0),
      0,
    ),
    subroutines: (data.subroutines ?? []).map(harmOf),
    clickToBreak: (data.paid ?? []).some(({ by }) => by === 'opponent'),
    encounterToll: triggered('encounter').length === 0 ? 0 : ENCOUNTER_TOLL,
    breaking: breakingOf(def),
    uses: usesOf(def),
    moreAccessAt: breachWith('accessMore'),
    ...runRewardOf(def),
    moreDraw: (data.interrupt ?? []).reduce(
      (total, ability) =>
        total +
        (ability.interrupt === 'instead' && ability.to.deed === 'draw' ? numberOf(ability.amount) - 1 : 0),
      0,
    ),
    dripDamage: sum(triggered('turnBegins'), ({ effect }) => effect === 'damage'),
    dripDraw: sum(triggered('turnBegins'), ({ effect, who }) => effect === 'draw' && who === 'you'),
    trashReward: sum(
      whenTrashingAccessed(data),
      ({ effect }) => effect === 'gainCredits' || effect === 'draw',
    ),
    searches: [...flat(data.play)].some(
      ({ what }) => (what as { cards?: string } | undefined)?.cards === 'search',
    ),
    rezTax: (data.static ?? []).reduce(
      (total, ability) =>
        total + (ability.static === 'value' && ability.value === 'rezCost' ? numberOf(ability.by) : 0),
      0,
    ),
    ownRunReward: sum(
      when.flatMap(({ on, steps }) =>
        [on].flat().some((deed) => 'itsRun' in deed && deed.itsRun === true) ? [...steps] : [],
      ),
      (step) => takes(step) || step.effect === 'draw',
    ),
    moreAccessPerCounter: when.some(({ steps }) =>
      [...flat(steps)].some(({ effect, amount }) => effect === 'accessMore' && typeof amount === 'object'),
    ),
    opponentChooses: [...flat(data.play)].some(({ step, by }) => step === 'modes' && by === 'opponent'),
    runPurse: (data.static ?? []).some((ability) => ability.static === 'spend' && ability.on === 'anything'),
    grows: [...flat(triggered('turnBegins'))].some(
      ({ effect, counter }) => effect === 'placeCounters' && counter === 'virus',
    ),
  };
}

/** What an ability that meets the Runner before a server costs them, in credits, roughly. */
const APPROACH_TOLL = 5;
const ENCOUNTER_TOLL = 2;

const ofCard = new WeakMap<CompiledCard, Traits>();
const ofRules = new WeakMap<Game['rules'], readonly Traits[]>();

export function traitsOfCard(def: CompiledCard): Traits {
  let traits = ofCard.get(def);
  if (traits === undefined) {
    traits = makeTraits(def);
    ofCard.set(def, traits);
  }
  return traits;
}

/** The traits of all cards of a game, aligned with `Card.def`. */
export function traitsOf(game: Game): readonly Traits[] {
  let traits = ofRules.get(game.rules);
  if (traits === undefined) {
    traits = game.rules.defs.map(traitsOfCard);
    ofRules.set(game.rules, traits);
  }
  return traits;
}
