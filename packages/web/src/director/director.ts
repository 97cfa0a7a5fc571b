import type { Seat, View } from '@lastclick/engine';
import { type Beat, patchBetween, patched, type Snapshot } from '@lastclick/session';
import { hasteFor, type Pace, timingOf } from './pace.ts';
import { type Scene, scenesOf } from './scenes.ts';

/** Beats that are shown at one moment, and the view they lead to. */
export interface Shot {
  readonly number: number;
  readonly beats: readonly Beat[];
  readonly before: View;
  readonly after: View;
}

/** What happened last, and how often something was told. */
export interface News {
  readonly number: number;
  readonly words: readonly string[];
  readonly beats: readonly Beat[];
  /** Whether it is shown in motion. */
  readonly isPlayed: boolean;
}

/** What is to be drawn now. */
export interface Reel {
  /** The game as it is; null before there is one. */
  readonly present: Snapshot | null;
  /** What the board shows: the present, or on the way there. */
  readonly view: View | null;
  /** How many lines of the log have come to pass by then; null: all. */
  readonly told: number | null;
  /** What is being shown; null at the present. */
  readonly scene: Scene | null;
  /** Whether what follows from the scene's great beat is shown already. */
  readonly isFollowed: boolean;
  /** The last change of the board that is shown in motion; null where it jumped. */
  readonly shot: Shot | null;
  readonly news: News;
}

/** What the director needs of its surroundings; tests bring their own. */
export interface Clock {
  now(): number;
  /** Gives what takes the call back. */
  after(milliseconds: number, call: () => void): () => void;
}

