import { type Decision, type Game, isSettled, type State } from '@lastclick/engine';
import type { Card } from './knowledge.ts';

const COUNTERS = ['credits', 'advancement', 'virus', 'power', 'agenda'] as const;
const POOLS = ['credits', 'clicks', 'tags', 'badPublicity', 'coreDamage'] as const;

/** Every card lies in exactly one place, the place it says, and none came or went. */
function cardsConserved(state: State, total: number): string | null {
  if (state.cards.length !== total) return `there are ${state.cards.length} cards instead of ${total}`;
  const placed = new Uint8Array(total);
  let wrong: string | null = null;
  const place = (id: number, zone: Card['zone']): void => {
    const card = state.cards[id];
    if (card === undefined) wrong = `${zone} holds card ${id}, which does not exist`;
    else if (card.zone !== zone) wrong = `card ${id} lies in ${zone} but says ${card.zone}`;
    else if (placed[id] === 1) wrong = `card ${id} lies in ${zone} and somewhere else`;
    placed[id] = 1;
  };
  for (const zone in state.zones) {
    const listed = zone as keyof State['zones'];
    for (const id of state.zones[listed]) place(id, listed);
  }
  for (const server of state.servers) {
    for (const id of server.ice) place(id, 'ice');
    for (const id of server.root) place(id, 'root');
  }
  place(state.corp.identity, 'identity');
  place(state.runner.identity, 'identity');
  for (const card of state.cards) {
    if (card.zone === 'hosted') {
      if (card.host < 0 || state.cards[card.host] === undefined)
        wrong = `card ${card.id} is hosted on nothing`;
      place(card.id, 'hosted');
    }
  }
  if (wrong !== null) return wrong;
  const lost = placed.indexOf(0);
  return lost < 0 ? null : `card ${lost} lies nowhere (it says ${state.cards[lost]?.zone})`;
}

function nothingNegative(state: State): string | null {
  for (const side of ['corp', 'runner'] as const) {
    for (const pool of POOLS) {
      if (!(state[side][pool] >= 0)) return `${side} has ${state[side][pool]} ${pool}`;
    }
  }
  if (state.run !== null && !(state.run.fund >= 0)) return `the run has ${state.run.fund} credits`;
  for (const card of state.cards) {
    for (const counter of COUNTERS) {
      if (!(card[counter] >= 0)) return `card ${card.id} has ${card[counter]} ${counter}`;
    }
  }
  return null;
}

/** A card has one number at a time, and numbers are never used twice. */
function objectsDiffer(state: State): string | null {
  const seen = new Set<number>();
  for (const card of state.cards) {
    if (seen.has(card.object)) return `two cards are c${card.object}`;
    if (card.object >= state.nextObject) return `c${card.object} is a number not given out yet`;
    seen.add(card.object);
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
    nothingNegative(game.state) ??
    objectsDiffer(game.state) ??
    optionsInOrder(waiting) ??
    settled(game, waiting)
  );
}
