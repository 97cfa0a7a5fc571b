import type { Decision, View } from '@lastclick/engine';
import type { PassUntil } from './snapshot.ts';
import { declining } from './tempo.ts';

/** A human asked the table to pass for them. */
export interface PassingOn {
  readonly side: Decision['seat'];
  /** How much was told in their log as they asked. */
  readonly news: number;
  /** 'news': until anything is told. */
  readonly until: PassUntil | 'news';
  readonly turn: number;
}

/** What a window or the question to jack out is declined with; null for questions that are no such thing. */
export function passOf(waiting: Decision): string | null {
  if (waiting.kind !== 'window' && waiting.kind !== 'jackOut') return null;
  return declining(waiting)?.key ?? null;
}

/** Whether what was passed to has come. */
export function hasCome(
  { until, turn, news }: PassingOn,
  waiting: Decision,
  seen: View,
  told: number,
): boolean {
  switch (until) {
    case 'news':
      return told !== news || waiting.kind !== 'window';
    case 'action':
      return waiting.kind === 'action';
    case 'run':
      return seen.run === null;
    case 'turn':
      return seen.turn.number !== turn;
  }
}

/** How long somebody may be passed who can decline a question. */
export function passesFrom(waiting: Decision, seen: View): readonly PassUntil[] {
  if (passOf(waiting) === null) return [];
  return seen.run === null ? ['action', 'turn'] : ['run', 'action', 'turn'];
}
