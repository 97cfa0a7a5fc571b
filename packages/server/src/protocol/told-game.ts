import { type Beat, type LogEntry, patched, type Snapshot } from '@lastclick/session';
import type { Answer, Told } from './answers.ts';

type UpdateAnswer = Extract<Answer, { readonly kind: 'update' }>;

/** The client's end of updates: puts together what the server tells as differences. */
export class ToldGame {
  private told: Told | null = null;
  private log: readonly LogEntry[] = [];

  take({ patch, keep, add, beats }: UpdateAnswer): { snapshot: Snapshot; beats: readonly Beat[] } {
    const before = this.told;
    const changed = patched<Told | null>(before, patch);
    if (changed === null) throw new Error('the first update is the whole');
    const view =
      before === null || isWhole(patch)
        ? changed.view
        : beats.reduce((seen, beat) => patched(seen, beat.patch), changed.view);
    this.told = { ...changed, view };
    this.log = [...this.log.slice(0, keep), ...add];
    return { snapshot: { ...this.told, log: this.log }, beats };
  }
}

const isWhole = (patch: UpdateAnswer['patch']): boolean => Array.isArray(patch) && patch[0] === 0;
