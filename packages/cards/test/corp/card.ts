import type { CardView, EditionId, View } from '@lastclick/engine';
import { type Position, scenario, type Table } from '@lastclick/testkit';
import { describe } from 'vitest';

/** Sets up a position of the edition under test; the Corp's action phase unless said otherwise. */
export type SetUp = (position?: Position) => Table;

/** The tests of one card, once for each edition. */
export function card(title: string, tests: (setUp: SetUp, edition: EditionId) => void): void {
  for (const edition of ['1.4', '26.03'] as const) {
    describe(`${title} [${edition}]`, () => {
      tests((position = {}) => scenario({ at: 'corp.action', ...position, edition }), edition);
    });
  }
}

export const copies = (title: string, number: number): string[] => new Array<string>(number).fill(title);

/** Everybody passes and the Runner never jacks out, until something else is asked or `there` holds. */
export function goOn(table: Table, there: () => boolean = () => false): void {
  for (let i = 0; i < 200 && !there(); i++) {
    const waiting = table.decision;
    if (waiting?.kind === 'jackOut') table.runner.takes('continue');
    else if (waiting?.kind === 'window') table.choose(waiting.seat, 'pass');
    else return;
  }
}

/** Runs a server and goes on until something is asked. */
export function runOn(table: Table, server: string): void {
  goOn(table, () => table.decision?.kind === 'action');
  table.runner.takes(`run ${server}`);
  goOn(table);
}

/** Runs a server and goes on until the Runner may act in an encounter. */
export function runIntoIce(table: Table, server: string): void {
  const met = (): boolean =>
    table.runner.seen.run?.phase === 'run.encounter' &&
    table.awaits === 'runner' &&
    table.decision?.kind === 'window';
  goOn(table, () => table.decision?.kind === 'action');
  table.runner.takes(`run ${server}`);
  goOn(table, met);
  if (!met()) table.refuse('runner', `meet ice at ${server}`);
}

/** Goes on to the end of the run: accesses whatever there is, trashes nothing. */
export function finishRun(table: Table): void {
  for (let i = 0; i < 200 && table.runner.seen.run !== null; i++) {
    goOn(table, () => table.runner.seen.run === null);
    const kind = table.decision?.kind;
    if (kind === 'access') table.choose('runner', table.keys[0] ?? '');
    else if (kind === 'trashAccessed') table.runner.takes('continue');
    else return;
  }
}

/** Accesses a card the Runner is offered, by title, or 'hq' and 'rd' for one from there. */
export function access(table: Table, what: string): void {
  const at = table.moves.indexOf(`access ${what}`);
  if (at < 0) table.refuse('runner', `access ${what}`);
  table.choose('runner', table.keys[at] ?? '');
}

/** Pays to trash the card being accessed. */
export function trashAccessed(table: Table): void {
  table.choose('runner', table.keys.find((key) => key.startsWith('trash ')) ?? 'trash');
}

/** The Corp passes everything until the Runner may act, or the other way round. */
export function passTo(table: Table, phase: string): void {
  for (let i = 0; i < 60 && table.phase !== phase; i++) {
    const waiting = table.decision;
    if (waiting?.kind === 'action') table.choose(waiting.seat, 'gain credit');
    else if (waiting?.kind === 'window') table.choose(waiting.seat, 'pass');
    else return;
  }
}

const inPlay = (seen: View): CardView[] => [
  ...seen.corp.servers.flatMap(({ ice, root }) => [...ice, ...root]),
  ...seen.runner.rig,
  ...seen.corp.scored,
];

/** An installed or scored card as the Corp sees it. */
export function shown(table: Table, title: string): CardView {
  const found = inPlay(table.corp.seen).find((one) => one.title === title);
  if (found === undefined) throw new Error(`${title} is not in play`);
  return found;
}

export const isInPlay = (table: Table, title: string): boolean =>
  inPlay(table.corp.seen).some((one) => one.title === title);

/** Titles of the installed Runner cards. */
export const rig = (table: Table): string[] => table.corp.seen.runner.rig.map((one) => one.title ?? '');

/** Titles of the ice protecting a server, outermost first. */
export const iceAt = (table: Table, server: string): string[] =>
  (table.corp.seen.corp.servers.find((one) => one.server === server)?.ice ?? []).map(
    (one) => one.title ?? '',
  );

/** Titles in the root of a server. */
export const rootOf = (table: Table, server: string): string[] =>
  (table.corp.seen.corp.servers.find((one) => one.server === server)?.root ?? []).map(
    (one) => one.title ?? '',
  );

/** Whether the last run was successful. */
export const ranSuccessfully = (table: Table): boolean => table.happened('runSuccessful').length > 0;
