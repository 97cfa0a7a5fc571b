import { hrefOf } from '../app/router.ts';
import { SymbolText } from '../symbols/symbol-text.tsx';
import { termsIn } from './entries.ts';
import styles from './glossary.module.css';

/** Text whose words of the game can be tapped; signs in brackets are drawn. Not for what stands on a button. */
export function GlossaryText({ text }: { readonly text: string }) {
  return text.split(/(\[[a-z-]+\])/).flatMap((part, outer) =>
    // A sign is drawn, whatever its name means; the pieces of a text never change their places.
    part.startsWith('[') ? (
      <SymbolText key={outer} text={part} />
    ) : (
      termsIn(part).map(({ text: piece, entry }, inner) =>
        entry === null ? (
          <SymbolText key={`${outer} ${inner}`} text={piece} />
        ) : (
          <a
            key={`${outer} ${inner}`}
            className={styles.term}
            href={hrefOf.glossaryOf(entry.id)}
            data-term={entry.id}
          >
            {piece}
          </a>
        ),
      )
    ),
  );
}
