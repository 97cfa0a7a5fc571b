import type { BotName } from '@lastclick/bots';
import type {
  DecisionKind,
  EditionId,
  GameRecord,
  OptionKind,
  Outcome,
  Scenario,
  Seat,
  Setup,
  Side,
  View,
} from '@lastclick/engine';

/** Who sits at a side of the table. */
export type Sitter = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: BotName };

/** A deck as the table is told of it: a key of the decks that come with the game, or a list. */
export type DeckChoice =
  | { readonly kind: 'key'; readonly key: string }
  | {
      readonly kind: 'list';
      readonly name: string;
      readonly identity: string;
      readonly cards: Readonly<Record<string, number>>;
    };

/** Everything that decides how a game begins. */
export interface NewGame {
  readonly edition: EditionId;
  readonly seed: string;
  readonly pointsToWin: number;
  readonly corp: Sitter;
  readonly runner: Sitter;
  readonly corpDeck: DeckChoice;
  readonly runnerDeck: DeckChoice;
  /** Whether both players know which decks are played; closed when not given. */
  readonly lists?: 'open';
  /** A position to begin at instead of dealing the decks; it brings its own edition and seed. */
  readonly scenario?: Scenario;
  /** Cards of one's own that the game is played with. */
  readonly cards?: NonNullable<Setup['cards']>;
  /** A first game, played with hints. */
  readonly isGuided?: true;
  /** How the options begin, in words, that the opponent takes in a scene of the tutorial, instead of thinking. */
  readonly script?: readonly string[];
}

/** How eagerly the table asks (design, section 5). */
export interface Tempo {
  /** 'relaxed' asks only what could matter at that moment; 'strict' asks everything. */
  readonly windows: 'relaxed' | 'strict';
  /** Rule numbers of steps at which each side always wants to be asked. */
  readonly stops: Readonly<Record<Side, readonly string[]>>;
  /** How long the table waits before a bot moves; 'even' when not given, 'swift' waits for nothing. */
  readonly pace?: 'even' | 'swift';
  /** When to ask about what a card can do in a window, by its id; where nothing is said, when it could matter. */
  readonly cards?: Readonly<Record<string, CardTempo>>;
  /** 'always': whether to jack out is asked also where nothing has happened since the Runner chose to go on. */
  readonly jackOut?: 'always';
}

/** When to ask about what a card can do in a window: not at all, where it could matter in runs, or wherever it can. */
export type CardTempo = 'never' | 'runs' | 'always';

/** How long the table passes for somebody, unless something happens that they could answer in a way that matters. */
export const PASS_UNTIL = ['action', 'run', 'turn'] as const;
export type PassUntil = (typeof PASS_UNTIL)[number];

/** A move that is legal now. */
export interface Offer {
  /** As in records and protocols; what is sent back. */
  readonly key: string;
  readonly kind: OptionKind;
  /** In the words of the rules: "Gain 1 credit". */
  readonly words: string;
  /** What it costs, as words, where it costs something: "1 click, 2 credits"; else ''. */
  readonly cost: string;
  readonly rule: string;
  /** The card it concerns: the number of CardView.object; null where it concerns none. */
  readonly object: number | null;
  /** The card it goes onto, where it does. */
  readonly onto: number | null;
  /** The server it concerns, as ServerView.server names it; null where it concerns none. */
  readonly server: string | null;
  /** The subroutine it breaks or resolves, by its place on the ice; null where it is about none. */
  readonly subroutine: number | null;
  /** What happens if one does nothing special: the last button of the bar. */
  readonly isDefault: boolean;
  /** It cannot be taken back without the opponent having learnt something, or chance having decided. */
  readonly reveals: boolean;
}

/** Several moves chosen with one tap: a way through the ice that is encountered. */
export interface Way {
  /** "Break all with Carmen". */
  readonly words: string;
  /** All it takes, as words: "4 credits"; '' where it takes nothing. */
  readonly cost: string;
  /** The card that breaks; null where several do. */
  readonly object: number | null;
  /** The moves, in their order. */
  readonly keys: readonly string[];
}

/** How a card that breaks stands with the ice that is encountered. */
export interface BreakerWords {
  readonly object: number;
  readonly canBreak: boolean;
  /** "breaks all for 4 credits", or why it does not. */
  readonly words: string;
}

/** A question to whoever sits at the device; only ever to the seat that looks. */
export interface Ask {
  readonly seat: Side;
  readonly kind: DecisionKind;
  readonly rule: string;
  /** "Choose a card to discard". */
  readonly question: string;
  /** More about it, one line each. */
  readonly about: readonly string[];
  readonly offers: readonly Offer[];
  /** For choices of several cards: how many are chosen so far, how many are wanted (0: as many as one likes). */
  readonly chosen: number;
  readonly wanted: number;
  /** How long one may be passed from here, besides this once. */
  readonly passes: readonly PassUntil[];
  /** No answer is more sensible than another at sight: none is to be drawn louder. */
  readonly isEven: boolean;
  /** Ways through the ice that is encountered, cheapest first. */
  readonly ways: readonly Way[];
  /** Every card that breaks, first those that can break everything there. */
  readonly breakers: readonly BreakerWords[];
}

