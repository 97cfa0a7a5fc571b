import {
  type Decision,
  type Game,
  idOf,
  OPTION_KINDS,
  type Option,
  type OptionKind,
} from '@lastclick/engine';
import { pool } from '@lastclick/table';
import type { Random } from './random.ts';

const HABITS = [1, 1, 1, 3, 10];
/** Without these, random Corps would hardly ever score, and nobody would use much of what lies on the table. */
const EAGER: Partial<Record<OptionKind, number>> = {
  score: 10,
  advance: 3,
  rez: 2,
  use: 3,
  pass: 0.5,
  jackOut: 0.3,
};
/** How much rather an option is chosen that is about a favourite card. */
const FONDNESS = 10;
/** Strength for an encounter is not bought without one, or no credits would be left to break anything. */
const WASTE = 0.01;

/** Chooses legal options at random, with habits that differ from game to game so that games differ too. */
export class RandomPlayer {
  private readonly random: Random;
  private readonly favourites: ReadonlySet<string>;
  private readonly weight = new Map<OptionKind, number>();

  constructor(random: Random, favourites: ReadonlySet<string>) {
    this.random = random;
    this.favourites = favourites;
    for (const kind of OPTION_KINDS) this.weight.set(kind, (EAGER[kind] ?? 1) * random.pick(HABITS));
  }

  /** The place of an option in the list. */
  choose(game: Game, { options }: Decision): number {
    if (options.length === 1) return 0;
    const weights = options.map((option) => this.weigh(game, option));
    let left = this.random.fraction() * weights.reduce((sum, weight) => sum + weight, 0);
    for (let index = 0; index < weights.length; index++) {
      left -= weights[index] ?? 0;
      if (left < 0) return index;
    }
    return weights.length - 1;
  }

  private weigh({ state }: Game, { kind, card, number }: Option): number {
    const weight = this.weight.get(kind) ?? 1;
    const def = card < 0 ? undefined : state.cards[idOf(card)]?.def;
    if (def === undefined) return weight;
    const id = state.pool[def] ?? '';
    const isWaste =
      kind === 'use' &&
      pool.byId.get(id)?.uses[number]?.onlyStrength === true &&
      !state.stack.some((frame) => frame.kind === 'phase' && frame.phase === 'run.encounter');
    return weight * (this.favourites.has(id) ? FONDNESS : 1) * (isWaste ? WASTE : 1);
  }
}
