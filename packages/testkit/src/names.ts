import type { Game, Side } from '@lastclick/engine';

const OBJECT_BITS = 9;

/** The title of the card an option speaks of. */
export function titleOf(game: Game, ref: number): string {
  if (ref < 0) return '';
  const card = game.state.cards[ref & ((1 << OBJECT_BITS) - 1)];
  return card === undefined ? '' : (game.rules.defs[card.def]?.data.title ?? '');
}

const VERBS = [
  'play',
  'install',
  'advance',
  'trash resource',
  'rez',
  'score',
  'use',
  'trigger',
  'discard',
  'choose',
];

/** Turns 'rez PAD Campaign' into 'rez c12': the seat's own hand first, then what lies on the table. */
export function keyOf(game: Game, side: Side, move: string): string {
  const verb = VERBS.find((one) => move.startsWith(`${one} `));
  if (verb === undefined) return move;
  const rest = move.slice(verb.length + 1);
  const own = side === 'corp' ? 'hq' : 'grip';
  const cards = game.state.cards
    .filter((card) => rest.startsWith(game.rules.defs[card.def]?.data.title ?? '?'))
    .sort((a, b) => Number(b.zone === own) - Number(a.zone === own));
  const [card] = cards;
  if (card === undefined) return move;
  const title = game.rules.defs[card.def]?.data.title ?? '';
  return `${verb} c${card.object}${rest.slice(title.length)}`;
}
