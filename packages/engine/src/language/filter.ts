import type { CardType } from './card.ts';
import type { Counter } from './counter.ts';

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
export type FilterZone = (typeof FILTER_ZONES)[number];

/** Which cards something speaks of: all given properties hold at once. */
export interface Filter {
  readonly zone?: FilterZone;
  readonly type?: CardType | readonly CardType[];
  readonly notType?: CardType;
  readonly subtype?: string;
  readonly notSubtype?: string;
  readonly side?: 'corp' | 'runner';
  readonly rezzed?: boolean;
  readonly faceup?: boolean;
  readonly canBeAdvanced?: true;
  readonly installedThisTurn?: boolean;
  /** In or protecting the same server as the ability's source. */
  readonly sameServer?: true;
  readonly server?: 'remote' | 'central';
  readonly hostedOnSource?: true;
  readonly installable?: true;
  readonly notSource?: true;
  /** Hosts at least one such counter. */
  readonly hosts?: Counter;
  /** Hosts the source. */
  readonly isHost?: true;
}

export const installed = (type: CardType | readonly CardType[]): Filter => ({ zone: 'installed', type });
export const inZone = (zone: FilterZone, more: Filter = {}): Filter => ({ zone, ...more });
