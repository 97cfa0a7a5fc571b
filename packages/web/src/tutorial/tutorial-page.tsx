import { SIDES, type Side } from '@lastclick/engine';
import { sideName } from '@lastclick/table';
import { play } from '../app/games.ts';
import { hrefOf } from '../app/router.ts';
import { startGuidedGame } from '../guide/first-game.ts';
import { bringHintsBack } from '../guide/guide-hints.tsx';
import { GameSymbol } from '../symbols/symbol.tsx';
import { doneScenes } from './progress.ts';
import { SceneTable } from './scene-table.tsx';
import { SCENES, sceneOf } from './scenes.ts';
import styles from './tutorial.module.css';

const SAYS: Readonly<Record<Side, string>> = {
  runner: 'You break in and steal. Begin here: who can break in knows what to guard.',
  corp: 'You build, bluff and score before you are robbed.',
};

function firstGame(side: Side): void {
  bringHintsBack();
  play(startGuidedGame(side));
}

function Scenes({ side, done }: { readonly side: Side; readonly done: ReadonlySet<string> }) {
  const scenes = SCENES.filter((scene) => scene.side === side);
  const next = scenes.find(({ id }) => !done.has(id));
  return (
    <section className={styles.side} data-side={side} aria-labelledby={`scenes-${side}`}>
      <h2 id={`scenes-${side}`}>{sideName(side)}</h2>
      <p>{SAYS[side]}</p>
      <ol className={styles.scenes}>
        {scenes.map(({ id, title }) => (
          <li key={id}>
            <a href={hrefOf.scene(id)} data-next={id === next?.id} data-done={done.has(id)}>
              <span>{title}</span>
              {done.has(id) ? <GameSymbol name="check" label="played" /> : null}
            </a>
          </li>
        ))}
        <li>
          <button type="button" data-next={next === undefined} onClick={() => firstGame(side)}>
            <span>Your first game, with hints</span>
          </button>
        </li>
      </ol>
    </section>
  );
}

/** Learning by playing: small scenes for each side, then a first game. */
export default function TutorialPage({ scene: id }: { readonly scene: string | null }) {
  const scene = id === null ? undefined : sceneOf(id);
  if (scene !== undefined)
    return <SceneTable key={scene.id} scene={scene} onFirstGame={() => firstGame(scene.side)} />;
  const done = doneScenes();
  return (
    <main className={`page ${styles.page}`}>
      <h1>Learn by playing</h1>
      <p>
        A minute or two each. Every scene is a real position: you make the move, and see what comes of it.
      </p>
      <div className={styles.sides}>
        {[...SIDES].reverse().map((side) => (
          <Scenes key={side} side={side} done={done} />
        ))}
      </div>
      <p>
        You would rather read? <a href={hrefOf.learn}>The turn, step by step</a>, each step with its rule.
      </p>
    </main>
  );
}
