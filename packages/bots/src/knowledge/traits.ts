import {
  type AbilityData,
  abilitiesOf,
  type Condition,
  type DeedName,
  deedsWaitedFor,
  type ServerSpec,
  type StaticData,
  type Step,
  type Subtype,
  type ValueData,
} from '@lastclick/engine/language';
import type { CompiledCard, Game } from '@lastclick/engine/reading';
import { summaryOf } from './costs.ts';
import { asksForOddCost, mostCreditsOfOpponent, perCounter } from './numbers.ts';
import { type Places, placesOf } from './places.ts';
import { changesOfStrength, flat, isGain, isLoss, numberOf } from './steps.ts';
import { givenUsesOf, type Use, usesOf } from './uses.ts';

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
  /** Credits of each that have to come from stealth cards. */
  readonly breakStealth: number;
  readonly pumpStealth: number;
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
  /** What the subroutines it gives others do, by program. */
  readonly given: ReadonlyMap<number, Harm>;
  readonly clickToBreak: boolean;
  /** A toll of meeting it, whatever happens to its subroutines. */
  readonly encounterToll: number;
  readonly breaking: Breaking | null;
  /** Its paid abilities, as their options number them. */
  readonly uses: readonly Use[];
  /** Those it gives others, by their place among its own. */
  readonly givenUses: ReadonlyMap<number, Use>;
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
  /** Makes its host ice of other kinds too. */
  readonly turnsIce: boolean;
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

const gains = (step: Record<string, unknown>): boolean => isGain(step, 'credits') && step.who === 'you';

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
    else if (isGain(step, 'tags')) harm.tags += numberOf(step.amount);
    else if (isLoss(step, 'credits')) harm.credits += numberOf(step.amount);
    else if (isLoss(step, 'clicks')) harm.clicks += numberOf(step.amount);
    // A subroutine of some other ice: taken to cost a card, like most of those worth resolving there.
    else if (step.effect === 'trash' || step.effect === 'fire') harm.trashes = true;
    else if (step.effect === 'linger' && forbidsAccessing(step.statics as readonly StaticData[]))
      harm.spoilsAccess = true;
  }
  return harm;
}

function givenHarms({ given }: CompiledCard): Map<number, Harm> {
  const harms = new Map<number, Harm>();
  for (const [ability, { subroutines }] of given) {
    if (ability.static !== 'gain') continue;
    const texts = (ability.text ?? []).filter((one) => 'ability' in one && one.ability === 'sub');
    subroutines.forEach((program, index) => {
      harms.set(program, harmOf(texts[index]?.steps ?? []));
    });
  }
  return harms;
}

/** What is accessed can be neither stolen nor trashed for a while. */
const forbidsAccessing = (statics: readonly StaticData[]): boolean =>
  statics.some(
    (ability) =>
      ability.static === 'cannot' && (ability.deed.deed === 'steal' || ability.deed.deed === 'trash'),
  );

/** What steps add to the strength of their card for a while. */
function strengthGained(steps: readonly Step[]): ValueData | undefined {
  for (const change of changesOfStrength(steps)) if (change.of !== 'encountered') return change.by;
  return undefined;
}

function breakingOf({ data }: CompiledCard): Breaking | null {
  const paid = abilitiesOf(data, 'paid');
  const breaker = paid.find((ability) => [...flat(ability.steps)].some((step) => step.effect === 'break'));
  if (breaker === undefined || data.side === 'corp') return null;
  const priceOf = (cost: typeof breaker.cost): number => summaryOf(cost).credits;
  const pump = paid.find(({ steps }) => strengthGained(steps) !== undefined);
  const broken = [...flat(breaker.steps)].find(({ effect }) => effect === 'break');
  return {
    against: breaker.interface ?? 'host',
    breakCost: priceOf(breaker.cost),
    subroutines: numberOf(broken?.number ?? 1),
    pumpCost: pump === undefined ? 0 : priceOf(pump.cost),
    pumpBy: pump === undefined ? 0 : numberOf(strengthGained(pump.steps)),
    breakStealth: summaryOf(breaker.cost).stealth,
    pumpStealth: pump === undefined ? 0 : summaryOf(pump.cost).stealth,
    usesCounters: summaryOf(breaker.cost).counters > 0,
    onceOnly: [...flat(breaker.steps)].some(({ effect }) => effect === 'later'),
  };
}

/** How much of a credit one is that only comes later, or a virus counter. */
const LATER = 0.7;

