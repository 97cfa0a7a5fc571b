import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { refusalOf } from '../problem.ts';
import type { Games } from './games.ts';

type Given<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields, z.core.$strict>>;

interface Definition<Fields extends z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  readonly says: string;
  /** Whether it only tells, or changes a game. */
  readonly effect: 'tells' | 'changes';
  readonly fields: Fields;
  /** The answer as a text; a RequestError or InputError is a refusal. */
  run(games: Games, given: Given<Fields>): string;
}

/** Something a model can ask the server to do. */
export interface Tool {
  readonly name: string;
  readonly fields: readonly string[];
  register(server: McpServer, games: Games): void;
}

/** Answers with a text, whatever happens: a refusal names the field, a bug says that it is one. */
function answered(run: () => string): CallToolResult {
  try {
    return { content: [{ type: 'text', text: run() }] };
  } catch (error) {
    const { problem, where, message } = refusalOf(error);
    const text = problem === 'internal' ? `This is a bug of Last Click: ${message}` : `${where}: ${message}`;
    return { isError: true, content: [{ type: 'text', text }] };
  }
}

export function tool<Fields extends z.ZodRawShape>(definition: Definition<Fields>): Tool {
  const { name, title, says, effect, fields } = definition;
  return {
    name,
    fields: Object.keys(fields),
    register(server, games) {
      const inputSchema: z.ZodObject = z.strictObject(fields);
      const config = {
        title,
        description: says,
        inputSchema,
        annotations: { readOnlyHint: effect === 'tells', destructiveHint: false, openWorldHint: false },
      };
      // The server hands over only what the schema let through.
      server.registerTool(name, config, (given) =>
        answered(() => definition.run(games, given as Given<Fields>)),
      );
    },
  };
}
