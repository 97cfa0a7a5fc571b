import { type Decision, type Game, objectOf, type Side } from '@lastclick/engine';
import { pool } from '@lastclick/table';
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

const onCard = (random: Random, game: Game): string => `on c${random.pick(game.state.cards).object}`;
/** A paid ability of the card, or of another card, which it may not have. */
function ability(card: string, random: Random, game: Game): string {
  const { cards } = game.state;
  const named = random.below(4) === 0 ? undefined : cards.find(({ object }) => `c${object}` === card);
  const uses = usesOf(game, named ?? random.pick(cards));
  return uses.length === 0 ? 'paid-nothing' : random.pick(uses);
}

/** Moves for an action window. */
const ACTIONS: readonly Phrase[] = [
  () => 'gain credit',
  () => 'draw card',
  () => 'purge',
  () => 'remove tag',
  (_card, random, game) => `run ${server(random, game)}`,
  (card) => `play ${card}`,
  (card) => `install ${card}`,
  (card, random, game) => `install ${card} ${server(random, game)}`,
  (card, random, game) => `install ${card} ${server(random, game)} faceup`,
  (card, random, game) => `install ${card} ${onCard(random, game)}`,
  (card) => `advance ${card}`,
  (card) => `trash resource ${card}`,
  (_card, random) => random.pick(['install', 'play', 'advance', 'trash resource', 'run']),
  (card, random, game) => `use ${card} ${ability(card, random, game)}`,
];

/** Moves for a paid ability window. */
const IN_WINDOWS: readonly Phrase[] = [
  (card) => `rez ${card}`,
  (card) => `score ${card}`,
  (card, random, game) => `use ${card} ${ability(card, random, game)}`,
  () => 'break 1',
];

/** Answers to questions. */
const ANSWERS: readonly Phrase[] = [
  () => 'jack out',
  () => 'continue',
  () => 'access hq',
  () => 'break 1',
  () => 'pass',
  () => 'keep',
  () => 'done',
  (card) => `trigger ${card} 1`,
  (card) => `discard ${card}`,
  (card) => `choose ${card}`,
  (card) => `trash ${card}`,
  (card) => `access ${card}`,
];

const PHRASES: readonly Phrase[] = [...ACTIONS, ...IN_WINDOWS, ...ANSWERS];

/** A move somebody might have in mind, about any card of the game, hidden ones included. */
export function randomIntent(game: Game, random: Random): string {
  const card = random.below(20) === 0 ? 'c999999' : `c${random.pick(game.state.cards).object}`;
  return random.pick(PHRASES)(card, random, game);
}

const LIKELY_ZONES = ['hq', 'grip', 'rig', 'root', 'ice', 'corpScore', 'identity'] as const;

/** The same about cards of one place, so that a move is refused for more than the place of its card. */
export function likelyIntent(game: Game, random: Random): string {
  const zone = random.pick(LIKELY_ZONES);
  const there = game.state.cards.filter((card) => card.zone === zone);
  if (there.length === 0) return randomIntent(game, random);
  return random.pick(PHRASES)(`c${random.pick(there).object}`, random, game);
}

type Card = Game['state']['cards'][number];

const IN_PLAY: ReadonlySet<string> = new Set(['identity', 'rig', 'ice', 'root', 'corpScore']);
const usesOf = (game: Game, card: Card): string[] =>
  pool.byId.get(game.state.pool[card.def] ?? '')?.uses.map(({ key }) => key.word) ?? [];

const isHostedOnly = (game: Game, card: Card): boolean =>
  (pool.byId.get(game.state.pool[card.def] ?? '')?.installOn ?? null) !== null;

type Answering = (seat: Side, random: Random, game: Game) => string;

/** Answers to questions that are seldom answered by chance. */
const ANSWERING: Readonly<Partial<Record<Decision['kind'], Answering>>> = {
  discard: (seat, random, { state }) => {
    const hand = state.cards.filter((card) => card.zone === (seat === 'corp' ? 'hq' : 'grip'));
    return `discard c${random.pick(hand.length === 0 ? state.cards : hand).object}`;
  },
  mode: (_seat, random) => `mode ${1 + random.below(3)}`,
  server: (_seat, random, game) => `run ${server(random, game)}`,
  target: (_seat, random, { state }) => `choose c${random.pick(state.cards).object}`,
  trashLikeCards: () => 'done',
};

/**
 * A move of the seat that is asked, of a kind the moment allows and about a card that has a use then: what refuses it
 * is seldom the moment, so that the rarer reasons are seen.
 */
export function fittingIntent(game: Game, { seat, kind, about: asked }: Decision, random: Random): string {
  if (kind === 'trashAccessed' && random.below(2) === 0) return `trash c${objectOf(asked)}`;
  if (kind === 'mode' || random.below(2) === 0) {
    const answer = ANSWERING[kind]?.(seat, random, game);
    if (answer !== undefined) return answer;
  }
  const { cards } = game.state;
  const usable = cards.filter((card) => IN_PLAY.has(card.zone) && usesOf(game, card).length > 0);
  const hand = cards.filter((card) => card.zone === (seat === 'corp' ? 'hq' : 'grip'));
  if (usable.length > 0 && random.below(2) === 0) {
    const card = random.pick(usable);
    return `use c${card.object} ${random.pick(usesOf(game, card))}`;
  }
  const onHosts = kind === 'action' ? hand.filter((card) => isHostedOnly(game, card)) : [];
  // Seldom in hand, and seldom without a host.
  if (onHosts.length > 0 && random.below(2) === 0) return `install c${random.pick(onHosts).object}`;
  const phrases = kind === 'action' ? ACTIONS : kind === 'window' ? IN_WINDOWS : ANSWERS;
  const about = random.pick(kind === 'action' && hand.length > 0 ? hand : cards);
  return random.pick(phrases)(`c${about.object}`, random, game);
}
