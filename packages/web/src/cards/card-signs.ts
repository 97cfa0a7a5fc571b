import type { CardData } from '@lastclick/table';

type StaticData = Extract<NonNullable<CardData['text']>[number], { static: string }>;

/** Properties whose value is a word of the card language that names a mechanic. */
const NAMED = [
  'effect',
  'step',
  'pay',
  'static',
  'deed',
  'if',
  'by',
  'with',
  'counter',
  'hosts',
  'limit',
  'on',
  'to',
  'what',
  'server',
  'cards',
  'value',
] as const;

/** Properties that name a mechanic by being there at all. */
const PRESENT = ['may', 'first', 'load', 'persistent', 'access', 'interface', 'free', 'successful'] as const;

function lastingSigns(statics: readonly StaticData[], signs: Set<string>): void {
  for (const ability of statics) {
    if (ability.static === 'change') signs.add(`lasting ${ability.what}`);
    else signsIn(ability, signs);
  }
}

/** What a payer does: with the card itself, and what they lose. */
function costSigns(item: Readonly<Record<string, unknown>>, signs: Set<string>): void {
  if (item.effect !== undefined && item.what === 'this') signs.add('pay this');
  if (item.effect === 'lose') signs.add(`pay ${String(item.what)} lost`);
}

function signsIn(data: unknown, signs: Set<string>): void {
  if (typeof data !== 'object' || data === null) return;
  const parts = data as Readonly<Record<string, unknown>>;
  for (const name of NAMED) if (typeof parts[name] === 'string') signs.add(`${name} ${parts[name]}`);
  for (const name of PRESENT) if (parts[name] !== undefined) signs.add(name);
  if (Array.isArray(parts.cost)) for (const item of parts.cost) costSigns(item, signs);
  if (parts.static === 'cost') signs.add(`cost ${(parts.deed as { deed: string }).deed}`);
  if (parts.static === 'change') signs.add(`change ${String(parts.what)}`);
  if (parts.effect === 'linger') lastingSigns(parts.statics as readonly StaticData[], signs);
  else for (const part of Object.values(parts)) signsIn(part, signs);
}

const FACTS = ['unique', 'trash'] as const;

/** What a card does, as the words of the card language that say it: "effect damage", "step trace", "type ice". */
export function signsOf(card: CardData): ReadonlySet<string> {
  const signs = new Set<string>([`type ${card.type}`]);
  for (const fact of FACTS) if (card[fact] !== undefined) signs.add(fact);
  for (const subtype of card.subtypes) signs.add(`subtype ${subtype}`);
  signsIn([card.play, card.text], signs);
  const { text = [] } = card;
  for (const ability of text) {
    signs.add(`has ${'static' in ability ? 'static' : ability.ability}`);
    if (
      'ability' in ability &&
      ability.ability === 'paid' &&
      ability.cost.some((item) => 'pay' in item && item.pay === 'clicks')
    )
      signs.add('action');
  }
  return signs;
}
