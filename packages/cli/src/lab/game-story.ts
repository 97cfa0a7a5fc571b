import { cardById } from '@lastclick/cards';
import { decision, type Game, type GameEvent, type Side, view } from '@lastclick/engine';

/** How both sides stood when a turn was over. */
export interface TurnEnd {
  readonly credits: Readonly<Record<Side, number>>;
  readonly points: Readonly<Record<Side, number>>;
}

/** Cards, by id, that a side had in hand and that it played or installed, each once. */
export interface CardsOfGame {
  readonly drawn: readonly string[];
  readonly played: readonly string[];
}

const INTO_HAND: ReadonlySet<string> = new Set(['drawn', 'addedToHand']);
const ONTO_TABLE: ReadonlySet<string> = new Set(['played', 'installed']);

/** Watches one game for what a report tells of it. */
export class GameStory {
  /** One for each turn, from the first. */
  readonly turns: TurnEnd[] = [];
  private readonly drawn = { corp: new Set<string>(), runner: new Set<string>() };
  private readonly played = { corp: new Set<string>(), runner: new Set<string>() };
  private begun = false;

  /** To be told of every choice once the game has gone on to the next decision. */
  after(game: Game, events: readonly GameEvent[]): void {
    const { turn, outcome } = game.state;
    if (!this.begun && decision(game)?.kind !== 'mulligan') this.begin(game);
    for (const { kind, cards } of events) {
      if (INTO_HAND.has(kind)) for (const { card } of cards) this.note(this.drawn, card);
      else if (ONTO_TABLE.has(kind)) for (const { card } of cards) this.note(this.played, card);
    }
    const over = turn.number - (outcome === null ? 1 : 0);
    if (this.turns.length < over) {
      const end = turnEnd(game);
      while (this.turns.length < over) this.turns.push(end);
    }
  }

  cardsOf(side: Side): CardsOfGame {
    return { drawn: [...this.drawn[side]].sort(), played: [...this.played[side]].sort() };
  }

  /** Starting hands count from here: what a mulligan sent back was never played with. */
  private begin(game: Game): void {
    this.begun = true;
    const { zones, cards, pool } = game.state;
    for (const id of [...zones.hq, ...zones.grip]) {
      const card = pool[cards[id]?.def ?? -1];
      if (card !== undefined) this.note(this.drawn, card);
    }
  }

  private note(where: Readonly<Record<Side, Set<string>>>, id: string): void {
    const side = cardById(id)?.side;
    if (side !== undefined) where[side].add(id);
  }
}

function turnEnd(game: Game): TurnEnd {
  const { corp, runner } = view(game, 'spectator');
  return {
    credits: { corp: corp.credits, runner: runner.credits },
    points: { corp: corp.agendaPoints, runner: runner.agendaPoints },
  };
}
