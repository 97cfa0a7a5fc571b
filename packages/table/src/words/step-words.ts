import type { EditionId, View } from '@lastclick/engine';
import { PRESENT } from './glossary.ts';
import { serverName, sideName } from './places.ts';

const NESTED: Readonly<Record<string, string>> = {
  'run.initiation': 'initiation',
  'run.approachIce': 'approach ice',
  'run.encounter': 'encounter',
  'run.pass': 'pass ice',
  'run.approachServer': 'approach server',
  'run.success': 'success',
  'run.ends': 'run ends',
  'access.server': 'access server',
  'access.card': 'access card',
};

/** Where edition 26.03 has another name for it. */
const BREACHING: Readonly<Record<string, string>> = { 'run.pass': 'movement', 'access.server': 'breach' };

function nestedName(kind: string, edition: EditionId): string {
  return (PRESENT.hasBreaches(edition) ? BREACHING[kind] : undefined) ?? NESTED[kind] ?? kind;
}

/** A phase of a turn, of a run or of accessing, as people say it. */
export function structureName(kind: string, edition: EditionId): string {
  const [side, phase] = kind.split('.');
  return side === 'corp' || side === 'runner'
    ? `the ${sideName(side)}'s ${phase} phase`
    : nestedName(kind, edition);
}

/** The phases of a run and of accessing that are going on, from the run inward. */
export const nestedStructures = (view: View): View['structures'] =>
  view.structures.filter(({ kind }) => Object.hasOwn(NESTED, kind));

/** An access says which phase of the run it is part of, and a card's access which server's. */
function isImplied(kind: string, inward: string | undefined): boolean {
  return (inward?.startsWith('access.') ?? false) && kind !== 'access.card';
}

/** Where in the game we are: whose turn, which phase, which run and what of it, which step by its rule. */
export function stepWords(view: View): string {
  if (view.outcome !== null) return 'The game is over';
  if (view.waiting?.kind === 'mulligan')
    return `Before the first turn · starting hands · ${view.waiting.rule}`;
  const nested = nestedStructures(view);
  const named = nested.filter(({ kind }, index) => !isImplied(kind, nested[index + 1]?.kind));
  return [
    `${sideName(view.turn.side)}'s turn`,
    `${view.turn.phase.split('.')[1] ?? ''} phase`,
    ...(view.run === null ? [] : [`run on ${serverName(view.run.server)}`]),
    ...named.map(({ kind }) => nestedName(kind, view.edition)),
    nested.at(-1)?.rule ?? view.turn.step,
  ].join(' · ');
}
