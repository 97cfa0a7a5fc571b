import type { Game } from '@lastclick/engine';
import type { Random } from './random.ts';

type Phrase = (card: string, random: Random, game: Game) => string;

const server = (random: Random, game: Game): string =>
  random.pick([
    'hq',
    'rd',
    'archives',
    'new-remote',
    'remote-1',
    'remote-2',
    `remote-${game.state.nextServer}`,
  ]);

/** Moves that have requirements of their own, with and without a card. */
const PHRASES: readonly Phrase[] = [
  () => 'gain credit',
  () => 'draw card',
  () => 'purge',
  () => 'remove tag',
  (_card, random, game) => `run ${server(random, game)}`,
  () => 'jack out',
  () => 'continue',
  () => 'access hq',
  () => 'break 1',
  () => 'pass',
  () => 'keep',
  () => 'done',
  (card) => `play ${card}`,
  (card) => `install ${card}`,
  (card, random, game) => `install ${card} ${server(random, game)}`,
  (card, random, game) => `install ${card} on c${random.pick(game.state.cards).object}`,
  (card) => `advance ${card}`,
  (card) => `trash resource ${card}`,
  (card) => `rez ${card}`,
  (card) => `score ${card}`,
  (card, random) => `use ${card} ${1 + random.below(2)}`,
  (card) => `trigger ${card} 1`,
  (card) => `discard ${card}`,
  (card) => `choose ${card}`,
  (card) => `trash ${card}`,
  (card) => `access ${card}`,
];

/** A move somebody might have in mind, about any card of the game, hidden ones included. */
export function randomIntent(game: Game, random: Random): string {
  const card = random.below(20) === 0 ? 'c999999' : `c${random.pick(game.state.cards).object}`;
  return random.pick(PHRASES)(card, random, game);
}

/** The same about cards of one place, so that a move is refused for more than the place of its card. */
export function likelyIntent(game: Game, random: Random): string {
  const zones = ['hq', 'grip', 'rig', 'root', 'ice', 'corpScore', 'identity'] as const;
  const zone = random.pick(zones);
  const there = game.state.cards.filter((card) => card.zone === zone);
  if (there.length === 0) return randomIntent(game, random);
  return random.pick(PHRASES)(`c${random.pick(there).object}`, random, game);
}
