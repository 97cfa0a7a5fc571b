import { type CardView, explain, type Game, type Side, type View } from '@lastclick/engine';
import { cardData, findPlaced, pool, presentName, serverName } from '@lastclick/table';
import type { WhyNot } from './snapshot.ts';

interface Wish {
  readonly key: string;
  readonly words: string;
}

const CORP_SERVER: Readonly<Record<string, string>> = { ice: 'hq' };

function handWishes({ type, object }: CardView, title: string, side: Side): Wish[] {
  if (type === 'operation' || type === 'event') return [{ key: `play c${object}`, words: `play ${title}` }];
  const server = side === 'corp' ? ` ${CORP_SERVER[type ?? ''] ?? 'new-remote'}` : '';
  return [{ key: `install c${object}${server}`, words: `install ${title}` }];
}

function installedWishes(card: CardView, title: string, side: Side): Wish[] {
  const { object, type } = card;
  const name = `c${object}`;
  const wishes: Wish[] = [];
  if (side === 'corp' && type !== 'agenda' && card.rezzed === false)
    wishes.push({ key: `rez ${name}`, words: `rez ${title}` });
  if (type === 'agenda' && card.rezzed !== undefined)
    wishes.push({ key: `score ${name}`, words: `score ${title}` });
  if (card.rezzed !== undefined && (type === 'agenda' || card.canBeAdvanced === true))
    wishes.push({ key: `advance ${name}`, words: `advance ${title}` });
  return wishes;
}

/** Abilities work where the card does: not from a hand. */
function abilityWishes(card: CardView, title: string): Wish[] {
  const paid = pool.byId.get(presentName(card) ?? '')?.uses ?? [];
  return paid.map(({ key }, index) => ({
    key: `use c${card.object} ${key.word}`,
    words: paid.length === 1 ? `use ${title}` : `use ability ${index + 1} of ${title}`,
  }));
}

function wishesFor(card: CardView, place: string, seat: Side): Wish[] {
  const title = card.title ?? '';
  const owner = cardData(card.card ?? '')?.side;
  if (owner !== seat) {
    const isResource = seat === 'corp' && card.type === 'resource' && place === 'in the rig';
    const trash = { key: `trash resource c${card.object}`, words: `trash ${title}` };
    return isResource ? [trash] : [];
  }
  if (place === 'in HQ' || place === 'in the grip') return handWishes(card, title, seat);
  return [...installedWishes(card, title, seat), ...abilityWishes(card, title)];
}

/** What somebody may have wanted who put a card into a place, or ran there with none. */
function wishThere({ view, object, place }: There): Wish | null {
  if (object === null) return { key: `run ${place}`, words: `run on ${serverName(place)}` };
  const placed = findPlaced(view, object);
  if (placed === null || (placed.place !== 'in HQ' && placed.place !== 'in the grip')) return null;
  const { title = '', type } = placed.card;
  if (type === 'operation' || type === 'event') return { key: `play c${object}`, words: `play ${title}` };
  const isServer = place !== 'rig' && place !== 'own';
  return isServer
    ? { key: `install c${object} ${place}`, words: `install ${title} in ${serverName(place)}` }
    : { key: `install c${object}`, words: `install ${title} there` };
}

/** A card of one's hand, or none, and the place it was put into: a server, the rig, one's own side. */
export interface There {
  readonly view: View;
  readonly object: number | null;
  readonly place: string;
}

/** Why a card cannot go where it was put, or the Runner not run there; empty where it is no card of one's hand. */
export function whyNotThere(game: Game, there: There): readonly WhyNot[] {
  const { seat } = there.view;
  const wish = wishThere(there);
  return seat === 'spectator' || wish === null ? [] : [verdictOn(game, seat, wish)];
}

function verdictOn(game: Game, seat: Side, { key, words }: Wish): WhyNot {
  const verdict = explain(game, seat, key);
  return {
    move: words,
    allowed: verdict.allowed,
    because: verdict.allowed ? 'You may do that now.' : verdict.message,
    rule: verdict.rule,
  };
}

/** For each move one may want of a card: whether it is allowed now, and the first requirement that fails. */
export function whyNotOf(game: Game, view: View, object: number): readonly WhyNot[] {
  const { seat } = view;
  const placed = findPlaced(view, object);
  if (seat === 'spectator' || placed === null || placed.card.title === undefined) return [];
  return wishesFor(placed.card, placed.place, seat).map((wish) => verdictOn(game, seat, wish));
}
