import { CARDS, DECKS } from '@lastclick/cards';
import {
  apply,
  type CardView,
  create,
  type Deck,
  decision,
  EDITION_IDS,
  type EditionId,
  type Game,
  type GameEvent,
  type Side,
  view,
} from '@lastclick/engine';
import { cardPool as pool } from '@lastclick/testkit';
import type { Past } from './reference.ts';

export { pool };

/** Mulberry32: small, and not the engine's generator. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

/** A deck with one or two copies of nearly every card; or, every other time, one that comes with the game. */
function deckFor(side: Side, random: (below: number) => number): Deck {
  const identities = CARDS.filter((card) => card.side === side && card.type === 'identity');
  if (random(2) === 0) {
    const decks = Object.values(DECKS).filter((deck) => identities.some(({ id }) => id === deck.identity));
    const deck = decks[random(decks.length)];
    if (deck !== undefined) return { identity: deck.identity, cards: deck.cards };
  }
  const cards = CARDS.filter((card) => card.side === side && card.type !== 'identity' && random(5) > 0);
  return {
    identity: identities[random(identities.length)]?.id ?? '',
    cards: Object.fromEntries(cards.map(({ id }) => [id, 1 + random(2)])),
  };
}

export interface Position {
  readonly game: Game;
  readonly past: Past;
  /** For the message of a failure: how to come here again. */
  readonly where: string;
}

const DATA = new Map(CARDS.map((card) => [card.id, card]));

/** Keeps of the events what no view tells. */
class Chronicle implements Past {
  installedTypes: string[] = [];
  strengthChanges = new Map<number, number>();
  /** Increases of strength in the run that is on. */
  private readonly raised = new Map<number, number>();

  note(events: readonly GameEvent[], game: Game): void {
    for (const { kind, side, amount, cards } of events) {
      const [card] = cards;
      if (kind === 'turnBegins' || kind === 'turnEnds') this.installedTypes = [];
      if (kind === 'installed' && side === 'runner' && card !== undefined)
        this.installedTypes.push(CARDS.find(({ id }) => id === card.card)?.type ?? '');
      if (kind === 'iceEncountered') this.endEncounter(game);
      if (kind === 'runEnded' || kind === 'runCompleted') this.raised.clear();
      if (kind === 'strengthChanged' && card !== undefined) {
        this.strengthChanges.set(card.object, (this.strengthChanges.get(card.object) ?? 0) + amount);
        if (amount > 0 && game.state.run !== null)
          this.raised.set(card.object, (this.raised.get(card.object) ?? 0) + amount);
      }
    }
    if (this.strengthChanges.size === 0) return;
    // Paid for outside an encounter they are gone at the next checkpoint (1.4: 9.9.3, 26.03: 9.10.4).
    const encounters = view(game, 'spectator').structures.some(({ kind }) => kind === 'run.encounter');
    if (!encounters) this.endEncounter(game);
  }

  /** What raised a strength in this run goes on where a card on the one that was raised says so. */
  private endEncounter(game: Game): void {
    const isLonger = (card: CardView): boolean =>
      card.hosted.some((hosted) =>
        DATA.get(hosted.card ?? '')?.text?.some((one) => 'static' in one && one.static === 'prolong'),
      );
    const longer = view(game, 'spectator').runner.rig.filter(isLonger);
    this.strengthChanges = new Map(
      [...this.raised].filter(([object]) => longer.some((card) => card.object === object)),
    );
  }
}

/** Actions that lead nowhere are chosen less often than those that bring cards into play. */
const DULL: ReadonlySet<string> = new Set(['gainCredit', 'drawCard', 'pass', 'discard', 'mulligan']);

/** Plays random games and hands over about every `every`th position of them. */
export function* randomPositions(games: number, every: number): Generator<Position> {
  for (let number = 0; number < games; number++) {
    const random = randomFrom(977 * number + 5);
    const edition: EditionId = EDITION_IDS[number % 2] ?? '1.4';
    const setup = { edition, seed: number, priority: 'useful' as const, pointsToWin: 12 };
    const game = create({ ...setup, corp: deckFor('corp', random), runner: deckFor('runner', random) }, pool);
    const chronicle = new Chronicle();
    let played = 0;
    for (let waiting = decision(game); waiting !== null && played < 900; waiting = decision(game), played++) {
      if (random(every) === 0) yield { game, past: chronicle, where: `game ${number}, decision ${played}` };
      const lively = waiting.options.filter(({ kind }) => !DULL.has(kind));
      const options = lively.length > 0 && random(3) > 0 ? lively : waiting.options;
      const option = options[random(options.length)];
      if (option === undefined) throw new Error('a decision without options');
      chronicle.note(apply(game, option.key), game);
    }
  }
}
