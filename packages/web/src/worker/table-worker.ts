import type { Request } from './messages.ts';
import { type Surroundings, TableDesk } from './table-desk.ts';
import { WarmingUp } from './warming-up.ts';

// The game and its bots live here, so that the page never waits for a thought.
const around: Surroundings = {
  post: (reply) => self.postMessage(reply),
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
const warmingUp = new WarmingUp(around);
const desk = new TableDesk(around, (game) => warmingUp.begin(game));

self.addEventListener('message', ({ data }: MessageEvent<Request>) => desk.receive(data));
