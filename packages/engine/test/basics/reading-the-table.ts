import type { CardView, ServerView, View } from '@lastclick/engine';
import type { Table } from '@lastclick/testkit';

// Short ways to say what lies where, as a seat sees it.

export const serverAt = (seen: View, name: string): ServerView | undefined =>
  seen.corp.servers.find((server) => server.server === name);

export const serverNames = (table: Table): string[] =>
  table.corp.seen.corp.servers.map((server) => server.server);

export const titles = (cards: readonly CardView[] | undefined): (string | undefined)[] =>
  (cards ?? []).map((card) => card.title);

/** The first card of that title in the rig or hosted there. */
export function inRig(table: Table, title: string): CardView | undefined {
  const find = (cards: readonly CardView[]): CardView | undefined => {
    for (const card of cards) {
      const found = card.title === title ? card : find(card.hosted);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return find(table.runner.seen.runner.rig);
}

/** The first installed Corp card of that title. */
export const inServers = (table: Table, title: string): CardView | undefined =>
  table.corp.seen.corp.servers
    .flatMap((server) => [...server.ice, ...server.root])
    .find((card) => card.title === title);

/** What a card of the rig is called in option keys. */
export const keyInRig = (table: Table, title: string): string => `c${inRig(table, title)?.object ?? 0}`;
