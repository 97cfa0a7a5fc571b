import {
  type EventView,
  type Game,
  type GameEvent,
  maskEvents,
  type Seat,
  type View,
  view,
} from '@lastclick/engine';
import { Growing } from './growing.ts';
import { type Deed, storyOf } from './story.ts';
import { eventWords, type LogLine } from './words/event-words.ts';
import { Names } from './words/names.ts';

/** A line of a log, and the event it tells. */
export interface ToldLine extends LogLine {
  readonly event: EventView;
}

/**
 * Whether the log says it already: a card's action names its ability, jacking out ends the run, and where windows
 * without a choice are skipped, who passed in the others would betray what they could have done.
 */
function isTold(event: EventView, before: readonly EventView[], passes: 'told' | 'untold'): boolean {
  if (event.kind === 'passed') return passes === 'untold';
  if (event.kind === 'runEnded') return before.at(-1)?.kind === 'jackedOut';
  if (event.kind !== 'abilityUsed') return false;
  const action = before.findLast((one) => one.kind === 'action' || one.kind === 'abilityUsed');
  return action?.kind === 'action' && action.detail.startsWith(`c${event.cards[0]?.object}#`);
}

/** The log of one seat: only what that seat may know, in the words it may hear. */
export class Chronicle {
  private readonly told: Growing<ToldLine>;
  private readonly seat: Seat;
  private readonly names: Names;
  /** What events follow from that others follow from and that have no line. */
  private readonly untold: Growing<readonly [id: number, cause: number | null]>;

  constructor(
    seat: Seat,
    lines = new Growing<ToldLine>(),
    names = new Names(),
    untold = new Growing<readonly [number, number | null]>(),
  ) {
    this.seat = seat;
    this.told = lines;
    this.names = names;
    this.untold = untold;
  }

  get lines(): readonly ToldLine[] {
    return this.told.items;
  }

  /** Some of the lines, or all, as a story: one line a deed. */
  story(from = 0, to = this.told.length): readonly Deed[] {
    const causes = new Map(this.untold.items);
    return storyOf(this.told.slice(from, to), (id) => causes.get(id) ?? null);
  }

  /** Looks at the table, to know the names of what happens next. */
  look(game: Game): void {
    this.names.look(view(game, this.seat));
  }

  note(events: readonly GameEvent[], game: Game): void {
    const passes = game.state.priority === 'useful' ? 'untold' : 'told';
    this.hear(maskEvents(events, this.seat), view(game, this.seat), passes);
  }

  /** Notes what the seat was told and saw afterwards. */
  hear(seen: readonly EventView[], after: View, passes: 'told' | 'untold' = 'told'): void {
    this.names.lookAround(after);
    for (const [index, event] of seen.entries()) {
      this.names.hear(event);
      if (isTold(event, seen.slice(0, index), passes)) {
        if (event.kind === 'abilityUsed') this.untold.push([event.id, event.cause]);
        continue;
      }
      const line = eventWords(event, this.names, after.edition);
      if (line !== null) this.told.push({ ...line, event });
    }
    this.names.look(after);
  }

  /** An independent copy, to come back to. */
  fork(): Chronicle {
    return new Chronicle(this.seat, this.told.fork(), this.names.fork(), this.untold.fork());
  }
}
