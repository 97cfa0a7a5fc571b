import { CARDS } from '@lastclick/cards';
import {
  apply,
  type CardPool,
  type CompiledCard,
  createPool,
  type Decision,
  decision,
  type Game,
  InputError,
  load,
  type Option,
  SEATS,
  save,
  view,
} from '@lastclick/engine';
import type { CardData } from '@lastclick/engine/language';
import { pool } from '@lastclick/table';
import { describe, expect, test } from 'vitest';
import { gameOfRecord, readSaves } from '../src/golden/saves.ts';
import { Random } from '../src/sweep/random.ts';

// Saves of every kind of decision, read by cards that were edited meanwhile: a save goes on exactly as it would have, or
// it is refused.

type Ability = NonNullable<CardData['text']>[number];
type Edit = (card: CardData, compiled: CompiledCard) => CardData;

/** An ability nobody can ever use. */
const NEVER: Ability = {
  ability: 'paid',
  cost: [{ pay: 'credits', amount: 1 }],
  onlyIf: { if: 'compare', of: 1, is: { atLeast: 2 } },
  steps: [{ effect: 'draw', amount: 1, who: 'you' }],
};

const withText = (card: CardData, edit: (text: readonly Ability[]) => readonly Ability[]): CardData =>
  card.text === undefined ? card : ({ ...card, text: edit(card.text) } as CardData);

const isSub = (ability: Ability): boolean => 'ability' in ability && ability.ability === 'sub';

/** Whether an ability has others in it: a copy of it would have them too, and they could not be told apart. */
const hasOthers = (ability: Ability): boolean =>
  /"(?:statics|ability|static)":/.test(JSON.stringify({ ...ability, ability: undefined }));

/** A copy of a paid ability that has its name, but cannot be used. */
const namesakes = (text: readonly Ability[]): Ability[] =>
  text.flatMap((ability) =>
    'ability' in ability && ability.ability === 'paid' && !hasOthers(ability)
      ? [{ ...ability, onlyIf: { if: 'compare', of: 1, is: { atLeast: 2 } } } as Ability]
      : [],
  );

/** The names of what is printed on a card, in the order of its text; '' for what has none. */
function namesInOrder({ data, names, when }: CompiledCard): string[] {
  const lists = {
    when: names.when.filter((_, index) => when[index]?.delayed === false),
    paid: [...names.paid],
    sub: [...names.subroutines],
    would: [...names.interrupts],
    static: [...names.statics],
  };
  return (data.text ?? []).map((ability) => {
    if ('static' in ability) return lists.static.shift() ?? '';
    if (ability.ability === 'recurring') return '';
    return lists[ability.ability === 'instead' ? 'would' : ability.ability].shift() ?? '';
  });
}

const named = (text: readonly Ability[], compiled: CompiledCard): Ability[] => {
  const names = namesInOrder(compiled);
  return text.map((ability, place) =>
    names[place] === '' ? ability : ({ ...ability, as: `given ${place + 1}` } as Ability),
  );
};

/** Edits after which every ability still says what it said. */
const HARMLESS: Readonly<Record<string, Edit>> = {
  'an ability is put before the others': (card) => withText(card, (text) => [NEVER, ...text]),
  'an ability is put after the others': (card) => withText(card, (text) => [...text, NEVER]),
  'abilities of the same names are put before the others': (card) =>
    withText(card, (text) => [...namesakes(text), ...text]),
  'abilities stand in another order': (card) =>
    withText(card, (text) => [...text.filter((ability) => !isSub(ability)).reverse(), ...text.filter(isSub)]),
  'abilities are renamed, and the card says so': (card, compiled) => {
    const names = namesInOrder(compiled);
    const formerly = Object.fromEntries(
      names.flatMap((name, place) => (name === '' ? [] : [[name, `given ${place + 1}`]])),
    );
    return { ...withText(card, (text) => named(text, compiled)), formerly };
  },
  'abilities are renamed unsaid': (card, compiled) => withText(card, (text) => named(text, compiled)),
};

const changedNumbers = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map(changedNumbers);
  if (typeof data !== 'object' || data === null) return data;
  const { amount } = data as { amount?: unknown };
  const changed = Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, changedNumbers(value)]),
  );
  return 'effect' in data && typeof amount === 'number' ? { ...changed, amount: amount + 1 } : changed;
};

