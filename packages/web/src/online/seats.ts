import type { Side } from '@lastclick/engine';
import { browserStorage } from '../store/browser-storage.ts';

/** A seat this browser holds; whoever has the secret sits there. */
export interface Seat {
  readonly game: string;
  readonly side: Side;
  readonly secret: string;
}

const KEY = 'last-click seats';
const NAME_KEY = 'last-click name';

const isSeat = (value: unknown): value is Seat => {
  const { game, side, secret } = (value ?? {}) as Partial<Seat>;
  return typeof game === 'string' && (side === 'corp' || side === 'runner') && typeof secret === 'string';
};

/** The seats of this browser, the newest first. */
export function readSeats(): readonly Seat[] {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSeat) : [];
  } catch {
    return [];
  }
}

function write(seats: readonly Seat[]): void {
  try {
    browserStorage.setItem(KEY, JSON.stringify(seats));
  } catch {
    // The link of the seat still opens it.
  }
}

export const keepSeat = (seat: Seat): void =>
  write([seat, ...readSeats().filter(({ game }) => game !== seat.game)]);

export const forgetSeat = (game: string): void => write(readSeats().filter((seat) => seat.game !== game));

export const seatIn = (game: string): Seat | null => readSeats().find((seat) => seat.game === game) ?? null;

/** Takes over seats of another browser, from the text of a file; gives how many. Throws where it holds none. */
export function takeSeats(text: string): number {
  const given: unknown = JSON.parse(text);
  const { format, seats } = (given ?? {}) as { format?: unknown; seats?: unknown };
  if (format !== 'last-click-seats' || !Array.isArray(seats))
    throw new Error('This file holds no seats of Last Click.');
  const taken = seats.filter(isSeat);
  for (const seat of taken.toReversed()) keepSeat(seat);
  return taken.length;
}

/** All seats of this browser as the text of a file. */
export const seatsFile = (): string =>
  JSON.stringify({ format: 'last-click-seats', version: 1, seats: readSeats() });

export function rememberedName(): string {
  return browserStorage.getItem(NAME_KEY) ?? '';
}

export function rememberName(name: string): void {
  try {
    browserStorage.setItem(NAME_KEY, name);
  } catch {
    // Then it is typed again.
  }
}
