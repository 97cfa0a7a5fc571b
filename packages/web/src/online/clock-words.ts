import { count } from '@lastclick/table';
import type { ListedGame } from './online-api.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const spanWords = (milliseconds: number): string =>
  milliseconds >= DAY
    ? count(Math.round(milliseconds / DAY), 'day')
    : count(Math.round(milliseconds / MINUTE), 'minute');

/** How long somebody may think, in words. */
export function clockWords({ kind, each = 0 }: ListedGame['clock']): string {
  switch (kind) {
    case 'none':
      return 'no clock';
    case 'game':
      return `${spanWords(each)} each`;
    case 'turn':
      return `${spanWords(each)} a turn`;
    case 'move':
      return `${spanWords(each)} a move`;
  }
}

/** What is left on a clock: "12:05", "2 days". */
export function leftWords(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY) return count(Math.floor(left / DAY), 'day');
  const seconds = Math.ceil(left / 1_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
