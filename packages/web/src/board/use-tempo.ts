import type { Seat } from '@lastclick/engine';
import type { CardTempo, Tempo } from '@lastclick/session';
import { useEffect, useState } from 'react';
import type { Pace } from '../director/pace.ts';
import { changeSettings, pauseOf, useSettings } from '../store/settings.ts';
import type { TableApi } from '../worker/table-api.ts';

export interface TempoControl {
  readonly windows: Tempo['windows'];
  toggleWindows(): void;
  /** How fast what happens is shown. */
  readonly pace: Pace;
  setPace(pace: Pace): void;
  /** Null for spectators, who are never asked. */
  readonly toggleStop: ((rule: string) => void) | null;
  /** When to ask about a card, by its id; null for spectators. */
  readonly cards: NonNullable<Tempo['cards']>;
  readonly wish: ((id: string, wish: CardTempo | null) => void) | null;
}

/** How eagerly the table asks, changed while playing; `onTempo` hears of it to keep it. */
export function useTempo(
  given: Tempo,
  seat: Seat,
  api: TableApi,
  onTempo: ((tempo: Tempo) => void) | undefined,
): TempoControl {
  const [tempo, setTempo] = useState(given);
  const { pace } = useSettings();
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
    pace,
    setPace: (wanted) => {
      changeSettings({ pace: wanted });
      change({ ...tempo, pace: pauseOf(wanted) });
    },
    cards: tempo.cards ?? {},
    wish:
      seat === 'spectator'
        ? null
        : (id, wish) => {
            const { [id]: _, ...others } = tempo.cards ?? {};
            change({ ...tempo, cards: wish === null ? others : { ...others, [id]: wish } });
          },
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
