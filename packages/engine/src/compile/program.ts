import type {
  AbilityData,
  Change,
  Changing,
  ConditionalData,
  Granting,
  InterruptData,
  Limit,
  PaidData,
  Restriction,
  StaticData,
} from '../language/ability.ts';
import type { CardData } from '../language/card.ts';
import type { Condition } from '../language/condition.ts';
import type { Cost } from '../language/cost.ts';
import type { Deed, DeedName } from '../language/deed.ts';
import type { Duration, EffectData, Recipient, ServerSpec } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { CardType } from '../language/lists.ts';
import type { Announced, CardRef } from '../language/reference.ts';
import type { Sorts } from '../language/sorts.ts';
import type { Step } from '../language/step.ts';
import type { Subtype } from '../language/subtypes.ts';
import type { Amount, ValueData } from '../language/value.ts';
import type { Side } from '../side.ts';

/** An effect in a program: its data, and in which slot of the ability its cards are already (-1: none). */
export interface ProgramEffect {
  readonly data: EffectData;
  readonly slot: number;
  /** The slot of the cards it needs besides. */
  readonly otherSlot: number;
  /** The slot that keeps the cards it acts on because something speaks of them as "that" later (-1: nothing does). */
  readonly keeps: number;
  /** The slot of what it calls "that" itself. */
  readonly that: number;
  /** For `later`: index of the delayed ability among the card's conditional abilities; for `linger`: of its static ability among what lasts. */
  readonly later: number;
  /** Who chose it among several effects, if it is one of those. */
  readonly chosenBy: Recipient | null;
  /** Among the numbers of the ability: what it calls "done" itself, how much it did, and how much was chosen (-1: none). */
  readonly done: number;
  readonly counts: number;
  readonly chosen: number;
  readonly said: SaidEffect;
}

/** What the data of an effect says, in one shape for all effects; null where it says nothing of the kind. */
export interface SaidEffect {
  readonly by: Recipient | null;
  readonly who: Recipient | null;
  readonly amount: Amount | null;
  readonly less: ValueData | null;
  readonly until: Duration | 'deed';
  /** The cards it acts on, whether somebody chooses them, and those it needs besides. */
  readonly cards: CardRef | null;
  readonly targets: boolean;
  readonly others: CardRef | null;
}

/** Flat code: an ability frame holds a program and a counter into it. */
export type Instruction =
  | {
      readonly op: 'target';
      readonly slot: number;
      readonly choose: Announced;
      readonly that: number;
      readonly done: number;
      /** What is to be done with them: it may not be able to act on every card. */
      readonly acts: EffectData;
    }
  /** Another card to choose and act on, until `count` are or the chooser stops; `all` has those acted on. */
  | {
      readonly op: 'more';
      readonly one: number;
      readonly all: number;
      readonly count: ValueData;
      readonly that: number;
      readonly done: number;
      readonly back: number;
    }
  /** The number of an effect of the next instruction is chosen. */
  | { readonly op: 'number'; readonly effect: ProgramEffect; readonly upTo: ValueData }
  /** The server an effect of the next instruction moves cards to is chosen among those it speaks of. */
  | { readonly op: 'server'; readonly effect: ProgramEffect }
  | { readonly op: 'do'; readonly effects: readonly ProgramEffect[] }
  | {
      readonly op: 'branch';
      readonly condition: Condition;
      readonly otherwise: number;
      readonly that: number;
      readonly done: number;
    }
  /** `by`: who is asked, unless that is the controller. */
  | {
      readonly op: 'may';
      readonly by: Side | null;
      readonly otherwise: number;
      /** What may be done, as the card says it. */
      readonly said: readonly Step[];
    }
  | { readonly op: 'search'; readonly slot: number; readonly choose: Announced }
  | {
      readonly op: 'pay';
      readonly cost: Cost;
      readonly by: Recipient;
      readonly otherwise: number;
      /** Not asked whether to pay. */
      readonly must: boolean;
      /** X is announced with it. */
      readonly announces: boolean;
      /** The slot that keeps the cards it is paid with, if something speaks of them later. */
      readonly keeps: number;
      /** What comes of paying and of not paying, as the card says it. */
      readonly bought: readonly Step[];
      readonly unpaid: readonly Step[];
      readonly that: number;
      readonly done: number;
    }
  | {
      readonly op: 'bid';
      readonly otherwise: number;
      /** One player bids up to so many and the other guesses; '' where both bid. */
      readonly guess: 'number' | 'odd' | '';
      readonly most: ValueData;
      readonly that: number;
      readonly done: number;
      /** Among the numbers of the ability, what was bid, if something asks. */
      readonly counts: number;
    }
  | {
      readonly op: 'name';
      readonly what: Sorts['named'];
      readonly types: readonly CardType[] | null;
      readonly subtypes: readonly Subtype[] | null;
      readonly most: ValueData | null;
      readonly that: number;
      readonly done: number;
    }
  | { readonly op: 'trace'; readonly strength: number; readonly otherwise: number }
  | {
      readonly op: 'modes';
      readonly by: Recipient;
      readonly starts: readonly number[];
      readonly names: readonly string[];
      /** As options say them. */
      readonly keys: readonly string[];
      /** How many are resolved, and where it goes on then. */
      readonly count: number;
      readonly after: number;
      /** The bit of its first mode among all modes of the program. */
      readonly bit: number;
    }
  | {
      readonly op: 'repeat';
      /** How often, or as long as what holds. */
      readonly count: ValueData | null;
      readonly condition: Condition | null;
      readonly that: number;
      readonly done: number;
      /** Among the numbers of the ability, how often there is still to go. */
      readonly number: number;
      /** What its steps keep, which they keep anew each time: from where to where among slots and numbers. */
      readonly slots: readonly [number, number];
      readonly numbers: readonly [number, number];
      /** Where it goes on for another time, and when it is over. */
      readonly again: number;
      readonly after: number;
    }
  | { readonly op: 'jump'; readonly to: number }
  | { readonly op: 'end' };

