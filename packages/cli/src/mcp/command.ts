import type { Command } from '../command.ts';
import { readFlags } from '../flags.ts';

const HELP = `Let a language model play: a server of the Model Context Protocol over the input and output.

Usage: npm run -s lastclick -- mcp

A model begins games, takes a seat against a bot or both seats, chooses among options in words, looks at the table as
its seat may see it, and asks for rules, cards and why a move is not allowed. The client starts this command itself;
docs/MCP.md says how to tell it, and describes every tool.
`;

async function run(args: readonly string[]): Promise<number> {
  readFlags(args, {});
  // Only this command needs the protocol's library; the others start faster without it.
  const { serve } = await import('./server.ts');
  await serve();
  return 0;
}

export const mcpCommand: Command = {
  name: 'mcp',
  summary: 'let a language model play, over the Model Context Protocol',
  help: HELP,
  run,
};
