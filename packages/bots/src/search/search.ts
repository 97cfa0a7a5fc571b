import { apply, type Decision, decision } from '@lastclick/engine';
import type { Game } from '@lastclick/engine/reading';
import { chanceOf } from '../evaluate/evaluate.ts';
import type { Rng } from '../rng.ts';
import { optionKey } from './option-key.ts';
import { chancesByRules, optionByRules, playToTurn } from './playout.ts';

/** How a search is done. */
export interface SearchSettings {
  /** How many worlds are played out. */
  readonly playouts: number;
  /** How many turns ahead a world is played before it is judged. */
  readonly turns: number;
  /** How much untried options attract, against those that did well. */
  readonly curiosity: number;
  /** How freely the tree's first opinion departs from the rules of thumb, in credits. */
  readonly priorTemperature: number;
  /** How freely players of a playout depart from the rules of thumb, in credits. */
  readonly playoutTemperature: number;
}

/** An option of the searching seat, over all worlds in which it was open. */
interface Branch {
  readonly key: number;
  prior: number;
  tries: number;
  total: number;
  next: TreeNode | null;
}

interface TreeNode {
  readonly branches: Map<number, Branch>;
  tries: number;
}

const newNode = (): TreeNode => ({ branches: new Map(), tries: 0 });

/** No playout needs so many decisions; one that does is judged where it stands. */
const MOST_DECISIONS = 400;
/** What a branch is thought to be worth before it was tried, below its parent's mean. */
const FIRST_LOSS = 0.03;

const priors: number[] = [];

/** The branches of the options open in this world, made where they are new. */
function branchesOf(game: Game, waiting: Decision, node: TreeNode, settings: SearchSettings): Branch[] {
  const open: Branch[] = [];
  let fresh = false;
  for (const option of waiting.options) {
    const key = optionKey(game, waiting, option);
    let branch = node.branches.get(key);
    if (branch === undefined) {
      branch = { key, prior: -1, tries: 0, total: 0, next: null };
      node.branches.set(key, branch);
      fresh = true;
    }
    open.push(branch);
  }
  if (fresh) {
    chancesByRules(game, waiting, settings.priorTemperature, priors);
    open.forEach((branch, index) => {
      branch.prior = Math.max(branch.prior, priors[index] as number);
    });
  }
  return open;
}

function select(node: TreeNode, open: readonly Branch[], curiosity: number): number {
  let tries = 0;
  let total = 0;
  for (const branch of open) {
    tries += branch.tries;
    total += branch.total;
  }
  const mean = tries === 0 ? 0.5 : total / tries;
  const reach = curiosity * Math.sqrt(tries + 1);
  let best = 0;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < open.length; i++) {
    const branch = open[i] as Branch;
    const worth = branch.tries === 0 ? mean - FIRST_LOSS : branch.total / branch.tries;
    const value = worth + (reach * branch.prior) / (1 + branch.tries);
    if (value > bestValue) {
      bestValue = value;
      best = i;
    }
  }
  node.tries++;
  return best;
}

/** What the search thinks of one option of the decision. */
export interface Judged {
  readonly tries: number;
  /** Chance to win, as far as tried; the mean of all where not tried. */
  readonly value: number;
  readonly prior: number;
}

/**
 * Information-set Monte Carlo tree search: every playout is a new world that looks the same to the deciding seat. In
 * the tree the seat's own options are chosen by how they did so far and by the rules of thumb; the opponent and
 * everything beyond the tree play by the rules of thumb; the world is judged between two turns.
 */
export function search(
  waiting: Decision,
  nextWorld: () => Game,
  settings: SearchSettings,
  rng: Rng,
  mayGoOn: () => boolean,
): Judged[] {
  const root = newNode();
  const { seat } = waiting;
  const path: Branch[] = [];
  let first: Branch[] = [];
  for (let count = 0; count < settings.playouts && (count === 0 || mayGoOn()); count++) {
    const game = nextWorld();
    const horizon = game.state.turn.number + settings.turns;
    let node: TreeNode | null = root;
    path.length = 0;
    for (let depth = 0; depth < MOST_DECISIONS && node !== null; depth++) {
      if (game.state.turn.number >= horizon) break;
      const open = decision(game);
      if (open === null) break;
      if (open.options.length === 1) apply(game, 0);
      else if (open.seat !== seat) apply(game, optionByRules(game, open, settings.playoutTemperature, rng));
      else {
        const branches: Branch[] = branchesOf(game, open, node, settings);
        if (node === root) first = branches;
        const index = select(node, branches, settings.curiosity);
        const branch = branches[index] as Branch;
        path.push(branch);
        apply(game, index);
        if (branch.tries === 0) node = null;
        else {
          branch.next ??= newNode();
          node = branch.next;
        }
      }
    }
    playToTurn(game, horizon, settings.playoutTemperature, rng, MOST_DECISIONS);
    const value = chanceOf(game, seat);
    for (const branch of path) {
      branch.tries++;
      branch.total += value;
    }
  }
  let tries = 0;
  let total = 0;
  for (const branch of root.branches.values()) {
    tries += branch.tries;
    total += branch.total;
  }
  const mean = tries === 0 ? 0.5 : total / tries;
  return first.map((branch) => ({
    tries: branch.tries,
    value: branch.tries === 0 ? mean : branch.total / branch.tries,
    prior: branch.prior,
  }));
}