export type Program = readonly Instruction[];

/** How option keys speak of an ability: what is done with it, and its name as one word. */
export interface AbilityKey {
  readonly verb: 'use' | 'trigger' | 'interrupt' | 'replace';
  readonly word: string;
}

export interface CompiledConditional {
  readonly data: ConditionalData;
  readonly key: AbilityKey;
  readonly deeds: readonly Deed[];
  /** What has to be so for it to be pending, where that is no deed (9.6.7). */
  readonly state: Condition | null;
  readonly program: number;
  /** Only created by an instruction, or gained by other cards; never active by itself. */
  readonly delayed: boolean;
  /** Of a run: it stays pending although the run is over (6.8.5). */
  readonly ofRun: boolean;
  /** It speaks of the X announced as its card was installed. */
  readonly asInstalled: boolean;
}

/** What is asked of an ability as it is used: paid abilities and paid interrupts alike. */
export interface Used {
  readonly cost: Cost;
  /** X is announced with its cost. */
  readonly announces: boolean;
  readonly onlyIf: Condition | null;
  readonly program: number;
  readonly limit: Limit | undefined;
  readonly key: AbilityKey;
}

export interface CompiledPaid extends Used {
  readonly data: PaidData;
  /** All it does is change strength for an encounter. */
  readonly onlyStrength: boolean;
  /** Nothing would come of it outside an encounter. */
  readonly onlyInEncounters: boolean;
  /** Of an interface ability what ice it works on, else ''. */
  readonly interfaceWith: Subtype | 'any' | '';
  readonly forAccess: boolean;
  /** Who can use it: the card's controller (''), their opponent, or any player. */
  readonly by: NonNullable<PaidData['by']> | '';
  /** The Corp can use it in the Runner's score area too. */
  readonly stolen: boolean;
  /** The only place it works from, or '' while its card is active. */
  readonly activeIn: NonNullable<PaidData['activeIn']> | '';
  readonly breaksSubroutines: boolean;
  readonly speaksOfEncountered: boolean;
  /** The same of the ice the Runner is approaching. */
  readonly speaksOfApproached: boolean;
  readonly speaksOfAccessed: boolean;
  /** Whether its cost has clicks in it, and whether they come first. */
  readonly clicksInCost: boolean;
  readonly clicksFirst: boolean;
}

export interface CompiledInterrupt extends Used {
  /** Printed on the card as its own, in the text of a run it makes, or given to other cards. */
  readonly of: 'card' | 'run' | 'others';
  /** What has to be so as the effect is about to happen. */
  readonly condition: Condition | null;
  readonly data: InterruptData;
  /** Used for a cost, met like a conditional ability, or applied by itself (9.8.8b). */
  readonly kind: 'paid' | 'when' | 'instead';
  /** It prevents, so it is of no use against what cannot be prevented. */
  readonly prevents: boolean;
}

/**
 * What a card brings into a game by being one of its cards. It is found out once: a search makes the tables of a game for
 * every world with other cards.
 */
export interface Brought {
  /** Those of BRINGS (brought.ts). */
  readonly bits: number;
  /** The deeds it speaks of, with their numbers, and how, as bits of noted.ts. */
  readonly deeds: readonly { readonly deed: DeedName; readonly number: number; readonly why: number }[];
  readonly changing: readonly Changing[];
}

/** What a card gives others: programs of subroutines, places among its own abilities, and static abilities. */
export interface GivenText {
  readonly subroutines: readonly number[];
  readonly when: readonly number[];
  readonly paid: readonly number[];
  readonly interrupts: readonly number[];
  readonly statics: readonly StaticData[];
}

