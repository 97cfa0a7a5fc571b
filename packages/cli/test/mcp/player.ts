import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

export interface Answer {
  readonly refused: boolean;
  readonly text: string;
}

/** A client of `lastclick mcp` in another process, as the sdk makes it. */
export class McpPlayer {
  readonly client = new Client({ name: 'test', version: '1' });
  readonly errors: Error[] = [];

  static async connect(flags: readonly string[] = []): Promise<McpPlayer> {
    const player = new McpPlayer();
    // Output that is no message of the protocol would be an error here.
    player.client.onerror = (error) => player.errors.push(error);
    await player.client.connect(
      new StdioClientTransport({ command: process.execPath, args: [MAIN, 'mcp', ...flags] }),
    );
    return player;
  }

  async call(name: string, given: Record<string, unknown> = {}): Promise<Answer> {
    const { isError, content } = await this.client.callTool({ name, arguments: given });
    const [first] = content as { type: string; text: string }[];
    return { refused: isError === true, text: first?.text ?? '' };
  }

  /** What a tool tells; a refusal fails the test. */
  async ask(name: string, given: Record<string, unknown> = {}): Promise<string> {
    const { refused, text } = await this.call(name, given);
    if (refused) throw new Error(`${name} ${JSON.stringify(given)}: ${text}`);
    return text;
  }

  close(): Promise<void> {
    return this.client.close();
  }
}

/** The keys of the options a text tells. */
export const keysIn = (text: string): string[] =>
  [...text.matchAll(/^ {2}\[(?<key>[^\]]+)\] /gm)].map((match) => match.groups?.key ?? '');
