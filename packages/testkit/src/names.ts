import type { Game, Option, Side } from '@lastclick/engine';

const OBJECT_BITS = 9;

/** The title of the card an option speaks of. */
export function titleOf(game: Game, ref: number): string {
  if (ref < 0) return '';
  const card = game.state.cards[ref & ((1 << OBJECT_BITS) - 1)];
  return card === undefined ? '' : (game.rules.defs[card.def]?.data.title ?? '');
}

/** What tests count, by how its keys begin. */
const COUNTED: Readonly<Partial<Record<Option['kind'], string>>> = {
  mode: 'mode',
  break: 'break',
  subroutine: 'subroutine',
  way: 'pay way',
};

/** The key of an option with the place of its ability, mode, subroutine or way to pay instead of its name. */
export function withPlace(game: Game, { kind, key, card, number }: Option): string {
  const counted = COUNTED[kind];
  if (counted !== undefined) return `${counted} ${number + 1}`;
  const { verb, start, word, rest } =
    /^(?<start>(?<verb>use|trigger|interrupt|replace) c\d+ )(?<word>\S+)(?<rest>.*)$/.exec(key)?.groups ?? {};
  const def = game.rules.defs[game.state.cards[card & ((1 << OBJECT_BITS) - 1)]?.def ?? -1];
  if (verb === undefined || def === undefined) return key;
  const abilities = verb === 'use' ? def.paid : verb === 'trigger' ? def.when : def.interrupts;
  return `${start}${abilities.findIndex((ability) => ability.key.word === word) + 1}${rest}`;
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
  'trash',
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
