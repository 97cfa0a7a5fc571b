import type { BotName, Question } from '@lastclick/bots';
import { decision, type Game, type View, view } from '@lastclick/engine';
import { Piscina } from 'piscina';

/** All that a bot is told: its seat's view, its options, and chances of its own. */
export interface BotQuestion {
  readonly level: BotName;
  readonly seen: View;
  readonly question: Question;
  readonly chances: string;
}

/** Bots that think in threads of their own, so many at a time; others wait in a line of limited length. */
export interface BotThoughts {
  /** The key of what a bot plays that has to decide in this game. */
  choose(game: Game, level: BotName, chances: string): Promise<string>;
  close(): Promise<void>;
}

const MOST_WAITING = 1_000;

/** What a bot is told of the game; nothing else leaves this thread. */
export function botQuestion(game: Game, level: BotName, chances: string): BotQuestion {
  const waiting = decision(game);
  if (waiting === null) throw new Error('nobody has to decide');
  const { seat, kind, options } = waiting;
  return {
    level,
    seen: view(game, seat, { position: true }),
    question: {
      seat,
      kind,
      options: options.map((option) => ({ kind: option.kind, key: option.key, rule: option.rule })),
    },
    chances,
  };
}

export class ThreadedBots implements BotThoughts {
  private readonly pool: Piscina;

  constructor(threads: number) {
    this.pool = new Piscina({
      filename: new URL('./bot-worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 30_000,
      maxQueue: MOST_WAITING,
    });
  }

  choose(game: Game, level: BotName, chances: string): Promise<string> {
    return this.pool.run(botQuestion(game, level, chances)) as Promise<string>;
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
