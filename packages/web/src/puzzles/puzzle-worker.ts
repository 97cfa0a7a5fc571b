import type { Reply } from '../worker/messages.ts';
import { makePuzzle } from './make.ts';
import { PuzzleDesk } from './puzzle-desk.ts';
import type { PuzzleReply, PuzzleRequest } from './puzzle-messages.ts';

// A table of its own kind: whoever replies there has proven what to reply.
const say = (reply: PuzzleReply): void => self.postMessage(reply);

const desk = new PuzzleDesk({
  post(reply: Reply) {
    say(reply);
    if (reply.kind === 'update') say({ kind: 'attempt', state: desk.attempt });
  },
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

self.addEventListener('message', ({ data }: MessageEvent<PuzzleRequest>) => {
  if ('puzzle' in data) desk.begin(data.puzzle);
  else if ('make' in data) say(makePuzzle(data.make, () => performance.now()));
  else if ('hint' in data) say({ kind: 'hint', key: desk.hint() });
  else desk.receive(data);
});