/** What the card brings for runs: credits, cards or counters as a run succeeds or ends. */
function runRewardOf({ data }: CompiledCard): { runReward: number; runRewardAt: Places } {
  for (const ability of abilitiesOf(data, 'when')) {
    const { steps } = ability;
    for (const deed of deedsWaitedFor(ability)) {
      if (deed.deed !== 'succeed' && deed.deed !== 'endRun') continue;
      if (deed.deed === 'endRun' && deed.successful === true) continue;
      let reward = 0;
      for (const step of flat(steps)) {
        if (gains(step)) reward += typeof step.amount === 'number' ? step.amount : 1;
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
const whenTrashingAccessed = (data: CompiledCard['data']): readonly Step[] =>
  abilitiesOf(data, 'when')
    .filter((ability) =>
      deedsWaitedFor(ability).some((deed) => deed.deed === 'trash' && deed.accessed === true),
    )
    .flatMap(({ steps }) => [...steps]);

/** What the runs a card makes come with. */
function stepsOfRuns(data: CompiledCard['data']): readonly Step[] {
  const steps = [data.play ?? [], ...abilitiesOf(data, 'paid').map((ability) => ability.steps)].flat();
  return [...flat(steps)].flatMap(({ effect, with: text }) =>
    effect !== 'run' || text === undefined
      ? []
      : abilitiesOf({ text: text as readonly AbilityData[] }, 'when').flatMap((ability) => [
          ...ability.steps,
        ]),
  );
}

function makeTraits(def: CompiledCard): Traits {
  const { data } = def;
  const when = abilitiesOf(data, 'when');
  const triggered = (name: DeedName): readonly Step[] =>
    when
      .filter((ability) => deedsWaitedFor(ability).some(({ deed }) => deed === name))
      .flatMap(({ steps }) => [...steps]);
  const actions = abilitiesOf(data, 'paid').filter(({ cost }) => summaryOf(cost).clicks > 0);
  const clicksOf = (cost: (typeof actions)[number]['cost']): number => summaryOf(cost).clicks;
  const takes = (step: Record<string, unknown>): boolean => gains(step) || step.effect === 'takeCredits';
  const accessed = triggered('access');
  const trap = [...flat(accessed)].find(({ effect }) => effect === 'damage');
  const trapAmount = trap?.amount as ValueData | undefined;
  const trapGrowth = trapAmount === undefined ? null : perCounter(trapAmount);
  const approached = triggered('approachServer');
  const breachWith = (effect: string): Places => {
    for (const ability of when) {
      const { steps } = ability;
      const breach = deedsWaitedFor(ability).find((deed) => deed.deed === 'breach');
      if (breach !== undefined && [...flat(steps)].some((step) => step.effect === effect))
        return placesOf(breach.server);
    }
    return '';
  };
  const whenever = when.flatMap(({ steps }) => [...steps]);
  const inItsRun = stepsOfRuns(data);
  const holding = [
    ...def.statics,
    ...def.lasting.filter((_, place) => def.runTexts.some(({ lasting }) => lasting.includes(place))),
  ];
  const ran = [...flat(data.play)].find(({ effect }) => effect === 'run');
  return {
    def,
    gain: sum(data.play, gains),
    draws: sum(data.play, ({ effect, who }) => effect === 'draw' && who === 'you'),
    clicksLost: sum(data.play, (step) => isLoss(step, 'clicks') && step.who === 'you'),
    runs: ran === undefined ? '' : placesOf(ran.on as ServerSpec),
    runCredits: sum(data.play, ({ effect, counter }) => effect === 'placeCounters' && counter === 'credits'),
    moreAccess: sum([...whenever, ...inItsRun], ({ effect }) => effect === 'accessMore'),
    bypasses: [...flat(whenever), ...flat(inItsRun)].some(({ effect }) => effect === 'bypass'),
    drip: sum(triggered('turnBegins'), takes),
    stock: sum(
      [...triggered('rez'), ...triggered('install')],
      ({ effect, counter }) => effect === 'placeCounters' && counter === 'credits',
    ),
    clickGain: Math.max(
      0,
      ...actions.map(({ cost, steps }) => sum(steps, takes) / Math.max(1, clicksOf(cost))),
    ),
    tags: sum(data.play, (step) => isGain(step, 'tags')),
    damage: sum(data.play, ({ effect }) => effect === 'damage'),
    advances: sum(
      data.play,
      ({ effect, counter }) => effect === 'placeCounters' && counter === 'advancement',
    ),
    trashesRunnerCard: data.side === 'corp' && [...flat(data.play)].some(({ effect }) => effect === 'trash'),
    trap: typeof trapAmount === 'object' ? (trapGrowth?.plus ?? 0) : numberOf(trapAmount),
    trapPerAdvancement: trapGrowth?.each ?? 0,
    approachToll: approached.length === 0 ? 0 : APPROACH_TOLL,
    memoryGain: def.statics.reduce(
      (total, ability) =>
        total +
        (ability.static === 'change' && ability.what === 'memory' && ability.of === 'you'
          ? numberOf(ability.by)
          : 0),
      0,
    ),
    given: givenHarms(def),
    subroutines: abilitiesOf(data, 'sub').map(({ steps }) => harmOf(steps)),
    clickToBreak: abilitiesOf(data, 'paid').some(
      ({ by, cost }) => by === 'opponent' && summaryOf(cost).clicksLost > 0,
    ),
    encounterToll: triggered('encounter').length === 0 ? 0 : ENCOUNTER_TOLL,
    breaking: breakingOf(def),
    uses: usesOf(def),
    givenUses: givenUsesOf(def),
    moreAccessAt: breachWith('accessMore'),
    ...runRewardOf(def),
    moreDraw: abilitiesOf(data, 'instead').reduce(
      (total, ability) => total + (ability.to.deed === 'draw' ? numberOf(ability.amount) - 1 : 0),
      0,
    ),
    dripDamage: sum(triggered('turnBegins'), ({ effect }) => effect === 'damage'),
    dripDraw: sum(triggered('turnBegins'), ({ effect, who }) => effect === 'draw' && who === 'you'),
    trashReward: sum(whenTrashingAccessed(data), (step) => isGain(step, 'credits') || step.effect === 'draw'),
    searches: [...flat(data.play)].some(
      ({ what }) => (what as { cards?: string } | undefined)?.cards === 'search',
    ),
    rezTax: holding.reduce(
      (total, ability) =>
        total + (ability.static === 'price' && ability.deed.deed === 'rez' ? numberOf(ability.more ?? 0) : 0),
      0,
    ),
    ownRunReward: sum(inItsRun, (step) => takes(step) || step.effect === 'draw'),
    moreAccessPerCounter: [...flat(whenever), ...flat(inItsRun)].some(
      ({ effect, amount }) => effect === 'accessMore' && typeof amount === 'object',
    ),
    opponentChooses: [...flat(data.play)].some(({ step, by }) => step === 'modes' && by === 'opponent'),
    turnsIce: def.statics.some((ability) => ability.static === 'gain' && ability.of === 'host'),
    runPurse: holding.some((ability) => ability.static === 'spend' && ability.on === 'anything'),
    grows: [...flat(triggered('turnBegins'))].some(
      ({ effect, counter }) => effect === 'placeCounters' && counter === 'virus',
    ),
  };
}

/** What an ability that meets the Runner before a server costs them, in credits, roughly. */
const APPROACH_TOLL = 5;
const ENCOUNTER_TOLL = 2;

const ofCard = new WeakMap<CompiledCard, Traits>();
const ofDefs = new WeakMap<readonly CompiledCard[], readonly Traits[]>();

export function traitsOfCard(def: CompiledCard): Traits {
  let traits = ofCard.get(def);
  if (traits === undefined) {
    traits = makeTraits(def);
    ofCard.set(def, traits);
  }
  return traits;
}

const ofText = new WeakMap<Traits, Map<string, Traits>>();

/** The traits of a card with other abilities than are printed on it; `key` names them. */
export function traitsOfText(
  printed: Traits,
  key: string,
  lost: boolean,
  gained: readonly AbilityData[],
): Traits {
  let known = ofText.get(printed);
  if (known === undefined) {
    known = new Map();
    ofText.set(printed, known);
  }
  let traits = known.get(key);
  if (traits === undefined) {
    const { def } = printed;
    const text = [...(lost ? [] : (def.data.text ?? [])), ...gained];
    const statics = text.flatMap((ability) => ('static' in ability ? [ability] : []));
    traits = makeTraits({ ...def, data: { ...def.data, text }, statics });
    known.set(key, traits);
  }
  return traits;
}

/** The traits of all cards of a game, aligned with `Card.def`. */
export function traitsOf(game: Game): readonly Traits[] {
  let traits = ofDefs.get(game.rules.defs);
  if (traits === undefined) {
    traits = game.rules.defs.map(traitsOfCard);
    ofDefs.set(game.rules.defs, traits);
  }
  return traits;
}
