import type { CardData } from '../language/card.ts';
import type { DeedName } from '../language/deed.ts';
import { isA, walk } from './walk.ts';

/**
 * The deeds a card's data asks about after they are over: games with the card have to remember them. That is every one
 * that is not simply waited for, and those of which only the first counts.
 */
export function askedDeeds(card: CardData): DeedName[] {
  const found = new Set<DeedName>();
  walk(card, 'card', (part) => {
    if (!isA(part, 'deed')) return;
    const waitedFor = part.within.at(-1)?.sort === 'conditional';
    if (!waitedFor || ('first' in part.data && part.data.first !== undefined)) found.add(part.data.deed);
  });
  return [...found];
}
