import { type ReplayVerdict, type Seat, shortened } from '@lastclick/engine';
import type { CourseOfGame, SavedGame, Snapshot, Tempo } from '@lastclick/session';
import { useEffect, useRef, useState } from 'react';
import type { TableApi } from '../worker/table-api.ts';
import { fullLog, fullView } from './replay-places.ts';

/** Whose eyes one looks through: a seat's, or everybody's at once. */
export type Eyes = Seat | 'all';

export interface Replay {
  /** The whole game, for its length, turns and outcome; null until it is read. */
  readonly whole: Snapshot | null;
  readonly shown: Snapshot | null;
  readonly course: CourseOfGame | null;
  /** Whether it is the game that was recorded; null until it is known. */
  readonly verdict: ReplayVerdict | null;
  /** What can be shown of it: up to where it would be another game. */
  readonly readable: SavedGame | null;
  /** What is wrong with the game, as a sentence. */
  readonly problem: string;
}

const NOTHING: Replay = {
  whole: null,
  shown: null,
  course: null,
  verdict: null,
  readable: null,
  problem: '',
};
// Nothing is passed for anybody: a replay shows what was decided.
const TEMPO: Tempo = { windows: 'strict', stops: { corp: [], runner: [] } };

async function snapshotAt(api: TableApi, saved: SavedGame, place: number, eyes: Eyes): Promise<Snapshot> {
  const first = await api.open(saved, TEMPO, place);
  if (eyes !== 'all') return first.seat === eyes ? first : api.look(eyes);
  const corp = await api.look('corp');
  const runner = await api.look('runner');
  const spectator = await api.look('spectator');
  return {
    ...spectator,
    view: fullView(corp.view, runner.view),
    log: fullLog(corp.log, runner.log, spectator.log),
  };
}

/** A game at a place, as the eyes see it. Of places asked for while one is on its way only the last is shown. */
export function useReplay(api: TableApi, saved: SavedGame, place: number, eyes: Eyes): Replay {
  const [replay, setReplay] = useState(NOTHING);
  const wanted = useRef({ place, eyes });
  const isBusy = useRef(false);
  wanted.current = { place, eyes };

  useEffect(() => {
    let isCurrent = true;
    void (async () => {
      try {
        const verdict = await api.examine(saved);
        const readable = readableOf(saved, verdict);
        const end = readable.record.options.length;
        const whole = await snapshotAt(api, readable, end, 'spectator');
        const course = await api.course();
        if (isCurrent) setReplay((now) => ({ ...now, whole, course, verdict, readable, problem: '' }));
      } catch (error) {
        if (isCurrent) setReplay({ ...NOTHING, problem: sentenceOf(error) });
      }
    })();
    return () => {
      isCurrent = false;
    };
  }, [api, saved]);

  const { readable } = replay;
  useEffect(() => {
    if (readable === null || isBusy.current) return;
    isBusy.current = true;
    void (async () => {
      try {
        for (let done = false; !done; ) {
          const asked = wanted.current;
          const shown = await snapshotAt(api, readable, asked.place, asked.eyes);
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
  }, [api, readable, place, eyes]);
  return replay;
}

/** Of a game that would be another one from some move on only what comes before is played. */
const readableOf = (saved: SavedGame, verdict: ReplayVerdict): SavedGame =>
  'from' in verdict && verdict.from > 0 ? { ...saved, record: shortened(saved.record, verdict.from) } : saved;

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? `This game cannot be shown: ${error.message}` : 'This game cannot be shown.';
