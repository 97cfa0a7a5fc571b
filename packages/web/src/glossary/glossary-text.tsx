import { hrefOf } from '../app/router.ts';
import { SymbolText } from '../symbols/symbol-text.tsx';
import { termsIn } from './entries.ts';
import styles from './glossary.module.css';

/** Text whose words of the game can be tapped; signs in brackets are drawn. Not for what stands on a button. */
export function GlossaryText({ text }: { readonly text: string }) {
  return termsIn(text).map(({ text: piece, entry }, place) =>
    // The pieces of a text never change their places.
    entry === null ? (
      <SymbolText key={place} text={piece} />
    ) : (
      <a key={place} className={styles.term} href={hrefOf.glossaryOf(entry.id)} data-term={entry.id}>
        {piece}
      </a>
    ),
  );
}
