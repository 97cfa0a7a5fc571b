import { SIDES, type Side } from '@lastclick/engine';
import type { CardTempo, Tempo } from '@lastclick/session';
import { useSyncExternalStore } from 'react';
import { PACES, type Pace } from '../director/pace.ts';
import { browserStorage } from './browser-storage.ts';

/** How somebody likes their table; kept in this browser. */
export interface Settings {
  readonly theme: 'system' | 'dark' | 'light';
  readonly windows: Tempo['windows'];
  /** How what happens is shown, and how long a bot waits before it moves. */
  readonly pace: Pace;
  readonly stops: Tempo['stops'];
  /** When to ask about what a card can do in windows, by its id. */
  readonly cards: NonNullable<Tempo['cards']>;
  readonly jackOut: 'news' | 'always';
  readonly sounds: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** 'system' follows prefers-reduced-motion. */
  readonly animations: 'system' | 'off';
  /** Whether the timing rail is one line or, where there is room, a column of its own. */
  readonly rail: 'folded' | 'open';
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'dark',
  windows: 'relaxed',
  pace: 'even',
  stops: { corp: [], runner: [] },
  cards: {},
  jackOut: 'news',
  sounds: false,
  volume: 0.5,
  animations: 'system',
  rail: 'folded',
};

const KEY = 'last-click settings';

const oneOf = <Word>(value: unknown, words: readonly Word[], otherwise: Word): Word =>
  words.find((word) => word === value) ?? otherwise;

const shareOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise;

function stopsOf(value: unknown): Settings['stops'] {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<Side, unknown>>;
  const read = (side: Side): string[] => {
    const rules = given[side];
    return Array.isArray(rules) ? rules.filter((rule) => typeof rule === 'string') : [];
  };
  const [corp, runner] = SIDES;
  return { corp: read(corp), runner: read(runner) };
}

function cardsOf(value: unknown): Settings['cards'] {
  if (typeof value !== 'object' || value === null) return {};
  const cards: Record<string, CardTempo> = {};
  for (const [id, wish] of Object.entries(value))
    if (wish === 'never' || wish === 'runs' || wish === 'always') cards[id] = wish;
  return cards;
}

/** Settings from what was kept; whatever is missing or unknown is as at first. */
export function readSettings(text: string | null): Settings {
  let kept: Record<string, unknown>;
  try {
    kept = JSON.parse(text ?? '{}') ?? {};
  } catch {
    return DEFAULT_SETTINGS;
  }
  const first = DEFAULT_SETTINGS;
  return {
    theme: oneOf(kept.theme, ['system', 'dark', 'light'] as const, first.theme),
    windows: oneOf(kept.windows, ['relaxed', 'strict'] as const, first.windows),
    pace: oneOf(kept.pace, PACES, first.pace),
    stops: stopsOf(kept.stops),
    cards: cardsOf(kept.cards),
    jackOut: oneOf(kept.jackOut, ['news', 'always'] as const, first.jackOut),
    sounds: kept.sounds === true,
    volume: shareOf(kept.volume, first.volume),
    animations: oneOf(kept.animations, ['system', 'off'] as const, first.animations),
    rail: oneOf(kept.rail, ['folded', 'open'] as const, first.rail),
  };
}

/** How long bots wait: who wants to see nothing of what happens, or little, waits for nothing. */
export const pauseOf = (pace: Pace): NonNullable<Tempo['pace']> =>
  pace === 'swift' || pace === 'none' ? 'swift' : 'even';

/** What the table is told of the settings. */
export const tempoOf = ({ windows, stops, pace, cards, jackOut }: TempoSettings): Tempo => ({
  windows,
  stops,
  pace: pauseOf(pace),
  cards,
  ...(jackOut === 'always' ? { jackOut } : {}),
});

type TempoSettings = Pick<Settings, 'windows' | 'stops' | 'pace' | 'cards' | 'jackOut'>;

let current: Settings | null = null;
const listeners = new Set<() => void>();

function now(): Settings {
  current ??= readSettings(browserStorage.getItem(KEY));
  return current;
}

/** Changes settings for every page at once. */
export function changeSettings(change: Partial<Settings>): void {
  current = { ...now(), ...change };
  try {
    browserStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser that keeps nothing still plays with what was chosen until it is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, now);
