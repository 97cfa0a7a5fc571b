import type { CompiledPaid } from '../compile/program.ts';
import { cardOf, defOf, type Game } from '../state/game.ts';
import { isActive } from '../state/in-play.ts';
import type { Card } from '../state/state.ts';
import { active } from './active.ts';

const ELSEWHERE = ['hq', 'archives', 'grip', 'heap'] as const;

/** Cards whose paid abilities may work: active ones, and those that have such for where they lie (9.1.8b). */
export const cardsToUse = (game: Game): readonly Card[] => withThoseElsewhere(game, active(game).withPaid);

/** Those among them with abilities that are no actions (9.2.7b). */
export const cardsToUseInWindows = (game: Game): readonly Card[] =>
  withThoseElsewhere(game, active(game).forWindows);

/** Those among these to whom it could matter now: outside encounters most icebreakers have nothing to do. */
export const cardsOfUseInWindows = (game: Game, isEncounter: boolean): readonly Card[] =>
  withThoseElsewhere(game, isEncounter ? active(game).forWindows : active(game).outsideEncounters);

function withThoseElsewhere(game: Game, cards: readonly Card[]): readonly Card[] {
  if (!game.rules.usedElsewhere) return cards;
  const there = lyingThere(game);
  if (there.length === 0) return cards;
  const found = cards.slice();
  const [only] = there;
  if (only !== undefined && there.length === 1) {
    found.push(only);
    return found;
  }
  for (const zone of ELSEWHERE) {
    for (const id of game.state.zones[zone]) {
      const card = cardOf(game.state, id);
      if (defOf(game, card).usableElsewhere) found.push(card);
    }
  }
  return found;
}

const NONE_THERE: readonly Card[] = [];

/** Those that lie in these zones, in no order: there are few such cards in a game, and many cards in these zones. */
function lyingThere(game: Game): readonly Card[] {
  const kept = active(game);
  kept.elsewhere ??= game.state.cards
    .filter((card) => defOf(game, card).usableElsewhere)
    .map(({ id }) => cardOf(game.state, id));
  let found: Card[] | null = null;
  for (const card of kept.elsewhere) {
    const { zone } = card;
    if (zone !== 'hq' && zone !== 'archives' && zone !== 'grip' && zone !== 'heap') continue;
    if (found === null) found = [card];
    else found.push(card);
  }
  return found ?? NONE_THERE;
}

/** Whether a paid ability works where its card is. */
export const worksHere = ({ activeIn, stolen }: CompiledPaid, card: Card): boolean =>
  activeIn === '' ? isActive(card) || (stolen && card.zone === 'runnerScore') : card.zone === activeIn;
