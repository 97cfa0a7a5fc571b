import { type CardData, cardText } from './card-text.ts';

const FACTS = [
  ['cost', 'cost'],
  ['strength', 'strength'],
  ['memory', 'memory'],
  ['trash', 'trash cost'],
  ['advancement', 'advancement requirement'],
  ['points', 'agenda points'],
  ['link', 'link'],
  ['minimumDeckSize', 'minimum deck size'],
  ['influence', 'influence'],
] as const satisfies readonly (readonly [keyof CardData, string])[];

const spaced = (word: string): string => word.replaceAll('_', ' ');

/** A card's printed facts and what it does, as lines. */
export function cardLines(card: CardData): string[] {
  const kinds =
    card.subtypes.length === 0 ? card.type : `${card.type}: ${card.subtypes.map(spaced).join(', ')}`;
  const facts = FACTS.flatMap(([key, name]) => {
    const value = card[key];
    return value === undefined ? [] : [`${name} ${value ?? 'X'}`];
  });
  return [
    `${card.unique === true ? '◆ ' : ''}${card.title}  (${card.id})`,
    [kinds, spaced(card.faction), ...facts].join(' · '),
    ...cardText(card),
  ];
}
