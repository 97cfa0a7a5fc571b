import type { Seat } from '@lastclick/engine';
import type { Tempo } from '@lastclick/session';
import { useEffect, useState } from 'react';
import type { TableApi } from '../worker/table-api.ts';

export interface TempoControl {
  readonly windows: Tempo['windows'];
  toggleWindows(): void;
  /** Null for spectators, who are never asked. */
  readonly toggleStop: ((rule: string) => void) | null;
}

/** How eagerly the table asks, changed while playing; `onTempo` hears of it to keep it. */
export function useTempo(
  given: Tempo,
  seat: Seat,
  api: TableApi,
  onTempo: ((tempo: Tempo) => void) | undefined,
): TempoControl {
  const [tempo, setTempo] = useState(given);
  useEffect(() => setTempo(given), [given]);
  const change = (next: Tempo): void => {
    setTempo(next);
    onTempo?.(next);
    // A worker that refuses leaves the table as it was; the next change tries again.
    api.setTempo(next).catch(() => setTempo(tempo));
  };
  return {
    windows: tempo.windows,
    toggleWindows: () => change({ ...tempo, windows: tempo.windows === 'strict' ? 'relaxed' : 'strict' }),
    toggleStop:
      seat === 'spectator'
        ? null
        : (rule) => {
            const stops = tempo.stops[seat];
            const next = stops.includes(rule) ? stops.filter((one) => one !== rule) : [...stops, rule];
            change({ ...tempo, stops: { ...tempo.stops, [seat]: next } });
          },
  };
}
