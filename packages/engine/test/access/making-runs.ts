import type { GameEvent } from '@lastclick/engine';
import type { Table } from '@lastclick/testkit';

// Short ways to reach an access and to say what was accessed.

/** Goes on with the run: passes in windows, does not jack out, until something else is asked. */
export function goOn(table: Table): void {
  for (;;) {
    const waiting = table.decision;
    if (waiting?.kind === 'jackOut') table.choose('runner', 'continue');
    else if (waiting?.kind === 'window') table.choose(waiting.seat, 'pass');
    else return;
  }
}

/** A run on a server by the basic action, up to the first question of the access. */
export function runOn(table: Table, server: string): void {
  table.runner.takes(`run ${server}`);
  goOn(table);
}

/** Titles of the cards in events of one kind, in order. */
export const titlesIn = (table: Table, kind: GameEvent['kind']): string[] =>
  table
    .happened(kind)
    .flatMap((event) =>
      event.cards.map((card) => table.game.rules.defs.find((def) => def.data.id === card.card)),
    )
    .map((def) => def?.data.title ?? '');

/** Titles of the cards accessed so far, in order. */
export const accessed = (table: Table): string[] => titlesIn(table, 'accessed');

/** Accesses the card of that name, or a card from 'hq' or 'rd'. */
export function accesses(table: Table, what: string): void {
  const key = table.keys.find((one) => one === `access ${what}` || table.inWords(one) === `access ${what}`);
  table.choose('runner', key ?? `access ${what}`);
}

/** Pays the trash cost of the card being accessed. */
export function trashesAccessed(table: Table): void {
  table.choose('runner', table.keys.find((key) => key.startsWith('trash ')) ?? 'trash');
}

/** Leaves the card being accessed where it is. */
export const leavesIt = (table: Table): void => table.choose('runner', 'continue');
