import type { Snapshot } from '@lastclick/session';
import { useEffect, useRef, useState } from 'react';
import type { Reel } from '../director/director.ts';
import { Spoken } from '../theme/spoken.tsx';

/** More than this is left to the log. */
const MOST_LINES = 10;

interface Props {
  readonly snapshot: Snapshot;
  /** What happened last; null where nobody tells. */
  readonly news: Reel['news'] | null;
}

/** Says to screen readers what happened since the last look, and what is asked now. */
export function Announcer({ snapshot: { ask }, news }: Props) {
  const heard = useRef(news?.number ?? 0);
  const [said, setSaid] = useState({ words: '', times: 0 });
  const question = ask?.question ?? '';
  useEffect(() => {
    const isNew = news !== null && news.number !== heard.current;
    const lines = isNew ? news.words : [];
    heard.current = news?.number ?? 0;
    const left = lines.length - MOST_LINES;
    const words = [
      ...(left > 0 ? [`${left} lines before this are in the log.`] : []),
      ...lines.slice(-MOST_LINES),
      question,
    ];
    setSaid(({ times }) => ({ words: words.join(' '), times: times + 1 }));
  }, [news, question]);
  return (
    <div role="status" aria-live="polite" aria-label="What happens">
      {/* A new element each time: the same words twice are said twice. */}
      <Spoken key={said.times}>{said.words}</Spoken>
    </div>
  );
}
