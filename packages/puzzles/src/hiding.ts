import { opponentOf } from '@lastclick/engine';
import { type CompiledCard, type Game, maySeeOrRemember } from '@lastclick/engine/reading';
import { gameOf, type Puzzle } from './puzzle.ts';

/** The cards that lie hidden from the player of a puzzle, by title with the number of copies. */
export interface Hiding {
  readonly theirs: readonly (readonly [string, number])[];
  readonly ownDeck: readonly (readonly [string, number])[];
}

function counted(
  game: Game,
  isIt: (owner: string) => boolean,
  seat: Puzzle['side'],
): (readonly [string, number])[] {
  const copies = new Map<string, number>();
  for (const card of game.state.cards) {
    if (!isIt(card.owner) || maySeeOrRemember(game.state, seat, card)) continue;
    const { data } = game.rules.defs[card.def] as CompiledCard;
    copies.set(data.title, (copies.get(data.title) ?? 0) + 1);
  }
  return [...copies].sort(([one], [other]) => one.localeCompare(other));
}

/** What the player of a puzzle knows to be there, though not where: both decks are open. */
export function hidingIn(puzzle: Puzzle): Hiding {
  const game = gameOf(puzzle);
  const { side } = puzzle;
  return {
    theirs: counted(game, (owner) => owner === opponentOf(side), side),
    ownDeck: counted(game, (owner) => owner === side, side),
  };
}
