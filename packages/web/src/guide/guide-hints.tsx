import type { Snapshot } from '@lastclick/session';
import { useState } from 'react';
import { GlossaryText } from '../glossary/glossary-text.tsx';
import { browserStorage } from '../store/browser-storage.ts';
import styles from './guide-hints.module.css';
import { keepGuideMemory, readGuideMemory } from './guide-memory.ts';
import { hintFor } from './hints.ts';

/** In a guided game, one hint that fits what is asked; it can be put away, and so can all of them. */
export function GuideHints({ snapshot }: { readonly snapshot: Snapshot }) {
  const [memory, setMemory] = useState(() => readGuideMemory(browserStorage));
  if (snapshot.setup.isGuided !== true || memory.isOff) return null;
  const hint = hintFor(snapshot, memory.putAway);
  const keep = (next: typeof memory): void => {
    keepGuideMemory(browserStorage, next);
    setMemory(next);
  };
  // The region stays while it is empty: only what appears in one that is there is announced.
  return (
    <aside aria-label="Hint" aria-live="polite">
      {hint === null ? null : (
        <div className={styles.hint}>
          <p className={styles.words}>
            <strong>{hint.title}.</strong>
            <GlossaryText text={hint.words} />
          </p>
          <div className={styles.buttons}>
            <button
              type="button"
              onClick={() => keep({ ...memory, putAway: new Set([...memory.putAway, hint.id]) })}
            >
              Got it
            </button>
            <button type="button" onClick={() => keep({ ...memory, isOff: true })}>
              No more hints
            </button>
          </div>
        </div>
      )}
    </aside>
  );
}

/** Brings all hints back, for a new guided game. */
export const bringHintsBack = (): void =>
  keepGuideMemory(browserStorage, { isOff: false, putAway: new Set() });
