import { type BotName, warmUp } from '@lastclick/bots';
import { DECKS } from '@lastclick/cards';
import type { Deck } from '@lastclick/engine';
import type { NewGame, Sitter } from '@lastclick/session';
import { pool } from '@lastclick/table';
import type { Surroundings } from './table-desk.ts';

/** Bots that try their options out: the others think in no time. */
const SEARCHING: ReadonlySet<BotName> = new Set<BotName>(['4', '5']);

/**
 * Milliseconds of work after which a bot thinks about as fast as it ever will, and of rest after each choice, in which the
 * page is answered. See docs/PERFORMANCE.md.
 */
const ENOUGH = 4000;
const REST = 4;

const deck = (key: string): Deck => {
  const found = DECKS[key];
  if (found === undefined) throw new Error(`there is no deck ${key}`);
  return { identity: found.identity, cards: found.cards };
};

const DECKS_TO_PLAY = { corp: deck('gatewayIntermediateCorp'), runner: deck('gatewayIntermediateRunner') };

const searches = (sitter: Sitter): boolean => sitter.kind === 'bot' && SEARCHING.has(sitter.level);

/** Lets bots play by themselves while a person still reads, so that the first thought is not the slowest. */
export class WarmingUp {
  private readonly around: Pick<Surroundings, 'now' | 'wait'>;
  private hasBegun = false;

  constructor(around: Pick<Surroundings, 'now' | 'wait'>) {
    this.around = around;
  }

  /** A game was opened that somebody plays: once is enough for as long as the worker lives. */
  begin({ edition, corp, runner, script }: NewGame): void {
    if (this.hasBegun || script !== undefined || ![corp, runner].some(searches)) return;
    this.hasBegun = true;
    void this.work({ edition, ...DECKS_TO_PLAY });
  }

  private async work(setup: Parameters<typeof warmUp>[0]): Promise<void> {
    const steps = warmUp(setup, pool);
    for (let spent = 0; spent < ENOUGH; ) {
      await this.around.wait(REST);
      const began = this.around.now();
      steps.next();
      spent += this.around.now() - began;
    }
  }
}
