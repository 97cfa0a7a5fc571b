import type { EventKind, EventView, View } from '@lastclick/engine';
import type { ShownCard } from './snapshot.ts';

const HOW: Readonly<Partial<Record<EventKind, ShownCard['how']>>> = {
  played: 'played',
  rezzed: 'rezzed',
  accessed: 'accessed',
  exposed: 'exposed',
  revealed: 'revealed',
  lookedAt: 'looked',
  scored: 'scored',
};

/** The cards a seat was shown in the turn that goes on and the one before it. */
export class ShownCards {
  private cards: readonly ShownCard[];
  private turn: number;
  private runs: number;
  private server: string | null;

  constructor(known?: ShownCards) {
    this.cards = known?.cards ?? [];
    this.turn = known?.turn ?? 0;
    this.runs = known?.runs ?? 0;
    this.server = known?.server ?? null;
  }

  fork(): ShownCards {
    return new ShownCards(this);
  }

  get list(): readonly ShownCard[] {
    return this.cards;
  }

  note(events: readonly EventView[], { turn }: View): void {
    for (const event of events) this.hear(event);
    if (turn.number !== this.turn) this.begin(turn.number);
  }

  private begin(turn: number): void {
    this.turn = turn;
    this.runs = 0;
    this.cards = this.cards.filter((one) => one.turn >= turn - 1);
  }

  private hear(event: EventView): void {
    const { kind, detail, cards, cause, side } = event;
    const how = HOW[kind];
    if (how !== undefined)
      this.cards = [
        ...this.cards,
        ...cards.flatMap(({ card }): ShownCard[] =>
          card === undefined
            ? []
            : [
                {
                  event: event.id,
                  how,
                  card,
                  turn: this.turn,
                  side,
                  server: this.server,
                  run: this.runs,
                  became: null,
                },
              ],
        ),
      ];
    switch (kind) {
      case 'phase':
        if (!detail.startsWith('run.') && event.amount !== this.turn) this.begin(event.amount);
        break;
      case 'runAnnounced':
        this.runs += 1;
        this.server = detail;
        break;
      case 'serverChanged':
        this.server = detail;
        break;
      case 'runCompleted':
        this.server = null;
        break;
      case 'stolen':
      case 'trashed':
        this.becomes(cause, cards[0]?.card, kind);
        break;
      default:
        break;
    }
  }

  /** An access leads to a steal or a trash right away, or not at all. */
  private becomes(access: number | null, card: string | undefined, became: 'stolen' | 'trashed'): void {
    this.cards = this.cards.map((one) =>
      one.event === access && one.how === 'accessed' && one.card === card ? { ...one, became } : one,
    );
  }
}
