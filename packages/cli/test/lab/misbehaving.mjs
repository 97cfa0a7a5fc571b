// A player that keeps its first hand and then does what it was told to on the command line.
import { createInterface } from 'node:readline';

const [way] = process.argv.slice(2);
const say = (text) => process.stdout.write(`${text}\n`);

const WAYS = {
  words: () => say('I would rather talk.'),
  list: () => say('[1, 2]'),
  noOption: ({ id }) => say(JSON.stringify({ id })),
  otherId: ({ id }) => say(JSON.stringify({ id: id + 1, option: 0 })),
  illegal: ({ id }) => say(JSON.stringify({ id, option: 'win the game' })),
  place: ({ id }) => say(JSON.stringify({ id, option: 999 })),
  silent: () => undefined,
  exit: () => process.exit(3),
};

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  if (asked.do !== 'choose') continue;
  if (asked.decision.kind === 'mulligan') say(JSON.stringify({ id: asked.id, option: 'keep' }));
  else WAYS[way](asked);
}
