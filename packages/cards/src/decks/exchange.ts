import { CARDS, printingCodes } from '../cards.ts';
import { cardById, cardByTitle, type DeckList } from './deck-list.ts';

/** A line or entry that could not be understood; nothing is dropped silently. */
export interface Unread {
  readonly entry: string;
  readonly message: string;
}

export interface ImportedDeck {
  readonly deck: DeckList;
  readonly unread: readonly Unread[];
}

const LINE = /^(\d+)\s*x?\s+(.+?)\s*(?:[●○•★☆]+.*|\[[^\]]*\].*)?$/u;
const HEADING =
  /^(?:agenda|asset|ice|operation|upgrade|event|hardware|program|resource|identity|icebreaker)s?\s*(?:\(\d+\))?:?$/i;
const REMARK =
  /^(?:\d+\s+(?:influence|agenda points?|cards?)\b.*|cards up to .*|deck (?:built|exported).*|.*\binfluence spent\b.*|.*(?:minimum|max) \d+.*)$/i;

const SECOND_IDENTITY = 'a deck has one identity, and this is another';

/** Reads the plain list that deck-building sites export ("3x Hedge Fund"); the identity may stand on a line of its own. */
export function readDeckText(text: string): ImportedDeck {
  const cards: Record<string, number> = {};
  const unread: Unread[] = [];
  let identity = '';
  let name = '';
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.trim();
    if (line === '' || HEADING.test(line) || REMARK.test(line)) return;
    const match = LINE.exec(line);
    const title = match?.[2] ?? line;
    const card = cardByTitle(title) ?? cardByTitle(title.replace(/\s*\([^)]*\)\s*$/, ''));
    if (card?.type === 'identity') {
      if (identity !== '' && identity !== card.id) unread.push({ entry: line, message: SECOND_IDENTITY });
      else identity = card.id;
    } else if (card !== null && match !== null) cards[card.id] = (cards[card.id] ?? 0) + Number(match[1]);
    else if (match === null && index === 0) name = line;
    else if (match !== null) {
      unread.push({ entry: line, message: `there is no card "${title}", or it is not implemented yet` });
    } else unread.push({ entry: line, message: 'this line is not like "3x Hedge Fund"' });
  });
  if (identity === '') unread.push({ entry: '', message: 'the list names no identity we have' });
  return { deck: { name, identity, cards }, unread };
}

/** The plain list, identity first, cards in the order of their titles. */
export function writeDeckText(deck: DeckList): string {
  const lines = Object.entries(deck.cards)
    .map(([id, copies]) => ({ title: cardById(id)?.title ?? id, copies }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'))
    .map(({ title, copies }) => `${copies}x ${title}`);
  const head = deck.name === '' ? [] : [deck.name, ''];
  return `${[...head, `1x ${cardById(deck.identity)?.title ?? deck.identity}`, '', ...lines].join('\n')}\n`;
}

const idByCode = new Map(CARDS.flatMap(({ id }) => printingCodes(id).map((code) => [code, id] as const)));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Slots of a deck in any of NetrunnerDB's forms: printing codes or card ids with their number. */
function slotsOf(data: Record<string, unknown>): Record<string, unknown> | null {
  for (const key of ['cards', 'card_slots', 'slots']) {
    const slots = data[key];
    if (isRecord(slots)) return slots;
  }
  return null;
}

/** Reads a deck as NetrunnerDB's interfaces give it; codes and card ids are both understood. */
export function readNetrunnerDb(text: string): ImportedDeck {
  const nothing: DeckList = { name: '', identity: '', cards: {} };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { deck: nothing, unread: [{ entry: '', message: 'this is not valid JSON' }] };
  }
  if (isRecord(data) && Array.isArray(data.data)) data = data.data[0];
  if (isRecord(data) && isRecord(data.attributes)) data = data.attributes;
  const slots = isRecord(data) ? slotsOf(data) : null;
  if (!isRecord(data) || slots === null) {
    return { deck: nothing, unread: [{ entry: '', message: 'there is no list of cards in it' }] };
  }
  const cards: Record<string, number> = {};
  const unread: Unread[] = [];
  let identity =
    typeof data.identity_card_id === 'string' && cardById(data.identity_card_id) !== null
      ? data.identity_card_id
      : '';
  for (const [key, copies] of Object.entries(slots)) {
    const card = cardById(idByCode.get(key) ?? key);
    if (card === null)
      unread.push({ entry: key, message: `there is no card "${key}", or it is not implemented yet` });
    else if (card.type === 'identity') {
      if (identity !== '' && identity !== card.id) unread.push({ entry: key, message: SECOND_IDENTITY });
      else identity = card.id;
    } else if (typeof copies !== 'number' || !Number.isInteger(copies) || copies < 1) {
      unread.push({
        entry: key,
        message: `${card.title}: ${JSON.stringify(copies)} is not a number of copies`,
      });
    } else cards[card.id] = (cards[card.id] ?? 0) + copies; // printings of one card are the same card
  }
  if (identity === '') {
    const entry = typeof data.identity_card_id === 'string' ? data.identity_card_id : '';
    unread.push({ entry, message: 'the deck names no identity we have' });
  }
  return { deck: { name: typeof data.name === 'string' ? data.name : '', identity, cards }, unread };
}

const newestCode = (id: string): string => printingCodes(id).at(-1) ?? id;

/** The deck with printing codes, as NetrunnerDB's upload and download have it. */
export function writeNetrunnerDb(deck: DeckList): string {
  const cards: Record<string, number> = { [newestCode(deck.identity)]: 1 };
  for (const [id, copies] of Object.entries(deck.cards)) cards[newestCode(id)] = copies;
  return `${JSON.stringify({ name: deck.name, cards }, null, 2)}\n`;
}
