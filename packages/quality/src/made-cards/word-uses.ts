import { EDITION_IDS, type EditionId } from '@lastclick/engine';
import { NEEDED_BY } from '../cards/users/index.ts';
import type { MadeAbility, MadeCard } from './made-card.ts';

/** On how many cards a word was, and on how many of them its ability had a chance to be used under each edition. */
export interface WordUses {
  made: number;
  readonly played: Record<EditionId, number>;
}

/** Under the edition in which it was played less. */
export const leastPlayed = ({ played }: WordUses): number =>
  Math.min(...EDITION_IDS.map((edition) => played[edition]));

/** How often all words of the language came up. */
export class Uses {
  readonly words = new Map<string, WordUses>(
    [...NEEDED_BY.keys()].map((word) => [word, { made: 0, played: { '1.4': 0, '26.03': 0 } }]),
  );

  made({ abilities }: MadeCard): void {
    for (const word of new Set(abilities.flatMap(({ words }) => [...words]))) {
      const uses = this.words.get(word);
      if (uses !== undefined) uses.made += 1;
    }
  }

  /** Counts the words that had a chance, once for each card. */
  played({ abilities }: MadeCard, edition: EditionId, chances: ReadonlySet<MadeAbility>): void {
    const taken = abilities.filter((ability) => chances.has(ability));
    for (const word of new Set(taken.flatMap(({ words }) => [...words]))) {
      const uses = this.words.get(word);
      if (uses !== undefined) uses.played[edition] += 1;
    }
  }

  add(others: Uses): void {
    for (const [word, { made, played }] of others.words) {
      const uses = this.words.get(word);
      if (uses === undefined) continue;
      uses.made += made;
      for (const edition of EDITION_IDS) uses.played[edition] += played[edition];
    }
  }
}
