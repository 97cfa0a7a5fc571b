import type { CardData } from '@lastclick/table';

/** Properties whose value is a word of the card language that names a mechanic. */
const NAMED = [
  'effect',
  'step',
  'pay',
  'static',
  'value',
  'deed',
  'if',
  'by',
  'with',
  'counter',
  'hosts',
  'interrupt',
  'limit',
  'on',
  'to',
  'what',
  'server',
  'cards',
] as const;

/** Properties that name a mechanic by being there at all. */
const PRESENT = ['may', 'first', 'load', 'persistent', 'access', 'interface', 'free', 'successful'] as const;

function signsIn(data: unknown, signs: Set<string>): void {
  if (typeof data !== 'object' || data === null) return;
  const parts = data as Readonly<Record<string, unknown>>;
  for (const name of NAMED) if (typeof parts[name] === 'string') signs.add(`${name} ${parts[name]}`);
  for (const name of PRESENT) if (parts[name] !== undefined) signs.add(name);
  if (parts.static === 'cost') signs.add(`cost ${(parts.deed as { deed: string }).deed}`);
  for (const part of Object.values(parts)) signsIn(part, signs);
}

/** The parts of a card that are text, each with what names it. */
const TEXTS = ['play', 'static', 'paid', 'when', 'interrupt', 'subroutines'] as const;
const FACTS = [
  'unique',
  'trash',
  'recurring',
  'playOnlyIf',
  'installOn',
  'canHost',
  'canBeAdvanced',
  'terminal',
] as const;

/** What a card does, as the words of the card language that say it: "effect damage", "step trace", "type ice". */
export function signsOf(card: CardData): ReadonlySet<string> {
  const signs = new Set<string>([`type ${card.type}`]);
  for (const fact of FACTS) if (card[fact] !== undefined) signs.add(fact);
  for (const subtype of card.subtypes) signs.add(`subtype ${subtype}`);
  for (const text of TEXTS) if (card[text] !== undefined && card[text].length > 0) signs.add(`has ${text}`);
  signsIn(
    TEXTS.map((text) => card[text]),
    signs,
  );
  signsIn(card.playOnlyIf, signs);
  if (card.paid?.some(({ cost }) => cost.some(({ pay }) => pay === 'clicks'))) signs.add('action');
  return signs;
}
