import type { Fields } from '../shape.ts';

/**
 * Where cards lie. 'installed' is every installed card of both sides, 'ice' and 'root' those of servers. A hand, deck,
 * discard pile or score area is that of the side a filter names, else of who speaks.
 */
export const ZONES = [
  'installed',
  'ice',
  'root',
  'hq',
  'rd',
  'archives',
  'corpScore',
  'grip',
  'stack',
  'heap',
  'runnerScore',
  'hand',
  'deck',
  'discard',
  'score',
  'playing',
  'setAside',
  'removed',
] as const;

/** Cards whose title may be meant. */
export const SAME_TITLE = ['this', 'that', 'it'] as const;

/** Which cards something speaks of: all given properties hold at once. */
export const FILTER = {
  /** Without it a filter that looks for cards looks among installed ones, one that tests a card does not ask. */
  'in?': { either: ['zone', { list: 'zone' }] },
  'type?': { either: ['cardType', { list: 'cardType' }] },
  /** One of them, where there are several. */
  'subtype?': { either: ['subtype', { list: 'subtype' }] },
  'side?': 'side',
  /** 'own', 'theirs': that of the identity of who speaks, or of the opponent. */
  'faction?': { either: ['faction', ['own', 'theirs']] },
  /** A title, or the same as that of a card, or of one that something happened to. */
  'title?': { either: ['text', 'sameTitle', 'past'] },
  /** It has the type, subtype or title that this card was told to remember. */
  'named?': ['cardType', 'subtype', 'title'],
  'unique?': 'boolean',
  'rezzed?': 'boolean',
  'faceup?': 'boolean',
  /** In or protecting it. */
  'server?': 'server',
  'hostedOn?': 'cards',
  /** At least one such card or counter. */
  'hosts?': { either: ['counter', 'filter'] },
  'has?': 'measures',
  'is?': 'cards',
  /** Of these cards alone, wherever they are. */
  'among?': 'cards',
  /** What an effect could do with it now. */
  'can?': ['install', 'advance'],
  /** It is the card of something that happened. */
  'done?': 'past',
  'not?': 'filter',
  'or?': { list: 'filter' },
} as const satisfies Fields;
