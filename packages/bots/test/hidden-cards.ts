import type { Rng } from '@lastclick/bots';
import type { Decision, Game, Side } from '@lastclick/engine';
import { fork } from '@lastclick/engine';
import { type Card, type CompiledCard, defOf, idOf, maySeeOrRemember } from '@lastclick/engine/reading';

/** Whether a card of this kind could lie there without anybody seeing a difference. */
function couldBe(card: Card, def: CompiledCard): boolean {
  if (card.zone === 'ice') return def.type === 'ice';
  if (card.zone !== 'root') return true;
  return def.rootCard && (card.advancement === 0 || def.type === 'agenda' || def.data.canBeAdvanced === true);
}

/** A copy of the game in which cards the seat cannot know have changed places among each other. */
export function withOtherHiddenCards(game: Game, seat: Side, waiting: Decision, rng: Rng): Game {
  const copy = fork(game);
  const offered = new Set(waiting.options.map(({ card }) => (card < 0 ? -1 : idOf(card))));
  const hidden = copy.state.cards.filter(
    (card) => !maySeeOrRemember(copy.state, seat, card) && !offered.has(card.id) && card.zone !== 'setAside',
  );
  for (const card of hidden) {
    const other = hidden[rng.below(hidden.length)];
    if (other === undefined || other.owner !== card.owner) continue;
    if (!couldBe(card, defOf(copy, other)) || !couldBe(other, defOf(copy, card))) continue;
    const { def } = card;
    card.def = other.def;
    other.def = def;
  }
  return copy;
}
