import { cardById } from '@lastclick/cards';
import {
  type Deck,
  type DeckSetup,
  EDITIONS,
  type EditionId,
  type Scenario,
  type ScenarioCard,
  type ScenarioServer,
} from '@lastclick/engine';
import type { Random } from './random.ts';

type CardData = NonNullable<ReturnType<typeof cardById>>;

const MOST_CREDITS = 30;
const MOST_TAGS = 3;
const HAND = 5;
const MOST_IN_RIG = 8;
const MEMORY = 4;
const BREAKERS = 2;
/** Some agendas look at the advancement counters past their requirement. */
const MOST_PAST_REQUIREMENT = 2;
const REMOTES = ['remote-1', 'remote-2'] as const;
const SERVERS = ['hq', 'rd', 'archives', ...REMOTES] as const;

/** A shuffled deck from which a position takes its cards. */
class Pile {
  private readonly cards: CardData[];

  constructor({ cards }: Deck, random: Random) {
    const all = Object.entries(cards).flatMap(([id, copies]) => Array<string>(copies).fill(id));
    this.cards = random
      .shuffled(all)
      .map((id) => cardById(id))
      .filter((card) => card !== null);
  }

  /** The first card of a kind; null when there is none. */
  take(fits: (card: CardData) => boolean): CardData | null {
    const index = this.cards.findIndex(fits);
    return index < 0 ? null : (this.cards.splice(index, 1)[0] ?? null);
  }

  hand(): string[] {
    return this.cards.splice(0, HAND).map(({ id }) => id);
  }

  rest(): string[] {
    return this.cards.splice(0).map(({ id }) => id);
  }
}

function servers(pile: Pile, random: Random): ScenarioServer[] {
  const rezzed = new Set<string>();
  /** Two faceup copies of a unique card could not lie there together. */
  const placed = ({ id }: CardData): ScenarioCard => {
    if (rezzed.has(id) || random.below(2) === 0) return id;
    rezzed.add(id);
    return { card: id, rezzed: true };
  };
  return SERVERS.map((server) => {
    const ice: ScenarioCard[] = [];
    for (let count = random.below(3); count > 0; count--) {
      const card = pile.take(({ type }) => type === 'ice');
      if (card !== null) ice.push(placed(card));
    }
    if (server !== REMOTES[0] && server !== REMOTES[1]) return { server, ice };
    const card = pile.take(({ type }) => type === 'agenda' || type === 'asset');
    if (card === null) return { server, ice };
    const advancement = random.below((card.advancement ?? 0) + 1 + MOST_PAST_REQUIREMENT);
    return { server, ice, root: card.type === 'agenda' ? [{ card: card.id, advancement }] : [placed(card)] };
  });
}

const isBreaker = ({ paid = [] }: CardData): boolean =>
  paid.some((ability) => ability.interface !== undefined);

/** Installed cards within the limits of memory, of consoles and of unique cards. */
function rig(pile: Pile, random: Random): string[] {
  const cards: CardData[] = [];
  let memory = MEMORY;
  const fits = (card: CardData): boolean =>
    (card.type === 'program' || card.type === 'hardware' || card.type === 'resource') &&
    card.installOn === undefined &&
    (card.memory ?? 0) <= memory &&
    !cards.some(
      (other) =>
        other.id === card.id || (other.subtypes.includes('console') && card.subtypes.includes('console')),
    );
  for (let count = random.below(MOST_IN_RIG + 1); count > 0; count--) {
    // Encounters are more than their subroutines where there is something to break them with.
    const breaker = cards.length < BREAKERS ? pile.take((one) => isBreaker(one) && fits(one)) : null;
    const card = breaker ?? pile.take(fits);
    if (card === null) break;
    memory -= card.memory ?? 0;
    cards.push(card);
  }
  return cards.map(({ id }) => id);
}

/** A position in the middle of a game with these decks, as a Corp turn begins: much is on the table already. */
export function randomPosition(setup: DeckSetup, edition: EditionId, random: Random): Scenario {
  const corp = new Pile(setup.corp, random);
  const runner = new Pile(setup.runner, random);
  const { seed, priority } = setup;
  return {
    edition,
    ...(seed === undefined ? {} : { seed }),
    ...(priority === undefined ? {} : { priority }),
    at: EDITIONS[edition].first,
    corp: {
      identity: setup.corp.identity,
      credits: random.below(MOST_CREDITS + 1),
      servers: servers(corp, random),
      hq: corp.hand(),
      rd: corp.rest(),
    },
    runner: {
      identity: setup.runner.identity,
      credits: random.below(MOST_CREDITS + 1),
      tags: random.below(MOST_TAGS + 1),
      rig: rig(runner, random),
      grip: runner.hand(),
      stack: runner.rest(),
    },
  };
}
