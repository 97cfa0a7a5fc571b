import type { Puzzle } from '@lastclick/puzzles';
import type { Wire, WireEvents } from '../store/table-client.ts';
import type { AttemptState, PuzzleReply, PuzzleRequest } from './puzzle-messages.ts';

export interface PuzzleEvents {
  attempt(state: AttemptState): void;
  hint(key: string | null): void;
}

export interface PuzzleWire {
  readonly connect: (events: WireEvents) => Wire;
  askHint(): void;
}

/** A worker that plays against whoever tries this puzzle. */
export function puzzleWire(puzzle: Puzzle, heard: PuzzleEvents): PuzzleWire {
  let worker: Worker | null = null;
  const post = (request: PuzzleRequest): void => worker?.postMessage(request);
  return {
    connect(events) {
      worker = new Worker(new URL('./puzzle-worker.ts', import.meta.url), { type: 'module' });
      const own = worker;
      own.addEventListener('message', ({ data }: MessageEvent<PuzzleReply>) => {
        if (data.kind === 'attempt') heard.attempt(data.state);
        else if (data.kind === 'hint') heard.hint(data.key);
        else if (data.kind !== 'made') events.reply(data);
      });
      own.addEventListener('error', (event) => {
        event.preventDefault();
        events.crash(event.message || 'it did not start');
      });
      post({ puzzle });
      return { post: (request) => own.postMessage(request), close: () => own.terminate() };
    },
    askHint: () => post({ hint: true }),
  };
}
