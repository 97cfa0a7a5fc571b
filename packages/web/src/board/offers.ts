import type { OptionKind } from '@lastclick/engine';
import type { Ask, Offer } from '@lastclick/session';

/** Where on the board each legal move can be found. */
export interface OffersOnBoard {
  readonly byObject: ReadonlyMap<number, readonly Offer[]>;
  readonly byServer: ReadonlyMap<string, readonly Offer[]>;
}

function add<Key>(lists: Map<Key, Offer[]>, key: Key | null, offer: Offer): void {
  if (key === null) return;
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [offer]);
  else list.push(offer);
}

/** A move is found at its card, at the card it goes onto, and at its server. */
export function offersOnBoard(ask: Ask | null): OffersOnBoard {
  const byObject = new Map<number, Offer[]>();
  const byServer = new Map<string, Offer[]>();
  for (const offer of ask?.offers ?? []) {
    add(byObject, offer.object, offer);
    if (offer.onto !== offer.object) add(byObject, offer.onto, offer);
    add(byServer, offer.server, offer);
  }
  return { byObject, byServer };
}

/** What happens if one does nothing special. */
export const defaultOffer = (ask: Ask | null): Offer | null =>
  ask?.offers.find(({ isDefault }) => isDefault) ?? null;

/** A button of the action bar or of a list: one move, or several that open as a list of their own. */
export type MoveItem =
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'group'; readonly words: string; readonly items: readonly MoveItem[] };

/** More buttons than this are put together by kind. */
const MOST_SINGLE_OFFERS = 6;
/** Longer lists ask for the card first: beyond it number keys do not reach, nor does an eye take it in. */
const LONGEST_LIST = 9;

const single = (offer: Offer): MoveItem => ({ kind: 'offer', offer });

/** Every move an item stands for. */
export const offersIn = (item: MoveItem): readonly Offer[] =>
  item.kind === 'offer' ? [item.offer] : item.items.flatMap(offersIn);

/** What every move of an item costs; '' where they differ. */
export function sharedCost(item: MoveItem): string {
  const costs = new Set(offersIn(item).map(({ cost }) => cost));
  const [cost = ''] = costs;
  return costs.size === 1 ? cost : '';
}

const GROUP_WORDS: Readonly<Partial<Record<OptionKind, string>>> = {
  install: 'Install',
  play: 'Play',
  run: 'Run',
  advance: 'Advance',
  rez: 'Rez',
  use: 'Use',
  trigger: 'Trigger',
  score: 'Score',
  trashResource: 'Trash a resource',
  access: 'Access',
  choose: 'Choose',
  discard: 'Discard',
  break: 'Break',
  pay: 'Pay',
  mode: 'Choose',
};

/** The one move of a card or a server, which a tap plays; null where it has none or several. */
export const onlyMove = (offers: readonly Offer[] | undefined): Offer | null =>
  offers?.length === 1 ? (offers[0] ?? null) : null;

/** The one move of a server that is about no card: to run there, to choose it. */
export function moveOfServer(offers: readonly Offer[] | undefined): Offer | null {
  const only = onlyMove(offers);
  return only?.object === null ? only : null;
}

/** What a tap does that plays the only move, in a word: "Play", "Rez"; null where the question has said it. */
export const verbOf = ({ kind }: Offer): string | null =>
  kind === 'choose' || kind === 'discard' ? null : (GROUP_WORDS[kind] ?? null);

/** What a card is called; null where it has no name. */
export type TitleOf = (object: number) => string | null;

/** Moves by their cards; a card with one move, and a card without a name, by the moves themselves. */
function byCard(alike: readonly Offer[], titleOf: TitleOf): MoveItem[] {
  return [...Map.groupBy(alike, ({ object }) => object)].flatMap(([object, ofCard]): MoveItem[] => {
    const words = object === null ? null : titleOf(object);
    return words === null || ofCard.length === 1
      ? ofCard.map(single)
      : [{ kind: 'group', words, items: ofCard.map(single) }];
  });
}

/** Moves of one kind as a list: the moves, or, where they are many, their cards. */
const listed = (alike: readonly Offer[], titleOf: TitleOf): MoveItem[] =>
  alike.length <= LONGEST_LIST ? alike.map(single) : byCard(alike, titleOf);

/** The bar's buttons in the order of the offers, the default left out: it has its own place, the last. */
export function barItems(ask: Ask, titleOf: TitleOf): MoveItem[] {
  const last = defaultOffer(ask);
  const offers = ask.offers.filter((offer) => offer !== last);
  if (offers.length <= MOST_SINGLE_OFFERS) return offers.map(single);
  const byKind = Map.groupBy(offers, ({ kind }) => kind);
  // One button for all there is would tell nothing.
  const cards = byKind.size === 1 ? byCard(offers, titleOf) : [];
  if (cards.length > 0 && cards.length <= MOST_SINGLE_OFFERS) return cards;
  return [...byKind].flatMap(([kind, alike]): MoveItem[] => {
    const words = GROUP_WORDS[kind];
    return alike.length === 1 || words === undefined
      ? alike.map(single)
      : [{ kind: 'group', words, items: listed(alike, titleOf) }];
  });
}

const isOfCard = ({ kind, object }: Offer): boolean =>
  object !== null && (kind === 'choose' || kind === 'discard');

/** Cards are gathered on the board and sent together on a confirmation, so that a slip costs nothing. */
export const gathersCards = (ask: Ask | null): ask is Ask =>
  ask !== null &&
  (ask.kind === 'discard' || (ask.kind === 'target' && ask.wanted - ask.chosen > 1)) &&
  ask.offers.some(isOfCard);

/** Ways are through the ice at hand; else they are several actions at once. */
export const isEncounter = (ask: Ask | null): boolean => ask?.kind === 'window';

/** Ends a choice of cards before as many as possible are chosen. */
export const enoughOffer = (ask: Ask | null): Offer | null =>
  ask?.offers.find(({ kind }) => kind === 'done') ?? null;

/** The engine's number for "any number of cards". */
const AS_MANY_AS_ONE_LIKES = 99;

/** How many cards are still to be gathered; null where one may take as many as one likes. */
export const cardsWanted = ({ wanted, chosen }: Ask): number | null =>
  wanted >= AS_MANY_AS_ONE_LIKES ? null : wanted - chosen;

/** Whether what is gathered can be sent. */
export function isGathered(ask: Ask, gathered: number): boolean {
  const wanted = cardsWanted(ask);
  if (gathered === 0) return false;
  return wanted === null || gathered === wanted || (gathered < wanted && enoughOffer(ask) !== null);
}
