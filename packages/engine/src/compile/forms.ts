import type { CardData } from '../language/card.ts';
import { COUNTER_FORM } from '../language/counter-form.ts';
import { isA, walk } from './walk.ts';

// What a card can be turned into is a card of its own in the tables of a game: it has none of the properties the card
// has, and those the effect says (10.1.3).

/** What a card that is turned into an agenda is called among its forms. */
export const agendaForm = (points: number): string => `agenda${points}`;

const neutralOf = (side: CardData['side']) => (side === 'corp' ? 'neutral_corp' : 'neutral_runner');

/** The condition counter with that text that a card becomes (10.1.4). */
export const counterForm = (
  { id, side, type, title }: CardData,
  text: NonNullable<CardData['text']>,
): CardData => ({
  id: `${id}:${COUNTER_FORM}`,
  side,
  type,
  title,
  faction: neutralOf(side),
  subtypes: [],
  text,
});

/** Everything a card's text turns it into, by what that is called. */
export function formsOf(card: CardData): ReadonlyMap<string, CardData> {
  const forms = new Map<string, CardData>();
  const { id, side, title } = card;
  const faction = neutralOf(side);
  walk(card, 'card', (part) => {
    if (isA(part, 'toHost') && part.data.asCounter !== undefined)
      forms.set(COUNTER_FORM, counterForm(card, part.data.asCounter));
    if (!isA(part, 'toScore') || part.data.asAgenda === undefined) return;
    const { asAgenda: points } = part.data;
    const form = agendaForm(points);
    forms.set(form, { id: `${id}:${form}`, side, type: 'agenda', title, faction, subtypes: [], points });
  });
  return forms;
}
