import type { Snapshot, Tempo } from '@lastclick/session';
import { useEffect, useMemo, useRef, useState } from 'react';
import { goTo, hrefOf } from '../app/router.ts';
import { TableScreen } from '../board/table-screen.tsx';
import { useTable } from '../store/use-table.ts';
import { Coach } from './coach.tsx';
import { noteDone } from './progress.ts';
import { gameOf, type Moment, momentOf, type Scene } from './scene.ts';
import { sceneAfter } from './scenes.ts';

const TEMPO: Tempo = { windows: 'relaxed', stops: { corp: [], runner: [] }, pace: 'even' };

/** The table with the moves of the scene alone. */
function shownAt(moment: Moment, snapshot: Snapshot): Snapshot {
  const { ask } = snapshot;
  const still = { ...snapshot, canTakeBack: false, outcome: null };
  return moment.kind === 'move' && ask !== null
    ? { ...still, ask: { ...ask, offers: moment.offers } }
    : { ...still, ask: null, thinking: null };
}

interface Props {
  readonly scene: Scene;
  /** Begins the first whole game, after a side's last scene. */
  readonly onFirstGame: () => void;
}

/** A scene of the tutorial at the table. */
export function SceneTable({ scene, onFirstGame }: Props) {
  const { snapshot, reel, director, api, trouble } = useTable();
  const [at, setAt] = useState(0);
  useEffect(() => {
    void api.start(gameOf(scene), TEMPO);
  }, [api, scene]);
  const settings = useMemo(() => ({ tempo: TEMPO }), []);
  const moment = useMemo(
    () => (snapshot === null ? null : momentOf(scene, at, snapshot)),
    [scene, at, snapshot],
  );
  // A question that no step is about is answered for the player.
  useEffect(() => {
    if (moment?.kind === 'aside') void api.choose(moment.offer.key);
  }, [api, moment]);
  useEffect(() => {
    if (moment?.kind === 'end') noteDone(scene.id);
  }, [moment, scene]);
  // Only moves of the step can be made: when something was played, the step is done.
  const faced = useRef<{ readonly at: number; readonly played: number } | null>(null);
  useEffect(() => {
    if (snapshot === null || moment === null) return;
    const before = faced.current;
    faced.current = moment.kind === 'move' ? { at: moment.at, played: snapshot.played } : null;
    if (before !== null && snapshot.played > before.played) {
      faced.current = null;
      setAt(before.at + 1);
    }
  }, [moment, snapshot]);

  if (snapshot === null || moment === null)
    return <p className="app-loading">{trouble ?? 'Setting the scene …'}</p>;
  const next = sceneAfter(scene);
  return (
    <TableScreen
      snapshot={shownAt(moment, snapshot)}
      staging={{ director, reel }}
      api={api}
      settings={settings}
      onLeave={() => goTo(hrefOf.tutorial)}
      coach={
        <Coach
          title={scene.title}
          says={moment.kind === 'end' ? scene.end : moment.says}
          share={moment.kind === 'end' ? 1 : moment.at / scene.steps.length}
        >
          {moment.kind === 'read' ? (
            <button type="button" onClick={() => setAt(moment.at + 1)}>
              Go on
            </button>
          ) : null}
          {moment.kind !== 'end' ? null : next === undefined ? (
            <button type="button" onClick={onFirstGame}>
              Play your first game
            </button>
          ) : (
            <a href={hrefOf.scene(next.id)}>Next: {next.title}</a>
          )}
          {moment.kind === 'end' ? <a href={hrefOf.tutorial}>All scenes</a> : null}
        </Coach>
      }
    />
  );
}
