import { EDITION_IDS, type EditionId } from '../editions/edition-id.ts';
import { advance } from '../kernel/stepper.ts';
import type { CardData } from '../language/card.ts';
import { drawStartingHand } from '../rules/mulligan.ts';
import { SIDES, type Side } from '../side.ts';
import { emit } from '../state/event.ts';
import { cardOf, defOf, type Game, newGame } from '../state/game.ts';
import { becomeActive, deckOf, shuffleDeck } from '../state/move.ts';
import { newPhase } from '../state/new-phase.ts';
import type { CardId, ListedZone, Priority, State } from '../state/state.ts';
import { StateBuilder } from './build.ts';
import { readOwnCards } from './own-cards.ts';
import { type DeckLists, Reader, readDeckLists, readSeed } from './read.ts';
import { type CardPool, poolWith, rulesetFor } from './ruleset.ts';
import { buildScenario, type Scenario } from './scenario.ts';

/** A deck: an identity, and cards by name with the number of copies. */
export interface Deck {
  /** What its owner calls it; says nothing to the game. */
  readonly name?: string;
  readonly identity: string;
  readonly cards: Readonly<Record<string, number>>;
}

/** Everything that decides how a game begins. Played options added, it decides the whole game. */
export interface DeckSetup {
  readonly edition?: EditionId;
  readonly seed?: string | number;
  /** 'every' asks each player in every window; 'useful' decides for them where there is only one option. */
  readonly priority?: Priority;
  /** Agenda points that win, 7 by default; the beginner decks are played to 6. */
  readonly pointsToWin?: number;
  /** Whether each player knows the other's deck list; 'closed' by default. */
  readonly deckLists?: DeckLists;
  /** Cards of one's own that this game is played with besides those of the pool. */
  readonly cards?: readonly CardData[];
  readonly corp: Deck;
  readonly runner: Deck;
}

export interface ScenarioSetup {
  readonly scenario: Scenario;
  readonly cards?: readonly CardData[];
}

export type Setup = DeckSetup | ScenarioSetup;

/** Creates a game from two decks (1.6) or from any position; throws an InputError where the setup is wrong. */
export function create(setup: Setup, pool: CardPool): Game {
  const reader = new Reader('badSetup');
  if (typeof setup !== 'object' || setup === null)
    return reader.fail('setup', 'two decks or a scenario are needed');
  const larger = poolWith(pool, readOwnCards(setup.cards, 'badSetup'));
  const game = 'scenario' in setup ? buildScenario(setup.scenario, larger) : deal(setup, larger);
  advance(game);
  return game;
}

function deal(setup: DeckSetup, pool: CardPool): Game {
  const reader = new Reader('badSetup');
  reader.object(setup, '', [
    'edition',
    'seed',
    'priority',
    'pointsToWin',
    'deckLists',
    'cards',
    'corp',
    'runner',
  ]);
  const edition = reader.oneOf(setup.edition, 'edition', EDITION_IDS, '1.4');
  const priority = reader.oneOf(setup.priority, 'priority', ['every', 'useful'] as const, 'every');
  const seed = readSeed(reader, setup.seed);
  const pointsToWin = reader.count(setup.pointsToWin, 'pointsToWin', 7, 99, 1);
  const openLists = readDeckLists(reader, setup.deckLists);
  const builder = new StateBuilder(pool, new Reader('badDeck'));
  const identities = {
    corp: builder.identity(setup.corp?.identity, 'corp.identity', 'corp'),
    runner: builder.identity(setup.runner?.identity, 'runner.identity', 'runner'),
  };
  for (const side of SIDES) requireFront(builder, setup[side]?.identity, side);
  const decks: Record<Side, CardId[]> = {
    corp: readDeck(builder, setup.corp, 'corp'),
    runner: readDeck(builder, setup.runner, 'runner'),
  };
  const state = builder.state(
    edition,
    priority,
    pointsToWin,
    openLists,
    seed,
    identities.corp,
    identities.runner,
  );
  const game = newGame(state, rulesetFor(edition, pool, state.pool), []);
  for (const side of SIDES) {
    state[side].credits = 5;
    state.zones[deckOf(side)] = decks[side].slice();
    shuffleDeck(game, deckOf(side));
    renumber(state, deckOf(side), decks[side]);
  }
  for (const side of SIDES) drawStartingHand(game, side);
  for (const side of SIDES) {
    const identity = cardOf(state, state[side].identity);
    becomeActive(game, identity);
    identity.credits = defOf(game, identity).recurring;
  }
  state.unsettled = 0;
  state.stack.push(
    newPhase(game.rules.edition.first),
    { kind: 'mulligan', side: 'runner' },
    { kind: 'mulligan', side: 'corp' },
  );
  emit(game, 'gameStarts', 'gameStarts', 'corp', 1, game.rules.edition.first);
  return game;
}

/** A double-sided identity begins the game with its front faceup (1.6.1b). */
function requireFront(builder: StateBuilder, name: unknown, side: Side): void {
  const { sides, data } = builder.find(name, `${side}.identity`, side);
  if (sides.length > 0 && sides[0] !== data.id)
    new Reader('badDeck').fail(
      `${side}.identity`,
      `"${data.title}" is the other side of an identity (1.6.1b)`,
    );
}

/** Ids go by where a card lies in the shuffled deck: given by the list, those of seen cards would betray the list. */
function renumber(state: State, zone: ListedZone, ids: CardId[]): void {
  const lying = state.zones[zone];
  const defs = lying.map((id) => cardOf(state, id).def);
  const objects = lying.map((id) => cardOf(state, id).object);
  for (let place = 0; place < ids.length; place++) {
    const card = cardOf(state, ids[place] as CardId);
    card.def = defs[place] as number;
    card.object = objects[place] as number;
  }
  state.zones[zone] = ids;
}

const MOST_COPIES = 99;

/** The ids of a deck's cards, in ascending order. */
function readDeck(builder: StateBuilder, deck: unknown, side: Side): CardId[] {
  const reader = new Reader('badDeck');
  const { cards } = reader.object(deck, side, ['identity', 'cards', 'name']);
  const where = `${side}.cards`;
  if (typeof cards !== 'object' || cards === null || Array.isArray(cards)) {
    return reader.fail(where, 'card names with their number of copies are needed');
  }
  const ids: CardId[] = [];
  for (const [name, copies] of Object.entries(cards)) {
    // Where something is wrong is only said where something is.
    const card = builder.known(name, side) ?? builder.find(name, `${where}.${name}`, side);
    if (card.type === 'identity')
      reader.fail(`${where}.${name}`, 'an identity cannot be part of a deck (1.4.4)');
    const number = reader.isCount(copies, MOST_COPIES)
      ? copies
      : reader.count(copies, `${where}.${name}`, 1, MOST_COPIES);
    builder.addCopies(card, number, deckOf(side), ids);
  }
  if (ids.length === 0) reader.fail(where, 'a deck needs cards');
  return ids;
}
