import type { CardData } from '../language/card.ts';
import type { Moment } from '../language/moment.ts';
import { isA, walk } from './walk.ts';

/** The moments a card's data asks about after they are over: games with the card have to remember them. */
export function askedMoments(card: CardData): Moment[] {
  const found = new Set<Moment>();
  walk(card, 'card', (part) => {
    if (isA(part, 'moment')) {
      const asking = part.within.at(-1);
      if (asking?.sort === 'condition') found.add(part.data);
    } else if (isA(part, 'computed') && part.data.amount === 'pointsScoredThisTurn') found.add('scored');
    else if (isA(part, 'runTarget') && part.data === 'centralNotRunThisTurn') found.add('runBegins');
  });
  return [...found];
}
