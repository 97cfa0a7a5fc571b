import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Growing } from '../src/growing.ts';

test('copies go their own ways, whatever is added, taken back and copied again', () => {
  const deed = fc.record({
    at: fc.nat(5),
    what: fc.constantFrom('push' as const, 'push' as const, 'pop' as const, 'fork' as const),
  });
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 60 }), (deeds) => {
      const lists = [{ grown: new Growing<number>([7]), plain: [7] }];
      for (const [number, { at, what }] of deeds.entries()) {
        const one = lists[at % lists.length];
        if (one === undefined) continue;
        if (what === 'push') {
          one.grown.push(number);
          one.plain.push(number);
        } else if (what === 'pop') expect(one.grown.pop()).toBe(one.plain.pop());
        else lists.push({ grown: one.grown.fork(), plain: [...one.plain] });
        for (const { grown, plain } of lists) {
          expect(grown.items).toEqual(plain);
          expect(grown.length).toBe(plain.length);
          expect(grown.at(-1)).toBe(plain.at(-1));
          expect(grown.at(plain.length)).toBeUndefined();
          expect(grown.slice(1)).toEqual(plain.slice(1));
        }
      }
    }),
  );
});
