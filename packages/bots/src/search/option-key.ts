import { type Decision, OPTION_KINDS, type Option } from '@lastclick/engine';
import { type Card, findCard, type Game, maySeeOrRemember } from '@lastclick/engine/reading';

const KIND = Object.fromEntries(OPTION_KINDS.map((kind, index) => [kind, index])) as Record<string, number>;

/** A card as the deciding seat knows it: what it is and where, or only which object. */
function known(game: Game, decision: Decision, ref: number): number {
  if (ref < 0) return 0;
  const card: Card | null = findCard(game.state, ref);
  if (card === null) return 1;
  if (!maySeeOrRemember(game.state, decision.seat, card)) return 0x8000 + (card.object & 0x7fff);
  return 2 + (card.def & 0x1ff) * 64 + ((card.server + 2) & 63);
}

/**
 * A number that names an option by what it means, the same in every world that looks the same to the seat: copies of
 * a card are one option, however they were drawn.
 */
export function optionKey(game: Game, decision: Decision, option: Option): number {
  let key = KIND[option.kind] as number;
  key = key * 0x20000 + known(game, decision, option.card);
  key = key * 0x400 + (option.server < 0 ? 0 : (option.server + 1) & 0x3ff);
  key = key * 0x200 + (option.onto < 0 ? 0 : (known(game, decision, option.onto) % 0x1ff) + 1);
  return key * 0x100 + (option.number & 0xff);
}
