import { type EventView, OUTSIDE_REASONS, type Seat, type View } from '@lastclick/engine';
import { type Glossary, Growing, RememberingGlossary } from '@lastclick/table';
import { type Beat, beatsOf, hasMoment } from './beats.ts';
import { type Patch, patchBetween, patched } from './patch.ts';
import { SeatLog } from './seat-log.ts';
import { ShownCards } from './shown-cards.ts';

/** What a seat was told of one choice, and how what it sees changed. */
export interface SeenStep {
  readonly events: readonly EventView[];
  readonly patch: Patch;
  /** The step at which the table passed for this seat by that choice. */
  readonly passedAt: string | null;
}

/** A view is kept after so many steps, to go on from. */
const KEEP_EVERY = 16;

/**
 * All that a seat was shown of a game, choice by choice: its views, its log and the beats in between. It asks no rule, so
 * that it can be read again from what was kept.
 */
export class SeenGame {
  readonly seat: Seat;
  readonly log: SeatLog;
  readonly shown: ShownCards;
  private readonly glossary: RememberingGlossary;
  private readonly known: Growing<SeenStep>;
  /** Views after every so many steps, the first one before anything was chosen. */
  private readonly views: Growing<View>;
  private current: View;

  constructor(seat: Seat, glossary?: Glossary, seen?: SeenGame) {
    this.seat = seat;
    this.glossary = seen?.glossary ?? new RememberingGlossary(glossary);
    this.log = seen?.log.fork() ?? new SeatLog(seat, this.glossary);
    this.shown = seen?.shown.fork() ?? new ShownCards();
    this.known = seen?.known.fork() ?? new Growing();
    this.views = seen?.views.fork() ?? new Growing();
    this.current = seen?.current ?? (NOTHING_YET as View);
  }

  fork(): SeenGame {
    return new SeenGame(this.seat, undefined, this);
  }

  /** The same game before anything was told of it, in the same words. */
  beginning(): SeenGame {
    return new SeenGame(this.seat, this.glossary);
  }

  get steps(): readonly SeenStep[] {
    return this.known.items;
  }

  get view(): View {
    return this.current;
  }

  /** What the words of its log asked of cards and rules. */
  get answers(): RememberingGlossary['kept'] {
    return this.glossary.kept;
  }

  /**
   * Notes what was told of the next choice, of the beginning, or of an end outside the rules after the last choice, and what
   * the seat sees after it.
   */
  note(events: readonly EventView[], after: View, passedAt: string | null): void {
    const played = this.known.length;
    const patch = played === 0 ? null : patchBetween(this.current, after);
    this.known.push({ events, patch, passedAt });
    if (passedAt !== null && this.seat !== 'spectator')
      this.log.notePass(this.seat, passedAt, { played, turn: after.turn.number });
    this.log.note(events, after, events.some(endsOutside) ? played - 1 : played);
    this.shown.note(events, after);
    // What has not changed is shared with the view before: many views are kept.
    this.current = played === 0 ? after : patched(this.current, patch);
    if (played % KEEP_EVERY === 0) this.views.push(this.current);
  }

  /** What the seat saw where so many options were played. */
  viewAt(played: number): View {
    const kept = Math.min(Math.floor(played / KEEP_EVERY), this.views.length - 1);
    let view = this.views.at(kept) ?? this.current;
    for (let index = kept * KEEP_EVERY + 1; index <= played; index++)
      view = patched(view, this.known.at(index)?.patch ?? null);
    return view;
  }

  /** The beats that lead from where so many options were played to now. */
  beatsSince(played: number): readonly Beat[] {
    const beats: Beat[] = [];
    let before = this.viewAt(played);
    let after = before;
    let events: EventView[] = [];
    let told = this.log.linesUntil(played);
    const steps = this.known.slice(played + 1);
    for (const [index, step] of steps.entries()) {
      after = patched(after, step.patch);
      events.push(...step.events);
      // Windows in which nothing happens are seen with what happens next.
      if (!hasMoment(step.events) && index < steps.length - 1) continue;
      const shown = beatsOf(
        { before, events, after, told },
        this.log,
        (card) => this.glossary.title(card) ?? undefined,
      );
      beats.push(...shown);
      told = shown.at(-1)?.told ?? told;
      before = after;
      events = [];
    }
    return beats;
  }
}

/** Nobody chose it: it belongs to the choice before it. */
export const endsOutside = ({ kind, detail }: EventView): boolean =>
  kind === 'gameOver' && OUTSIDE_REASONS.some((reason) => reason === detail);

/** Before anything is noted nothing is seen. */
const NOTHING_YET: Partial<View> = {};
