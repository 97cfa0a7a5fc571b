import { CARDS, DECKS, type DeckList } from '@lastclick/cards';
import {
  apply,
  create,
  createPool,
  decision,
  EDITION_IDS,
  type EditionId,
  type Game,
  type Scenario,
  type View,
  view,
} from '@lastclick/engine';
import {
  type CardData,
  type DamageType,
  damage,
  draw,
  event,
  gainCredits,
  hardware,
  operation,
  preventing,
  type Step,
  shuffleIntoDeck,
  together,
  trashSource,
} from '@lastclick/engine/language';
import fc from 'fast-check';
import { expect, test } from 'vitest';

// Laws that hold whatever the numbers are.

const MOST = 6;
const TYPES: readonly DamageType[] = ['meat', 'net', 'core'];
const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, number) => number);
const facts = (id: string) => ({ id, title: id, subtypes: [], cost: 0 });

const hit = (type: DamageType, number: number): CardData =>
  operation({ ...facts(`hit_${type}_${number}`), faction: 'neutral_corp', play: [damage(type, number)] });
const shield = (number: number): CardData =>
  hardware({
    ...facts(`shield_${number}`),
    faction: 'neutral_runner',
    text: [preventing({ deed: 'damage', type: TYPES }, [trashSource], number)],
  });

/** Gaining and drawing, in either order and at once, for both sides. */
const orders = (credits: number, cards: number): CardData[] => {
  const ways: Record<string, Step[]> = {
    gain_draw: [gainCredits(credits), draw(cards)],
    draw_gain: [draw(cards), gainCredits(credits)],
    at_once: [together(gainCredits(credits), draw(cards))],
  };
  return Object.entries(ways).flatMap(([way, play]) => [
    operation({ ...facts(`corp_${way}_${credits}_${cards}`), faction: 'neutral_corp', play }),
    event({ ...facts(`runner_${way}_${credits}_${cards}`), faction: 'neutral_runner', play }),
  ]);
};

const pool = createPool([
  ...CARDS,
  ...TYPES.flatMap((type) =>
    upTo(MOST)
      .slice(1)
      .map((number) => hit(type, number)),
  ),
  ...upTo(4).slice(1).map(shield),
  ...upTo(3).flatMap((credits) => upTo(3).flatMap((cards) => orders(credits + 1, cards + 1))),
  operation({
    ...facts('reshuffle'),
    faction: 'neutral_corp',
    play: [shuffleIntoDeck({ cards: 'all', from: { in: 'hq' } })],
  }),
]);

const editions = fc.constantFrom<EditionId>(...EDITION_IDS);
const copies = (card: string, number: number): string[] => new Array<string>(number).fill(card);

/** A quiet position, with what a law is about added. */
function position(
  edition: EditionId,
  corp: Partial<Scenario['corp']>,
  runner: Partial<Scenario['runner']>,
): Scenario {
  return {
    edition,
    priority: 'every',
    at: 'corp.action',
    corp: { identity: 'nbn_reality_plus', rd: copies('hedge_fund', 12), ...corp },
    runner: { identity: 'the_catalyst_convention_breaker', stack: copies('sure_gamble', 12), ...runner },
  };
}

/** Plays the first option whose key fits one of the patterns, the earlier ones first; false when none does. */
function play(game: Game, ...wanted: readonly RegExp[]): boolean {
  const waiting = decision(game);
  for (const pattern of wanted) {
    const option = waiting?.options.find(({ key }) => pattern.test(key));
    if (option === undefined) continue;
    apply(game, option.key);
    return true;
  }
  return false;
}

/** Plays a card from the hand and everything that follows from it, until there is an action to take again. */
function playOut(game: Game, key: string, ...wanted: readonly RegExp[]): void {
  apply(game, key);
  while (decision(game) !== null && decision(game)?.kind !== 'action')
    if (!play(game, ...wanted, /^pass$/, /^no$/, /^done$/, /./)) throw new Error('nothing to choose');
}

const objectOf = (cards: View['corp']['hq']['cards'], id: string): string => {
  const found = cards?.find(({ card }) => card === id);
  if (found === undefined) throw new Error(`${id} is not there`);
  return `c${found.object}`;
};

/** Damage with shields used in the given order: how many cards or how much core damage it did. */
function damageDone(
  edition: EditionId,
  type: DamageType,
  amount: number,
  shields: readonly number[],
): number {
  const rig = [...shields].sort((a, b) => a - b).map((number) => `shield_${number}`);
  const grip = copies('sure_gamble', 9);
  const game = create(
    { scenario: position(edition, { hq: [`hit_${type}_${amount}`] }, { grip, rig }) },
    pool,
  );
  const objects = shields.map((number) => objectOf(view(game, 'runner').runner.rig, `shield_${number}`));
  const used = objects.map((object) => new RegExp(`^interrupt ${object}\\b`));
  playOut(game, `play ${objectOf(view(game, 'corp').corp.hq.cards, `hit_${type}_${amount}`)}`, ...used);
  const { runner } = view(game, 'runner');
  expect(runner.coreDamage).toBe(type === 'core' ? 9 - runner.grip.count : 0);
  expect(runner.heap.filter(({ card }) => card === 'sure_gamble')).toHaveLength(9 - runner.grip.count);
  return 9 - runner.grip.count;
}

