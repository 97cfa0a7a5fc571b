import {
  abilitiesOf,
  type Cost,
  type ServerSpec,
  type Step,
  type ValueData,
} from '@lastclick/engine/language';
import type { CompiledCard } from '@lastclick/engine/reading';
import { summaryOf } from './costs.ts';
import { perCounter } from './numbers.ts';
import { type Places, placesOf } from './places.ts';
import { changesOfStrength, flat, numberOf } from './steps.ts';

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
  /** Cards of HQ it lets the Runner access. */
  readonly accesses: number;
}

export const ALL_OF_THEM = 99;

function gainOf(step: Record<string, unknown>): { flatly: number; each: number; per: Use['gainPer'] } {
  const per = perCounter(step.amount as ValueData);
  if (per !== null) return { flatly: 0, each: per.each, per: per.counter };
  return { flatly: numberOf(step.amount), each: 0, per: '' };
}

/** Whether cards are taken from HQ as chance has it. */
const isRandomOfHq = (what: unknown): boolean => {
  const found = what as { readonly cards?: string; readonly from?: { readonly in?: unknown } };
  return found.cards === 'random' && found.from?.in === 'hq';
};

function useOf(cost: Cost, steps: readonly Step[]): Use {
  const { clicks, clicksLost, credits, counters, fromHand, itself } = summaryOf(cost);
  const use = {
    clicks,
    clicksLost,
    credits,
    counters,
    cardsFromHand: fromHand,
    trashesItself: itself,
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
    accesses: 0,
  };
  for (const step of flat(steps)) {
    switch (step.effect) {
      case 'gain': {
        if (step.what !== 'credits' || step.who !== 'you') break;
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
      case 'lose':
        if (step.what === 'tags') use.removesTags += numberOf(step.amount);
        break;
      case 'run':
        use.runs = placesOf(step.on as ServerSpec);
        break;
      case 'break':
        use.breaks += numberOf(step.number);
        break;
      case 'access':
        if (isRandomOfHq(step.what)) use.accesses += 1;
        break;
      case 'trash':
        if (step.what === 'accessed') use.trashesAccessed = true;
        break;
    }
  }
  for (const { of, by } of changesOfStrength(steps)) {
    if (of === 'encountered') use.weakens -= numberOf(by);
    else use.pumps = true;
  }
  return use;
}

/** The card's paid abilities, in the order their options number them. */
export const usesOf = ({ data }: CompiledCard): readonly Use[] =>
  abilitiesOf(data, 'paid').map(({ cost, steps }) => useOf(cost, steps));

/** The paid abilities a card gives others, by their place among its own. */
export function givenUsesOf({ given }: CompiledCard): ReadonlyMap<number, Use> {
  const uses = new Map<number, Use>();
  for (const [ability, { paid }] of given) {
    if (ability.static !== 'gain') continue;
    const texts = (ability.text ?? []).flatMap((one) =>
      'ability' in one && one.ability === 'paid' ? [one] : [],
    );
    paid.forEach((place, index) => {
      const text = texts[index];
      if (text !== undefined) uses.set(place, useOf(text.cost, text.steps));
    });
  }
  return uses;
}
