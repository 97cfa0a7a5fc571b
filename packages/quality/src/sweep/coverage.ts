import { CARDS } from '@lastclick/cards';
import {
  type Decision,
  type EditionId,
  type EventKind,
  type Game,
  type GameEvent,
  type Option,
  REASONS,
  type Reason,
} from '@lastclick/engine';
import { AbilityCounts } from './abilities.ts';
import { neverSeen } from './refusals-never-seen.ts';
import { StepWalk } from './step-walk.ts';

type CardData = (typeof CARDS)[number];

/** What a card can do, as events tell it. */
export const DEEDS = [
  'begins',
  'played',
  'installed',
  'rezzed',
  'scored',
  'abilityUsed',
  'triggered',
] as const;
export type Deed = (typeof DEEDS)[number];

const isDeed = (kind: EventKind): kind is Deed & EventKind => (DEEDS as readonly string[]).includes(kind);

/** What a card must have done to count as reached, by its type. */
function mainDeed(card: CardData): Deed {
  switch (card.type) {
    case 'identity':
      return 'begins';
    case 'operation':
    case 'event':
      return 'played';
    case 'agenda':
      return 'scored';
    case 'asset':
    case 'upgrade':
    case 'ice':
      return 'rezzed';
    case 'hardware':
    case 'program':
    case 'resource':
      return 'installed';
  }
}

const ACTIONS: Readonly<Record<'corp' | 'runner', readonly Option['kind'][]>> = {
  corp: ['gainCredit', 'drawCard', 'install', 'play', 'advance', 'trashResource', 'purge', 'use'],
  runner: ['gainCredit', 'drawCard', 'install', 'play', 'run', 'removeTag', 'use'],
};

export interface Reach {
  readonly total: number;
  readonly reached: number;
}

const reachOf = (total: number, missing: readonly string[]): Reach => ({
  total,
  reached: total - missing.length,
});

/** What was never reached, in words. */
export interface Missing {
  readonly cards: readonly string[];
  readonly abilities: readonly string[];
  readonly actions: readonly string[];
  readonly steps: readonly string[];
  readonly refusals: readonly Reason[];
}

type Counts<K extends string> = Partial<Record<K, number>>;

/** What some games came by, as plain data: counts of different games are added up. */
export interface CoverageCounts {
  /** How often each card did each of its deeds. */
  readonly cards: Readonly<Record<string, Counts<Deed>>>;
  readonly actions: Counts<string>;
  /** On which kinds of frames the games waited. */
  readonly structures: Counts<string>;
  readonly refusals: Counts<Reason>;
  readonly abilities: readonly number[];
  readonly steps: readonly string[];
}

function count<K extends string>(counts: Counts<K>, key: K, by = 1): void {
  counts[key] = (counts[key] ?? 0) + by;
}

function addCounts<K extends string>(counts: Counts<K>, others: Counts<K>): void {
  for (const key in others) count(counts, key, others[key]);
}

/** Counts what the games of a sweep came by. */
export class Coverage {
  readonly cards: Record<string, Counts<Deed>> = {};
  readonly actions: Counts<string> = {};
  readonly structures: Counts<string> = {};
  readonly refusals: Counts<Reason> = {};
  readonly abilities = new AbilityCounts();
  private readonly edition: EditionId;
  private readonly steps: StepWalk;

  constructor(edition: EditionId) {
    this.edition = edition;
    this.steps = new StepWalk(edition);
  }

  newGame(identities: readonly string[]): void {
    this.steps.newGame();
    for (const identity of identities) this.deed(identity, 'begins');
  }

  /** Notes a decision, and what has happened since the last one. */
  at(game: Game, events: readonly GameEvent[]): void {
    this.steps.visit(game, events);
    this.happened(game, events);
    const frame = game.state.stack.at(-1);
    if (frame !== undefined) count(this.structures, frame.kind);
  }

  /** Notes what has happened, also with the last choice of a game. */
  happened(game: Game, events: readonly GameEvent[]): void {
    for (const { kind, cards } of events) {
      if (isDeed(kind)) for (const { card } of cards) this.deed(card, kind);
    }
    this.abilities.happened(game.state, events);
  }

  chosen(waiting: Decision, option: Option): void {
    if (waiting.kind === 'action') count(this.actions, `${waiting.seat} ${option.kind}`);
  }

  refused(because: Reason): void {
    count(this.refusals, because);
  }

  get counts(): CoverageCounts {
    const { cards, actions, structures, refusals } = this;
    return {
      cards,
      actions,
      structures,
      refusals,
      abilities: this.abilities.counts,
      steps: [...this.steps.reached],
    };
  }

  add(other: CoverageCounts): void {
    for (const card in other.cards) addCounts(this.deedsOf(card), other.cards[card] ?? {});
    addCounts(this.actions, other.actions);
    addCounts(this.structures, other.structures);
    addCounts(this.refusals, other.refusals);
    this.abilities.add(other.abilities);
    for (const step of other.steps) this.steps.reached.add(step);
  }

  private deedsOf(card: string): Counts<Deed> {
    this.cards[card] ??= {};
    return this.cards[card];
  }

  private deed(card: string, deed: Deed): void {
    count(this.deedsOf(card), deed);
  }

  get reach(): Readonly<Record<'cards' | 'abilities' | 'steps' | 'refusals', Reach>> {
    const { cards, abilities, steps, refusals } = this.missing;
    const possible = REASONS.filter((reason) => neverSeen(this.edition, reason) === undefined);
    return {
      cards: reachOf(CARDS.length, cards),
      abilities: reachOf(this.abilities.total, abilities),
      steps: reachOf(this.steps.all.length, steps),
      refusals: reachOf(possible.length, refusals),
    };
  }

  get missing(): Missing {
    return {
      cards: CARDS.filter((card) => this.cards[card.id]?.[mainDeed(card)] === undefined).map(
        (card) => `${card.title} (${mainDeed(card)})`,
      ),
      abilities: this.abilities.missing,
      actions: (['corp', 'runner'] as const)
        .flatMap((side) => ACTIONS[side].map((kind) => `${side} ${kind}`))
        .filter((action) => this.actions[action] === undefined),
      steps: this.steps.all.filter((step) => !this.steps.reached.has(step)),
      refusals: REASONS.filter(
        (reason) => this.refusals[reason] === undefined && neverSeen(this.edition, reason) === undefined,
      ),
    };
  }

  /** The cards that were not reached, or of which an ability was not. */
  get missedCards(): readonly string[] {
    const { missedCards } = this.abilities;
    return CARDS.filter(
      (card) => this.cards[card.id]?.[mainDeed(card)] === undefined || missedCards.has(card.id),
    ).map(({ id }) => id);
  }

  /** Refusals that are said to be impossible in this edition but were seen, with what is said. */
  get seenAfterAll(): readonly string[] {
    return REASONS.flatMap((reason) => {
      const why = neverSeen(this.edition, reason);
      return why === undefined || this.refusals[reason] === undefined ? [] : [`${reason} ("${why}")`];
    });
  }
}
