import type { Fields } from '../shape.ts';

/** Where a filter looks. 'installed' is every installed card of both sides. */
export const FILTER_ZONES = [
  'installed',
  'hqOrArchives',
  'hq',
  'rd',
  'archives',
  'grip',
  'stack',
  'heap',
  'corpScore',
  'runnerScore',
  'setAside',
] as const;

/** Which cards something speaks of: all given properties hold at once. */
export const FILTER = {
  'zone?': 'zone',
  'type?': { either: ['cardType', { list: 'cardType' }] },
  'notType?': 'cardType',
  'subtype?': 'subtype',
  'notSubtype?': 'subtype',
  'side?': 'side',
  'rezzed?': 'boolean',
  'faceup?': 'boolean',
  'canBeAdvanced?': 'yes',
  'installedThisTurn?': 'boolean',
  /** In or protecting the same server as the ability's source. */
  'sameServer?': 'yes',
  'server?': ['remote', 'central'],
  'hostedOnSource?': 'yes',
  'installable?': 'yes',
  'notSource?': 'yes',
  /** Hosts at least one such counter. */
  'hosts?': 'counter',
  /** Hosts the source. */
  'isHost?': 'yes',
} as const satisfies Fields;
