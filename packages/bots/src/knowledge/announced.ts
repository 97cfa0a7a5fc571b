import { type Cost, credits, staticsOf, X } from '@lastclick/engine/language';
import {
  type Card,
  type CompiledCard,
  cardOf,
  defOf,
  findCard,
  type Game,
  idOf,
} from '@lastclick/engine/reading';

type Program = CompiledCard['programs'][number];

/** What X is announced for: what is paid with it, and what is done once it is, from an instruction on. */
export interface Announced {
  readonly cost: Cost;
  readonly program: Program;
  readonly start: number;
  readonly source: Card | null;
  readonly controller: 'corp' | 'runner';
}

/** The same card data with a number for X. */
export function withX<T>(data: T, x: number): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((part) => withX(part, x)) as T;
  if ('value' in data && data.value === 'x') return x as T;
  return Object.fromEntries(Object.entries(data).map(([field, part]) => [field, withX(part, x)])) as T;
}

/** Paid interrupts are numbered from here on. */
const INTERRUPTS = 100;

/** What playing a card costs: X credits where its cost is X, and what it says it costs on top. */
const costToPlay = ({ data, costsX }: CompiledCard): Cost => [
  ...(costsX ? [credits(X)] : []),
  ...staticsOf(data).flatMap((ability) =>
    ability.static === 'cost' && ability.deed.deed === 'play' ? ability.pay : [],
  ),
];

export const announcedToPlay = (game: Game, card: Card): Announced => {
  const def = defOf(game, card);
  const program = def.programs[def.play] ?? [];
  return { cost: costToPlay(def), program, start: 0, source: card, controller: card.owner };
};

/** What X is being announced for; null where nobody is asked for one. */
export function announcedNow(game: Game): Announced | null {
  const { state } = game;
  const frame = state.stack[state.stack.length - 1];
  switch (frame?.kind) {
    case 'play':
      return announcedToPlay(game, cardOf(state, idOf(frame.card)));
    case 'install': {
      const source = cardOf(state, idOf(frame.card));
      const def = defOf(game, source);
      const program = def.programs[def.when.find(({ asInstalled }) => asInstalled)?.program ?? -1] ?? [];
      return { cost: [credits(X)], program, start: 0, source, controller: frame.side };
    }
    case 'use': {
      const source = cardOf(state, idOf(frame.card));
      const def = defOf(game, source);
      const { paid, interrupts } = def;
      const interrupt = interrupts[frame.ability - INTERRUPTS];
      const program = def.programs[interrupt?.program ?? paid[frame.ability]?.program ?? -1] ?? [];
      const cost = interrupt?.cost ?? paid[frame.ability]?.data.cost ?? [];
      return { cost, program, start: 0, source, controller: frame.side };
    }
    case 'ability': {
      const program = game.rules.defs[frame.def]?.programs[frame.program] ?? [];
      const asked = program[frame.pc];
      if (asked?.op !== 'pay') return null;
      const source = findCard(state, frame.source);
      return { cost: asked.cost, program, start: frame.pc + 1, source, controller: frame.controller };
    }
    default:
      return null;
  }
}
