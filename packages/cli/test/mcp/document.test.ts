import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TOOLS } from '../../src/mcp/server.ts';
import { McpPlayer } from './player.ts';

const document = readFileSync(new URL('../../../../docs/MCP.md', import.meta.url), 'utf8');
const example = document.split('```text\n')[1]?.split('\n```')[0] ?? '';

let player: McpPlayer;
beforeAll(async () => {
  player = await McpPlayer.connect();
});
afterAll(() => player.close());

/** Fails unless the shown lines are the answer's, in order and without gaps but where "…" stands. */
function expectShown(shown: readonly string[], answer: readonly string[]): void {
  let at = 0;
  let gap = false;
  for (const line of shown) {
    if (line === '…') {
      gap = true;
      continue;
    }
    if (gap) at = answer.indexOf(line, at);
    expect(answer[at]).toBe(line);
    at += 1;
    gap = false;
  }
  expect(gap || at === answer.length).toBe(true);
}

test('the worked example is what happens', async () => {
  const exchanges = `\n${example}`.split('\n> ').slice(1);
  expect(exchanges.length).toBeGreaterThan(6);
  for (const exchange of exchanges) {
    const [call = '', ...shown] = exchange.trimEnd().split('\n');
    const { tool = '', given = '{}' } = /^(?<tool>\w+) (?<given>\{.*\})$/.exec(call)?.groups ?? {};
    const { text } = await player.call(tool, JSON.parse(given) as Record<string, unknown>);
    expectShown(shown, text.split('\n'));
  }
});

test('it names every tool and every field, and is short', () => {
  for (const { name, fields } of TOOLS) {
    expect(document).toContain(`| \`${name}\` |`);
    for (const field of fields) expect(document).toContain(`\`${field}\``);
  }
  expect(document.split('\n').length).toBeLessThan(300);
});