const withSteps = (card: CardData, edit: (steps: readonly unknown[]) => readonly unknown[]): CardData => ({
  ...withText(card, (text) =>
    text.map((ability) =>
      'steps' in ability ? ({ ...ability, steps: edit(ability.steps) } as Ability) : ability,
    ),
  ),
  ...(card.play === undefined ? {} : { play: edit(card.play) as CardData['play'] & object }),
});

const ANOTHER_STEP = { effect: 'expose', what: 'this' };

/** Edits after which abilities do something else, or are gone. */
const HARMFUL: Readonly<Record<string, Edit>> = {
  'numbers are others': (card) => withText(card, (text) => changedNumbers(text) as Ability[]),
  'another step comes first': (card) => withSteps(card, (steps) => [ANOTHER_STEP, ...steps]),
  'another step comes last': (card) => withSteps(card, (steps) => [...steps, ANOTHER_STEP]),
  'the first step is gone': (card) =>
    withSteps(card, (steps) => (steps.length < 2 ? [ANOTHER_STEP] : steps.slice(1))),
  'abilities are gone': (card) => withText(card, (text) => text.filter((ability) => 'static' in ability)),
  'every step comes twice': (card) => withSteps(card, (steps) => [...steps, ...steps]),
};

/** The cards edited, those whose new text makes sense. */
function editedPool(edit: Edit): CardPool {
  const cards = CARDS.map((card) => {
    const compiled = pool.byId.get(card.id);
    if (compiled === undefined || (card.faces ?? []).length > 0) return card;
    try {
      const edited = edit(card, compiled);
      createPool([edited]);
      return edited;
    } catch (error) {
      if (error instanceof InputError) return card;
      throw error;
    }
  });
  return createPool(cards);
}

/** One save for each kind of decision on each kind of frame, in each edition, and the highest piles of frames. */
const KINDS = readSaves().filter(
  ({ waitsFor, setup }, place, all) =>
    place >= all.length - 10 ||
    all.findIndex(
      (other) => other.waitsFor === waitsFor && JSON.stringify(other.setup).includes(editionIn(setup)),
    ) === place,
);

function editionIn(setup: object): string {
  return JSON.stringify(setup).includes('"26.03"') ? '"26.03"' : '"1.4"';
}

const SAVES = KINDS.map((kept) => ({ waitsFor: kept.waitsFor, text: save(gameOfRecord(kept)) }));

const saidBy = (card: CompiledCard | undefined): string =>
  JSON.stringify({ ...card?.data, formerly: undefined });

const changedTitles = (text: string, edited: CardPool): string[] =>
  (JSON.parse(text) as { state: { pool: string[] } }).state.pool.flatMap((id) => {
    const card = edited.byId.get(id);
    return card === undefined || saidBy(card) === saidBy(pool.byId.get(id)) ? [] : [card.data.title];
  });

