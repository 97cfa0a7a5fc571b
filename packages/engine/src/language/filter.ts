import type { CardType } from './lists.ts';
import type { Sorts } from './sorts.ts';

export { ZONES } from './words/filters.ts';
export type FilterZone = Sorts['zone'];

/** Which cards something speaks of: all given properties hold at once. */
export type Filter = Sorts['filter'];

export const installed = (type: CardType | readonly CardType[]): Filter => ({ in: 'installed', type });
export const inZone = (zone: NonNullable<Filter['in']>, more: Filter = {}): Filter => ({
  in: zone,
  ...more,
});

const INSTALLED_THIS_TURN: Sorts['past'] = { deed: { deed: 'install', by: 'any' }, per: 'turn' };
/** The same title as a card that something happened to: a copy of it. */
export const copyOfCard = (deed: Sorts['deed'], per: Sorts['period']): Filter => ({ title: { deed, per } });
/** What was installed this turn, by whomever. */
export const installedThisTurn: Filter = { done: INSTALLED_THIS_TURN };

/** Every card knows whether it was installed this turn, so it need not be remembered. */
export const asksWhetherInstalled = ({ deed, per }: Sorts['past']): boolean =>
  per === 'turn' && deed.deed === 'install' && deed.by === 'any' && Object.keys(deed).length === 2;
