import { median } from './measure.ts';

const ROUNDS = 15;

const heapUsed = (): number => process.memoryUsage().heapUsed;

/**
 * Bytes that one piece of work allocates, kept or not: so few pieces at a time that nothing is collected in between. Needs
 * `node --expose-gc`; NaN without.
 */
export function bytesOf(pieces: number, work: () => void): number {
  const { gc } = globalThis;
  if (gc === undefined) return Number.NaN;
  const once = (): number => {
    gc();
    const before = heapUsed();
    for (let piece = 0; piece < pieces; piece++) work();
    return (heapUsed() - before) / pieces;
  };
  once();
  return median(Array.from({ length: ROUNDS }, once));
}
