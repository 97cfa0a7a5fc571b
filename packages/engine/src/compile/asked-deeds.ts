import type { CardData } from '../language/card.ts';
import type { DeedName } from '../language/deed.ts';
import { asksWhetherInstalled } from '../language/filter.ts';
import type { SortName } from '../language/sort-names.ts';
import { conditionalOf, isA, type Part, speaksOf, walk } from './walk.ts';

/** Where a deed stands that is asked about after it is over. */
export const ASKS_LATER: ReadonlySet<SortName> = new Set<SortName>(['condition', 'computed', 'past']);

/** The deeds a card asks about later, or of which only the first counts: games with the card have to remember them. */
export function askedDeeds(card: CardData): DeedName[] {
  const found = new Set<DeedName>();
  walk(card, 'card', (part) => {
    if (!isA(part, 'deed')) return;
    const asking = part.within.at(-1);
    if (asking !== undefined && isA(asking, 'past') && asksWhetherInstalled(asking.data)) return;
    const isAsked = asking !== undefined && ASKS_LATER.has(asking.sort);
    const isFirst = 'first' in part.data && part.data.first !== undefined;
    const isBefore = asking?.sort === 'deed';
    if (isAsked || isFirst || isBefore || isOneOfSeveral(part)) found.add(part.data.deed);
  });
  return [...found];
}

/** Only the first of all the deeds an ability waits for counts. */
const isOneOfSeveral = ({ within }: Part): boolean => conditionalOf(within.at(-1))?.first !== undefined;

/** Whether a card asks in which encounter something happened, or what ice is passed after. */
export const asksEncounter = (card: CardData): boolean =>
  speaksOf(
    card,
    'card',
    (part) =>
      (isA(part, 'period') && part.data === 'encounter') ||
      (isA(part, 'deed') && part.data.deed === 'pass' && part.data.after !== undefined),
  );

/** The deeds of which a card asks by what means they are done. */
export function deedsByMeans(card: CardData): DeedName[] {
  const found = new Set<DeedName>();
  walk(card, 'card', (part) => {
    if (isA(part, 'deed') && ('via' in part.data || 'notVia' in part.data)) found.add(part.data.deed);
  });
  return [...found];
}
