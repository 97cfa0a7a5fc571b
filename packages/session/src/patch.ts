/**
 * What turns one value of plain data into another: `null` changes nothing, `[0, value]` puts another value in its place,
 * `[1, start, count, …items]` puts items into a list instead of so many, `[2, start, …patches]` changes items of a list
 * one by one, an object changes fields, and `0` in it takes a field away.
 */
export type Patch = null | 0 | readonly [0 | 1 | 2, ...unknown[]] | { readonly [field: string]: Patch };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isSame(one: unknown, other: unknown): boolean {
  return one === other || patchBetween(one, other) === null;
}

function listPatch(before: readonly unknown[], after: readonly unknown[]): Patch {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start++;
  let end = 0;
  while (end < most - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  const gone = before.length - start - end;
  const come = after.slice(start, after.length - end);
  if (gone === 0 && come.length === 0) return null;
  if (gone !== come.length) return [1, start, gone, ...come];
  return [2, start, ...come.map((item, index) => patchBetween(before[start + index], item))];
}

function fieldsPatch(before: Fields, after: Fields): Patch {
  const changed: Record<string, Patch> = {};
  for (const field of Object.keys(before)) if (after[field] === undefined) changed[field] = 0;
  for (const [field, value] of Object.entries(after)) {
    if (value === undefined) continue;
    const patch = before[field] === undefined ? ([0, value] as const) : patchBetween(before[field], value);
    if (patch !== null) changed[field] = patch;
  }
  return Object.keys(changed).length === 0 ? null : changed;
}

/** The patch that makes `after` of `before`. */
export function patchBetween(before: unknown, after: unknown): Patch {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return listPatch(before, after);
  if (isFields(before) && isFields(after)) return fieldsPatch(before, after);
  return [0, after];
}

function patchedList(before: readonly unknown[], patch: readonly [1 | 2, ...unknown[]]): unknown[] {
  const [how, start, ...rest] = patch as readonly [1 | 2, number, ...unknown[]];
  const list = [...before];
  if (how === 1) list.splice(start, rest[0] as number, ...rest.slice(1));
  else
    for (const [index, one] of rest.entries())
      list[start + index] = patchedValue(list[start + index], one as Patch);
  return list;
}

function patchedValue(before: unknown, patch: Patch): unknown {
  if (patch === null || patch === 0) return before;
  if (isFields(patch)) {
    const made: Record<string, unknown> = { ...(before as Fields) };
    for (const [field, one] of Object.entries(patch))
      if (one === 0) delete made[field];
      else made[field] = patchedValue(made[field], one as Patch);
    return made;
  }
  const [how, value] = patch;
  return how === 0
    ? value
    : patchedList(before as readonly unknown[], patch as readonly [1 | 2, ...unknown[]]);
}

/** What a patch makes of a value, which stays as it is. */
export const patched = <Value>(before: Value, patch: Patch): Value => patchedValue(before, patch) as Value;
