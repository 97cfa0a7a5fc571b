import type { AbilityKey } from '../compile/program.ts';
import type { Side } from '../side.ts';
import { objectOf } from './game.ts';
import { NO_SERVER, NOTHING, type ObjectRef, type ServerId } from './state.ts';

/** What an option does, in the words of the rules. */
export const OPTION_KINDS = [
  'keep',
  'mulligan',
  'gainCredit',
  'drawCard',
  'install',
  'play',
  'advance',
  'trashResource',
  'purge',
  'removeTag',
  'run',
  'jackOut',
  'continue',
  'access',
  'trashAccessed',
  'break',
  'subroutine',
  'use',
  'rez',
  'score',
  'pass',
  'trigger',
  'choose',
  'done',
  'yes',
  'no',
  'mode',
  'number',
  'discard',
  'pay',
  'way',
] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** One legal move. Its key is stable and readable; records and protocols speak in keys. */
export interface Option {
  readonly kind: OptionKind;
  readonly key: string;
  /** The rule that allows it. */
  readonly rule: string;
  readonly card: ObjectRef;
  readonly server: ServerId;
  /** The card to install onto, or that gave the ability. */
  readonly onto: ObjectRef;
  /** Ability, mode, amount or position in a list, by kind. */
  readonly number: number;
}

export const DECISION_KINDS = [
  'mulligan',
  'action',
  'window',
  'reaction',
  'interrupt',
  'target',
  'may',
  'payOrNot',
  'mode',
  'number',
  'announce',
  /** How much of a total discount lowers the install cost; the rest lowers the rez cost. */
  'divide',
  'pay',
  'destination',
  'trashLikeCards',
  'arrange',
  'discard',
  'trashOverLimit',
  'jackOut',
  'access',
  'candidate',
  'trashAccessed',
  'break',
  'subroutine',
  'server',
  'replacement',
  'trace',
  'bid',
  'guess',
  'name',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Who must decide, what about, under which rule, and every legal option. */
export interface Decision {
  readonly seat: Side;
  readonly kind: DecisionKind;
  readonly rule: string;
  readonly options: readonly Option[];
  /** For choices of several cards: how many are chosen, and how many are wanted at most (0: as needed). */
  readonly chosen: number;
  readonly wanted: number;
  /** The card the decision is about, or -1. */
  readonly about: ObjectRef;
  /** Nothing would come of anything but passing or declining. */
  readonly idle?: true;
}

/** Writes an option's key from what the option holds. */
export type KeyWriter = (option: Option) => string;

/** What gave an ability, where its card did not have it by itself. */
const from = (giver: ObjectRef): string => (giver >= 0 ? `@c${objectOf(giver)}` : '');

/** The key of an ability of an object; of one that it gained with what gave it. */
export const keyOfAbility = (
  { verb, word }: AbilityKey,
  source: ObjectRef,
  giver: ObjectRef = NOTHING,
): string => `${verb} c${objectOf(source)} ${word}${from(giver)}`;

/** How the key of a gained ability is written; what gave it stands in the option. */
export const gainedKey =
  (key: AbilityKey): KeyWriter =>
  ({ card, onto }) =>
    keyOfAbility(key, card, onto);

/** An ability of an object in the lists of what was done this turn. */
export const nameOfAbility = ({ word }: AbilityKey, object: number, giver: ObjectRef = NOTHING): string =>
  `c${object}#${word}${from(giver)}`;

/** An option that writes its key when it is first asked for it: of all that are listed, one is played. */
class ListedOption implements Option {
  readonly kind: OptionKind;
  readonly rule: string;
  readonly card: ObjectRef;
  readonly server: ServerId;
  readonly onto: ObjectRef;
  readonly number: number;
  #key: string | KeyWriter | AbilityKey;

  constructor(
    kind: OptionKind,
    key: string | KeyWriter | AbilityKey,
    rule: string,
    card: ObjectRef,
    server: ServerId,
    onto: ObjectRef,
    number: number,
  ) {
    this.kind = kind;
    this.rule = rule;
    this.card = card;
    this.server = server;
    this.onto = onto;
    this.number = number;
    this.#key = key;
  }

  get key(): string {
    const key = this.#key;
    if (typeof key === 'string') return key;
    const written = typeof key === 'function' ? key(this) : keyOfAbility(key, this.card);
    this.#key = written;
    return written;
  }

  /** An accessor is not written by itself; the key belongs to what others read. */
  toJSON(): Option {
    const { kind, key, rule, card, server, onto, number } = this;
    return { kind, key, rule, card, server, onto, number };
  }
}

export const option = (
  kind: OptionKind,
  key: string | KeyWriter | AbilityKey,
  rule: string,
  card: ObjectRef = NOTHING,
  server: ServerId = NO_SERVER,
  onto: ObjectRef = NOTHING,
  number = 0,
): Option => new ListedOption(kind, key, rule, card, server, onto, number);
