import type { NewGame } from '@lastclick/session';
import { DEFAULT_SETTINGS, tempoOf } from '../store/settings.ts';
import { TableClient } from '../store/table-client.ts';
import { workerWire } from '../store/worker-wire.ts';

const nobody = { changed: () => undefined, moved: () => undefined, trouble: () => undefined };

/** Why the engine does not deal this game, in a sentence; null where it does. */
export async function refusalOf(game: NewGame): Promise<string | null> {
  const table = new TableClient(workerWire, nobody);
  try {
    await table.start(game, tempoOf(DEFAULT_SETTINGS));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    table.close();
  }
}
