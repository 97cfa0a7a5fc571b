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
import { abilitiesOf, staticsOf } from '@lastclick/engine/language';
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
/** Two such score areas leave a deck enough agendas to go on with. */
const MOST_POINTS = 5;
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

const isBreaker = (card: CardData): boolean =>
  abilitiesOf(card, 'paid').some((ability) => ability.interface !== undefined);

/** Installed cards within the limits of memory, of consoles and of unique cards. */
function rig(pile: Pile, random: Random): string[] {
  const cards: CardData[] = [];
  let memory = MEMORY;
  const fits = (card: CardData): boolean =>
    (card.type === 'program' || card.type === 'hardware' || card.type === 'resource') &&
    !staticsOf(card).some((ability) => ability.static === 'installOn') &&
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

/** Agendas in a score area, fewer than win: some cards wait until a game is far on. */
function scored(pile: Pile, random: Random): string[] {
  const cards: string[] = [];
  let points = random.below(MOST_POINTS + 1);
  for (;;) {
    const card = pile.take(({ type, points: worth = 0 }) => type === 'agenda' && worth <= points);
    if (card === null) return cards;
    points -= card.points ?? 0;
    cards.push(card.id);
  }
}

/** The Runner made a successful run in their last turn, and the Corp has scored an agenda in this one. */
const before = ([agenda]: readonly string[]): NonNullable<Scenario['happened']> => ({
  lastTurn: { runner: [{ deed: 'succeed', side: 'runner' }] },
  ...(agenda === undefined ? {} : { thisTurn: [{ deed: 'score', side: 'corp', card: agenda }] }),
});

/** A position in the middle of a game with these decks, as a Corp turn begins: much is on the table already. */
export function randomPosition(
  setup: DeckSetup,
  edition: EditionId,
  random: Random,
  isFarOn = random.below(2) === 0,
): Scenario {
  const corp = new Pile(setup.corp, random);
  const runner = new Pile(setup.runner, random);
  const { seed, priority } = setup;
  const byCorp = isFarOn ? scored(corp, random) : [];
  const byRunner = isFarOn ? scored(corp, random) : [];
  return {
    edition,
    ...(seed === undefined ? {} : { seed }),
    ...(priority === undefined ? {} : { priority }),
    at: EDITIONS[edition].first,
    corp: {
      identity: setup.corp.identity,
      credits: random.below(MOST_CREDITS + 1),
      servers: servers(corp, random),
      scored: byCorp,
      archives: isFarOn ? corp.hand() : [],
      hq: corp.hand(),
      rd: corp.rest(),
    },
    runner: {
      identity: setup.runner.identity,
      credits: random.below(MOST_CREDITS + 1),
      tags: random.below(MOST_TAGS + 1),
      rig: rig(runner, random),
      scored: byRunner,
      heap: isFarOn ? runner.hand() : [],
      grip: runner.hand(),
      stack: runner.rest(),
    },
    ...(isFarOn ? { happened: before(byCorp) } : {}),
  };
}
