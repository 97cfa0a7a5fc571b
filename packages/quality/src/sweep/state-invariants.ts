import { type Decision, type Game, isSettled, SIDES } from '@lastclick/engine';
import type { Card } from './knowledge.ts';

type State = Game['state'];

const POOLS = ['credits', 'clicks', 'tags', 'badPublicity', 'coreDamage'] as const;

/**
 * Marks for numbers from 0 on, kept from one use to the next: every decision of every game needs a fresh set of
 * them, and wiping is free where each use writes its own number.
 */
class Marks {
  private marks = new Uint32Array(1024);
  private use = 0;

  clear(): void {
    this.use += 1;
  }

  has(number: number): boolean {
    return this.marks[number] === this.use;
  }

  mark(number: number): void {
    if (number >= this.marks.length) {
      const larger = new Uint32Array(2 * number);
      larger.set(this.marks);
      this.marks = larger;
    }
    this.marks[number] = this.use;
  }
}

const placed = new Marks();
const numbered = new Marks();

function misplaced(state: State, id: number, zone: Card['zone']): string | null {
  const card = state.cards[id];
  if (card === undefined) return `${zone} holds card ${id}, which does not exist`;
  if (card.zone !== zone) return `card ${id} lies in ${zone} but says ${card.zone}`;
  if (placed.has(id)) return `card ${id} lies in ${zone} and somewhere else`;
  placed.mark(id);
  return null;
}

function anyMisplaced(state: State, ids: readonly number[], zone: Card['zone']): string | null {
  for (const id of ids) {
    const wrong = misplaced(state, id, zone);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** Every card lies in exactly one place, the place it says, and none came or went. */
function cardsConserved(state: State, total: number): string | null {
  if (state.cards.length !== total) return `there are ${state.cards.length} cards instead of ${total}`;
  placed.clear();
  let wrong: string | null = null;
  for (const zone in state.zones) {
    const listed = zone as keyof State['zones'];
    wrong ??= anyMisplaced(state, state.zones[listed], listed);
  }
  for (const server of state.servers) {
    wrong ??= anyMisplaced(state, server.ice, 'ice') ?? anyMisplaced(state, server.root, 'root');
  }
  wrong ??= misplaced(state, state.corp.identity, 'identity');
  return wrong ?? misplaced(state, state.runner.identity, 'identity');
}

function playersInOrder(state: State): string | null {
  for (const side of SIDES) {
    const player = state[side];
    for (const pool of POOLS) if (!(player[pool] >= 0)) return `${side} has ${player[pool]} ${pool}`;
  }
  if (state.run !== null && !(state.run.fund >= 0)) return `the run has ${state.run.fund} credits`;
  return null;
}

const hasNegative = (card: Card): boolean =>
  !(card.credits >= 0 && card.advancement >= 0 && card.virus >= 0 && card.power >= 0 && card.agenda >= 0);

/**
 * No card is lost or has less than nothing on it; it has one number at a time, and numbers are never used twice.
 * Asks for what `cardsConserved` has placed.
 */
function cardsInOrder(state: State): string | null {
  numbered.clear();
  for (const card of state.cards) {
    if (card.zone === 'hosted') {
      if (card.host < 0 || state.cards[card.host] === undefined)
        return `card ${card.id} is hosted on nothing`;
      const wrong = misplaced(state, card.id, 'hosted');
      if (wrong !== null) return wrong;
    } else if (!placed.has(card.id)) return `card ${card.id} lies nowhere (it says ${card.zone})`;
    if (hasNegative(card)) return `card ${card.id} has a negative number of counters`;
    if (numbered.has(card.object)) return `two cards are c${card.object}`;
    if (card.object >= state.nextObject) return `c${card.object} is a number not given out yet`;
    numbered.mark(card.object);
  }
  return null;
}

function optionsInOrder({ kind, options }: Decision): string | null {
  if (options.length === 0) return `a ${kind} decision has no options`;
  if (options.length === 1) return null;
  const keys = new Set<string>();
  for (const { key } of options) {
    if (keys.has(key)) return `two options of a ${kind} decision are "${key}"`;
    keys.add(key);
  }
  return null;
}

function settled(game: Game, { kind }: Decision): string | null {
  if (kind !== 'action' && kind !== 'window') return null;
  return isSettled(game) ? null : `a checkpoint would still change something at a ${kind} decision`;
}

/** What must hold whenever a player is asked; the first invariant that is broken, or null. */
export function brokenInvariant(game: Game, waiting: Decision, total: number): string | null {
  return (
    cardsConserved(game.state, total) ??
    playersInOrder(game.state) ??
    cardsInOrder(game.state) ??
    optionsInOrder(waiting) ??
    settled(game, waiting)
  );
}
