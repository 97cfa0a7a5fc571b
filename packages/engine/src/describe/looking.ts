import type { Filter } from '../language/filter.ts';

/** A filter that looks for cards without naming a zone looks at installed ones. */
export const lookingInPlay = (filter: Filter): Filter =>
  filter.in === undefined && filter.hostedOn === undefined && filter.among === undefined
    ? { in: 'installed', ...filter }
    : filter;
