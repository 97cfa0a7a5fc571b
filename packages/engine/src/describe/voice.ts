import type { Who } from '../language/condition.ts';
import type { Deed } from '../language/deed.ts';
import type { Recipient } from '../language/effect.ts';
import type { FilterZone } from '../language/filter.ts';
import type { CardType } from '../language/lists.ts';
import type { Search } from '../language/reference.ts';
import type { Sorts } from '../language/sorts.ts';
import { opponentOf, type Side } from '../side.ts';
import type { cardOfPast, clauseOf, happenedTo } from './conditions.ts';
import type { effectClause } from './effects.ts';
import type { ownerOf, phraseOf } from './filters.ts';
import type { inlineText, lineText } from './steps.ts';
import type { countText, quantity } from './values.ts';

/** How parts of a text are told that others are made of, and that are made of those in turn. */
export interface Sayings {
  readonly phraseOf: typeof phraseOf;
  readonly ownerOf: typeof ownerOf;
  readonly countText: typeof countText;
  readonly quantity: typeof quantity;
  readonly clauseOf: typeof clauseOf;
  readonly cardOfPast: typeof cardOfPast;
  readonly happenedTo: typeof happenedTo;
  readonly effectClause: typeof effectClause;
  readonly lineText: typeof lineText;
  readonly inlineText: typeof inlineText;
  /** An ability as a line of its own. */
  readonly abilityText: (ability: Sorts['ability'], voice: Voice) => string;
}

/** Who speaks: the side a card belongs to is "you", and an interrupt knows what it interrupts. */
export interface Voice {
  readonly say: Sayings;
  readonly side: Side;
  /** Whoever it is that speaks, so that nobody is "you". */
  readonly anyone?: true;
  /** The type of the card that speaks, by which it calls itself; 'card' where it can be any. */
  readonly type: CardType | 'card' | 'counter';
  /** What it is hosted on, where only one type of card can host it. */
  readonly host?: string;
  /** Whether this card was named in the clause before, so that a condition need not name it again. */
  readonly before?: 'this';
  /** Which run is spoken of: the one that met the trigger, or the one under way. */
  readonly run?: 'that' | 'this';
  /** Whether it is known to be used during a run, and that the trigger is a breach. */
  readonly inRun?: true;
  readonly breach?: true;
  /** What the trigger calls the card it is about, and the ice of an encounter. */
  readonly itName?: string;
  readonly ice?: string;
  /** The card the sentence has just named, which it need not name again. */
  readonly named?: 'this';
  /** The ice whose subroutines an ability breaks. */
  readonly breaks?: string;
  readonly imminent?: Deed;
  /** The search that has just been told of: what was chosen is what it found. */
  readonly found?: Search;
  /** The sentence has named what was chosen already. */
  readonly again?: boolean;
  /** In the text of a run: that run is meant. */
  readonly ofRun?: true;
  /** Whether one card or several were named last, by which "that" is told. */
  readonly that?: 'one' | 'many';
  /** Whose cards they are, where it can be told; and those that were shown. */
  readonly thatOf?: Side | null;
  readonly restOf?: Side | null;
  /** The card type that was chosen, where it is told as that. */
  readonly chosenType?: CardType;
  /** Whether the deed that met the trigger is about one card or several. */
  readonly it?: 'one' | 'many';
  /** What the latest effect did, by which "done" is told. */
  readonly done?: Doing;
}

/** What an effect does something with: one of it, many, and what becomes of it. */
export interface Doing {
  readonly one: string;
  readonly many: string;
  readonly how: string;
}

const NAMES = { corp: 'the Corp', runner: 'the Runner' } as const;

export const sideOf = (who: Recipient, voice: Voice): Side =>
  who === 'you' ? voice.side : opponentOf(voice.side);

export const nameOf = (side: Side, { side: mine, anyone }: Voice): string =>
  side === mine && anyone === undefined ? 'you' : NAMES[side];

export const ownerName = (side: Side, voice: Voice): string =>
  side === voice.side ? 'your' : `${NAMES[side]}'s`;

export const opponentName = (voice: Voice): string => NAMES[opponentOf(voice.side)];

/** The player a condition or trigger speaks of, as the subject of a sentence. */
export const subjectName = (who: Who, voice: Voice): string =>
  who === 'any' ? 'either player' : nameOf(sideOf(who, voice), voice);

/** The card that speaks: "this asset". */
export const thisCard = ({ type, named }: Voice): string => (named === 'this' ? 'it' : `this ${type}`);

/** A condition right after the card was named: "if it is installed". */
export const afterNaming = (voice: Voice): Voice =>
  voice.before === undefined ? voice : { ...voice, named: voice.before };

export const runName = ({ run = 'this' }: Voice): string => `${run} run`;

/** The card it is hosted on. */
export const hostCard = (voice: Voice): string =>
  voice.host === undefined ? `the card hosting ${thisCard(voice)}` : `the host ${voice.host}`;

/** Only the Runner has a grip, a stack and a heap. */
const ofRunner = (voice: Voice, place: string): string =>
  `${voice.side === 'runner' ? 'your' : 'the'} ${place}`;

export const handName = (side: Side, voice: Voice): string =>
  side === 'corp' ? 'HQ' : ofRunner(voice, 'grip');

export const deckName = (side: Side, voice: Voice): string =>
  side === 'corp' ? 'R&D' : ofRunner(voice, 'stack');

export type Place = Exclude<FilterZone, 'installed'>;

/** Where cards lie; `side` is whose hand, deck, discard pile or score area, where both have one. */
export function placeName(zone: Place, voice: Voice, side: Side = voice.side): string {
  switch (zone) {
    case 'ice':
      return 'front of a server';
    case 'root':
      return 'the root of a server';
    case 'playing':
      return 'the play area';
    case 'removed':
      return 'the removed-from-game zone';
    case 'setAside':
      return 'the set-aside zone';
    case 'hand':
      return handName(side, voice);
    case 'deck':
      return deckName(side, voice);
    case 'discard':
      return side === 'corp' ? 'Archives' : ofRunner(voice, 'heap');
    case 'score':
      return `${ownerName(side, voice)} score area`;
    case 'hq':
      return handName('corp', voice);
    case 'rd':
      return deckName('corp', voice);
    case 'archives':
      return 'Archives';
    case 'grip':
      return handName('runner', voice);
    case 'stack':
      return deckName('runner', voice);
    case 'heap':
      return ofRunner(voice, 'heap');
    case 'corpScore':
      return `${ownerName('corp', voice)} score area`;
    case 'runnerScore':
      return `${ownerName('runner', voice)} score area`;
  }
}

/** A stretch of the game that may still go on. */
export const stretchName = (per: Sorts['period'], voice: Voice): string =>
  ({
    turn: 'this turn',
    lastTurn: 'last turn',
    run: `during ${runName(voice)}`,
    encounter: 'during this encounter',
  })[per];
