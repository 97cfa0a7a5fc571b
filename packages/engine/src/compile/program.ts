import type { ConditionalData, InterruptData, PaidData, StaticData } from '../language/ability.ts';
import type { CardData } from '../language/card.ts';
import type { Condition } from '../language/condition.ts';
import type { Cost } from '../language/cost.ts';
import type { Deed, DeedName } from '../language/deed.ts';
import type { EffectData, Recipient } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { CardType } from '../language/lists.ts';
import type { Announced } from '../language/reference.ts';
import type { Subtype } from '../language/subtypes.ts';

/** An effect in a program: its data, and in which slot of the ability its cards are already (-1: none). */
export interface ProgramEffect {
  readonly data: EffectData;
  readonly slot: number;
  /** The slot that keeps the cards it acts on because something speaks of them as "that" later (-1: nothing does). */
  readonly keeps: number;
  /** The slot of what it calls "that" itself. */
  readonly that: number;
  /** For `later`: index of the delayed ability among the card's conditional abilities; for `linger`: of its statics among what lasts. */
  readonly later: number;
  /** Who chose it among several effects, if it is one of those. */
  readonly chosenBy: Recipient | null;
}

/** Flat code: an ability frame holds a program and a counter into it. */
export type Instruction =
  | { readonly op: 'target'; readonly slot: number; readonly choose: Announced; readonly that: number }
  | { readonly op: 'do'; readonly effects: readonly ProgramEffect[] }
  | {
      readonly op: 'branch';
      readonly condition: Condition;
      readonly otherwise: number;
      readonly that: number;
    }
  | { readonly op: 'may'; readonly otherwise: number }
  | { readonly op: 'search'; readonly slot: number; readonly choose: Announced }
  | {
      readonly op: 'pay';
      readonly cost: Cost;
      readonly by: Recipient;
      readonly otherwise: number;
      /** Not asked whether to pay. */
      readonly must: boolean;
      readonly that: number;
    }
  | { readonly op: 'trace'; readonly strength: number; readonly otherwise: number }
  | {
      readonly op: 'modes';
      readonly by: Recipient;
      readonly starts: readonly number[];
      readonly names: readonly string[];
    }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'end' };

export type Program = readonly Instruction[];

export interface CompiledConditional {
  readonly data: ConditionalData;
  readonly deeds: readonly Deed[];
  readonly program: number;
  /** Only created by an instruction; never active by itself. */
  readonly delayed: boolean;
}

export interface CompiledPaid {
  readonly data: PaidData;
  readonly program: number;
  /** All it does is change strength for an encounter. */
  readonly onlyStrength: boolean;
  /** Of an interface ability what ice it works on, else ''. */
  readonly interfaceWith: Subtype | 'any' | '';
  readonly forAccess: boolean;
  readonly byOpponent: boolean;
  readonly limited: boolean;
  readonly onlyIf: Condition | null;
  readonly breaksSubroutines: boolean;
  readonly speaksOfEncountered: boolean;
  readonly speaksOfAccessed: boolean;
  /** Whether its cost has clicks in it, and whether they come first. */
  readonly clicksInCost: boolean;
  readonly clicksFirst: boolean;
}

export interface CompiledInterrupt {
  readonly data: InterruptData;
  readonly program: number;
  /** It prevents, so it is of no use against what cannot be prevented. */
  readonly prevents: boolean;
}

/** What the abilities of a card are called, each list in the order of the card's own. */
export interface CardNames {
  /** With what instructions create, and what the rules give. */
  readonly when: readonly string[];
  readonly paid: readonly string[];
  readonly interrupts: readonly string[];
  readonly statics: readonly string[];
  readonly lasting: readonly string[];
  readonly subroutines: readonly string[];
}

/** A card ready to be played with: facts, abilities and their programs. */
export interface CompiledCard {
  readonly data: CardData;
  readonly type: CardType;
  readonly programs: readonly Program[];
  /** What each position of each program is called: the ability and the words that lead there. */
  readonly labels: readonly (readonly string[])[];
  readonly names: CardNames;
  /** Of each program, whether it speaks of cards hosted on the card. */
  readonly speaksOfHosted: readonly boolean[];
  readonly play: number;
  readonly when: readonly CompiledConditional[];
  readonly paid: readonly CompiledPaid[];
  readonly interrupts: readonly CompiledInterrupt[];
  readonly statics: readonly StaticData[];
  /** Static abilities an instruction makes work for a while, together. */
  readonly lasting: readonly (readonly StaticData[])[];
  readonly subroutines: readonly number[];
  readonly recurring: number;
  readonly cost: number;
  readonly memory: number;
  readonly points: number;
  readonly isCorp: boolean;
  /** Agendas, assets, upgrades: go into a root. */
  readonly rootCard: boolean;
  readonly isConsole: boolean;
  /** The hosts it can only be installed on, and what must hold to play it; null without such a limit. */
  readonly installOn: Filter | null;
  readonly playOnlyIf: Condition | null;
  /** Playing it gains credits first of all, so it changes something unless that is forbidden (1.2.5). */
  readonly surelyChanges: boolean;
  readonly hasInactiveTriggers: boolean;
  /** The deeds it asks about after they are over. */
  readonly askedDeeds: readonly DeedName[];
  /** It hosts cards by its own ability, so nothing is installed onto it directly (1.12.5b). */
  readonly hostsByAbility: boolean;
}
