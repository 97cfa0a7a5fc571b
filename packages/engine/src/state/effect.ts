import type { Duration, EffectName } from '../language/effect.ts';
import type { Side } from '../side.ts';
import type { ObjectRef, ServerId } from './state.ts';

/** An effect with every number and card worked out, ready to be interrupted and carried out. */
export interface Effect {
  readonly name: EffectName;
  /** Who carries it out. */
  readonly by: Side;
  readonly source: ObjectRef;
  readonly def: number;
  /** Whom it concerns. */
  readonly who: Side;
  amount: number;
  cards: ObjectRef[];
  /** The cards it needs besides: what it hosts on. */
  readonly others: readonly ObjectRef[];
  /** Counter, kind of damage, prohibition or place, where the effect has one. */
  readonly detail: string;
  /** Servers a run can be made on, or a card installed in. */
  readonly servers: ServerId[];
  /** How long a change lasts that does not last for good. */
  readonly until: Duration | 'deed';
  marks: number;
  /** For what an interrupt does: its index among the interrupts of `def`, else -1. */
  readonly interrupt: number;
  /** Sources of replacements that already changed it, so that none does twice (9.8.9c). */
  changedBy: number[];
  /** The slot in which its ability keeps the cards it finds by itself, or -1. */
  readonly keeps: number;
  /** What it leaves behind, by its place on its card, or -1; and the card of the deed that met its ability's trigger. */
  readonly ability: number;
  readonly subject: ObjectRef;
  /** Among the numbers its ability keeps, that of how much it did, or -1. */
  readonly counts: number;
}

/** Marks of an effect, one bit each; targeted: its cards were chosen. */
export const LOAD = 1;
export const TARGETED = 2;
export const UNPREVENTABLE = 4;
export const BASIC_ACTION = 8;
export const DIFFERENT = 16;
export const REVEAL = 32;
/** The effect was prevented as a whole and has no value any more (9.8.7b). */
export const REMOVED = 64;
export const MANDATORY_DRAW = 256;
export const UP_TO = 512;
export const INWARD = 1024;
/** All there is, whatever the number. */
export const ALL = 2048;
export const FACEDOWN = 4096;
/** Additional costs of the effect are paid. */
export const PAID = 8192;
/** Who has to pay an additional cost of the effect chose it, so it cannot be declined (9.11.3e). */
export const AGREED = 16384;
/** The effect pays a cost. */
export const COST = 524288;
/** What is played is removed from the game once it has resolved. */
export const THEN_REMOVED = 262144;
/** Only its servers will do; without it an act may choose any. */
export const PLACED = 32768;
/** What is installed has to be ice, or has to go to a root. */
export const TO_ICE = 65536;
export const TO_ROOT = 131072;
/** What is installed is rezzed at once. */
export const THEN_REZ = 4194304;
/** A deck is shuffled even though nothing is put into it. */
export const NONE_TOO = 1048576;
/** Something is taken from its own card, or what is set aside of it. */
export const OWN = 2097152;

/** What saves call the marks. */
export const EFFECT_MARKS = {
  load: LOAD,
  targeted: TARGETED,
  unpreventable: UNPREVENTABLE,
  basicAction: BASIC_ACTION,
  different: DIFFERENT,
  reveal: REVEAL,
  removed: REMOVED,
  mandatoryDraw: MANDATORY_DRAW,
  upTo: UP_TO,
  inward: INWARD,
  all: ALL,
  facedown: FACEDOWN,
  paid: PAID,
  agreed: AGREED,
  cost: COST,
  thenRemoved: THEN_REMOVED,
  placed: PLACED,
  toIce: TO_ICE,
  toRoot: TO_ROOT,
  thenRez: THEN_REZ,
  noneToo: NONE_TOO,
  own: OWN,
} as const;
