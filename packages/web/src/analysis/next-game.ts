import { BOT_LEVELS, type BotLevel } from '@lastclick/bots';
import type { NewGame, Sitter } from '@lastclick/session';

/** The same decks and players once more, dealt anew. */
export const rematch = (setup: NewGame, seed: string): NewGame => ({ ...setup, seed });

/** The same with the other deck in one's hands. */
export const swapSides = (setup: NewGame, seed: string): NewGame => ({
  ...setup,
  seed,
  corp: setup.runner,
  runner: setup.corp,
});

const levelOf = (sitter: Sitter): number =>
  sitter.kind === 'bot' ? BOT_LEVELS.indexOf(sitter.level as BotLevel) : -1;

/** The level above the bot's of the game; null where there is no bot, or none that is stronger. */
export function levelAbove({ corp, runner }: NewGame): BotLevel | null {
  const level = Math.max(levelOf(corp), levelOf(runner));
  return level < 0 ? null : (BOT_LEVELS[level + 1] ?? null);
}

/** The same against a bot of another level. */
export function againstLevel(setup: NewGame, level: BotLevel, seed: string): NewGame {
  const raised = (sitter: Sitter): Sitter => (sitter.kind === 'bot' ? { kind: 'bot', level } : sitter);
  return { ...setup, seed, corp: raised(setup.corp), runner: raised(setup.runner) };
}

/** Whether it makes a difference who sits where. */
export const canSwap = ({ corp, runner, scenario }: NewGame): boolean =>
  scenario === undefined && corp.kind !== runner.kind;