/** What a run comes with: abilities of the card that made it, by their places among its own. */
export interface RunText {
  /** As the card says it. */
  readonly said: readonly AbilityData[];
  readonly when: readonly number[];
  readonly interrupts: readonly number[];
  readonly lasting: readonly number[];
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
  /** Ids of the sides of a double-sided card, the front first; none of others. */
  readonly sides: readonly string[];
  /** Id of the card that this is a form of; that of others is their own. */
  readonly printed: string;
  /** Ids of what it can be turned into, by what each is called (compile/forms.ts). */
  readonly forms: Readonly<Record<string, string>>;
  readonly hasForms: boolean;
  /** It is a condition counter, and so no card: nothing that is printed on a card is on it (10.1.4). */
  readonly isCounter: boolean;
  readonly type: CardType;
  readonly programs: readonly Program[];
  /** What each position of each program is called: the ability and the words that lead there. */
  readonly labels: readonly (readonly string[])[];
  readonly names: CardNames;
  /** Of each program, whether it speaks of cards hosted on the card. */
  readonly speaksOfHosted: readonly boolean[];
  readonly play: number;
  readonly when: readonly CompiledConditional[];
  /** The deeds they wait for. */
  readonly waitsFor: ReadonlySet<DeedName>;
  /** Its own, then those it gives others; `uses` are its own. */
  readonly paid: readonly CompiledPaid[];
  readonly uses: readonly CompiledPaid[];
  readonly interrupts: readonly CompiledInterrupt[];
  readonly statics: readonly StaticData[];
  /** Static abilities its instructions make work for a while. */
  readonly lasting: readonly StaticData[];
  /** What ends each of them, where a deed does. */
  readonly lastingUntil: readonly (Deed | null)[];
  /** What ends its stay in the play area; nothing: it does not stay. */
  readonly stays: readonly Deed[];
  /** The texts of the runs its abilities make. */
  readonly runTexts: readonly RunText[];
  /** Whether one of its static abilities changes what deeds cost. */
  readonly changesPrices: boolean;
  /** Those of its static abilities that change numbers. */
  readonly changes: readonly Change[];
  /** Those that do so in the Runner's score area alone. */
  readonly changesStolen: readonly Change[];
  /** Those that give or take subtypes. */
  readonly grants: readonly Granting[];
  /** What its static abilities give cards to do, those that last for a while too. */
  readonly given: ReadonlyMap<StaticData, GivenText>;
  readonly subroutines: readonly number[];
  readonly recurring: number;
  /** The printed cost, of X 0 (1.15.3a). */
  readonly cost: number;
  /** X is announced with the printed cost, and with what it costs on top to play the card. */
  readonly costsX: boolean;
  readonly addsX: boolean;
  readonly memory: number;
  readonly points: number;
  readonly isCorp: boolean;
  /** Agendas, assets, upgrades: go into a root. */
  readonly rootCard: boolean;
  readonly isConsole: boolean;
  /** Only one card of its name may be active (10.3.1d); identities aside. */
  readonly unique: boolean;
  /** Its printed strength, 0 where that is X; null where it has none. */
  readonly strength: number | null;
  /** Its printed advancement requirement, 0 where it has none. */
  readonly requirement: number;
  /** The hosts it can only be installed on; null without such a limit. */
  readonly installOn: Filter | null;
  /** What limits when and where something can be done with it, and the only servers it can be in. */
  readonly restrictions: readonly Restriction[];
  readonly onlyIn: ServerSpec | null;
  /** What can be installed on it; null for nothing. */
  readonly hosts: Filter | null;
  /** How many cards it can host (1.12.4). */
  readonly hostsUpTo: number;
  /** By its own ability: agendas can be advanced anyway (1.17.2). */
  readonly canBeAdvanced: boolean;
  readonly removedWhenResolved: boolean;
  /** Playing it gains credits first of all, so it changes something unless that is forbidden (1.2.5). */
  readonly surelyChanges: boolean;
  readonly hasInactiveTriggers: boolean;
  /** It has a paid ability that is no action in any edition, and not for accesses alone. */
  readonly usableInWindows: boolean;
  /** One of them is of use outside encounters: it neither breaks subroutines nor is about the encountered ice alone. */
  readonly usableOutsideEncounters: boolean;
  /** While it is active it has something to say: an ability to use, one that waits, interrupts or holds. */
  readonly speaksWhileActive: boolean;
  /** The Corp can use an ability of it in the Runner's score area. */
  readonly usableStolen: boolean;
  /** It has an interrupt of its own, not only such that it gives a run or other cards. */
  readonly interruptsByItself: boolean;
  /** It has a paid ability that works from a hand or discard pile. */
  readonly usableElsewhere: boolean;
  /** The deeds it asks about after they are over. */
  readonly askedDeeds: readonly DeedName[];
  /** It asks in which encounter something happened. */
  readonly asksEncounter: boolean;
  /** The deeds of which it asks by what means they are done. */
  readonly deedsByMeans: readonly DeedName[];
  readonly brought: Brought;
  /** No other compiled card has the same. */
  readonly serial: number;
  /** It hosts cards by its own ability, so nothing is installed onto it directly (1.12.5b). */
  readonly hostsByAbility: boolean;
}
