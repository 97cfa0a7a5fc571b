import { type BotName, createBot, createRng } from '@lastclick/bots';
import { decision, fork, view } from '@lastclick/engine';
import type { Game } from '@lastclick/engine/reading';
import { pool } from '@lastclick/table';
import { digestOfAll } from './digest.ts';
import { decideAll, type Hidden } from './hidden.ts';
import type { Belief, Prover } from './prover.ts';

/** A game as it could be, every card of it something. */
export function completed(game: Game, hidden: Hidden): Game {
  const whole = fork(game);
  decideAll(whole, hidden);
  return whole;
}

/** Where a bot's choice can fail; null where it reaches the goal against everything. */
export interface Failure {
  /** Keys of its choices so far, the last one the wrong one. */
  readonly keys: readonly string[];
}

/** Lets a bot play a position against everything that could happen in it, and says where it first goes wrong. */
export function botTry(prover: Prover, level: BotName, seed: string): Failure | null {
  const bot = createBot(level, pool);
  const { seat } = prover.task;
  const seen = new Set<string>();
  const from = (belief: Belief, keys: readonly string[]): Failure | null => {
    const digest = digestOfAll(belief);
    const [game] = belief;
    if (game === undefined || seen.has(digest)) return null;
    seen.add(digest);
    const whole = completed(game, prover.hidden);
    const waiting = decision(whole) ?? prover.asked(belief);
    const { kind, options } = waiting;
    const choice = bot.choose(
      view(whole, seat, { position: true }),
      { seat, kind, options },
      createRng(`${seed} ${keys.length}`),
    );
    const key = options[choice.index]?.key ?? '';
    const tried = [...keys, key];
    const aftermath = prover.after(belief, key);
    if (aftermath.kind === 'fails' || !aftermath.beliefs.every((next) => prover.canReach(next)))
      return { keys: tried };
    for (const next of aftermath.beliefs) {
      const failure = from(next, tried);
      if (failure !== null) return failure;
    }
    return null;
  };
  for (const belief of prover.starts ?? []) {
    const failure = from(belief, []);
    if (failure !== null) return failure;
  }
  return null;
}
