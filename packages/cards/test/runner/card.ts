import type { EditionId } from '@lastclick/engine';
import { type Position, scenario, type Table } from '@lastclick/testkit';
import { describe } from 'vitest';

/** Sets up a position of the edition under test; the Runner's action phase unless said otherwise. */
export type SetUp = (position?: Position) => Table;

/** The tests of one card, once for each edition. */
export function card(title: string, tests: (setUp: SetUp, edition: EditionId) => void): void {
  for (const edition of ['1.4', '26.03'] as const) {
    describe(`${title} [${edition}]`, () => {
      tests((position = {}) => scenario({ at: 'runner.action', ...position, edition }), edition);
    });
  }
}

/** Everybody passes and the Runner never jacks out, until something else is asked or `there` holds. */
export function goOn(table: Table, there: () => boolean = () => false): void {
  for (let i = 0; i < 200 && !there(); i++) {
    const kind = table.decision?.kind;
    if (kind === 'jackOut') table.runner.takes('continue');
    else if (kind === 'window') table.choose(table.awaits ?? 'runner', 'pass');
    else return;
  }
}

/** Runs a server and goes on until the Runner may act in an encounter with the named ice. */
export function runInto(table: Table, server: string, ice: string): void {
  table.runner.takes(`run ${server}`);
  meet(table, ice);
}

/** Goes on until the Runner may act in an encounter with the named ice. */
export function meet(table: Table, ice: string): void {
  const met = (): boolean => {
    const { run } = table.runner.seen;
    return (
      run?.phase === 'run.encounter' &&
      run.ice?.title === ice &&
      table.awaits === 'runner' &&
      table.decision?.kind === 'window'
    );
  };
  goOn(table, met);
  if (!met()) table.refuse('runner', `meet ${ice}`);
}

/** Goes on until the run is over and an action is asked for: accesses whatever there is, trashes nothing. */
export function finishRun(table: Table): void {
  for (let i = 0; i < 200; i++) {
    goOn(table);
    const kind = table.decision?.kind;
    if (kind === 'access') table.choose('runner', table.keys[0] ?? '');
    else if (kind === 'trashAccessed') table.runner.takes('continue');
    else return;
  }
}

/** Goes on to the access, and pays to trash what is accessed. */
export function trashAccessed(table: Table): void {
  goOn(table);
  table.choose('runner', table.keys.find((key) => key.startsWith('trash')) ?? 'trash');
}

/** A Corp card that lies faceup. */
export const rezzed = (title: string) => ({ card: title, rezzed: true });

/** Titles of the installed Runner cards. */
export const rig = (table: Table): string[] => table.runner.seen.runner.rig.map((one) => one.title ?? '');

/** The counters on a card of the rig or on one hosted anywhere. */
export function countersOn(table: Table, title: string): Readonly<Record<string, number>> {
  const { corp, runner } = table.runner.seen;
  const shown = [
    ...runner.rig,
    ...corp.servers.flatMap(({ ice, root }) => [...ice, ...root]),
    ...table.runner.seen.playing,
  ];
  const found = shown.flatMap((one) => [one, ...one.hosted]).find((one) => one.title === title);
  if (found === undefined) throw new Error(`${title} is not in play`);
  return found.counters;
}

/** The strength of a card in play as it is now. */
export function strengthOf(table: Table, title: string): number | undefined {
  const { corp, runner } = table.corp.seen;
  return [...runner.rig, ...corp.servers.flatMap(({ ice }) => ice)].find((one) => one.title === title)
    ?.strength;
}

/** How many cards the Runner has accessed. */
export const accesses = (table: Table): number => table.happened('accessed').length;