test('prevention: the order does not matter, and less than nothing is nothing', () => {
  fc.assert(
    fc.property(
      editions,
      fc.constantFrom(...TYPES),
      fc.integer({ min: 1, max: MOST }),
      fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 3 }),
      (edition, type, amount, shields) => {
        const left = Math.max(0, amount - shields.reduce((sum, one) => sum + one, 0));
        expect(damageDone(edition, type, amount, shields)).toBe(left);
        expect(damageDone(edition, type, amount, shields.toReversed())).toBe(left);
      },
    ),
    { seed: 11, numRuns: 60 },
  );
});

test('gaining credits and drawing cards give the same in either order and at once', () => {
  const WAYS = ['gain_draw', 'draw_gain', 'at_once'];
  fc.assert(
    fc.property(
      editions,
      fc.constantFrom('corp' as const, 'runner' as const),
      fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })), {
        minLength: 1,
        maxLength: 3,
      }),
      (edition, side, parts) => {
        const totals = WAYS.map((way) => {
          const hand = parts.map(([credits, cards]) => `${side}_${way}_${credits}_${cards}`);
          const scenario = position(
            edition,
            side === 'corp' ? { hq: hand, clicks: 9 } : {},
            side === 'runner' ? { grip: hand, clicks: 9 } : {},
          );
          const game = create({ scenario: { ...scenario, at: `${side}.action` } }, pool);
          for (const card of hand) {
            const seen = view(game, side);
            const cards = side === 'corp' ? seen.corp.hq.cards : seen.runner.grip.cards;
            playOut(game, `play ${objectOf(cards, card)}`);
          }
          const seen = view(game, side);
          return [seen[side].credits, side === 'corp' ? seen.corp.hq.count : seen.runner.grip.count];
        });
        const sum = (index: 0 | 1): number => parts.reduce((total, part) => total + part[index], 0);
        expect(totals).toEqual(WAYS.map(() => [5 + sum(0), Math.min(12, sum(1))]));
      },
    ),
    { seed: 12, numRuns: 40 },
  );
});

/** Every card of the game, wherever it is, as a sorted list. */
const multiset = (game: Game): string[] =>
  game.state.cards.map(({ def }) => game.state.pool[def] ?? '').sort();

const listed = (game: Game, zone: 'rd' | 'stack' | 'hq' | 'grip'): string[] =>
  game.state.zones[zone].map((id) => game.state.pool[game.state.cards[id]?.def ?? -1] ?? '');

test('shuffling keeps every card: dealing, mulligans and cards shuffled back', () => {
  const decks = Object.values(DECKS);
  const ofSide = (side: string): DeckList[] =>
    decks.filter((deck) => CARDS.some(({ id, side: own }) => id === deck.identity && own === side));
  const whole = (deck: DeckList): string[] =>
    Object.entries(deck.cards)
      .flatMap(([id, number]) => copies(id, number))
      .sort();
  const bare = ({ identity, cards }: DeckList) => ({ identity, cards });
  fc.assert(
    fc.property(
      editions,
      fc.integer({ min: 0, max: 9999 }),
      fc.constantFrom(...ofSide('corp')),
      fc.constantFrom(...ofSide('runner')),
      fc.boolean(),
      (edition, seed, corp, runner, again) => {
        const game = create({ edition, seed, corp: bare(corp), runner: bare(runner) }, pool);
        const before = multiset(game);
        play(game, again ? /^mulligan$/ : /^keep$/);
        play(game, again ? /^mulligan$/ : /^keep$/);
        expect([...listed(game, 'rd'), ...listed(game, 'hq')].sort()).toEqual(whole(corp));
        expect([...listed(game, 'stack'), ...listed(game, 'grip')].sort()).toEqual(whole(runner));
        expect(multiset(game)).toEqual(before);
        expect(listed(game, 'grip')).toHaveLength(5);
      },
    ),
    { seed: 13, numRuns: 40 },
  );
  fc.assert(
    fc.property(
      editions,
      fc.integer({ min: 0, max: 9999 }),
      fc.array(fc.constantFrom('hedge_fund', 'tithe', 'palisade', 'offworld_office'), { maxLength: 8 }),
      (edition, seed, cards) => {
        const scenario = {
          ...position(edition, { hq: ['reshuffle', ...cards], rd: ['ipo', 'sprint'] }, {}),
          seed,
        };
        const game = create({ scenario }, pool);
        playOut(game, `play ${objectOf(view(game, 'corp').corp.hq.cards, 'reshuffle')}`);
        expect(listed(game, 'rd').sort()).toEqual([...cards, 'ipo', 'sprint'].sort());
        expect(listed(game, 'hq')).toEqual([]);
      },
    ),
    { seed: 14, numRuns: 30 },
  );
});
