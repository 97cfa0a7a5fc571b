import { capitalised } from '@lastclick/table';
import { useEffect, useState } from 'react';
import { Dialog } from '../board/dialog.tsx';
import { type Entry, entryOf } from './entries.ts';
import { GlossaryEntry } from './glossary-entry.tsx';

const termAt = (target: EventTarget | null): Entry | undefined => {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[data-term]') : null;
  return link === null ? undefined : entryOf(link.dataset.term ?? '');
};

/** Opens a word of the game over whatever page it was tapped on, so that nobody loses their place. */
export function GlossaryWindow() {
  const [entry, setEntry] = useState<Entry | null>(null);
  useEffect(() => {
    const open = (event: MouseEvent): void => {
      const found = termAt(event.target);
      // With a key held the browser opens it as it opens any link.
      if (found === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setEntry(found);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  if (entry === null) return null;
  return (
    <Dialog title={capitalised(entry.term)} onClose={() => setEntry(null)}>
      <GlossaryEntry entry={entry} />
    </Dialog>
  );
}
