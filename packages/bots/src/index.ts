export { createRng, type Rng, shuffle } from './rng.ts';
