import type { CardData, CardType } from '@lastclick/engine/language';
import type { Random } from '../sweep/random.ts';

export type Facts = Omit<CardData, 'id' | 'title' | 'faction' | 'subtypes' | 'play' | 'text' | 'faces'>;

const corp = (type: CardType, more: object): Facts => ({ side: 'corp', type, ...more });
const runner = (type: CardType, more: object): Facts => ({ side: 'runner', type, ...more });

/** A cost, of which one in six is X. */
const orX = (random: Random): number | null => (random.below(6) === 0 ? null : random.below(4));

/** What is printed on a card of each type besides its text. */
export const FACTS: readonly ((random: Random) => Facts)[] = [
  () => corp('identity', { minimumDeckSize: 45, influenceLimit: 15 }),
  (random) => corp('agenda', { advancement: 1 + random.below(4), points: random.below(4) }),
  (random) => corp('asset', { cost: random.below(4), trash: random.below(4) }),
  (random) => corp('upgrade', { cost: random.below(4), trash: random.below(4) }),
  (random) => corp('ice', { cost: random.below(4), strength: random.below(6) }),
  (random) => corp('operation', { cost: orX(random) }),
  () => runner('identity', { minimumDeckSize: 45, influenceLimit: 15, link: 0 }),
  (random) => runner('event', { cost: orX(random) }),
  (random) => runner('hardware', { cost: orX(random) }),
  (random) => runner('program', { cost: orX(random), memory: random.below(2), strength: random.below(4) }),
  (random) => runner('resource', { cost: orX(random) }),
];

export const SUBTYPES = [
  [],
  [],
  ['virus'],
  ['icebreaker'],
  ['barrier'],
  ['connection'],
  ['transaction'],
] as const;
