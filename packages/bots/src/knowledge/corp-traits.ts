import {
  abilitiesOf,
  type CardRef,
  type ConditionalData,
  type DeedName,
  deedsWaitedFor,
  type Step,
  type ValueData,
} from '@lastclick/engine/language';
import type { CompiledCard, Game } from '@lastclick/engine/reading';
import { summaryOf } from './costs.ts';
import { perCounter } from './numbers.ts';
import { flat, isAbout, isGain, numberOf, type Purpose } from './steps.ts';
import { type Traits, traitsOfCard } from './traits.ts';

/** What a Corp card is good for beyond its traits: a Corp player's summary. */
export interface CorpTraits {
  readonly type: CompiledCard['type'];
  readonly cost: number;
  readonly points: number;
  readonly traits: Traits;
  /** Credits playing it brings: of modes the best, of conditions the worse. */
  readonly gain: number;
  /** Credits an asset brings over its life, less its rez cost; 0 for what is no economy. */
  readonly income: number;
  /** Recurring credits. */
  readonly recurring: number;
  /** How good the ice is, around 1. */
  readonly quality: number;
  /** Tags for being rezzed in the Runner's way. */
  readonly rezTags: number;
  readonly rezDraws: number;
  /** Shuffles cards from Archives into R&D when used up. */
  readonly recovers: boolean;
  /** Damage at the beginning of a turn for each advancement counter, at the price of the card itself. */
  readonly strikesPerAdvancement: number;
  readonly damageByPoints: boolean;
  /** Cards from HQ it asks for as it is played: trashed, or shuffled back. */
  readonly trashesFromHand: number;
  readonly shufflesBack: number;
  /** Pays as an agenda is scored or stolen from its server. */
  readonly guardsAgenda: boolean;
  /** The Runner may pay this much to be spared what it does; 0 if not. */
  readonly escape: number;
  readonly traceStrength: number;
  readonly forfeits: boolean;
  /** Program of what happens when it is scored, -1 if nothing does. */
  readonly scored: number;
}

/** The sum of the highest of some numbers. */
const bestOf = (numbers: readonly number[], count: number): number =>
  [...numbers]
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, number) => sum + number, 0);

/** Credits steps bring the Corp. */
function gainOf(steps: readonly Step[] | undefined): number {
  let gain = 0;
  for (const step of steps ?? []) {
    if ('effect' in step) {
      if (step.effect === 'gain' && step.what === 'credits' && step.who === 'you')
        gain += numberOf(step.amount);
    } else if (step.step === 'modes') gain += bestOf(step.modes.map(gainOf), step.count ?? 1);
    else if (step.step === 'if') gain += Math.min(gainOf(step.steps), gainOf(step.otherwise));
    else if (step.step === 'together') gain += gainOf(step.effects);
    else if (step.step === 'may') gain += gainOf(step.steps);
  }
  return gain;
}

/** How many cards from HQ are to be chosen. */
const chosenFromHand = (what: CardRef | undefined): number =>
  typeof what === 'object' && what.cards === 'choose' && what.from.in === 'hq' ? numberOf(what.count) : 0;

const deedsOf = (ability: ConditionalData): DeedName[] => deedsWaitedFor(ability).map(({ deed }) => deed);

function makeCorpTraits(def: CompiledCard): CorpTraits {
  const { data } = def;
  const traits = traitsOfCard(def);
  const when = abilitiesOf(data, 'when').map((ability) => ({
    on: deedsOf(ability),
    steps: [...flat(ability.steps)],
  }));
  const during = (deed: DeedName) => when.filter(({ on }) => on.includes(deed)).flatMap(({ steps }) => steps);
  const total = (steps: readonly Record<string, unknown>[], effect: string): number =>
    steps.reduce((sum, step) => sum + (step.effect === effect ? numberOf(step.amount) : 0), 0);
  const played = [...flat(data.play)];
  const counted = (purpose: Purpose): number =>
    played.reduce(
      (sum, step) => sum + (isAbout(step, purpose) ? chosenFromHand(step.what as CardRef | undefined) : 0),
      0,
    );
  const strike = during('turnBegins').find(({ effect }) => effect === 'damage');
  const spared = played.find(({ step, by }) => step === 'mayPay' && by === 'opponent');
  const escapeCost = (spared?.cost as { pay: string; amount?: unknown }[] | undefined)?.find(
    ({ pay }) => pay === 'credits',
  );
  const trace = played.find(({ step }) => step === 'trace');
  const endsRun = traits.subroutines.some((harm) => harm.endsRun);
  const harm = traits.subroutines.reduce(
    (sum, { damage, tags, credits, clicks, trashes }) =>
      sum + damage + tags + credits * 0.3 + clicks + (trashes ? 1.5 : 0),
    0,
  );
  return {
    type: def.type,
    cost: def.cost,
    points: def.points,
    traits,
    gain: gainOf(data.play),
    income:
      def.type !== 'asset'
        ? 0
        : traits.stock > 0
          ? traits.stock * (traits.drip > 0 ? 1 : CLICKED_SHARE) - def.cost
          : traits.drip * DRIP_TURNS + Math.max(0, traits.clickGain - 1) * DRIP_TURNS - def.cost,
    recurring: def.recurring,
    quality: def.type === 'ice' ? (endsRun ? 0.8 : 0.4) + Math.min(0.5, harm * 0.12) - def.cost * 0.02 : 0,
    rezTags: during('rez').reduce((sum, step) => sum + (isGain(step, 'tags') ? numberOf(step.amount) : 0), 0),
    rezDraws: total(during('rez'), 'draw'),
    recovers: abilitiesOf(data, 'paid').some(({ steps }) =>
      [...flat(steps)].some((step) => isAbout(step, 'intoDeck')),
    ),
    strikesPerAdvancement: perCounter(strike?.amount as ValueData)?.each ?? 0,
    damageByPoints: played.some(
      ({ effect, amount }) => effect === 'damage' && (amount as { value?: string }).value === 'total',
    ),
    trashesFromHand: counted('trash'),
    shufflesBack: counted('intoDeck'),
    guardsAgenda: when.some(({ on }) => on.includes('endRun') || on.includes('score')),
    escape: numberOf(escapeCost?.amount),
    traceStrength: Number(trace?.strength ?? 0),
    forfeits: def.statics.some(
      (ability) =>
        ability.static === 'cost' && ability.deed.deed === 'rez' && summaryOf(ability.pay).forfeits > 0,
    ),
    scored:
      def.when.find(({ deeds }) => deeds.some((deed) => deed.deed === 'score' && deed.card === 'this'))
        ?.program ?? -1,
  };
}

/** Credits taken by clicks are worth less: each click could have brought one anyway. */
const CLICKED_SHARE = 0.66;
/** How many turns an asset lives, on average. */
const DRIP_TURNS = 4;

const ofCard = new WeakMap<CompiledCard, CorpTraits>();
const ofDefs = new WeakMap<readonly CompiledCard[], readonly CorpTraits[]>();

function corpTraitsOfCard(def: CompiledCard): CorpTraits {
  let traits = ofCard.get(def);
  if (traits === undefined) {
    traits = makeCorpTraits(def);
    ofCard.set(def, traits);
  }
  return traits;
}

/** The Corp's summary of all cards of a game, aligned with `Card.def`. */
export function corpTraitsOf(game: Game): readonly CorpTraits[] {
  let traits = ofDefs.get(game.rules.defs);
  if (traits === undefined) {
    traits = game.rules.defs.map(corpTraitsOfCard);
    ofDefs.set(game.rules.defs, traits);
  }
  return traits;
}
