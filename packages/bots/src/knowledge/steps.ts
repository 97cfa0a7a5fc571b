import type { Step } from '@lastclick/engine/language';

/** Every step of an ability, however nested. */
export function* flat(steps: readonly Step[] | undefined): Generator<Record<string, unknown>> {
  for (const step of steps ?? []) {
    const fields = step as unknown as Record<string, unknown>;
    yield fields;
    for (const part of ['effects', 'steps', 'otherwise'])
      yield* flat(fields[part] as readonly Step[] | undefined);
    for (const mode of (fields.modes as readonly (readonly Step[])[] | undefined) ?? []) yield* flat(mode);
  }
}

/** What a number that has to be worked out usually comes to. */
const USUAL_AMOUNT = 2;

export const numberOf = (amount: unknown): number =>
  typeof amount === 'number' ? amount : amount === undefined ? 0 : USUAL_AMOUNT;
