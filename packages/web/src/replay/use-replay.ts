import { type ReplayVerdict, type Seat, shortened } from '@lastclick/engine';
import type { CourseOfGame, SavedGame, Snapshot, Tempo } from '@lastclick/session';
import type { Shown } from '@lastclick/table';
import { useEffect, useRef, useState } from 'react';
import type { TableApi } from '../worker/table-api.ts';
import { fullLog, fullView } from './replay-places.ts';

/** Finds what was seen of a game when it was played, as text. */
export type SeenOf = (saved: SavedGame) => Promise<string | null>;

/** Whose eyes one looks through: a seat's, or everybody's at once. */
export type Eyes = Seat | 'all';

export interface Replay {
  /** The whole game, for its length, turns and outcome; null until it is read. */
  readonly whole: Snapshot | null;
  readonly shown: Snapshot | null;
  readonly course: CourseOfGame | null;
  /** Whether it is the game that was recorded; null until it is known. */
  readonly verdict: ReplayVerdict | null;
  /** What can be replayed of it: up to where it would be another game. */
  readonly readable: SavedGame | null;
  /** How much is shown, and whether of what the record leads to or of what was seen when it was played. */
  readonly end: number;
  readonly how: Shown;
  /** What is wrong with the game, as a sentence. */
  readonly problem: string;
}

const NOTHING: Replay = {
  whole: null,
  shown: null,
  course: null,
  verdict: null,
  readable: null,
  end: 0,
  how: 'as it is replayed',
  problem: '',
};
// Nothing is passed for anybody: a replay shows what was decided.
const TEMPO: Tempo = { windows: 'strict', stops: { corp: [], runner: [] } };

/** Everybody's snapshots as one. */
async function everything(look: (seat: Seat) => Promise<Snapshot>): Promise<Snapshot> {
  const corp = await look('corp');
  const runner = await look('runner');
  const spectator = await look('spectator');
  return {
    ...spectator,
    view: fullView(corp.view, runner.view),
    log: fullLog(corp.log, runner.log, spectator.log),
  };
}

async function snapshotAt(api: TableApi, saved: SavedGame, place: number, eyes: Eyes): Promise<Snapshot> {
  const first = await api.open(saved, TEMPO, place);
  if (eyes === 'all') return everything((seat) => api.look(seat));
  return first.seat === eyes ? first : api.look(eyes);
}

/** The same of what was seen of it. */
const seenAt = (api: TableApi, place: number, eyes: Eyes): Promise<Snapshot> =>
  eyes === 'all' ? everything((seat) => api.keptAt(place, seat)) : api.keptAt(place, eyes);

/** What is shown of a game that is another one by now; null where nothing of what was seen is kept, or it is broken. */
async function openSeen(
  api: TableApi,
  saved: SavedGame,
  seenOf: SeenOf,
): Promise<Pick<Replay, 'end' | 'course'> | null> {
  try {
    const seen = await seenOf(saved);
    return seen === null ? null : await api.openKept(seen, saved.setup);
  } catch {
    return null;
  }
}

/** A game at a place, as the eyes see it. Of places asked for while one is on its way only the last is shown. */
export function useReplay(
  api: TableApi,
  saved: SavedGame,
  seenOf: SeenOf,
  place: number,
  eyes: Eyes,
): Replay {
  const [replay, setReplay] = useState(NOTHING);
  const wanted = useRef({ place, eyes });
  const isBusy = useRef(false);
  wanted.current = { place, eyes };
  const findSeen = useRef(seenOf);
  findSeen.current = seenOf;

  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      try {
        const verdict = await api.examine(saved);
        const readable = readableOf(saved, verdict);
        const seen = 'from' in verdict ? await openSeen(api, saved, findSeen.current) : null;
        const end = seen?.end ?? readable.record.options.length;
        const whole =
          seen === null
            ? await snapshotAt(api, readable, end, 'spectator')
            : await seenAt(api, end, 'spectator');
        const course = seen?.course ?? (await api.course());
        const how = seen === null ? 'as it is replayed' : 'as it was seen';
        if (isCurrent)
          setReplay((now) => ({ ...now, whole, course, verdict, readable, end, how, problem: '' }));
      } catch (error) {
        if (isCurrent) setReplay({ ...NOTHING, problem: sentenceOf(error) });
      }
    })();
    return () => {
      isCurrent = false;
    };
  }, [api, saved]);

  const { readable, how } = replay;
  useEffect(() => {
    if (readable === null || isBusy.current) return;
    isBusy.current = true;
    void (async () => {
      try {
        for (let done = false; !done; ) {
          const asked = wanted.current;
          const shown =
            how === 'as it was seen'
              ? await seenAt(api, asked.place, asked.eyes)
              : await snapshotAt(api, readable, asked.place, asked.eyes);
          setReplay((now) => ({ ...now, shown, problem: '' }));
          done = asked.place === wanted.current.place && asked.eyes === wanted.current.eyes;
        }
      } catch (error) {
        setReplay((now) => ({ ...now, problem: sentenceOf(error) }));
      } finally {
        isBusy.current = false;
      }
    })();
    // A new place or pair of eyes starts the loop, which then reads what is wanted by itself.
  }, [api, readable, how, place, eyes]);
  return replay;
}

/** Of a game that would be another one from some move on only what comes before is played. */
const readableOf = (saved: SavedGame, verdict: ReplayVerdict): SavedGame =>
  'from' in verdict && verdict.from > 0 ? { ...saved, record: shortened(saved.record, verdict.from) } : saved;

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? `This game cannot be shown: ${error.message}` : 'This game cannot be shown.';
