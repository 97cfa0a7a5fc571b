import type { Side } from '../side.ts';
import type { ConditionalData, InterruptData, PaidData, StaticData } from './ability.ts';
import type { Condition } from './condition.ts';
import type { Filter } from './filter.ts';
import type { Step } from './step.ts';

export const CARD_TYPES = [
  'identity',
  'agenda',
  'asset',
  'ice',
  'operation',
  'upgrade',
  'event',
  'hardware',
  'program',
  'resource',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const FACTIONS = [
  'haas_bioroid',
  'jinteki',
  'nbn',
  'weyland_consortium',
  'neutral_corp',
  'anarch',
  'criminal',
  'shaper',
  'adam',
  'apex',
  'sunny_lebeau',
  'neutral_runner',
] as const;
export type Faction = (typeof FACTIONS)[number];

/** Printed facts of a card; a missing number means the card has no such value, null that it varies. */
export interface CardFacts {
  readonly id: string;
  readonly title: string;
  readonly faction: Faction;
  readonly subtypes: readonly string[];
  readonly unique?: true;
  readonly influence?: number;
  readonly deckLimit?: number;
  /** Play, install or rez cost, by type. */
  readonly cost?: number | null;
  readonly strength?: number | null;
  readonly memory?: number;
  readonly trash?: number;
  readonly advancement?: number;
  readonly points?: number;
  readonly link?: number;
  readonly minimumDeckSize?: number;
  readonly influenceLimit?: number | null;
}

/** What a card does, in the card language; plain values only. */
export interface CardText {
  /** Play ability of an operation or event. */
  readonly play?: readonly Step[];
  readonly static?: readonly StaticData[];
  readonly paid?: readonly PaidData[];
  readonly when?: readonly ConditionalData[];
  readonly interrupt?: readonly InterruptData[];
  readonly subroutines?: readonly (readonly Step[])[];
  /** Recurring credits (1.10.5) and what they may pay for. */
  readonly recurring?: number;
  readonly playOnlyIf?: Condition;
  /** Must be installed hosted on a matching card (1.12.5c). */
  readonly installOn?: Filter;
  /** May host cards of this kind as an install destination (1.12.5a). */
  readonly canHost?: Filter;
  readonly canBeAdvanced?: true;
  /** Stays in the play area after resolving as a terminal card ends the action phase (5.4.3). */
  readonly terminal?: true;
  /** Ends the game's interest in the card: it is removed from the game instead of trashed when resolved. */
  readonly removedWhenResolved?: true;
}

export interface CardData extends CardFacts, CardText {
  readonly side: Side;
  readonly type: CardType;
}

type Body = CardFacts & CardText;

const corp =
  (type: CardType) =>
  (body: Body): CardData => ({ side: 'corp', type, ...body });
const runner =
  (type: CardType) =>
  (body: Body): CardData => ({ side: 'runner', type, ...body });

export const corpIdentity = corp('identity');
export const agenda = corp('agenda');
export const asset = corp('asset');
export const ice = corp('ice');
export const operation = corp('operation');
export const upgrade = corp('upgrade');
export const runnerIdentity = runner('identity');
export const event = runner('event');
export const hardware = runner('hardware');
export const program = runner('program');
export const resource = runner('resource');
