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

function withThoseElsewhere(game: Game, cards: readonly Card[]): readonly Card[] {
  if (!game.rules.usedElsewhere || !someLieThere(game)) return cards;
  const found = cards.slice();
  for (const zone of ELSEWHERE) {
    for (const id of game.state.zones[zone]) {
      const card = cardOf(game.state, id);
      if (defOf(game, card).usableElsewhere) found.push(card);
    }
  }
  return found;
}

/** Whether any card that could be used from there lies there: there are few such cards, and many in these zones. */
function someLieThere(game: Game): boolean {
  const kept = active(game);
  kept.elsewhere ??= game.state.cards.filter((card) => defOf(game, card).usableElsewhere);
  for (const { zone } of kept.elsewhere)
    if (zone === 'hq' || zone === 'archives' || zone === 'grip' || zone === 'heap') return true;
  return false;
}

/** Whether a paid ability works where its card is. */
export const worksHere = ({ activeIn, stolen }: CompiledPaid, card: Card): boolean =>
  activeIn === '' ? isActive(card) || (stolen && card.zone === 'runnerScore') : card.zone === activeIn;
