import type { EditionId } from '../editions/edition-id.ts';
import type { Counter } from '../language/lists.ts';
import type { Named } from '../query/named.ts';
import type { Seat, Side } from '../side.ts';
import type { DecisionKind } from '../state/decision.ts';
import type { Outcome } from '../state/state.ts';
import type { GainedText } from './gained-texts.ts';
import type { Position } from './position.ts';
import type { StructureView } from './structures.ts';

// What a seat sees of a game, as plain data.

/** A card as a seat sees it. Without `card` the seat may not know which card it is. */
export interface CardView {
  /** The number in option keys: c17; 0 for a card the seat cannot point at, facedown in the other side's Archives. */
  readonly object: number;
  readonly card?: string;
  readonly title?: string;
  /** Which card it was when the seat saw it, although it may not look at it now. */
  readonly remembered?: string;
  readonly type?: string;
  /** Id of what it was turned into, where it is not what is printed on it (10.1.3). */
  readonly turnedInto?: string;
  /** Its subtypes, where they are not those printed on it. */
  readonly subtypes?: readonly string[];
  /** Abilities it has besides its own, in words. */
  readonly gained?: readonly GainedText[];
  /** Which of its abilities it has lost: those printed on it, or whatever it would have. */
  readonly lost?: 'printed' | 'all';
  readonly faceup: boolean;
  readonly rezzed?: boolean;
  readonly strength?: number;
  /** What it would cost now to play, install or rez it; for ice in hand: without ice before the server. */
  readonly cost?: number;
  readonly advancementRequirement?: number;
  readonly canBeAdvanced?: boolean;
  readonly installedThisTurn?: boolean;
  readonly counters: Partial<Record<Counter, number>>;
  /** The objects it was told to remember. */
  readonly remembers?: readonly number[];
  /** What else was chosen for it to remember. */
  readonly named?: Partial<Record<Named, string | number>>;
  readonly hosted: readonly CardView[];
}

export interface HiddenPile {
  readonly count: number;
  /** Only for those who may look. */
  readonly cards?: readonly CardView[];
}

export interface PlayerView {
  readonly identity: CardView;
  readonly credits: number;
  readonly clicks: number;
  readonly agendaPoints: number;
  readonly maximumHandSize: number;
  readonly scored: readonly CardView[];
}

export interface ServerView {
  readonly server: string;
  /** Outermost first. */
  readonly ice: readonly CardView[];
  readonly root: readonly CardView[];
}

export interface CorpView extends PlayerView {
  readonly badPublicity: number;
  readonly hq: HiddenPile;
  readonly rd: HiddenPile;
  readonly archives: readonly CardView[];
  readonly servers: readonly ServerView[];
}

export interface RunnerView extends PlayerView {
  readonly tags: number;
  readonly coreDamage: number;
  readonly memory: { readonly limit: number; readonly used: number };
  readonly link: number;
  readonly grip: HiddenPile;
  readonly stack: HiddenPile;
  readonly heap: readonly CardView[];
  readonly rig: readonly CardView[];
}

/** A run in progress. */
export interface RunView {
  readonly server: string;
  readonly phase: string;
  readonly step: string;
  /** How many pieces of ice lie inward of the Runner; null without a position. */
  readonly position: number | null;
  /** The ice at the Runner's position, or the encountered one. */
  readonly ice: CardView | null;
  /** Subroutines of the encountered ice. */
  readonly subroutines: readonly ('unbroken' | 'broken' | 'resolved')[];
  /** Where the text of each subroutine is, if some are gained: a card, and which of its programs. */
  readonly texts?: readonly { readonly card: string; readonly program: number }[];
  readonly badPublicityCredits: number;
  readonly successful: boolean;
}

/** What is about to happen, to what and how much: open to both players (10.2.3b). */
export interface ImminentView {
  readonly effect: string;
  /** Who does it, and whom it concerns. */
  readonly by: Side;
  readonly who: Side;
  readonly amount: number;
  /** The kind of damage, the counter or the place, where it has one. */
  readonly detail?: string;
  /** The card whose ability it is; null where a rule does it or the card is gone. */
  readonly source: CardView | null;
  /** The cards it acts on that lie where everybody sees them or that the seat may look at, and how many others. */
  readonly cards: readonly CardView[];
  readonly others: number;
}

/** Everything a seat may know, and nothing else. */
export interface View {
  readonly seat: Seat;
  readonly edition: EditionId;
  readonly pointsToWin: number;
  readonly turn: {
    readonly number: number;
    readonly side: Side;
    readonly phase: string;
    readonly step: string;
  };
  /** Who must decide, and what kind of decision it is; the options are the decider's alone. */
  readonly waiting: { readonly seat: Side; readonly kind: DecisionKind; readonly rule: string } | null;
  readonly structures: readonly StructureView[];
  readonly corp: CorpView;
  readonly runner: RunnerView;
  readonly run: RunView | null;
  /** The instruction that is imminent while interrupts are asked about. */
  readonly imminent: readonly ImminentView[];
  /** Targets announced so far by the ability that is resolving. */
  readonly targets: readonly CardView[];
  /** The server that is the mark this turn. */
  readonly mark: string | null;
  /** The card being accessed, as far as the seat may see it. */
  readonly access: CardView | null;
  /** Cards accessed so far in this breach, as far as the seat may still see them. */
  readonly accessed: readonly CardView[];
  /** Cards the seat may look at only because it is choosing among them. */
  readonly looking: readonly CardView[];
  readonly playing: readonly CardView[];
  readonly setAside: readonly CardView[];
  readonly removed: readonly CardView[];
  readonly happened: {
    readonly actions: readonly string[];
    readonly clicksSpent: number;
    readonly thisTurn: readonly { readonly deed: string; readonly side: Side; readonly amount: number }[];
  };
  readonly outcome: Outcome | null;
  /** The game as the seat may know it, to make worlds from; only when asked for. */
  readonly position?: Position;
}

/** What a view has besides what it always has. */
export interface ViewWish {
  readonly position?: boolean;
}
