/** Counters that lie on cards. */
export const COUNTERS = ['credits', 'advancement', 'virus', 'power', 'agenda'] as const;
export type Counter = (typeof COUNTERS)[number];

export const CARD_TYPES = [
  'identity',
  'agenda',
  'asset',
  'ice',
  'operation',
  'upgrade',
  'event',
  'hardware',
  'program',
  'resource',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const FACTIONS = [
  'haas_bioroid',
  'jinteki',
  'nbn',
  'weyland_consortium',
  'neutral_corp',
  'anarch',
  'criminal',
  'shaper',
  'adam',
  'apex',
  'sunny_lebeau',
  'neutral_runner',
] as const;
export type Faction = (typeof FACTIONS)[number];

export const DAMAGE_TYPES = ['meat', 'net', 'core'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

export const CENTRAL_SERVERS = ['hq', 'rd', 'archives'] as const;
export type CentralServer = (typeof CENTRAL_SERVERS)[number];
