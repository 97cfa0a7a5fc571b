import type { CardView } from '@lastclick/engine';
import type { Offer, Snapshot } from '@lastclick/session';
import { createContext, useContext } from 'react';
import type { TableApi } from '../worker/table-api.ts';
import type { MoveItem, OffersOnBoard } from './offers.ts';

/** What the little window next to a card or server shows. */
export interface OpenMenu {
  readonly title: string;
  readonly items: readonly MoveItem[];
  /** The card it was opened at; null for servers and groups of the bar. */
  readonly card: CardView | null;
  /** Where to stand: the box of what was tapped. */
  readonly anchor: DOMRect;
  /** The list it was opened from, to step back to. */
  readonly within: OpenMenu | null;
  /** Where something was dropped that cannot go there: it says why. */
  readonly dropped?: { readonly object: number | null; readonly place: string };
}

/** What every part of the table needs: the game as it is, and the few things a part can ask for. */
export interface Table {
  readonly snapshot: Snapshot;
  readonly api: TableApi;
  readonly offers: OffersOnBoard;
  /** Keys of cards gathered for a choice of several. */
  readonly gathered: readonly string[];
  readonly highlighted: ReadonlySet<number>;
  /** Where what is dragged may be dropped; nothing while nothing is. */
  readonly targets: ReadonlySet<string>;
  /** Plays a move, or gathers its card. */
  take(offer: Offer): void;
  openMenu(menu: OpenMenu): void;
  tapCard(card: CardView, anchor: Element): void;
  tapServer(server: string, anchor: Element): void;
  /** Shows a card large. */
  zoom(card: CardView): void;
  /** Shows a card to read: in the panel, or beside where it lies when `at` says where a mouse points. */
  inspect(card: CardView, at: DOMRect | null): void;
  /** The mouse has left the card. */
  leave(): void;
  highlight(objects: readonly number[]): void;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('a part of the table is drawn outside of it');
  return table;
}
