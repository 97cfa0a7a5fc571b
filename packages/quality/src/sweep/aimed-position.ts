import { CARDS, cardById } from '@lastclick/cards';
import type { Deck, DeckSetup, EditionId, Scenario } from '@lastclick/engine';
import { walk } from '@lastclick/engine/words';
import { withCards } from './placed-cards.ts';
import type { Random } from './random.ts';
import { randomPosition } from './random-position.ts';
import { isHostedOnly } from './refused-cards.ts';

type CardData = (typeof CARDS)[number];

/** The effects that bring about what other words are said of. */
const DONE_BY: Readonly<Record<string, string>> = {
  gainCredits: 'gain',
  takeTags: 'gain',
  takeBadPublicity: 'gain',
  removeTags: 'lose',
  loseCredits: 'lose',
  loseClicks: 'lose',
  finishAccess: 'access',
  finishBreach: 'breach',
  uninstall: 'trash',
};

interface Speech {
  readonly effects: ReadonlySet<string>;
  /** What it waits for, forbids, asks about or makes dearer, as the effects that do it. */
  readonly asked: ReadonlySet<string>;
}

function speechOf(card: CardData): Speech {
  const effects = new Set<string>();
  const asked = new Set<string>();
  walk(card, 'card', ({ sort, word }) => {
    if (sort === 'effect') effects.add(word);
    if (sort === 'deed') asked.add(DONE_BY[word] ?? word);
  });
  return { effects, asked };
}

const SPEECHES = new Map(CARDS.map((card) => [card.id, speechOf(card)]));

const MOST_PARTNERS = 3;

/** Some cards that do what the card speaks of. */
function partnersOf(card: CardData, random: Random): CardData[] {
  const asked = SPEECHES.get(card.id)?.asked ?? new Set();
  const doing = CARDS.filter(
    ({ id, type }) =>
      id !== card.id &&
      type !== 'identity' &&
      [...(SPEECHES.get(id)?.effects ?? [])].some((effect) => asked.has(effect)),
  );
  return random.shuffled(doing).slice(0, MOST_PARTNERS);
}

/** A deck without some cards, and without consoles where one of them is a console: each lies on the table once. */
function without(deck: Deck, cards: readonly CardData[]): Deck {
  const taken = new Set(cards.map(({ id }) => id));
  const hasConsole = cards.some(({ subtypes }) => subtypes.includes('console'));
  const left = Object.entries(deck.cards).filter(
    ([id]) => !taken.has(id) && !(hasConsole && cardById(id)?.subtypes.includes('console') === true),
  );
  return { ...deck, cards: Object.fromEntries(left) };
}

/** The same position without any ice, so that there is nothing for some cards to be installed on. */
const withoutIce = (position: Scenario): Scenario => ({
  ...position,
  corp: { ...position.corp, servers: (position.corp.servers ?? []).map(({ ice: _, ...left }) => left) },
});

/** A position and the cards on the table that it is about. */
export interface AimedPosition {
  readonly scenario: Scenario;
  readonly about: ReadonlySet<string>;
}

/** A position far on in a game with a card where it works and wherever else it may lie, and with some that have to do with it. */
export function aimedPosition(
  card: CardData,
  setup: DeckSetup,
  edition: EditionId,
  random: Random,
): AimedPosition {
  const placed = [card, ...partnersOf(card, random)];
  const consoles = placed.filter(({ subtypes }) => subtypes.includes('console'));
  const cards = placed.filter((one) => !consoles.slice(1).includes(one));
  const decks = { corp: without(setup.corp, cards), runner: without(setup.runner, cards) };
  const position = randomPosition({ ...setup, ...decks }, edition, random, random.below(4) > 0);
  const placedIn = withCards(position, cards, random);
  return {
    scenario: {
      ...(isHostedOnly(card) && random.below(3) === 0 ? withoutIce(placedIn) : placedIn),
      at: random.pick(['corp.action', 'runner.action'] as const),
    },
    about: new Set(cards.map(({ id }) => id)),
  };
}
