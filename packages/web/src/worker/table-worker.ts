import type { Request } from './messages.ts';
import { TableDesk } from './table-desk.ts';

// The game and its bots live here, so that the page never waits for a thought.
const desk = new TableDesk({
  post: (reply) => self.postMessage(reply),
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

self.addEventListener('message', ({ data }: MessageEvent<Request>) => desk.receive(data));
