import type { Command } from '../command.ts';
import { readFlags } from '../flags.ts';
import { sayingFileProblems } from '../lab/game-flags.ts';
import { CARDS_FLAG, ownCardsFrom } from '../own-cards.ts';

const HELP = `Let a language model play: a server of the Model Context Protocol over the input and output.

Usage: npm run -s lastclick -- mcp [--cards <file>]

With --cards games are played with those cards of one's own as well.

A model begins games, takes a seat against a bot or both seats, chooses among options in words, looks at the table as
its seat may see it, and asks for rules, cards and why a move is not allowed. The client starts this command itself;
docs/MCP.md says how to tell it, and describes every tool.
`;

async function run(args: readonly string[]): Promise<number> {
  const own = ownCardsFrom(readFlags(args, CARDS_FLAG));
  // Only this command needs the protocol's library; the others start faster without it.
  const { serve } = await import('./server.ts');
  await serve(own);
  return 0;
}

export const mcpCommand: Command = {
  name: 'mcp',
  summary: 'let a language model play, over the Model Context Protocol',
  help: HELP,
  run: (args) => sayingFileProblems(() => run(args)),
};
