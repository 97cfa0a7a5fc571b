import type { CardData } from '../language/card.ts';
import type { Sorts } from '../language/sorts.ts';
import { placeOf } from './scope-check.ts';
import { refuse } from './shape-check.ts';
import { isA, type Part, walk } from './walk.ts';

/** What kind of thing a part takes the card to remember; null: nothing. */
function asksFor(part: Part): Sorts['named'] | null {
  if (isA(part, 'serverWord') && part.data === 'named') return 'server';
  if (isA(part, 'computed') && part.data.value === 'named') return 'number';
  if (isA(part, 'static') && (part.data.static === 'gain' || part.data.static === 'lose'))
    return part.data.named ?? null;
  return isA(part, 'filter') ? (part.data.named ?? null) : null;
}

/** A card speaks of what was chosen for it only where somebody chooses it, among things of that kind. */
export function checkNaming(data: CardData, card: string): void {
  const chosen = new Set<Sorts['named']>();
  walk(data, 'card', (part) => {
    if (!isA(part, 'decision') || part.data.step !== 'name') return;
    const { what, types, subtypes, most } = part.data;
    chosen.add(what);
    const place = placeOf(card, part.path);
    if (types !== undefined && what !== 'cardType')
      refuse(`${place}.types`, `no type is chosen as a ${what}`);
    if (subtypes !== undefined && what !== 'subtype')
      refuse(`${place}.subtypes`, `no subtype is chosen as a ${what}`);
    if (most !== undefined && what !== 'number') refuse(`${place}.most`, 'only a number can be too high');
    const words: readonly string[] | undefined = types ?? subtypes;
    if (words?.length === 0) refuse(place, 'there is nothing to choose');
    if (words !== undefined && new Set(words).size < words.length) refuse(place, 'a word is there twice');
  });
  walk(data, 'card', (part) => {
    const what = asksFor(part);
    if (what !== null && !chosen.has(what))
      refuse(placeOf(card, part.path), `no ${what} is ever chosen for this card`);
  });
}
