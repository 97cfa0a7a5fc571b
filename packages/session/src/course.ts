import type { EventView, Side, View } from '@lastclick/engine';
import type { CourseOfGame, Snapshot } from './snapshot.ts';

type TurnNumbers = CourseOfGame['turns'][number];
type Clicks = Record<Side, Record<string, number>>;

/** Everybody sees credits, how many cards a hand has, and points. */
function numbersOf({ turn, corp, runner }: View): TurnNumbers {
  return {
    turn: turn.number,
    side: turn.side,
    corp: { credits: corp.credits, cards: corp.hq.count, points: corp.agendaPoints },
    runner: { credits: runner.credits, cards: runner.grip.count, points: runner.agendaPoints },
  };
}

/** What the clicks of an action were spent on: a basic action by its name, or a card's own action. */
const actionName = (detail: string): string => (/^c\d+#/.test(detail) ? 'useCard' : detail);

/** The numbers of a game turn by turn, as each turn left them. */
export class Course {
  private readonly turns: TurnNumbers[];
  private readonly starts: Snapshot['turns'][number][];
  private readonly clicks: Clicks;

  constructor(known?: Course) {
    this.turns = [...(known?.turns ?? [])];
    this.starts = [...(known?.starts ?? [])];
    this.clicks = { corp: { ...known?.clicks.corp }, runner: { ...known?.clicks.runner } };
  }

  fork(): Course {
    return new Course(this);
  }

  note(
    events: readonly Pick<EventView, 'kind' | 'side' | 'amount' | 'detail'>[],
    seenByAll: View,
    played: number,
  ): void {
    for (const { kind, side, amount, detail } of events) {
      if (kind !== 'action' || side === null || amount === 0) continue;
      const name = actionName(detail);
      this.clicks[side][name] = (this.clicks[side][name] ?? 0) + amount;
    }
    const now = numbersOf(seenByAll);
    const last = this.turns.at(-1);
    if (last?.turn === now.turn && last.side === now.side) this.turns.pop();
    else this.starts.push({ turn: now.turn, side: now.side, from: played });
    this.turns.push(now);
  }

  get turnStarts(): Snapshot['turns'] {
    return [...this.starts];
  }

  numbers(): CourseOfGame {
    return { turns: [...this.turns], clicks: structuredClone(this.clicks) };
  }
}
