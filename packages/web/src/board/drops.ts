import type { Ask, Offer } from '@lastclick/session';

/** What is dragged: a card, by its object, or the Runner's marker, which runs and accesses. */
export type Dragged = { readonly kind: 'card'; readonly object: number } | { readonly kind: 'marker' };

/** Where something is dropped. */
export type Spot =
  /** A server, and the card in it or before it that lies there. */
  | { readonly kind: 'server'; readonly server: string; readonly object: number | null }
  /** A card that lies in no server. */
  | { readonly kind: 'card'; readonly object: number }
  | { readonly kind: 'rig' }
  /** One's own side: the line of one's numbers, where what is scored and stolen lies. */
  | { readonly kind: 'own' };

const ARCHIVES = 'archives';

/** A card that is played, and goes wherever it is dropped on the table. */
const goesAnywhere = ({ kind }: Offer): boolean => kind === 'play';

/** Moves by which a card that lies on the table goes somewhere else. */
export const isMovedByDrag = ({ kind }: Offer): boolean => kind === 'score' || kind === 'trashAccessed';

function isDroppedInServer(offer: Offer, server: string): boolean {
  if (offer.server === server || goesAnywhere(offer)) return true;
  return server === ARCHIVES && (offer.kind === 'discard' || offer.kind === 'trashAccessed');
}

function isDroppedOn({ kind, server }: Offer, spot: Spot, ask: Ask): boolean {
  switch (spot.kind) {
    // A card that lies in no server lies in the rig.
    case 'rig':
    case 'card':
      return (kind === 'install' && server === null) || kind === 'play';
    case 'own':
      return kind === 'score' || kind === 'play' || (kind === 'continue' && ask.kind === 'trashAccessed');
    case 'server':
      return kind === 'play';
  }
}

/** What a card is meant to do that is dropped there: onto a card that can host it, else into the place itself. */
function movesOfCard(ask: Ask, object: number, spot: Spot): readonly Offer[] {
  const own = ask.offers.filter((offer) => offer.object === object);
  const onto = 'object' in spot && spot.object !== null ? spot.object : null;
  const hosted = onto === null ? [] : own.filter((offer) => offer.onto === onto);
  if (hosted.length > 0) return hosted;
  if (spot.kind === 'server') return own.filter((offer) => isDroppedInServer(offer, spot.server));
  return own.filter((offer) => isDroppedOn(offer, spot, ask));
}

/** A run on the server, or the access to what lies there. */
function movesOfMarker(ask: Ask, spot: Spot): readonly Offer[] {
  if (spot.kind !== 'server') return [];
  const { server, object } = spot;
  const offers = ask.offers.filter(({ kind }) => kind === 'run' || kind === 'access');
  const onCard = object === null ? [] : offers.filter((offer) => offer.object === object);
  return onCard.length > 0 ? onCard : offers.filter((offer) => offer.server === server);
}

/** The moves a drop may mean; several are asked about, none is illegal. */
export function movesOfDrop(ask: Ask | null, dragged: Dragged, spot: Spot): readonly Offer[] {
  if (ask === null) return [];
  return dragged.kind === 'marker' ? movesOfMarker(ask, spot) : movesOfCard(ask, dragged.object, spot);
}

/** A spot as an element says it, and is told that it is legal: "server hq", "card 12", "rig", "own". */
export const spotName = (spot: Spot): string =>
  spot.kind === 'server'
    ? spot.object === null
      ? `server ${spot.server}`
      : `card ${spot.object}`
    : spot.kind === 'card'
      ? `card ${spot.object}`
      : spot.kind;

/** Whether a card is a spot of its own for what is dragged, not just some of its server or of the rig. */
function isItsOwn(ask: Ask | null, dragged: Dragged, spot: Spot): boolean {
  const around: Spot | null =
    spot.kind === 'card'
      ? { kind: 'rig' }
      : spot.kind === 'server' && spot.object !== null
        ? { ...spot, object: null }
        : null;
  if (around === null) return true;
  const [own] = movesOfDrop(ask, dragged, spot);
  return own !== movesOfDrop(ask, dragged, around)[0];
}

/** The names of all spots at which a drop would mean a move. */
export const legalSpots = (ask: Ask | null, dragged: Dragged, spots: readonly Spot[]): ReadonlySet<string> =>
  new Set(
    spots
      .filter((spot) => movesOfDrop(ask, dragged, spot).length > 0 && isItsOwn(ask, dragged, spot))
      .map(spotName),
  );
