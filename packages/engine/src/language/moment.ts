import type { Sorts } from './sorts.ts';

export { MOMENTS } from './words/deeds.ts';
export type Moment = Sorts['moment'];
