import type { DecisionKind, OptionKind, Side, View } from '@lastclick/engine';
import type { Rng } from './rng.ts';

/** An option as a bot is told of it: by its key, as in the protocol. */
export interface OfferedOption {
  readonly kind: OptionKind;
  readonly key: string;
  readonly rule: string;
}

/** What a bot is asked. */
export interface Question {
  readonly seat: Side;
  readonly kind: DecisionKind;
  readonly options: readonly OfferedOption[];
}

/** An option with what the bot thinks of it, for people who want to know why. */
export interface Weighed {
  readonly key: string;
  /** What it is worth to the bot, in the bot's own measure; more is better. */
  readonly value: number;
  /** How often the bot tried it out, for bots that do. */
  readonly tries: number;
}

/** What the values of a thought may measure. */
export type Measure =
  | 'chance to win'
  | 'chance of being played'
  | 'chance of being played by the rules of thumb'
  | 'worth in credits'
  | 'only option';

export interface Choice {
  /** Index of the chosen option. */
  readonly index: number;
  /** Every option weighed, best first. */
  readonly why: readonly Weighed[];
  /** What `value` measures. */
  readonly measure: Measure;
}

/** A player: sees a seat's view and the options, says which. The view holds a position (`view(…, { position: true })`). */
export interface Bot {
  readonly name: string;
  choose(view: View, question: Question, rng: Rng): Choice;
}
