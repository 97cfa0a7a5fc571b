import type { Rng } from '@lastclick/bots';
import { type Decision, fork, type Game, view } from '@lastclick/engine';
import {
  type Card,
  type CompiledCard,
  cardOf,
  defOf,
  idOf,
  maySeeOrRemember,
} from '@lastclick/engine/reading';

/** Whether a card could lie where another one lies, without anybody seeing a difference and within the rules. */
function couldBe(card: Card, own: CompiledCard, other: CompiledCard): boolean {
  if (card.zone === 'ice') return other.type === 'ice';
  if (card.zone !== 'root') return true;
  if ((own.type === 'upgrade') !== (other.type === 'upgrade') || !other.rootCard) return false;
  return card.advancement === 0 || other.type === 'agenda' || other.canBeAdvanced;
}

/**
 * A copy of the game in which cards that the deciding seat cannot know have changed places, and how many of them are
 * others than before. Cards an option speaks of, and those of a deck being searched, are known as what they are.
 */
export function withOtherHiddenCards(
  game: Game,
  { seat, options }: Decision,
  rng: Rng,
): { readonly game: Game; readonly changed: number } {
  const copy = fork(game);
  const offered = new Set(options.map(({ card }) => (card < 0 ? -1 : idOf(card))));
  const looking = new Set(view(game, seat).looking.map(({ object }) => object));
  const isKnown = (card: Card): boolean =>
    maySeeOrRemember(copy.state, seat, card) || offered.has(card.id) || looking.has(card.object);
  const hidden = copy.state.cards
    .filter((card) => !isKnown(card) && card.zone !== 'setAside')
    .map(({ id }) => cardOf(copy.state, id));
  const before = hidden.map(({ def }) => def);
  for (const card of hidden) {
    const other = hidden[rng.below(hidden.length)];
    if (other === undefined || other.owner !== card.owner) continue;
    const [own, its] = [defOf(copy, card), defOf(copy, other)];
    if (!couldBe(card, own, its) || !couldBe(other, its, own)) continue;
    const { def } = card;
    card.def = other.def;
    other.def = def;
  }
  // Options are listed anew there, not remembered from here.
  copy.waiting = null;
  return { game: copy, changed: hidden.filter(({ def }, index) => def !== before[index]).length };
}
