import { readFileSync } from 'node:fs';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Cards } from '../own-cards.ts';
import { chooseTool, decisionTool, undoTool } from './decide.ts';
import { Games } from './games.ts';
import { explainTool, logTool, viewTool } from './look.ts';
import { newGame } from './new-game.ts';
import { concedeTool, examineRecordTool } from './records.ts';
import { cardTool, listDecksTool, ruleTool } from './reference.ts';
import type { Tool } from './tool.ts';

/** Every tool, in the order a newcomer needs them. */
export const TOOLS: readonly Tool[] = [
  newGame,
  decisionTool,
  chooseTool,
  viewTool,
  explainTool,
  ruleTool,
  cardTool,
  logTool,
  listDecksTool,
  undoTool,
  concedeTool,
  examineRecordTool,
];

const INSTRUCTIONS = `Netrunner, played by the exact rules. Begin with new_game, then choose one option after another
by its key until the game is over; view draws the table, card tells what a card does, explain why a move is not
allowed, rule what the rules say. Cards in a game have numbers such as c17, which change when a card moves out of
sight. You see only what your seat may see.`;

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function createServer(own: Cards): McpServer {
  const server = new McpServer({ name: 'lastclick', version: version() }, { instructions: INSTRUCTIONS });
  const games = new Games(own);
  for (const tool of TOOLS) tool.register(server, games);
  return server;
}

/** Serves one client over the process's own input and output until the input ends. */
export async function serve(own: Cards = []): Promise<void> {
  const server = createServer(own);
  const ended = new Promise((resolve) => process.stdin.once('end', resolve));
  // The output belongs to the protocol; a message that is none must not end the server.
  server.server.onerror = (error) => process.stderr.write(`lastclick mcp: ${error.message}\n`);
  await server.connect(new StdioServerTransport());
  await ended;
  await server.close();
}
