import { type Fields, isEither, isListSpec, SORTS, type SortName, type Spec } from '@lastclick/engine/words';

// How deep data of each sort has to be at least, so that what is drawn at random comes to an end.

const depths = new Map<SortName, number>();

export function depthOf(spec: Spec): number {
  if (isListSpec(spec)) return depthOf(spec.list);
  if (isEither(spec)) return Math.min(...spec.either.map(depthOf));
  return typeof spec === 'string' ? (depths.get(spec) ?? Number.POSITIVE_INFINITY) : 0;
}

const neededDepth = (fields: Fields): number =>
  Math.max(0, ...Object.entries(fields).map(([field, spec]) => (field.endsWith('?') ? 0 : depthOf(spec))));

const ofFields = new Map<Fields, number>();

/** The depth of the fields that cannot be missing. */
export function depthOfFields(fields: Fields): number {
  const depth = ofFields.get(fields) ?? neededDepth(fields);
  ofFields.set(fields, depth);
  return depth;
}

function depthOfSort(name: SortName): number {
  const sort = SORTS[name];
  switch (sort.kind) {
    case 'plain':
    case 'list':
      return 0;
    case 'composed':
      return depthOf(sort.spec);
    case 'group':
      return 1 + neededDepth(sort.fields);
    case 'family':
      return 1 + Math.min(...Object.values(sort.words).map(neededDepth));
  }
}

const NAMES = Object.keys(SORTS) as SortName[];
for (let isSettled = false; !isSettled; ) {
  isSettled = true;
  for (const name of NAMES) {
    const depth = depthOfSort(name);
    if (depth === (depths.get(name) ?? Number.POSITIVE_INFINITY)) continue;
    depths.set(name, depth);
    isSettled = false;
  }
}
