import { CARDS } from '@lastclick/cards';
import {
  type Decision,
  type DeckSetup,
  type EditionId,
  type EventKind,
  type Game,
  type GameEvent,
  type Option,
  REASONS,
  type Reason,
} from '@lastclick/engine';
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

/** What was never reached, in words. */
export interface Missing {
  readonly cards: readonly string[];
  readonly abilities: readonly string[];
  readonly actions: readonly string[];
  readonly steps: readonly string[];
  readonly refusals: readonly string[];
}

/** Counts what the games of a sweep came by. */
export class Coverage {
  /** How often each card did each of its deeds. */
  readonly cards = new Map<string, Partial<Record<Deed, number>>>();
  readonly actions = new Map<string, number>();
  readonly structures = new Map<string, number>();
  readonly refusals = new Map<Reason, number>();
  private readonly steps: StepWalk;

  constructor(edition: EditionId) {
    this.steps = new StepWalk(edition);
  }

  newGame(setup: DeckSetup): void {
    this.steps.newGame();
    this.deed(setup.corp.identity, 'begins');
    this.deed(setup.runner.identity, 'begins');
  }

  /** Notes a decision, and what has happened since the last one. */
  at(game: Game, events: readonly GameEvent[]): void {
    this.steps.visit(game, events);
    this.happened(events);
    const frame = game.state.stack.at(-1);
    if (frame !== undefined) count(this.structures, frame.kind);
  }

  chosen(waiting: Decision, option: Option): void {
    if (waiting.kind === 'action') count(this.actions, `${waiting.seat} ${option.kind}`);
  }

  private happened(events: readonly GameEvent[]): void {
    for (const { kind, cards } of events) {
      if (isDeed(kind)) for (const { card } of cards) this.deed(card, kind);
    }
  }

  refused(because: Reason): void {
    count(this.refusals, because);
  }

  private deed(card: string, deed: Deed): void {
    const deeds = this.cards.get(card) ?? {};
    deeds[deed] = (deeds[deed] ?? 0) + 1;
    this.cards.set(card, deeds);
  }

  private did(card: CardData, deed: Deed): boolean {
    return (this.cards.get(card.id)?.[deed] ?? 0) > 0;
  }

  get cardReach(): Reach {
    return { total: CARDS.length, reached: CARDS.filter((card) => this.did(card, mainDeed(card))).length };
  }

  get stepReach(): Reach {
    return { total: this.steps.all.length, reached: this.steps.reached.size };
  }

  get missing(): Missing {
    const abilities = CARDS.flatMap((card) => [
      ...((card.paid ?? []).length > 0 && !this.did(card, 'abilityUsed') ? [`${card.title} (used)`] : []),
      ...((card.when ?? []).length > 0 && !this.did(card, 'triggered') ? [`${card.title} (triggered)`] : []),
    ]);
    return {
      cards: CARDS.filter((card) => !this.did(card, mainDeed(card))).map(
        (card) => `${card.title} (${mainDeed(card)})`,
      ),
      abilities,
      actions: (['corp', 'runner'] as const)
        .flatMap((side) => ACTIONS[side].map((kind) => `${side} ${kind}`))
        .filter((action) => !this.actions.has(action)),
      steps: this.steps.all.filter((step) => !this.steps.reached.has(step)),
      refusals: REASONS.filter((reason) => !this.refusals.has(reason)),
    };
  }
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