export const CLOCK: Clock = {
  now: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Who wants to see the board as it is before a shot changes it. */
type Camera = (beats: readonly Beat[]) => void;

/** The scenes of an update, and where they lead. */
interface Take {
  readonly scenes: Scene[];
  readonly to: Snapshot;
}

/** A call that comes so late, in milliseconds, tells of a device that cannot keep up, or of one that slept. */
const TOO_LATE = 700;

const NO_REEL: Reel = {
  present: null,
  view: null,
  told: null,
  scene: null,
  isFollowed: false,
  shot: null,
  news: { number: 0, words: [], beats: [], isPlayed: false },
};

/**
 * Plays what happened from the snapshot before to the snapshot after. Whatever it shows, the present is known at once: moves
 * are made in it, and anything may skip to it.
 */
export class Director {
  private readonly clock: Clock;
  private readonly listeners = new Set<() => void>();
  private readonly cameras = new Set<Camera>();
  /** What each seat was shown last, to go on from. */
  private readonly seen = new Map<Seat, View>();
  private takes: Take[] = [];
  private reel: Reel = NO_REEL;
  private pace: Pace = 'none';
  private shots = 0;
  private cancel: () => void = () => undefined;

  constructor(clock: Clock = CLOCK) {
    this.clock = clock;
  }

  readonly now = (): Reel => this.reel;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Lets somebody look at the board right before each change that is shown in motion. */
  readonly watch = (camera: Camera): (() => void) => {
    this.cameras.add(camera);
    return () => this.cameras.delete(camera);
  };

  setPace(pace: Pace): void {
    this.pace = pace;
    if (pace === 'none') this.skip();
  }

  /** Takes in the game as it is now, and what led there. */
  receive(told: Snapshot, beats: readonly Beat[]): void {
    const { present } = this.reel;
    const before = this.seen.get(told.seat);
    // What has not changed stays the very same, so that nobody draws it again.
    const snapshot =
      before === undefined ? told : { ...told, view: patched(before, patchBetween(before, told.view)) };
    const isSame =
      present?.game === snapshot.game && present.seat === snapshot.seat && present.played === snapshot.played;
    this.seen.set(snapshot.seat, snapshot.view);
    if (beats.length > 0)
      this.tell(
        beats.flatMap(({ words }) => (words === '' ? [] : words)),
        beats,
      );
    else if (present?.game === snapshot.game && snapshot.played < present.played)
      this.tell(['Taken back.'], []);
    if (isSame && this.reel.scene !== null) {
      // Nothing new but what is asked or wished for.
      this.takes = this.takes.map((take, index) =>
        index === this.takes.length - 1 ? { ...take, to: snapshot } : take,
      );
      this.publish({ present: snapshot });
      return;
    }
    if (beats.length === 0 || before === undefined || this.pace === 'none') {
      this.jump(snapshot);
      return;
    }
    if (present?.seat !== snapshot.seat) {
      this.stop();
      this.publish({ present: snapshot, view: before, told: null, scene: null, shot: null });
    }
    this.takes.push({ scenes: [...scenesOf(beats)], to: snapshot });
    if (this.reel.scene !== null) this.publish({ present: snapshot });
    else {
      this.reel = { ...this.reel, present: snapshot };
      this.next();
    }
  }

  /** Shows the present. */
  readonly skip = (): void => {
    const { present, scene } = this.reel;
    if (present !== null && scene !== null) this.jump(present);
  };

  private tell(words: readonly string[], beats: readonly Beat[]): void {
    const number = this.reel.news.number + 1;
    this.reel = { ...this.reel, news: { number, words, beats, isPlayed: this.pace !== 'none' } };
  }

  private stop(): void {
    this.cancel();
    this.takes = [];
  }

  private jump(to: Snapshot): void {
    this.stop();
    this.publish({ present: to, view: to.view, told: null, scene: null, isFollowed: false, shot: null });
  }

  private publish(change: Partial<Reel>): void {
    this.reel = { ...this.reel, ...change };
    for (const listener of this.listeners) listener();
  }

  /** Calls later, unless something else comes first; a call that comes far too late shows the present instead. */
  private later(milliseconds: number, call: () => void): void {
    const due = this.clock.now() + milliseconds;
    this.cancel = this.clock.after(milliseconds, () => {
      if (this.clock.now() - due > TOO_LATE) this.skip();
      else call();
    });
  }

  private next(): void {
    const take = this.takes[0];
    if (take === undefined) {
      const { present } = this.reel;
      this.look([]);
      if (present !== null) this.jump(present);
      return;
    }
    const scene = take.scenes.shift();
    if (scene === undefined) {
      // However it was shown: what is shown now is what is.
      this.takes.shift();
      this.reel = { ...this.reel, view: take.to.view };
      this.next();
      return;
    }
    const haste = hasteFor(this.toCome, this.pace);
    const { consequences, parting, end } = timingOf(scene, this.pace);
    const { lead, following } = scene;
    if (lead === null) {
      this.show(scene, following, true);
      this.later(end * haste, () => this.next());
      return;
    }
    this.show(scene, [lead], following.length === 0);
    this.later(consequences * haste, () => {
      if (following.length > 0) this.show(scene, following, true);
      this.later((parting - consequences) * haste, () => {
        if (scene.parting.length > 0) this.show({ ...scene, lead: null }, scene.parting, true);
        this.later((end - parting) * haste, () => this.next());
      });
    });
  }

  /** How long all that waits would take. */
  private get toCome(): number {
    return this.takes
      .flatMap(({ scenes }) => scenes)
      .reduce((sum, scene) => sum + timingOf(scene, this.pace).end, 0);
  }

  private look(beats: readonly Beat[]): void {
    for (const camera of this.cameras) camera(beats);
  }

  private show(scene: Scene, beats: readonly Beat[], isFollowed: boolean): void {
    const before = this.reel.view;
    if (before === null) return;
    this.look(beats);
    const after = beats.reduce((view, { patch }) => patched(view, patch), before);
    this.shots += 1;
    const told = Math.max(this.reel.told ?? 0, ...beats.map((beat) => beat.told));
    this.publish({
      view: after,
      told,
      scene,
      isFollowed,
      shot: { number: this.shots, beats, before, after },
    });
  }
}
