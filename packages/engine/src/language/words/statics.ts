import type { Family } from '../shape.ts';
import { AS } from './abilities.ts';

/** Numbers of cards and players that abilities change; `memory` is what a program takes up, of a player the limit. */
export const CHANGING = [
  'strength',
  'points',
  'requirement',
  'memory',
  'handSize',
  'link',
  'allottedClicks',
  'pointsToWin',
] as const;

export const STATICS = {
  /**
   * Such a deed costs so many credits less or more than it would (9.11.1a), never less than none; `pay`: only for who
   * pays that besides. A persistent one goes on for the rest of the run when the Runner trashes the card while
   * accessing it (26.03 9.12.5).
   */
  price: {
    ...AS,
    deed: 'deed',
    'less?': 'value',
    'more?': 'value',
    'pay?': 'cost',
    'while?': 'condition',
    'persistent?': 'yes',
  },
  /**
   * A number of cards or of a player is set, or becomes more or less: what sets it counts first, then what raises, then
   * what lowers it (9.11.1a). For a while it may also be about cards that are chosen.
   */
  change: {
    ...AS,
    of: { either: ['who', 'cards', 'filter'] },
    what: CHANGING,
    'by?': 'value',
    'to?': 'value',
    'while?': 'condition',
    /** Works although its card is inactive there, and nowhere else (9.1.8b). */
    'activeIn?': ['runnerScore'],
  },
  /**
   * Cards have these subtypes (9.11.1b) and abilities besides their own, subroutines so many times. These come
   * after all others, or before them (26.03 9.8.3); what an ability speaks of as "this" is the card that gained it.
   */
  gain: {
    ...AS,
    of: { either: ['cards', 'filter'] },
    'subtypes?': { list: 'subtype' },
    /** The one its own card was told to remember. */
    'named?': ['subtype'],
    'text?': { list: 'gainedAbility' },
    'times?': 'value',
    'before?': 'yes',
    'while?': 'condition',
  },
  /** Cards do not have these subtypes, nor the abilities printed on them, or none at all. */
  lose: {
    ...AS,
    of: { either: ['cards', 'filter'] },
    'subtypes?': { list: 'subtype' },
    'named?': ['subtype'],
    'abilities?': ['printed', 'all'],
    'while?': 'condition',
  },
  /** What raises their strength lasts so long, instead of any shorter duration (26.03 9.10.5). */
  prolong: { ...AS, of: { either: ['cards', 'filter'] }, until: 'duration' },
  cannot: { ...AS, deed: 'deed', 'while?': 'condition' },
  /** Such a deed has to be done whenever it can be; of its own card also where that is inactive (9.1.8b). */
  must: { ...AS, deed: 'deed' },
  /** Such a deed with this card can be done only if that holds, or only there; wherever the card is (9.3.3b, 9.1.8c). */
  only: { ...AS, deed: 'deed', 'if?': 'condition', 'in?': 'server' },
  /** Such a deed can be done although the rules do not provide for it. */
  allow: { ...AS, deed: 'deed' },
  /**
   * The credits on this card may be spent on such deeds, or on anything. `inPool`: they count as being in the pool, and
   * can be lost from it.
   */
  spend: {
    ...AS,
    on: { either: [['anything'], { list: 'deed' }] },
    'while?': 'condition',
    'inPool?': 'yes',
  },
  /**
   * What such a deed costs on top (1.15.9). A persistent one goes on for the rest of the run when the Runner trashes the
   * card while accessing it (26.03 9.12.5).
   */
  cost: { ...AS, deed: 'deed', pay: 'cost', 'while?': 'condition', 'persistent?': 'yes' },
  /** Must be installed hosted on a matching card (1.12.5c). */
  installOn: { ...AS, host: 'filter' },
  /** May host such cards as an install destination (1.12.5a), so many of them at most. */
  hosts: { ...AS, cards: 'filter', 'upTo?': 'count' },
  /** An operation or event that has resolved stays active in the play area until one of these happens (26.03 8.6.6c). */
  stays: { ...AS, until: { list: 'deed' } },
  /** Where an operation or event goes once it has resolved, instead of being trashed. */
  afterResolving: { ...AS, goes: ['removed'] },
} as const satisfies Family;
