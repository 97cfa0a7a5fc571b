import type { CompiledCard } from '../compile/program.ts';
import { InputError } from '../errors.ts';
import { at, invariant } from '../invariant.ts';
import { ofSide, SIDES, type Side } from '../side.ts';
import { forkState } from '../state/fork.ts';
import { cardOf, type Game, idOf, newGame, objectOf } from '../state/game.ts';
import { seedWords } from '../state/random.ts';
import type { Ruleset } from '../state/ruleset.ts';
import type { Card, CardId, Occurrence, State } from '../state/state.ts';
import { type Position, UNKNOWN } from './position.ts';
import { type CardPool, makeRuleset, poolWith, rulesetFor } from './ruleset.ts';

/**
 * A game from a position: `names` says what each hidden card is, in the order of `position.state.cards`, and `seed`
 * what chance will bring. Nobody listens in it: it notes no events.
 */
export type MakeWorld = (names: readonly string[], seed: string | number) => Game;

/** A position with a pool that has all names met so far. */
interface Stage {
  readonly state: State;
  /** The tables of a world that has them all. */
  readonly rules: Ruleset;
  /** Definitions a hidden card of each side could have, by card id. */
  readonly defs: Readonly<Record<Side, ReadonlyMap<string, number>>>;
  /** By definition: which world had it last. */
  readonly lastUse: Uint32Array;
}

const bad = (where: string, message: string): never => {
  throw new InputError('badPosition', where, message);
};

function makeStage(position: Position, pool: CardPool, ids: readonly string[]): Stage {
  const rules = rulesetFor(position.state.edition, pool, ids);
  const defs = { corp: new Map<string, number>(), runner: new Map<string, number>() };
  rules.defs.forEach(({ data, printed }, def) => {
    if (data.type !== 'identity' && printed === data.id) defs[data.side].set(data.id, def);
  });
  return { state: { ...position.state, pool: ids }, rules, defs, lastUse: new Uint32Array(ids.length) };
}

function hiddenCard(pool: CardPool, name: string, side: Side, where: string): CompiledCard {
  const card = pool.byId.get(name);
  if (card === undefined) return bad(where, `there is no card "${name}"`);
  if (card.data.side !== side || card.type === 'identity' || card.printed !== name)
    return bad(where, `"${card.data.title}" cannot be a hidden card of the ${side}`);
  return card;
}

/** An occurrence whose card the position does not name although its object is still there. */
interface Gap {
  readonly index: number;
  readonly card: CardId;
}

function gapsIn(list: readonly Occurrence[], cards: readonly Card[]): Gap[] {
  const gaps: Gap[] = [];
  list.forEach(({ deed, card, def }, index) => {
    // A basic action stands on no card, whatever it is about; using what a card says shows the card.
    if (deed === 'act' || def !== UNKNOWN || card < 0) return;
    if (cards[idOf(card)]?.object === objectOf(card)) gaps.push({ index, card: idOf(card) });
  });
  return gaps;
}

function fill(list: Occurrence[], gaps: readonly Gap[], cards: readonly Card[]): void {
  for (const { index, card } of gaps) {
    const past = list[index];
    const now = cards[card];
    if (past !== undefined && now !== undefined) list[index] = { ...past, def: now.def };
  }
}

const isSame = (one: readonly CompiledCard[], other: readonly CompiledCard[]): boolean =>
  one.length === other.length && one.every((card, index) => card === other[index]);

/** Gets ready to make many worlds of one position. */
export function prepareWorlds(position: Position, shipped: CardPool): MakeWorld {
  const pool = poolWith(shipped, position.cards);
  const { cards, turn, lastTurn, occurred, pool: known } = position.state;
  const hidden = cards.filter((card) => card.def === UNKNOWN);
  const gaps = {
    history: gapsIn(turn.history, cards),
    occurred: gapsIn(occurred, cards),
    corp: gapsIn(lastTurn.corp, cards),
    runner: gapsIn(lastTurn.runner, cards),
  };

  // All worlds share one numbering: names that no world had before come after the others, in order.
  let stage = makeStage(position, pool, known);
  const grow = (names: readonly string[]): void => {
    const added = new Set<string>();
    hidden.forEach(({ owner }, index) => {
      const name = names[index] as string;
      if (stage.defs[owner].has(name)) return;
      const { data, forms } = hiddenCard(pool, name, owner, `names[${index}]`);
      for (const id of [data.id, ...Object.values(forms)]) added.add(id);
    });
    stage = makeStage(position, pool, [...stage.state.pool, ...[...added].sort()]);
  };

  /** The definitions of the hidden cards; null if one is not among the names met so far. */
  const defsOf = (names: readonly string[]): number[] | null => {
    const found: number[] = [];
    for (let index = 0; index < hidden.length; index++) {
      const def = ofSide(stage.defs, (hidden[index] as Card).owner).get(names[index] as string);
      if (def === undefined) return null;
      found.push(def);
    }
    return found;
  };

  let worlds = 0;
  let latest: { readonly present: readonly CompiledCard[]; readonly rules: Ruleset } | null = null;
  /** The tables of a world: cards of the numbering that it does not have say nothing in it. */
  const rulesOf = (hiddenDefs: readonly number[]): Ruleset => {
    const { rules, lastUse } = stage;
    const { defs, forms } = rules;
    worlds += 1;
    const present = defs.slice(0, known.length);
    const add = (def: number): void => {
      if (def < known.length || lastUse[def] === worlds) return;
      lastUse[def] = worlds;
      present.push(at(defs, def));
      if (at(defs, def).hasForms) for (const form of Object.values(at(forms, def))) add(form);
    };
    for (const def of hiddenDefs) add(def);
    if (present.length === defs.length) return rules;
    if (latest === null || latest.rules.defs !== defs || !isSame(latest.present, present))
      latest = { present, rules: makeRuleset(position.state.edition, rules, present, pool.own) };
    return latest.rules;
  };

  return (names, seed) => {
    if (names.length !== hidden.length)
      bad('names', `${hidden.length} names are needed, one for each hidden card, not ${names.length}`);
    let defs = defsOf(names);
    if (defs === null) {
      grow(names);
      defs = defsOf(names);
      invariant(defs !== null, 'a stage lacks names it was made for');
    }
    const state = forkState(stage.state);
    state.rng = seedWords(String(seed));
    for (let index = 0; index < hidden.length; index++)
      cardOf(state, (hidden[index] as Card).id).def = defs[index] as number;
    fill(state.turn.history, gaps.history, state.cards);
    fill(state.occurred, gaps.occurred, state.cards);
    for (const side of SIDES) {
      if (gaps[side].length === 0) continue;
      // Forks share what happened in the last turn.
      state.lastTurn[side] = state.lastTurn[side].slice();
      fill(state.lastTurn[side], gaps[side], state.cards);
    }
    return newGame(state, rulesOf(defs), null);
  };
}

/** One world of a position; see `MakeWorld`. */
export const worldOf = (
  position: Position,
  names: readonly string[],
  seed: string | number,
  pool: CardPool,
): Game => prepareWorlds(position, pool)(names, seed);
