import type { Sorts } from '../language/sorts.ts';
import { NAMED } from '../language/words/steps.ts';
import { refOf } from '../state/game.ts';
import { serverName } from '../state/server-name.ts';
import type { Card, Lingering, State } from '../state/state.ts';

// What a player chose for a card to remember besides cards: a server, a type, a subtype, a title or a number.

export type Named = Sorts['named'];

/** How it stands in what the card remembers: what kind of thing it is, then its word where it is one. */
export const memoryWord = (what: Named, word = ''): string => (word === '' ? what : `${what} ${word}`);

const isOf = (word: string | undefined, what: Named): boolean =>
  word === what || word?.startsWith(`${what} `) === true;

/** Whether a lingering effect maintains such a choice. */
export const maintains = ({ kind, word }: Lingering, what: Named): boolean =>
  kind === 'memory' && isOf(word, what);

export function namedBy(state: State, card: Card | null, what: Named): Lingering | null {
  if (card === null || state.lingering.length === 0) return null;
  const source = refOf(card);
  return state.lingering.find((effect) => effect.source === source && maintains(effect, what)) ?? null;
}

/** Everything that was chosen for a card to remember, servers by their names; null where nothing was. */
export function allNamedBy(state: State, card: Card): Partial<Record<Named, string | number>> | null {
  let found: Partial<Record<Named, string | number>> | null = null;
  for (const what of NAMED) {
    const memory = namedBy(state, card, what);
    if (memory === null) continue;
    found ??= {};
    found[what] =
      what === 'server'
        ? serverName(memory.server)
        : what === 'number'
          ? memory.amount
          : (wordNamedBy(state, card, what) ?? '');
  }
  return found;
}

/** The word that was chosen; null where none was. */
export function wordNamedBy(state: State, card: Card | null, what: Named): string | null {
  const found = namedBy(state, card, what);
  return found === null ? null : (found.word ?? '').slice(what.length + 1);
}
