import type { CardView, GameEvent } from '@lastclick/engine';
import type { Table } from '@lastclick/testkit';

// How the tests about runs go along a run and say where it is.

/** The step the run is at; empty without a run. */
export const runStep = (table: Table): string => table.corp.seen.run?.step ?? '';

/** Who is asked what at which step of the run: '6.9.2b runner window'. */
export const stop = (table: Table): string =>
  `${runStep(table)} ${table.awaits ?? ''} ${table.decision?.kind ?? 'over'}`.trim();

/** The least a player can do: pass, go on, or the first thing they must. */
export function goOn(table: Table): void {
  const { decision } = table;
  if (decision === null) table.refuse('corp', 'go on');
  const easy = decision.options.find((option) => ['pass', 'continue', 'no', 'done'].includes(option.kind));
  const [first] = decision.options;
  table.choose(decision.seat, (easy ?? first)?.key ?? '');
}

/** Goes on until the run is at a step (and somebody is asked there). */
export function runTo(table: Table, step: string): void {
  for (let i = 0; i < 100 && runStep(table) !== step; i++) {
    if (runStep(table) === '') table.refuse('runner', `get to ${step} of the run`);
    goOn(table);
  }
}

/** Goes on until the window or question at hand is over. */
export function leave(table: Table): void {
  const step = runStep(table);
  for (let i = 0; i < 100 && runStep(table) === step; i++) goOn(table);
}

/** Goes on until there is no run, and lists every stop on the way. */
export function finishRun(table: Table): string[] {
  const stops: string[] = [];
  for (let i = 0; i < 200 && table.outcome === null && runStep(table) !== ''; i++) {
    stops.push(stop(table));
    goOn(table);
  }
  return stops;
}

/** The cards of the events of these kinds, in order: 'iceApproached Palisade'. */
export const story = (table: Table, ...kinds: readonly GameEvent['kind'][]): string[] =>
  table
    .happened(...kinds)
    .map((event) => [event.kind, ...event.cards.map((card) => titleOf(table, card.card))].join(' '));

const titleOf = (table: Table, id: string): string =>
  table.game.rules.defs.find((def) => def.data.id === id)?.data.title ?? id;

/** Ice before a server, outermost first. */
export const iceOf = (table: Table, server: string): (string | undefined)[] =>
  (table.corp.seen.corp.servers.find((one) => one.server === server)?.ice ?? []).map((card) => card.title);

/** An installed card by its title. */
export const installedCard = (table: Table, title: string): CardView | undefined => {
  const { corp, runner } = table.corp.seen;
  return [...corp.servers.flatMap((server) => [...server.ice, ...server.root]), ...runner.rig].find(
    (card) => card.title === title,
  );
};

/** Which of these moves the Corp may make; it must have priority. */
export function corpMay(table: Table, ...moves: readonly string[]): string[] {
  if (table.awaits === 'runner' && table.decision?.kind === 'window') table.runner.passes();
  return moves.filter((move) => table.corp.explain(move).allowed);
}
