import type { SymbolName } from './symbol.tsx';

const SIGNS: Readonly<Record<string, SymbolName>> = {
  click: 'click',
  credit: 'credit',
  'virus counter': 'virus',
  'power counter': 'power',
  'agenda counter': 'agenda',
  'advancement counter': 'advancement',
};

// Clicks lost and counters taken off the card are prices like any other; credits taken off it say so in words.
const PRICE = /^(?:lose )?(\d+) (click|credit)s?$|^remove (\d+) (\w+ counter)s? from here$/i;

/** A part of a cost as a number and a sign: "2 credits", "Remove 1 virus counter from here"; null for anything else. */
export function priceOf(part: string): { readonly amount: string; readonly sign: SymbolName } | null {
  const [, spent, what, removed, counter] = PRICE.exec(part) ?? [];
  const sign = SIGNS[what ?? counter ?? ''];
  const amount = spent ?? removed;
  return sign === undefined || amount === undefined ? null : { amount, sign };
}