/** A step of a timing structure as the rail draws it. */
export interface RailStep {
  readonly rule: string;
  /** What happens there, in our own words. */
  readonly words: string;
  /** Letters of what may happen in its window: P paid abilities, R rezzing, S scoring; '' without a window. */
  readonly letters: string;
  readonly state: 'past' | 'now' | 'ahead';
  readonly isStop: boolean;
}

/** A timing structure under way, from the turn inward: the phases of the turn, a run in it, a breach in that. */
export interface RailLevel {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly RailStep[];
}

export interface Rail {
  /** The phases of the turn, in order, and which is under way. */
  readonly phases: readonly { readonly id: string; readonly title: string; readonly isNow: boolean }[];
  readonly levels: readonly RailLevel[];
  /** Who has priority or must decide. */
  readonly priority: Side | null;
}

/** One of the things a line of the log is made of. */
export interface LogDetail {
  /** How many options had been played when it happened. */
  readonly played: number;
  readonly words: string;
  readonly rule: string;
  /** Cards to highlight. */
  readonly objects: readonly number[];
  /** 'passed': the table passed for the player, and says so. */
  readonly kind: 'event' | 'passed';
}

/** A line of the log: one deed and what it came to. */
export interface LogEntry {
  /** Place in the whole log, from 0. */
  readonly number: number;
  /** How many options had been played when it happened. */
  readonly played: number;
  readonly turn: number;
  readonly side: Side | null;
  /** "The Runner plays Sure Gamble: +4 credits." */
  readonly words: string;
  readonly rule: string;
  /** Cards to highlight. */
  readonly objects: readonly number[];
  /** The cards it is about, as far as the seat knows them, by their ids. */
  readonly cards: readonly string[];
  /** All it is made of, in order. */
  readonly details: readonly LogDetail[];
  /** 1 where it is part of the deed before: what happens in a run. */
  readonly level: 0 | 1;
  /** The event it tells. */
  readonly event: number;
  readonly kind: 'deed' | 'turn';
}

/** A card that a seat was shown as something was done with it. */
export interface ShownCard {
  /** The event that showed it. */
  readonly event: number;
  readonly how: 'played' | 'rezzed' | 'accessed' | 'exposed' | 'revealed' | 'looked' | 'scored';
  readonly card: string;
  readonly turn: number;
  /** Who did it. */
  readonly side: Side | null;
  /** The server of the run it happened in; null outside of runs. */
  readonly server: string | null;
  /** Runs of the turn begun by then. */
  readonly run: number;
  /** What became of an accessed card; null where it stays. */
  readonly became: 'stolen' | 'trashed' | null;
}

/** All the page knows of a game; a new one comes after every change. */
export interface Snapshot {
  readonly game: string;
  readonly setup: NewGame;
  readonly edition: EditionId;
  /** Whose view this is. */
  readonly seat: Seat;
  readonly view: View;
  readonly ask: Ask | null;
  /** The bot that is thinking. */
  readonly thinking: Side | null;
  readonly rail: Rail;
  /** The whole log as this seat may read it. */
  readonly log: readonly LogEntry[];
  /** The cards that were shown to this seat in this turn and the one before, in order. */
  readonly shown: readonly ShownCard[];
  /** How many options were played, and the place of the first of each turn among them. */
  readonly played: number;
  readonly turns: readonly { readonly turn: number; readonly side: Side; readonly from: number }[];
  readonly canTakeBack: boolean;
  readonly outcome: Outcome | null;
}

/** Why a card cannot do what one may want of it, or what it can. */
export interface WhyNot {
  /** The move one may have had in mind: "rez Palisade". */
  readonly move: string;
  readonly allowed: boolean;
  /** One sentence. */
  readonly because: string;
  readonly rule: string;
}

/** Numbers over the course of a game, one entry for each turn, for the charts. */
export interface CourseOfGame {
  readonly turns: readonly {
    readonly turn: number;
    readonly side: Side;
    readonly corp: { readonly credits: number; readonly cards: number; readonly points: number };
    readonly runner: { readonly credits: number; readonly cards: number; readonly points: number };
  }[];
  /** Clicks spent by kind of action. */
  readonly clicks: Readonly<Record<Side, Readonly<Record<string, number>>>>;
}

/** A game as it is kept in the browser, written to a file and carried by a link. */
export interface SavedGame {
  readonly format: 'last-click-game';
  readonly version: 1;
  readonly setup: NewGame;
  readonly record: GameRecord;
  /** Places of the options the table played for a human, because there was nothing to decide. */
  readonly passedFor?: readonly number[];
  /** In files: what every seat saw, packed, for the day on which its rules are gone. */
  readonly seen?: string;
}
