import { hrefOf } from '../app/router.ts';
import { GameSymbol } from '../symbols/symbol.tsx';
import { type Entry, entryOf, type ServerPart } from './entries.ts';
import styles from './glossary.module.css';

/** A server in a few strokes, with the part a word is about lit. */
function ServerPicture({ part }: { readonly part: ServerPart }) {
  const lit = (...parts: readonly ServerPart[]): true | undefined => parts.includes(part) || undefined;
  return (
    <svg viewBox="0 0 64 64" className={styles.server} aria-hidden="true" focusable="false">
      <rect x="8" y="2" width="48" height="60" rx="6" data-lit={lit('server')} />
      <rect x="14" y="10" width="36" height="7" rx="2" data-lit={lit('ice')} />
      <rect x="14" y="21" width="36" height="7" rx="2" data-lit={lit('ice')} />
      <rect x="24" y="36" width="16" height="21" rx="2" data-lit={lit('root', 'pile')} />
      {part === 'pile' && <path d="M27 33h16v21" />}
      {part === 'run' && <path className={styles.way} d="M4 6C4 30 22 24 32 46m-6-3 6 4 2-7" />}
    </svg>
  );
}

/** A word of the game: its picture, what it means, and where to read on. */
export function GlossaryEntry({ entry }: { readonly entry: Entry }) {
  const { words, picture, see = [] } = entry;
  return (
    <div className={styles.entry}>
      <span className={styles.picture}>
        {'sign' in picture ? <GameSymbol name={picture.sign} /> : <ServerPicture part={picture.part} />}
      </span>
      <div>
        <p>{words}</p>
        {see.length === 0 ? null : (
          <p className={styles.see}>
            See also{' '}
            {see.flatMap((id, place) => {
              const other = entryOf(id);
              if (other === undefined) return [];
              return [
                place === 0 ? '' : ', ',
                <a key={id} className={styles.term} href={hrefOf.glossaryOf(id)} data-term={id}>
                  {other.term}
                </a>,
              ];
            })}
          </p>
        )}
      </div>
    </div>
  );
}
