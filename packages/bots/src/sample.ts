import {
  type CardPool,
  type Game,
  InputError,
  poolWith,
  prepareWorlds,
  SIDES,
  type Side,
  type View,
} from '@lastclick/engine';
import type { Card } from '@lastclick/engine/reading';
import { type Copies, FacedownDeal } from './facedown.ts';
import { knownDecks, type Prior } from './known-decks.ts';
import { type Rng, shuffle } from './rng.ts';

/** A side's hidden cards, and what is the same in every sample of them. */
interface HiddenSide {
  readonly side: Side;
  readonly cards: readonly Card[];
  readonly list: readonly string[] | null;
  readonly facedown: FacedownDeal;
}

/** Deals a list over hidden cards: first where not any card may lie, the rest by chance. */
function dealOver({ cards, facedown }: HiddenSide, list: readonly string[], names: string[], rng: Rng): void {
  const copies: Copies = new Map();
  for (const name of list) copies.set(name, (copies.get(name) ?? 0) + 1);
  const dealt = facedown.deal(copies, rng);
  const rest: string[] = [];
  for (const [name, left] of copies) for (let copy = 0; copy < left; copy++) rest.push(name);
  shuffle(rest, rng);
  for (const { id } of cards) names[id] = dealt.get(id) ?? (rest.pop() as string);
}

/** Gets ready to sample many worlds from one view, which must have its position. */
export function prepareSamples(view: View, shipped: CardPool, prior: Prior = knownDecks): (rng: Rng) => Game {
  const { position } = view;
  if (position === undefined)
    throw new InputError(
      'badPosition',
      'view.position',
      'is missing; ask for it: view(game, seat, { position: true })',
    );
  const { state, hidden } = position;
  const pool = poolWith(shipped, position.cards);
  const unknown = state.cards.filter((card) => card.def < 0);
  const sides = SIDES.map((side): HiddenSide => {
    const cards = unknown.filter((card) => card.owner === side);
    return { side, cards, list: hidden[side], facedown: new FacedownDeal(state, cards, pool) };
  });
  const makeWorld = prepareWorlds(position, pool);
  return (rng) => {
    const byCard: string[] = [];
    for (const one of sides)
      dealOver(one, one.list ?? prior(view, one.side, one.cards.length, rng, pool), byCard, rng);
    const names = unknown.map(({ id }) => byCard[id] as string);
    return makeWorld(names, rng.below(0x100000000));
  };
}

/** A world consistent with everything the seat of the view knows. Unknown lists are what `prior` takes them to be. */
export const sample = (view: View, rng: Rng, pool: CardPool, prior: Prior = knownDecks): Game =>
  prepareSamples(view, pool, prior)(rng);
