import type { CardData } from './card.ts';

/** The id of a side of a double-sided card: that of the front is the card's own. */
const sideId = (id: string, number: number): string => (number === 0 ? id : `${id}:${number + 1}`);

/** The other sides of a double-sided card, each as a card of its own: what a side does not say is as on the front. */
export function otherSides(card: CardData): CardData[] {
  const { faces = [], formerly: _, ...front } = card;
  const { id, side, type, title, faction, subtypes, link, unique, influence, deckLimit } = front;
  const facts = { id, side, type, title, faction, subtypes, link, unique, influence, deckLimit };
  const shared = Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
  return faces.map((face, index) => ({ ...shared, ...face, id: sideId(id, index + 1) }) as CardData);
}
