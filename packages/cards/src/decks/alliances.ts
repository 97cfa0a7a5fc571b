import type { CardData, Subtype } from '@lastclick/engine/language';

/** A card of a finished deck, with its copies. */
export interface DeckCard {
  readonly card: CardData;
  readonly copies: number;
}

/** What has to be true of a finished deck: so many of such cards. */
interface Alliance {
  readonly of: { readonly [F in 'type' | 'faction' | 'id']?: string } & { readonly without?: Subtype };
  readonly atLeast?: number;
  readonly atMost?: number;
}

const sixOf = (faction: CardData['faction']): Alliance => ({
  of: { faction, without: 'alliance' },
  atLeast: 6,
});

/** Cards that cost no influence in a deck of which this is true (2.14.3). It says nothing about play. */
const ALLIANCES: Readonly<Record<string, Alliance>> = {
  consulting_visit: sixOf('weyland_consortium'),
  executive_search_firm: sixOf('weyland_consortium'),
  heritage_committee: sixOf('jinteki'),
  ibrahim_salem: sixOf('nbn'),
  jeeves_model_bioroids: sixOf('haas_bioroid'),
  mumba_temple: { of: { type: 'ice' }, atMost: 15 },
  mumbad_virtual_tour: { of: { type: 'asset' }, atLeast: 7 },
  museum_of_history: { of: {}, atLeast: 50 },
  pad_factory: { of: { id: 'pad_campaign' }, atLeast: 3 },
  product_recall: sixOf('haas_bioroid'),
  raman_rai: sixOf('jinteki'),
  salems_hospitality: sixOf('nbn'),
};

/** The cards that have such a condition. */
export const ALLIANCE_CARDS: readonly string[] = Object.keys(ALLIANCES);

function isMeant({ type, faction, id, without }: Alliance['of'], card: CardData): boolean {
  if (type !== undefined && card.type !== type) return false;
  if (faction !== undefined && card.faction !== faction) return false;
  if (id !== undefined && card.id !== id) return false;
  return without === undefined || !card.subtypes.includes(without);
}

/** What one copy of a card counts against the influence of a finished deck of another faction. */
export function influenceIn(deck: readonly DeckCard[], card: CardData): number {
  const influence = card.influence ?? 0;
  const alliance = ALLIANCES[card.id];
  if (alliance === undefined) return influence;
  const { of, atLeast = 0, atMost = Number.POSITIVE_INFINITY } = alliance;
  const found = deck.reduce((sum, entry) => sum + (isMeant(of, entry.card) ? entry.copies : 0), 0);
  return found >= atLeast && found <= atMost ? 0 : influence;
}
