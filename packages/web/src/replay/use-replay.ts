import type { Seat } from '@lastclick/engine';
import { useEffect, useRef, useState } from 'react';
import type { CourseOfGame, SavedGame, Snapshot, TableApi, Tempo } from '../session/snapshot.ts';
import { fullLog, fullView } from './replay-places.ts';

/** Whose eyes one looks through: a seat's, or everybody's at once. */
export type Eyes = Seat | 'all';

export interface Replay {
  /** The whole game, for its length, turns and outcome; null until it is read. */
  readonly whole: Snapshot | null;
  readonly shown: Snapshot | null;
  readonly course: CourseOfGame | null;
  /** What is wrong with the game, as a sentence. */
  readonly problem: string;
}

const NOTHING: Replay = { whole: null, shown: null, course: null, problem: '' };
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
    const end = saved.record.options.length;
    void (async () => {
      try {
        const whole = await snapshotAt(api, saved, end, 'spectator');
        const course = await api.course();
        if (isCurrent) setReplay((now) => ({ ...now, whole, course, problem: '' }));
      } catch (error) {
        if (isCurrent) setReplay({ ...NOTHING, problem: sentenceOf(error) });
      }
    })();
    return () => {
      isCurrent = false;
    };
  }, [api, saved]);

  const isRead = replay.whole !== null;
  useEffect(() => {
    if (!isRead || isBusy.current) return;
    isBusy.current = true;
    void (async () => {
      try {
        for (let done = false; !done; ) {
          const asked = wanted.current;
          const shown = await snapshotAt(api, saved, asked.place, asked.eyes);
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
  }, [api, saved, place, eyes, isRead]);
  return replay;
}

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? `This game cannot be shown: ${error.message}` : 'This game cannot be shown.';
