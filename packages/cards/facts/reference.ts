import type { Pool, PoolCard, PoolFace, PoolSet } from './pool.ts';

/** A card as the reference has it; its text is not read. */
interface ReferenceCard {
  readonly id: string;
  readonly title: string;
  readonly side: PoolCard['side'];
  readonly type: string;
  readonly faction: PoolCard['faction'];
  readonly subtypes: readonly string[];
  readonly is_unique?: boolean;
  readonly deck_limit: number;
  readonly faces?: readonly { title?: string; subtypes?: readonly string[]; base_link?: number }[];
  readonly printings: readonly (readonly [code: string, set: string, copies: number])[];
}

/** Our names of the numbers, in the order they are written, by those of the reference. */
const NUMBERS = {
  influence_cost: 'influence',
  cost: 'cost',
  strength: 'strength',
  memory_cost: 'memory',
  trash_cost: 'trash',
  advancement_requirement: 'advancement',
  agenda_points: 'points',
  base_link: 'link',
  minimum_deck_size: 'minimumDeckSize',
  influence_limit: 'influenceLimit',
} as const satisfies Record<string, keyof PoolCard>;

/** The entries of a reference file; the first one describes the file. */
const entriesOf = <Entry>(text: string): Entry[] => (JSON.parse(text) as Entry[]).slice(1);

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const poolFace = (face: NonNullable<ReferenceCard['faces']>[number]): PoolFace => ({
  ...(face.title === undefined ? {} : { title: face.title }),
  ...(face.subtypes === undefined ? {} : { subtypes: face.subtypes }),
  ...(face.base_link === undefined ? {} : { link: face.base_link }),
});

function poolCard(card: ReferenceCard, order: ReadonlyMap<string, number>): PoolCard {
  const given = card as unknown as Readonly<Record<string, number | null>>;
  const numbers = Object.entries(NUMBERS).flatMap(([theirs, ours]) =>
    given[theirs] === undefined ? [] : [[ours, given[theirs]] as const],
  );
  return {
    id: card.id,
    title: card.title,
    side: card.side,
    type: (card.type.endsWith('_identity') ? 'identity' : card.type) as PoolCard['type'],
    faction: card.faction,
    subtypes: card.subtypes,
    ...(card.is_unique === true ? { unique: true } : {}),
    deckLimit: card.deck_limit,
    ...Object.fromEntries(numbers),
    ...(card.faces === undefined ? {} : { faces: card.faces.map(poolFace) }),
    printings: card.printings
      .map(([code, set]) => [set, code] as const)
      .sort(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0)),
  };
}

/** The pool, from the text of the reference's files of sets and of cards. */
export function poolFromReference(setsText: string, cardsText: string): Pool {
  const sets = entriesOf<PoolSet>(setsText).map(({ id, name, released }) => ({ id, name, released }));
  sets.sort((a, b) => byText(a.released, b.released));
  const order = new Map(sets.map(({ id }, index) => [id, index]));
  const cards = entriesOf<ReferenceCard>(cardsText).map((card) => poolCard(card, order));
  return { sets, cards: cards.sort((a, b) => byText(a.id, b.id)) };
}

const lines = (entries: readonly unknown[]): string =>
  entries.map((entry) => JSON.stringify(entry)).join(',\n');

/** The pool as it is kept: one line for each set and each card. */
export const poolText = ({ sets, cards }: Pool): string =>
  `{"sets":[\n${lines(sets)}\n],"cards":[\n${lines(cards)}\n]}\n`;
