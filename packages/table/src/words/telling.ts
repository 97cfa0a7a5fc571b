import type { EditionId, EventKind, EventView } from '@lastclick/engine';
import type { Names } from './names.ts';

/** What an event is told with. */
export interface Telling {
  readonly event: EventView;
  readonly who: string;
  readonly cards: string;
  readonly names: Names;
  readonly edition: EditionId;
}

/** How some kinds are told; null: not worth a line, another event says it. */
export type Words<Kind extends EventKind> = Readonly<Record<Kind, ((telling: Telling) => string) | null>>;
