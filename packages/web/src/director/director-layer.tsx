import { useEffect, useLayoutEffect, useRef } from 'react';
import { CardBack } from '../cards/card-back.tsx';
import { Camera } from './camera.ts';
import type { Director, Reel } from './director.ts';
import styles from './stage.module.css';
import { Stage } from './stage.tsx';

/** Over the board: cards that travel, numbers that change, and the moment that holds. */
export function DirectorLayer({ director, reel }: { readonly director: Director; readonly reel: Reel }) {
  const layer = useRef<HTMLDivElement>(null);
  const corpBack = useRef<HTMLSpanElement>(null);
  const runnerBack = useRef<HTMLSpanElement>(null);
  const camera = useRef<Camera | null>(null);

  useLayoutEffect(() => {
    const root = layer.current?.closest('[data-played]');
    if (layer.current === null || root === null || root === undefined) return;
    const made = new Camera(root, layer.current, {
      corp: corpBack.current?.firstElementChild ?? null,
      runner: runnerBack.current?.firstElementChild ?? null,
    });
    camera.current = made;
    const leave = director.watch((beats) => made.before(beats));
    return () => {
      leave();
      made.cut();
      camera.current = null;
    };
  }, [director]);

  const { shot, scene } = reel;
  useLayoutEffect(() => {
    if (shot === null) camera.current?.over();
    else camera.current?.after(shot);
  }, [shot]);

  const isPlaying = scene !== null;
  // Whatever one does shows the present, and does what it does.
  useEffect(() => {
    if (!isPlaying) return;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (!MODIFIERS.has(key)) skip();
    };
    const skip = (): void => {
      camera.current?.cut();
      director.skip();
    };
    addEventListener('click', skip);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('click', skip);
      removeEventListener('keydown', onKey);
    };
  }, [director, isPlaying]);

  return (
    <div ref={layer} className={styles.layer} aria-hidden="true">
      <div className={styles.backs}>
        <span ref={corpBack}>
          <CardBack side="corp" />
        </span>
        <span ref={runnerBack}>
          <CardBack side="runner" />
        </span>
      </div>
      <Stage reel={reel} />
    </div>
  );
}

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);
