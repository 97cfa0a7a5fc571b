import type { Cost, EffectData } from '@lastclick/engine/language';
import { numberOf } from './steps.ts';

/** What a cost takes, as a player sums it up; of alternatives the first. */
export interface CostSummary {
  readonly clicks: number;
  /** Clicks lost, as bioroids ask for. */
  readonly clicksLost: number;
  readonly credits: number;
  /** How many of them have to come from stealth cards. */
  readonly stealth: number;
  /** Counters of the card itself. */
  readonly counters: number;
  readonly fromHand: number;
  /** Other cards in play. */
  readonly fromPlay: number;
  readonly itself: boolean;
  readonly forfeits: number;
  readonly tagsTaken: number;
  readonly tagsRemoved: number;
  readonly damage: number;
}

type Summing = { -readonly [K in keyof CostSummary]: CostSummary[K] };

function addCards(sum: Summing, what: Extract<EffectData, { effect: 'trash' | 'move' }>['what']): void {
  if (what === 'this') sum.itself = true;
  else if (typeof what === 'object' && (what.cards === 'choose' || what.cards === 'random')) {
    if (what.from.in === 'hand' || what.from.in === 'hq' || what.from.in === 'grip')
      sum.fromHand += numberOf(what.count);
    else sum.fromPlay += numberOf(what.count);
  }
}

function addEffect(sum: Summing, data: EffectData): void {
  switch (data.effect) {
    case 'trash':
    case 'move':
      addCards(sum, data.what);
      break;
    case 'forfeit':
      sum.forfeits += 1;
      break;
    case 'removeCounters':
      sum.counters += numberOf(data.amount);
      break;
    case 'damage':
      sum.damage += numberOf(data.amount);
      break;
    case 'gain':
      if (data.what === 'tags') sum.tagsTaken += numberOf(data.amount);
      break;
    case 'lose':
      if (data.what === 'clicks') sum.clicksLost += numberOf(data.amount);
      else if (data.what === 'credits') sum.credits += numberOf(data.amount);
      else if (data.what === 'tags') sum.tagsRemoved += numberOf(data.amount);
      break;
    default:
      break;
  }
}

export function summaryOf(cost: Cost): CostSummary {
  const sum: Summing = {
    clicks: 0,
    clicksLost: 0,
    credits: 0,
    stealth: 0,
    counters: 0,
    fromHand: 0,
    fromPlay: 0,
    itself: false,
    forfeits: 0,
    tagsTaken: 0,
    tagsRemoved: 0,
    damage: 0,
  };
  const items = cost.flatMap((item) => ('pay' in item && item.pay === 'oneOf' ? (item.of[0] ?? []) : [item]));
  for (const item of items) {
    if ('effect' in item) addEffect(sum, item);
    else if (item.pay === 'clicks') sum.clicks += item.number;
    else if (item.pay === 'credits') {
      sum.credits += numberOf(item.amount);
      if (item.from !== undefined) sum.stealth += numberOf(item.amount);
    }
  }
  return sum;
}
