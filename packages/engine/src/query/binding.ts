import type { CompiledCard } from '../compile/program.ts';
import type { Condition } from '../language/condition.ts';
import type { Deed } from '../language/deed.ts';
import type { ServerSpec } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { CardRef } from '../language/reference.ts';
import type { ValueData } from '../language/value.ts';
import type { Context } from '../state/context.ts';
import type { Game } from '../state/game.ts';
import type { Card, Occurrence, ServerId } from '../state/state.ts';

// What pieces of card data become: functions, each made once. The words of one family are made of those of others.

/** The answer to a question of an ability, worked out now. */
export type Bound<T> = (game: Game, context: Context) => T;

export type CardTest = (game: Game, card: Card, context: Context) => boolean;

/** Which cards something speaks of. */
export interface BoundFilter {
  readonly test: CardTest;
  /** Shows the cards it speaks of one by one until one is enough; true if one was. */
  some(game: Game, context: Context, enough: (card: Card) => boolean): boolean;
  /** Of a card that is gone: whether what was printed on it fits. */
  printed(def: CompiledCard): boolean;
}

/**
 * Whether a server is one that is spoken of. `since` is how much of the turn had happened then, as what came before a
 * server became the mark did not happen to the mark (26.03 10.11.5).
 */
export type ServerTest = (game: Game, server: ServerId, context: Context, since: number) => boolean;

export type DeedTest = (game: Game, occurrence: Occurrence, context: Context) => boolean;

/** Makes functions of card data, the same one of the same data. */
export interface Binder {
  value(data: ValueData): Bound<number>;
  condition(data: Condition): Bound<boolean>;
  cards(data: CardRef): Bound<readonly Card[]>;
  filter(data: Filter): BoundFilter;
  server(data: ServerSpec): ServerTest;
  deed(data: Deed): DeedTest;
}
