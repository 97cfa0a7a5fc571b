/** The insides of the bots, for those who measure and tune them. */
export { chanceOf } from './evaluate/evaluate.ts';
export { FEATURES, readFeatures } from './evaluate/features.ts';
export { rate } from './policy/rate.ts';
export { createRng } from './rng.ts';
export { optionByRules } from './search/playout.ts';
export { type Judged, type SearchResult, type SearchSettings, search } from './search/search.ts';
export { searchBot } from './search-bot.ts';
