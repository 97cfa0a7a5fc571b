import { CARDS } from '@lastclick/cards';
import {
  type CardPool,
  createPool,
  decision,
  EDITION_IDS,
  examine,
  type Game,
  type GameRecord,
  InputError,
  replay,
} from '@lastclick/engine';
import type { CardData } from '@lastclick/engine/language';
import { pool, RecordedGame } from '@lastclick/table';
import { describe, expect, test } from 'vitest';
import { readSaves } from '../src/golden/saves.ts';
import { placeOf } from '../src/golden/walk.ts';

// Records taken at every kind of decision, replayed by cards that were edited meanwhile: the same game to its end, or it is
// said from which move on it is not.

type Ability = NonNullable<CardData['text']>[number];
type Edit = (card: CardData) => CardData;

const withText = (card: CardData, edit: (text: readonly Ability[]) => readonly Ability[]): CardData =>
  card.text === undefined ? card : ({ ...card, text: edit(card.text) } as CardData);

const NEVER: Ability = {
  ability: 'paid',
  cost: [{ pay: 'credits', amount: 1 }],
  onlyIf: { if: 'compare', of: 1, is: { atLeast: 2 } },
  steps: [{ effect: 'draw', amount: 1, who: 'you' }],
};

const numbers = (data: unknown, by: number): unknown => {
  if (Array.isArray(data)) return data.map((one) => numbers(one, by));
  if (typeof data !== 'object' || data === null) return data;
  const changed = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, numbers(value, by)]));
  const { amount } = changed;
  return 'effect' in data && typeof amount === 'number' ? { ...changed, amount: amount + by } : changed;
};

const withCost = (card: CardData, by: number): CardData =>
  'cost' in card && typeof card.cost === 'number' ? ({ ...card, cost: card.cost + by } as CardData) : card;

const EDITS: Readonly<Record<string, Edit>> = {
  'an ability is put before the others': (card) => withText(card, (text) => [NEVER, ...text]),
  'an ability is put after the others': (card) => withText(card, (text) => [...text, NEVER]),
  'the first ability is gone': (card) => withText(card, (text) => text.slice(1)),
  'the last ability is gone': (card) => withText(card, (text) => text.slice(0, -1)),
  'abilities are renamed': (card) =>
    withText(card, (text) => text.map((one, place) => ({ ...one, as: `named ${place + 1}` }) as Ability)),
  'abilities stand in another order': (card) => withText(card, (text) => [...text].reverse()),
  'effects do one more': (card) => withText(card, (text) => numbers(text, 1) as Ability[]),
  'what is played does one more': (card) =>
    card.play === undefined ? card : ({ ...card, play: numbers(card.play, 1) } as CardData),
  'cards cost one more': (card) => withCost(card, 1),
  'ice is stronger': (card) =>
    card.type === 'ice' && typeof card.strength === 'number'
      ? ({ ...card, strength: card.strength + 3 } as CardData)
      : card,
};

function editedPool(edit: Edit): CardPool {
  return createPool(
    CARDS.map((card) => {
      if ((card.faces ?? []).length > 0) return card;
      try {
        const edited = edit(card);
        createPool([edited]);
        return edited;
      } catch (error) {
        if (error instanceof InputError) return card;
        throw error;
      }
    }),
  );
}

/** The games in which each kind of decision was met, up to there and on. */
const RECORDS: readonly GameRecord[] = readSaves().flatMap(({ setup, options, further }) => {
  const game = RecordedGame.start({ kind: 'setup', setup });
  for (const key of [...options, ...further]) {
    const place = decision(game.game) === null ? -1 : placeOf(game.game, key);
    if (place < 0) break;
    game.choose(place);
  }
  return game.record() ?? [];
});

const KINDS = new Set(readSaves().map(({ waitsFor }) => waitsFor));

/** Where everything lies and what everybody has, read off the state and not off its digests. */
function positionOf({ state: { corp, runner, zones, servers, rng, turn, outcome } }: Game): string {
  return JSON.stringify([corp, runner, zones, servers, rng, turn.number, turn.clicksSpent, outcome]);
}

/** How each record ends by the cards it was recorded with. */
const ENDINGS: readonly string[] = RECORDS.map((record) => positionOf(replay(record, pool)));

/** The game of a record; null where it is refused. */
function replayed(record: GameRecord, by: CardPool): Game | null {
  try {
    return replay(record, by);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

/** Of so many records that replay one is examined besides: it has to say that it is the same. */
const EXAMINED = 8;

test('records come by every kind of decision', () => {
  expect(KINDS.size).toBeGreaterThan(20);
  expect(RECORDS.length).toBeGreaterThan(90);
  for (const edition of EDITION_IDS)
    expect(
      RECORDS.filter(({ setup }) => JSON.stringify(setup).includes(`"${edition}"`)).length,
    ).toBeGreaterThan(30);
});

test('unedited cards replay every record to the same game', () => {
  for (const record of RECORDS)
    expect(examine(record, pool)).toEqual({
      kind: 'same',
      differs: { engine: false, edition: false, cards: [] },
    });
});

/** After these every ability can be used as before. */
const HARMLESS: ReadonlySet<string> = new Set([
  'an ability is put before the others',
  'an ability is put after the others',
]);

describe.each(Object.entries(EDITS))('where %s', (name, edit) => {
  const edited = editedPool(edit);

  test('a record leads to the same end, or says from which move on it is another game', () => {
    let others = 0;
    let checked = 0;
    for (const [number, record] of RECORDS.entries()) {
      const game = replayed(record, edited);
      if (game !== null) {
        expect(positionOf(game), `${number}`).toBe(ENDINGS[number]);
        if (number % EXAMINED === 0) expect(examine(record, edited).kind, `${number}`).toBe('same');
        continue;
      }
      const verdict = examine(record, edited);
      others += 1;
      expect(verdict.kind, `${number}`).toBe('otherRules');
      if (verdict.kind !== 'otherRules') continue;
      expect(verdict.differs.cards.length).toBeGreaterThan(0);
      // A game that begins in the middle of a turn may be another one before its first move.
      if (verdict.from === 0) continue;
      checked += 1;
      // The moves before are the recorded game: they lead where they led.
      expect(positionOf(replay(record, edited, verdict.from)), `${number}`).toBe(
        positionOf(replay(record, pool, verdict.from)),
      );
    }
    if (!HARMLESS.has(name)) expect(others).toBeGreaterThan(0);
    if (others > 40) expect(checked).toBeGreaterThan(0);
  });
});
