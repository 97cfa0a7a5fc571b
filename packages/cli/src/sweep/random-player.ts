import { type Decision, OPTION_KINDS, type OptionKind } from '@lastclick/engine';
import type { Random } from './random.ts';

const HABITS = [1, 1, 1, 3, 10];
/** Without these, random Corps would hardly ever score. */
const EAGER: Partial<Record<OptionKind, number>> = { score: 10, advance: 3, rez: 2 };

/** Chooses legal options at random, with habits that differ from game to game so that games differ too. */
export class RandomPlayer {
  private readonly random: Random;
  private readonly weight = new Map<OptionKind, number>();

  constructor(random: Random) {
    this.random = random;
    for (const kind of OPTION_KINDS) this.weight.set(kind, (EAGER[kind] ?? 1) * random.pick(HABITS));
  }

  /** The place of an option in the list. */
  choose({ options }: Decision): number {
    const weights = options.map((option) => this.weight.get(option.kind) ?? 1);
    let left = this.random.fraction() * weights.reduce((sum, weight) => sum + weight, 0);
    for (let index = 0; index < weights.length; index++) {
      left -= weights[index] ?? 0;
      if (left < 0) return index;
    }
    return weights.length - 1;
  }
}