function refusalOf(open: () => Game): string | null {
  try {
    open();
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

/** What an option means, whatever its ability is called. */
function meaning(game: Game, { kind, key, card, server, onto, number }: Option): string {
  const { verb = '', word = '' } = /^(?<verb>\w+) c\d+ (?<word>\S+)/.exec(key)?.groups ?? {};
  const def = game.rules.defs[game.state.cards[card & 511]?.def ?? -1];
  const list = verb === 'use' ? 'paid' : verb === 'trigger' ? 'when' : 'interrupts';
  const data = def?.[list].find((ability) => ability.key.word === word)?.data;
  const says = data === undefined ? key : JSON.stringify({ ...data, as: '' });
  return JSON.stringify([
    kind,
    card,
    server,
    onto,
    kind === 'mode' || kind === 'break' || kind === 'subroutine' ? number : says,
  ]);
}

const meanings = (game: Game, waiting: Decision | null): string[] =>
  (waiting?.options ?? []).map((option) => meaning(game, option));

/** Everything that can be seen, without the names of abilities. */
const seen = (game: Game): string =>
  JSON.stringify(SEATS.map((seat) => ({ ...view(game, seat), happened: '' })));

/** Plays two games by the same random choices; the first difference, or null. */
function differenceBetween(one: Game, other: Game, seed: string): string | null {
  const random = new Random(seed);
  for (let played = 0; played < 25; played++) {
    if (seen(one) !== seen(other)) return `the views differ after ${played} choices`;
    const waiting = decision(one);
    if (waiting === null) return null;
    const [mine, theirs] = [meanings(one, waiting), meanings(other, decision(other))];
    if ([...mine].sort().join() !== [...theirs].sort().join())
      return `the options differ after ${played} choices: ${mine.join()} / ${theirs.join()}`;
    const choice = random.pick(mine);
    apply(one, mine.indexOf(choice));
    apply(other, theirs.indexOf(choice));
  }
  return null;
}

type Frames = readonly Readonly<Record<string, unknown>>[];

/** The names of abilities and steps that a save is in the middle of, card by card, as it says them. */
function inTheMiddleOf(text: string): Map<string, Set<string>> {
  const { state } = JSON.parse(text) as {
    state: { pool: string[]; stack: Frames; met: Frames; lingering: Frames };
  };
  const found = new Map<string, Set<string>>();
  const note = (def: unknown, name: unknown): void => {
    const id = state.pool[Number(def)] ?? '';
    found.set(id, (found.get(id) ?? new Set<string>()).add(typeof name === 'string' ? name : 'untold'));
  };
  const instances = (list: unknown): void => {
    for (const { def, ability } of (list ?? []) as Frames) note(def, ability);
  };
  instances(state.met);
  for (const frame of state.stack) {
    if (frame.kind === 'ability') note(frame.def, frame.pc);
    instances(frame.pending);
  }
  for (const { kind, def, ability } of state.lingering)
    if (['static', 'persistent', 'delayed'].includes(String(kind))) note(def, ability);
  return found;
}

test('the saves are of every kind and hold places of many texts', () => {
  expect(new Set(SAVES.map(({ waitsFor }) => waitsFor)).size).toBeGreaterThan(20);
  const all = SAVES.flatMap(({ text }) => [...inTheMiddleOf(text).values()].flatMap((names) => [...names]));
  expect(all).not.toContain('untold');
  expect(new Set(all).size).toBeGreaterThan(25);
});

test('unedited cards read every save as it is', () => {
  for (const { text } of SAVES) expect(save(load(text, pool))).toBe(text);
});

describe.each(Object.entries({ ...HARMLESS, ...HARMFUL }))('where %s', (_, edit) => {
  const edited = editedPool(edit);

  test('saves are refused with the names of the cards', () => {
    for (const { text } of SAVES) {
      const titles = changedTitles(text, edited);
      expect(titles.length).toBeGreaterThan(0);
      const refusal = refusalOf(() => load(text, edited)) ?? '';
      for (const title of titles) expect(refusal).toContain(title);
    }
  });
});

describe.each(Object.entries(HARMLESS))('where %s', (_, edit) => {
  const edited = editedPool(edit);

  test('a save that is accepted goes on as it would have', () => {
    for (const [number, { waitsFor, text }] of SAVES.entries()) {
      const game = load(text, edited, { changed: 'accept' });
      expect(differenceBetween(load(text, pool), game, `edited ${number}`), waitsFor).toBe(null);
    }
  });
});

describe.each(Object.entries(HARMFUL))('where %s', (_, edit) => {
  const edited = editedPool(edit);

  test('a save is in the middle of the same steps of the same abilities, or is refused', () => {
    for (const { waitsFor, text } of SAVES) {
      const refusal = refusalOf(() => load(text, edited, { changed: 'accept' }));
      if (refusal !== null) expect(refusal, waitsFor).toMatch(/^texts: .*(?:is gone|cannot be told)/);
      else
        expect(inTheMiddleOf(save(load(text, edited, { changed: 'accept' }))), waitsFor).toEqual(
          inTheMiddleOf(text),
        );
    }
  });
});

test('a save in the middle of an ability that is gone is refused, and no other', () => {
  const edited = editedPool(HARMFUL['abilities are gone'] ?? ((card) => card));
  let refused = 0;
  for (const { waitsFor, text } of SAVES) {
    const missed = [...inTheMiddleOf(text)].some(([id, names]) => {
      const card = edited.byId.get(id);
      return [...names].some(
        (name) =>
          !JSON.stringify(card?.names).includes(`"${name.split('/')[0]}"`) && !name.startsWith('play/'),
      );
    });
    const refusal = refusalOf(() => load(text, edited, { changed: 'accept' }));
    if (missed) {
      refused++;
      expect(refusal, waitsFor).toMatch(/is gone/);
    }
  }
  expect(refused).toBeGreaterThan(10);
});
