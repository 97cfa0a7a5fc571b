import type { EditionId } from '@lastclick/engine';

let running: EditionId = '1.4';

/** The edition the running rule test is about. */
export const currentEdition = (): EditionId => running;

export function withEdition<T>(edition: EditionId, body: () => T): T {
  const before = running;
  running = edition;
  try {
    return body();
  } finally {
    running = before;
  }
}
