import type { Who } from '../language/condition.ts';
import type { Deed } from '../language/deed.ts';
import type { Recipient } from '../language/effect.ts';
import type { FilterZone } from '../language/filter.ts';
import type { Search } from '../language/reference.ts';
import { opponentOf, type Side } from '../side.ts';

/** Who speaks: the side a card belongs to is "you", and an interrupt knows what it interrupts. */
export interface Voice {
  readonly side: Side;
  readonly imminent?: Deed;
  /** The search that has just been told of: what was chosen is what it found. */
  readonly found?: Search;
  /** Whether one card or several were named last, by which "that" is told. */
  readonly that?: 'one' | 'many';
}

const NAMES = { corp: 'the Corp', runner: 'the Runner' } as const;

export const sideOf = (who: Recipient, voice: Voice): Side =>
  who === 'you' ? voice.side : opponentOf(voice.side);

export const nameOf = (side: Side, voice: Voice): string => (side === voice.side ? 'you' : NAMES[side]);

export const ownerName = (side: Side, voice: Voice): string =>
  side === voice.side ? 'your' : `${NAMES[side]}'s`;

export const opponentName = (voice: Voice): string => NAMES[opponentOf(voice.side)];

/** The player a condition or trigger speaks of, as the subject of a sentence. */
export const subjectName = (who: Who, voice: Voice): string =>
  who === 'any' ? 'either player' : nameOf(sideOf(who, voice), voice);

export const handName = (side: Side, voice: Voice): string =>
  side === 'corp' ? 'HQ' : `${ownerName(side, voice)} grip`;

export const deckName = (side: Side, voice: Voice): string =>
  side === 'corp' ? 'R&D' : `${ownerName(side, voice)} stack`;

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
      return side === 'corp' ? 'Archives' : `${ownerName('runner', voice)} heap`;
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
      return `${ownerName('runner', voice)} heap`;
    case 'corpScore':
      return `${ownerName('corp', voice)} score area`;
    case 'runnerScore':
      return `${ownerName('runner', voice)} score area`;
  }
}
