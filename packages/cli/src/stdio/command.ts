import { createInterface } from 'node:readline';
import type { Command } from '../command.ts';
import { readFlags } from '../flags.ts';
import { sayingFileProblems } from '../lab/game-flags.ts';
import { CARDS_FLAG, ownCardsFrom } from '../own-cards.ts';
import { Desk } from './desk.ts';
import { REQUESTS } from './requests.ts';

const HELP = `Drive games from any language: one JSON object per line in, one per line out.

Usage: npm run -s lastclick -- stdio [--cards <file>]

With --cards, games whose setup names no cards of their own are played with those of the file.

  {"id":1,"do":"new","setup":{"seed":1,"corp":"sample","runner":"sample"}}
  {"id":2,"do":"choose","option":"keep"}

Requests:
${Object.entries(REQUESTS)
  .map(([name, { says }]) => `  ${name.padEnd(10)}${says}`)
  .join('\n')}

An answer has "ok":true, or "ok":false with an error {problem, where, message}; an error changes nothing.
docs/PROTOCOL.md describes every field, with a worked example.
`;

async function run(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, { json: { type: 'boolean' }, ...CARDS_FLAG });
  const desk = new Desk(ownCardsFrom(flags));
  for await (const line of createInterface({ input: process.stdin, terminal: false })) {
    if (line.trim() === '') continue;
    process.stdout.write(`${JSON.stringify(desk.answerLine(line))}\n`);
  }
  return 0;
}

export const stdioCommand: Command = {
  name: 'stdio',
  summary: 'drive games from any language: one JSON object per line in and out',
  help: HELP,
  run: (args) => sayingFileProblems(() => run(args)),
};
