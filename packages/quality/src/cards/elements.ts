import type { CardData } from '@lastclick/engine/language';

/** Properties whose word names an element of the card language. */
const TAGS = [
  'effect',
  'step',
  'if',
  'pay',
  'static',
  'amount',
  'interrupt',
  'deed',
  'value',
  'on',
  'cards',
] as const;
/** Properties that are elements by being there. */
const MARKS = [
  'activeIn',
  'access',
  'basicAction',
  'canBeAdvanced',
  'canHost',
  'counter',
  'first',
  'inward',
  'installOn',
  'interface',
  'itsRun',
  'limit',
  'persistent',
  'playOnlyIf',
  'reaches',
  'recurring',
  'removedWhenResolved',
  'server',
  'terminal',
  'unpreventable',
] as const;

function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  for (const tag of TAGS) if (typeof fields[tag] === 'string') found.add(`${tag} ${fields[tag]}`);
  for (const mark of MARKS) if (fields[mark] !== undefined) found.add(mark);
  for (const part of Object.values(value)) collect(part, found);
}

/** Elements of the card language, with the cards that use them. */
export function elementsOf(cards: readonly CardData[]): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const card of cards) {
    const found = new Set<string>();
    const { play, static: statics, paid, when, interrupt, subroutines, ...rest } = card;
    collect({ play, statics, paid, when, interrupt, subroutines, ...rest }, found);
    for (const element of found) users.set(element, [...(users.get(element) ?? []), card.title]);
  }
  return users;
}
