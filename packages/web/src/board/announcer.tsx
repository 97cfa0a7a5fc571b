import type { Snapshot } from '@lastclick/session';
import { useEffect, useRef, useState } from 'react';
import { Spoken } from '../theme/spoken.tsx';

/** More than this is left to the log. */
const MOST_LINES = 10;

/** Says to screen readers what happened since the last look, and what is asked now. */
export function Announcer({ snapshot }: { readonly snapshot: Snapshot }) {
  const heard = useRef(snapshot.log.length);
  const [said, setSaid] = useState({ words: '', times: 0 });
  const { log, ask } = snapshot;
  const question = ask?.question ?? '';
  useEffect(() => {
    // A log that became shorter was taken back.
    const news =
      log.length < heard.current ? ['Taken back.'] : log.slice(heard.current).map((one) => one.words);
    heard.current = log.length;
    const left = news.length - MOST_LINES;
    const words = [
      ...(left > 0 ? [`${left} lines before this are in the log.`] : []),
      ...news.slice(-MOST_LINES),
      question,
    ];
    setSaid(({ times }) => ({ words: words.join(' '), times: times + 1 }));
  }, [log, question]);
  return (
    <div role="status" aria-live="polite" aria-label="What happens">
      {/* A new element each time: the same words twice are said twice. */}
      <Spoken key={said.times}>{said.words}</Spoken>
    </div>
  );
}
