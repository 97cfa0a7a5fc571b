import type { EditionId } from '@lastclick/engine';
import styles from './learn.module.css';
import type { StepLesson } from './lessons.ts';
import page from './page.module.css';
import type { StepPair } from './side-by-side.ts';

const MARKS: Readonly<Record<StepPair['differs'], string>> = {
  same: '',
  renumbered: 'other number',
  only: 'only here',
};

interface Props {
  readonly edition: EditionId;
  readonly step: StepLesson;
  readonly differs: StepPair['differs'];
  readonly isCompared: boolean;
  onTry(rule: string): void;
}

/** A step: its letter, its rule in our words, what may happen there, and a position to try it in. */
export function StepRow({ edition, step, differs, isCompared, onTry }: Props) {
  return (
    <div className={styles.step} data-waits={step.waits}>
      <span className={styles.letter} aria-hidden="true">
        {step.letter}
      </span>
      <div>
        <p className={styles.words}>{step.words}</p>
        <div className={styles.meta}>
          <span className={page.rule}>{isCompared ? `${step.rule} (${edition})` : step.rule}</span>
          {step.permissions.map(({ letter, words }) => (
            <span key={letter} className={styles.permission} title={words}>
              {letter}
              <span className={page.hidden}>: {words}</span>
            </span>
          ))}
          {differs === 'same' ? null : (
            <span className={styles.mark} data-differs={differs}>
              {MARKS[differs]}
            </span>
          )}
          {step.waits ? null : (
            <span className={styles.why} title={step.byItself}>
              by itself<span className={page.hidden}>: {step.byItself}</span>
            </span>
          )}
        </div>
      </div>
      <button type="button" className={page.button} onClick={() => onTry(step.rule)}>
        Try it
        <span className={page.hidden}>
          : step {step.rule} of edition {edition}
        </span>
      </button>
    </div>
  );
}
