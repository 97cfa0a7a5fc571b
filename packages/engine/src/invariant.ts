/** Thrown when the engine itself is wrong; never for bad input. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** For a fixed message; one that has to be put together would be on every call. */
export function invariant(holds: boolean, what: string): asserts holds {
  if (!holds) throw new InvariantError(what);
}

export function assertNever(value: never, what: string): never {
  throw new InvariantError(`unexpected ${what}: ${JSON.stringify(value)}`);
}

/** The element at `index`, which must exist. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new InvariantError(`nothing at index ${index} of ${list.length}`);
  return value;
}
