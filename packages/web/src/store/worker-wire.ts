import type { Reply } from '../worker/messages.ts';
import type { Wire, WireEvents } from './table-client.ts';

/** A new Web Worker with an empty table. */
export function workerWire(events: WireEvents): Wire {
  const worker = new Worker(new URL('../worker/table-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => events.reply(data));
  worker.addEventListener('error', (event) => {
    // Said to the player and put right: nothing for the browser to report as well.
    event.preventDefault();
    events.crash(event.message || 'it did not start');
  });
  worker.addEventListener('messageerror', () => events.crash('an answer could not be read'));
  return {
    post: (request) => worker.postMessage(request),
    close: () => worker.terminate(),
  };
}
