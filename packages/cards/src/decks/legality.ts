import type { CardData } from '@lastclick/engine/language';
import { type DeckCard, influenceIn } from './alliances.ts';
import { cardById, type DeckList, deckSize } from './deck-list.ts';
import * as teaching from './teaching.ts';

/** One thing that is wrong with a deck: the rule, the card if there is one, and a sentence. */
export interface DeckProblem {
  readonly rule: string;
  readonly card: string;
  readonly message: string;
}

/** Kinds of games, each with decks of its own: the lists of a starter pack, or whatever the rules allow. */
export const GAME_KINDS = ['starter', 'casual'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

const STARTER_IDENTITIES = ['the_syndicate_profit_over_principle', 'the_catalyst_convention_breaker'];

const isStarter = ({ id }: { readonly id: string }): boolean => STARTER_IDENTITIES.includes(id);

/** The kind of game a deck is for: its identity tells. */
export const gameKindOf = ({ identity }: DeckList): GameKind =>
  isStarter({ id: identity }) ? 'starter' : 'casual';

/**
 * Agenda points a Corp deck of that size needs: two values are allowed, the lower one is returned (1.4.6). Below 40
 * cards, where the rules give no number, the same steps are continued downward.
 */
export const agendaPointsNeeded = (size: number): number => 2 * Math.floor(size / 5) + 2;

const isListed = (deck: DeckList): boolean =>
  Object.values(teaching).some(
    ({ identity, cards }) =>
      identity === deck.identity &&
      Object.keys(cards).length === Object.keys(deck.cards).length &&
      Object.entries(cards).every(([id, copies]) => deck.cards[id] === copies),
  );

/** Starter identities come with lists of their own, and belong to nothing else (26.03 1.4.1a). */
function checkStarter(deck: DeckList, identity: CardData, kind: GameKind, problem: Report): void {
  if (kind === 'casual' && isStarter(identity))
    problem('1.4.1a', identity.id, `${identity.title} belongs to starter games alone`);
  else if (kind === 'starter' && !isStarter(identity))
    problem('1.4.1a', identity.id, `${identity.title} is no identity of a starter game`);
  else if (isStarter(identity) && !isListed(deck))
    problem('1.4.1a', identity.id, `${identity.title} is played with the lists of its starter pack only`);
}

/**
 * Everything that keeps a deck from being legal in such games (1.4 of both editions); an empty list is a legal deck.
 * Without a kind it is the one the deck's identity is for.
 */
export function checkDeck(deck: DeckList, kind: GameKind = gameKindOf(deck)): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const problem = (rule: string, card: string, message: string): void => {
    problems.push({ rule, card, message });
  };
  const identity = cardById(deck.identity);
  if (identity === null || identity.type !== 'identity') {
    problem('1.4.1', deck.identity, `"${deck.identity}" is not an identity we have`);
    return problems;
  }
  checkStarter(deck, identity, kind, problem);
  const cards: DeckCard[] = [];
  for (const [id, copies] of Object.entries(deck.cards)) {
    const card = cardById(id);
    if (card === null) problem('1.4.2', id, `there is no card "${id}", or it is not implemented yet`);
    else if (!Number.isInteger(copies) || copies < 1)
      problem('1.4.2', id, `${card.title}: ${copies} copies make no sense`);
    else cards.push({ card, copies });
  }
  checkSize(deck, identity, problem);
  for (const { card, copies } of cards) checkCard(card, copies, identity, problem);
  checkInfluence(cards, identity, problem);
  if (identity.side === 'corp') checkAgendaPoints(deck, cards, problem);
  return problems;
}

type Report = (rule: string, card: string, message: string) => void;

function checkSize(deck: DeckList, identity: CardData, problem: Report): void {
  const size = deckSize(deck);
  const minimum = identity.minimumDeckSize ?? 0;
  if (size < minimum) {
    problem('1.4.3', identity.id, `the deck has ${size} cards; ${identity.title} needs at least ${minimum}`);
  }
}

function checkCard(card: CardData, copies: number, identity: CardData, problem: Report): void {
  if (card.type === 'identity')
    problem('1.4.4', card.id, `${card.title} is an identity and cannot be in a deck`);
  else if (card.side !== identity.side) {
    problem(
      '1.4.4',
      card.id,
      `${card.title} is a ${card.side} card and cannot be in a ${identity.side} deck`,
    );
  } else if (card.faction !== identity.faction && card.influence === undefined && !isStarter(identity)) {
    problem('1.4.4', card.id, `${card.title} has no influence cost and cannot be used outside its faction`);
  }
  const limit = card.deckLimit ?? 3;
  if (copies > limit)
    problem('1.4.7', card.id, `${card.title}: ${copies} copies, at most ${limit} are allowed`);
}

function checkInfluence(cards: readonly DeckCard[], identity: CardData, problem: Report): void {
  const limit = identity.influenceLimit;
  if (limit === null || limit === undefined) return;
  const spent = cards.reduce(
    (sum, { card, copies }) =>
      sum + (card.faction === identity.faction ? 0 : influenceIn(cards, card) * copies),
    0,
  );
  if (spent > limit)
    problem('1.4.5', identity.id, `the deck spends ${spent} influence; ${identity.title} has ${limit}`);
}

function checkAgendaPoints(deck: DeckList, cards: readonly DeckCard[], problem: Report): void {
  const points = cards.reduce((sum, { card, copies }) => sum + (card.points ?? 0) * copies, 0);
  const needed = agendaPointsNeeded(deckSize(deck));
  if (points !== needed && points !== needed + 1) {
    const size = deckSize(deck);
    problem(
      '1.4.6',
      '',
      `${size} cards need ${needed} or ${needed + 1} agenda points; the deck has ${points}`,
    );
  }
}
