import { cardById, type DeckList, deckSize } from '@lastclick/cards';
import { CARD_TYPES, type CardData, type CardType } from '@lastclick/engine/language';
import { count } from '@lastclick/table';

export interface SheetCard {
  readonly id: string;
  readonly title: string;
  readonly type: CardType;
  readonly copies: number;
  /** Influence all copies cost together; 0 in their own faction. */
  readonly influence: number;
}

/** A deck as people look at it: with titles and sums. */
export interface Sheet {
  readonly name: string;
  readonly side: string;
  readonly identity: { readonly id: string; readonly title: string };
  readonly size: number;
  readonly influence: { readonly spent: number; readonly limit: number | null };
  /** Printed agenda points of a Corp deck. */
  readonly agendaPoints?: number;
  readonly cards: readonly SheetCard[];
}

function requireCard(id: string): CardData {
  const card = cardById(id);
  if (card === null) throw new Error(`${id} was read as a card but is none`);
  return card;
}

export function sheetOf(deck: DeckList): Sheet {
  const identity = requireCard(deck.identity);
  const entries = Object.entries(deck.cards).map(([id, copies]) => ({ card: requireCard(id), copies }));
  const cards = entries
    .map(({ card, copies }) => ({
      id: card.id,
      title: card.title,
      type: card.type,
      copies,
      influence: card.faction === identity.faction ? 0 : (card.influence ?? 0) * copies,
    }))
    .sort(
      (a, b) =>
        CARD_TYPES.indexOf(a.type) - CARD_TYPES.indexOf(b.type) || a.title.localeCompare(b.title, 'en'),
    );
  const points = entries.reduce((sum, { card, copies }) => sum + (card.points ?? 0) * copies, 0);
  return {
    name: deck.name,
    side: identity.side,
    identity: { id: identity.id, title: identity.title },
    size: deckSize(deck),
    influence: {
      spent: cards.reduce((sum, { influence }) => sum + influence, 0),
      limit: identity.influenceLimit ?? null,
    },
    ...(identity.side === 'corp' ? { agendaPoints: points } : {}),
    cards,
  };
}

/** The sheet as lines: the sums, then the cards by type, influence at the end of a line. */
export function sheetLines(sheet: Sheet): string[] {
  const { spent, limit } = sheet.influence;
  const sums = [
    count(sheet.size, 'card'),
    limit === null ? `${spent} influence, no limit` : `${spent} of ${limit} influence`,
    ...(sheet.agendaPoints === undefined ? [] : [count(sheet.agendaPoints, 'agenda point')]),
  ];
  const lines = [...(sheet.name === '' ? [] : [sheet.name]), sheet.identity.title, sums.join(' · ')];
  for (const type of CARD_TYPES) {
    const cards = sheet.cards.filter((card) => card.type === type);
    if (cards.length === 0) continue;
    lines.push('', `${type} (${cards.reduce((sum, { copies }) => sum + copies, 0)})`);
    for (const { copies, title, influence } of cards)
      lines.push(`  ${copies}x ${title}${influence === 0 ? '' : `  (influence ${influence})`}`);
  }
  return lines;
}
