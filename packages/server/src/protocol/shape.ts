/**
 * What a message may look like, as plain data: types are derived from it, both ends check by it, and the document lists it.
 * The name of a field that may be missing ends in `?`.
 */
export type Shape =
  | 'count'
  | 'flag'
  /** Plain data that whoever takes it checks itself. */
  | 'data'
  | { readonly text: number }
  | { readonly oneOf: readonly string[] }
  | { readonly list: Shape; readonly most: number }
  | { readonly fields: Fields };

export type Fields = { readonly [name: string]: Shape };

/** The type a shape stands for. */
export type Shaped<S> = S extends 'count'
  ? number
  : S extends 'flag'
    ? boolean
    : S extends 'data'
      ? unknown
      : S extends { readonly text: number }
        ? string
        : S extends { readonly oneOf: readonly (infer Word)[] }
          ? Word
          : S extends { readonly list: infer Item }
            ? readonly Shaped<Item>[]
            : S extends { readonly fields: infer F }
              ? ShapedFields<F>
              : never;

type Optional<Name> = Name extends `${infer Bare}?` ? Bare : never;
export type ShapedFields<F> = {
  readonly [Name in keyof F as Name extends `${string}?` ? never : Name]: Shaped<F[Name]>;
} & {
  readonly [Name in keyof F as Optional<Name>]?: Shaped<F[Name]>;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why a value is not of a shape, with the place; null where it is. */
export function misfit(shape: Shape, value: unknown, at: string): string | null {
  if (shape === 'data') return null;
  if (shape === 'count')
    return Number.isSafeInteger(value) && (value as number) >= 0 ? null : `${at} is to be a whole number`;
  if (shape === 'flag') return typeof value === 'boolean' ? null : `${at} is to be true or false`;
  if ('text' in shape) {
    if (typeof value !== 'string') return `${at} is to be a text`;
    return value.length <= shape.text ? null : `${at} is longer than ${shape.text} characters`;
  }
  if ('oneOf' in shape)
    return shape.oneOf.some((word) => word === value)
      ? null
      : `${at} is to be one of ${shape.oneOf.join(', ')}`;
  if ('list' in shape) {
    if (!Array.isArray(value)) return `${at} is to be a list`;
    if (value.length > shape.most) return `${at} has more than ${shape.most} entries`;
    for (const [index, item] of value.entries()) {
      const why = misfit(shape.list, item, `${at}[${index}]`);
      if (why !== null) return why;
    }
    return null;
  }
  return fieldsMisfit(shape.fields, value, at);
}

/** The same of an object with these fields and no others. */
export function fieldsMisfit(fields: Fields, value: unknown, at: string): string | null {
  if (!isRecord(value)) return `${at} is to be an object`;
  for (const name of Object.keys(value))
    if (!Object.hasOwn(fields, name) && !Object.hasOwn(fields, `${name}?`))
      return `${at} has a field "${name.slice(0, 40)}" that nobody knows`;
  for (const [name, shape] of Object.entries(fields)) {
    const bare = name.endsWith('?') ? name.slice(0, -1) : name;
    const given = Object.hasOwn(value, bare) ? value[bare] : undefined;
    if (given === undefined) {
      if (bare === name) return `${at} lacks "${name}"`;
      continue;
    }
    const why = misfit(shape, given, at === '' ? bare : `${at}.${bare}`);
    if (why !== null) return why;
  }
  return null;
}
