import { cardsCommand } from './cards/command.ts';
import type { Command } from './command.ts';
import { deckCommand } from './deck/command.ts';
import { ladderCommand } from './lab/ladder/command.ts';
import { matchCommand } from './lab/match/command.ts';
import { simCommand } from './lab/sim/command.ts';
import { mcpCommand } from './mcp/command.ts';
import { playCommand } from './play/command.ts';
import { replayCommand } from './replay/command.ts';
import { serveCommand } from './serve/command.ts';
import { stdioCommand } from './stdio/command.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  serveCommand,
  playCommand,
  replayCommand,
  deckCommand,
  cardsCommand,
  simCommand,
  ladderCommand,
  matchCommand,
  stdioCommand,
  mcpCommand,
];
