import type { Side } from '@lastclick/engine';
import type { Beat } from '@lastclick/session';
import { findPlaced } from '@lastclick/table';
import type { Shot } from './director.ts';
import { cardElement } from './places.ts';

/** A number that changed, said where it lies. */
export interface Float {
  readonly element: Element;
  readonly words: string;
  readonly tone: 'gain' | 'loss' | 'harm';
}

/** What counts, by the moment that changes it. */
const COUNTS: Readonly<Partial<Record<Beat['moment'], (side: Side | null) => string>>> = {
  credits: (side) => `${side}.credits`,
  tags: () => 'runner.tags',
  badPublicity: () => 'corp.badPublicity',
  steal: () => 'runner.points',
  score: (side) => `${side}.points`,
};

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** What each number of the two views is, by the name of its place. */
function numbersOf({ corp, runner }: Shot['after']): Readonly<Record<string, number>> {
  return {
    'corp.credits': corp.credits,
    'runner.credits': runner.credits,
    'runner.tags': runner.tags,
    'corp.badPublicity': corp.badPublicity,
    'corp.points': corp.agendaPoints,
    'runner.points': runner.agendaPoints,
  };
}

const HARMFUL: ReadonlySet<string> = new Set(['runner.tags', 'corp.badPublicity']);

/** All that lies on a card; nothing where there is no such card. */
function countersOn(view: Shot['after'], object: number): number {
  const counters = findPlaced(view, object)?.card.counters ?? {};
  return Object.values(counters).reduce((sum, count) => sum + count, 0);
}

/** Counters that were put on cards or taken from them. */
function* countersOf(root: Element, { beats, before, after }: Shot): Generator<Float> {
  const told = beats.filter(({ moment }) => moment === 'counters' || moment === 'credits');
  for (const object of new Set(told.flatMap(({ cards }) => cards[0]?.object ?? []))) {
    const change = countersOn(after, object) - countersOn(before, object);
    const element = cardElement(root, object);
    if (element === null || change === 0) continue;
    yield { element, words: signed(change), tone: change > 0 ? 'gain' : 'loss' };
  }
}

/** The numbers a shot changes. */
export function* floatsOf(root: Element, shot: Shot): Generator<Float> {
  const { beats, before, after } = shot;
  const was = numbersOf(before);
  const is = numbersOf(after);
  const told = new Set(beats.flatMap(({ moment, side }) => COUNTS[moment]?.(side) ?? []));
  for (const name of told) {
    const change = (is[name] ?? 0) - (was[name] ?? 0);
    const element = root.querySelector(`[data-count="${name}"]`);
    if (change === 0 || element === null) continue;
    const tone = HARMFUL.has(name) ? 'harm' : change > 0 ? 'gain' : 'loss';
    yield { element, words: signed(change), tone };
  }
  yield* countersOf(root, shot);
}
