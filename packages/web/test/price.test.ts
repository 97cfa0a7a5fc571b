import { expect, test } from 'vitest';
import { priceOf } from '../src/symbols/price.ts';

test.each([
  ['1 click', '1 click'],
  ['12 credits', '12 credit'],
  ['Lose 1 click', '1 click'],
  ['Remove 2 virus counters from here', '2 virus'],
  ['Remove 1 power counter from here', '1 power'],
])('%s is a number and a sign', (part, written) => {
  const price = priceOf(part);
  expect(`${price?.amount} ${price?.sign}`).toBe(written);
});

test.each([
  'Trash this card',
  'Remove 1 credit from here',
  'Pay X credits',
  'Remove 1 strange counter from here',
])('%s stays in words', (part) => expect(priceOf(part)).toBeNull());
