import type { CardView } from '@lastclick/engine';
import { type CardData, cardData, count, presentName } from '@lastclick/table';

export const COUNTER_WORDS = {
  credits: 'credit',
  advancement: 'advancement counter',
  virus: 'virus counter',
  power: 'power counter',
  agenda: 'agenda counter',
} as const satisfies Record<keyof Required<CardView['counters']>, string>;

type Counter = keyof typeof COUNTER_WORDS;

export const countersOn = ({ counters }: CardView): [Counter, number][] =>
  (Object.entries(counters) as [Counter, number | undefined][]).flatMap(([counter, amount]) =>
    amount === undefined || amount === 0 ? [] : [[counter, amount]],
  );

/** Whose cards those of a type are; an identity's side is not told by its type. */
const OWNERS: Readonly<Record<CardData['type'], CardData['side']>> = {
  identity: 'corp',
  agenda: 'corp',
  asset: 'corp',
  ice: 'corp',
  operation: 'corp',
  upgrade: 'corp',
  event: 'runner',
  hardware: 'runner',
  program: 'runner',
  resource: 'runner',
};

const isType = (type: string | undefined): type is CardData['type'] =>
  type !== undefined && Object.hasOwn(OWNERS, type);

/** A card nobody has any more, in a game that is shown as it was seen: what its view says of it. */
function goneCard(id: string, { title, type, cost }: CardView): CardData | null {
  if (title === undefined || !isType(type)) return null;
  const side = OWNERS[type];
  const faction = side === 'corp' ? 'neutral_corp' : 'neutral_runner';
  const known = { id, title, type, side, faction, subtypes: [] } as const;
  return cost === undefined || cost === null ? known : { ...known, cost };
}

/** What is known of a card: as it lies there, or as one remembers it. */
export function knownData(card: CardView): CardData | null {
  const known = presentName(card) ?? card.remembered;
  return known === undefined ? null : (cardData(known) ?? goneCard(known, card));
}

/** A card as a screen reader says it. */
export function cardWords(card: CardView): string {
  const data = knownData(card);
  const facedown = !card.faceup && card.rezzed !== undefined;
  const name =
    card.title ??
    (data === null
      ? `facedown card c${card.object}`
      : `facedown card c${card.object}, remembered as ${data.title}`);
  return [
    name,
    ...(card.title === undefined || data === null ? [] : [data.type]),
    ...(card.strength === undefined ? [] : [`strength ${card.strength}`]),
    ...(card.subtypes === undefined ? [] : [card.subtypes.map((one) => one.replaceAll('_', ' ')).join(', ')]),
    ...(card.title !== undefined && facedown ? [data?.type === 'agenda' ? 'facedown' : 'unrezzed'] : []),
    ...(card.advancementRequirement === undefined
      ? []
      : [`advancement requirement ${card.advancementRequirement}`]),
    ...countersOn(card).map(([counter, amount]) => count(amount, COUNTER_WORDS[counter])),
    ...(card.hosted.length === 0 ? [] : [`hosting ${count(card.hosted.length, 'card')}`]),
  ].join(', ');
}
