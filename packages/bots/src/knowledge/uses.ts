import type { Cost, ServerSpec, Step, ValueData } from '@lastclick/engine/language';
import type { CompiledCard } from '@lastclick/engine/reading';
import { perCounter } from './numbers.ts';
import { type Places, placesOf } from './places.ts';
import { flat, numberOf } from './steps.ts';

/** What one paid ability costs and brings, as a player sums it up. */
export interface Use {
  readonly clicks: number;
  /** Clicks lost, as bioroids ask for. */
  readonly clicksLost: number;
  readonly credits: number;
  /** Counters of the card itself the cost takes. */
  readonly counters: number;
  readonly cardsFromHand: number;
  readonly trashesItself: boolean;
  readonly gain: number;
  /** Credits for each counter of the named kind on it. */
  readonly gainEach: number;
  readonly gainPer: '' | 'virus' | 'power' | 'credits' | 'advancement' | 'agenda';
  /** Credits put onto it, and the most taken from it; ALL_OF_THEM for all. */
  readonly places: number;
  readonly takes: number;
  readonly draws: number;
  readonly removesTags: number;
  /** Where the run it makes goes, or ''. */
  readonly runs: Places;
  readonly breaks: number;
  readonly pumps: boolean;
  readonly weakens: number;
  /** For a card being accessed: it is trashed. */
  readonly trashesAccessed: boolean;
}

export const ALL_OF_THEM = 99;

function gainOf(step: Record<string, unknown>): { flatly: number; each: number; per: Use['gainPer'] } {
  const per = perCounter(step.amount as ValueData);
  if (per !== null) return { flatly: 0, each: per.each, per: per.counter };
  return { flatly: numberOf(step.amount), each: 0, per: '' };
}

const ofCost = (cost: Cost, pay: string): number => {
  let total = 0;
  for (const item of cost)
    if (item.pay === pay)
      total += 'number' in item ? item.number : 'amount' in item ? numberOf(item.amount) : 1;
  return total;
};

function useOf(cost: Cost, steps: readonly Step[]): Use {
  const use = {
    clicks: ofCost(cost, 'clicks'),
    clicksLost: ofCost(cost, 'loseClicks'),
    credits: ofCost(cost, 'credits'),
    counters: ofCost(cost, 'counters'),
    cardsFromHand: ofCost(cost, 'trashFromHand'),
    trashesItself: ofCost(cost, 'trashSource') + ofCost(cost, 'removeSource') > 0,
    gain: 0,
    gainEach: 0,
    gainPer: '' as Use['gainPer'],
    places: 0,
    takes: 0,
    draws: 0,
    removesTags: 0,
    runs: '' as Places,
    breaks: 0,
    pumps: false,
    weakens: 0,
    trashesAccessed: false,
  };
  for (const step of flat(steps)) {
    switch (step.effect) {
      case 'gainCredits': {
        if (step.who !== 'you') break;
        const { flatly, each, per } = gainOf(step);
        use.gain += flatly;
        use.gainEach += each;
        if (per !== '') use.gainPer = per;
        break;
      }
      case 'takeCredits':
        use.takes = step.amount === 'all' ? ALL_OF_THEM : numberOf(step.amount);
        break;
      case 'placeCounters':
        if (step.counter === 'credits' && step.on === 'this') use.places += numberOf(step.amount);
        break;
      case 'draw':
        if (step.who === 'you') use.draws += numberOf(step.amount);
        break;
      case 'removeTags':
        use.removesTags += numberOf(step.amount);
        break;
      case 'run':
        use.runs = placesOf(step.on as ServerSpec);
        break;
      case 'break':
        use.breaks += Number(step.number);
        break;
      case 'strength':
        if (step.of === 'encountered') use.weakens -= numberOf(step.amount);
        else use.pumps = true;
        break;
      case 'trash':
        if (step.what === 'accessed') use.trashesAccessed = true;
        break;
    }
  }
  return use;
}

/** The card's paid abilities, in the order their options number them. */
export const usesOf = ({ data }: CompiledCard): readonly Use[] =>
  (data.paid ?? []).map(({ cost, steps }) => useOf(cost, steps));
