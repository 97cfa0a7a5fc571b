import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { expect, test } from 'vitest';
import { Games } from '../../src/mcp/games.ts';
import { tool } from '../../src/mcp/tool.ts';

test('a failure nobody expected is an answer too, and the server goes on', async () => {
  const broken = tool({
    name: 'broken',
    title: '',
    says: '',
    effect: 'tells',
    fields: {},
    run: () => {
      throw new TypeError('no such thing');
    },
  });
  const server = new McpServer({ name: 'test', version: '1' });
  broken.register(server, new Games());
  const client = new Client({ name: 'test', version: '1' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(there), client.connect(here)]);
  for (let times = 0; times < 2; times++)
    expect(await client.callTool({ name: 'broken', arguments: {} })).toEqual({
      isError: true,
      content: [{ type: 'text', text: 'This is a bug of Last Click: TypeError: no such thing' }],
    });
  await client.close();
});
