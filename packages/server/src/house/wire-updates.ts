import type { Seat } from '@lastclick/engine';
import { type Patch, patchBetween, type TableSession, Updates } from '@lastclick/session';
import type { Answer, Told } from '../protocol/index.ts';
import { publicSetup } from './public-setup.ts';

type UpdateAnswer = Extract<Answer, { readonly kind: 'update' }>;

/** The updates of one connection: knows what was sent and sends the difference. */
export class WireUpdates {
  private readonly updates = new Updates();
  private sent: Told | null = null;

  /** The connection's end saw the game so far before, and is told what happened since. */
  resume(game: string, seat: Seat, played: number): void {
    this.updates.resume(game, seat, played);
  }

  /** What the connection was sent is forgotten: the next update is the whole. */
  forget(): void {
    this.sent = null;
  }

  next(session: TableSession, seat: Seat, sequence: number, answers: string | null): UpdateAnswer {
    const { snapshot, keep, add, beats } = this.updates.next(session, seat);
    const told: Told = {
      ...snapshot,
      setup: publicSetup(snapshot.setup, seat, snapshot.outcome !== null),
      // Only one's own moves are taken back, and the opponent is asked.
      canTakeBack: seat !== 'spectator' && snapshot.outcome === null && session.lastDecisionOf(seat) >= 0,
    };
    const before = this.sent;
    this.sent = told;
    const patch = before === null ? ([0, told] as const) : differenceOf(before, told, beats.length > 0);
    return { kind: 'update', answers, sequence, patch, keep, add, beats };
  }
}

/** Where beats lead to the view, they are all that is said of it. */
function differenceOf(before: Told, told: Told, isToldByBeats: boolean): Patch {
  return patchBetween(before, isToldByBeats ? { ...told, view: before.view } : told);
}
