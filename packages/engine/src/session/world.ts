import type { CompiledCard } from '../compile/program.ts';
import { InputError } from '../errors.ts';
import { invariant } from '../invariant.ts';
import { SIDES, type Side } from '../side.ts';
import { forkState } from '../state/fork.ts';
import { type Game, idOf, newGame, objectOf } from '../state/game.ts';
import { seedWords } from '../state/random.ts';
import type { Ruleset } from '../state/ruleset.ts';
import type { Card, CardId, Occurrence, State } from '../state/state.ts';
import { type Position, UNKNOWN } from './position.ts';
import { type CardPool, poolWith, rulesetFor } from './ruleset.ts';

/**
 * A game from a position: `names` says what each hidden card is, in the order of `position.state.cards`, and `seed`
 * what chance will bring. Nobody listens in it: it notes no events.
 */
export type MakeWorld = (names: readonly string[], seed: string | number) => Game;

/** A position with a pool that has all the names of a world, and the tables to play it by. */
interface Stage {
  readonly state: State;
  readonly rules: Ruleset;
  /** Definitions a hidden card of each side could have, by card id. */
  readonly defs: Readonly<Record<Side, ReadonlyMap<string, number>>>;
  /** By definition: when a world last had it, to see whether all are needed. */
  readonly lastUse: Uint32Array;
}

/** Beyond this, worlds of one position have so many different names that keeping their tables does not pay. */
const MOST_STAGES = 200;

const bad = (where: string, message: string): never => {
  throw new InputError('badPosition', where, message);
};

function makeStage(position: Position, pool: CardPool, ids: readonly string[]): Stage {
  const { edition } = position.state;
  const rules = rulesetFor(edition, pool, ids);
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
  list.forEach(({ card, def }, index) => {
    if (def === UNKNOWN && card >= 0 && cards[idOf(card)]?.object === objectOf(card))
      gaps.push({ index, card: idOf(card) });
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

/** Gets ready to make many worlds of one position. */
export function prepareWorlds(position: Position, shipped: CardPool): MakeWorld {
  const pool = poolWith(shipped, position.cards);
  const { cards, turn, lastTurn, occurred, pool: known } = position.state;
  const hidden = cards.filter((card) => card.def === UNKNOWN);
  const first = makeStage(position, pool, known);
  const stages = new Map<string, Stage>([['', first]]);
  const gaps = {
    history: gapsIn(turn.history, cards),
    occurred: gapsIn(occurred, cards),
    corp: gapsIn(lastTurn.corp, cards),
    runner: gapsIn(lastTurn.runner, cards),
  };

  /** The stage for names the position does not have; they come after its own, in order. */
  const stageFor = (names: readonly string[]): Stage => {
    const added = new Set<string>();
    hidden.forEach(({ owner }, index) => {
      const name = names[index] as string;
      if (first.defs[owner].has(name)) return;
      const { data, forms } = hiddenCard(pool, name, owner, `names[${index}]`);
      for (const id of [data.id, ...Object.values(forms)]) added.add(id);
    });
    const list = [...added].sort();
    const key = list.join();
    let stage = stages.get(key);
    if (stage === undefined) {
      if (stages.size >= MOST_STAGES) stages.clear();
      stage = makeStage(position, pool, [...known, ...list]);
      stages.set(key, stage);
    }
    return stage;
  };

  let calls = 0;
  /** The definitions of the hidden cards; null if the stage does not have exactly the names that are wanted. */
  const defsOn = ({ defs, rules, lastUse }: Stage, names: readonly string[]): number[] | null => {
    const found: number[] = [];
    let unused = lastUse.length - known.length;
    calls += 1;
    for (let index = 0; index < hidden.length; index++) {
      const { owner } = hidden[index] as Card;
      const def = defs[owner].get(names[index] as string);
      if (def === undefined) return null;
      found.push(def);
      if (def < known.length || lastUse[def] === calls) continue;
      lastUse[def] = calls;
      unused -= 1 + (rules.anyForms ? Object.keys(rules.forms[def] ?? {}).length : 0);
    }
    return unused === 0 ? found : null;
  };

  // Samples of one position mostly have the same names, only in other places.
  let stage = first;
  return (names, seed) => {
    if (names.length !== hidden.length)
      bad('names', `${hidden.length} names are needed, one for each hidden card, not ${names.length}`);
    let defs = defsOn(stage, names);
    if (defs === null) {
      stage = stageFor(names);
      defs = defsOn(stage, names);
      invariant(defs !== null, 'a stage lacks names it was made for');
    }
    const state = forkState(stage.state);
    state.rng = seedWords(String(seed));
    for (let index = 0; index < hidden.length; index++)
      (state.cards[(hidden[index] as Card).id] as Card).def = defs[index] as number;
    fill(state.turn.history, gaps.history, state.cards);
    fill(state.occurred, gaps.occurred, state.cards);
    for (const side of SIDES) {
      if (gaps[side].length === 0) continue;
      // Forks share what happened in the last turn.
      state.lastTurn[side] = state.lastTurn[side].slice();
      fill(state.lastTurn[side], gaps[side], state.cards);
    }
    return newGame(state, stage.rules, null);
  };
}

/** One world of a position; see `MakeWorld`. */
export const worldOf = (
  position: Position,
  names: readonly string[],
  seed: string | number,
  pool: CardPool,
): Game => prepareWorlds(position, pool)(names, seed);
