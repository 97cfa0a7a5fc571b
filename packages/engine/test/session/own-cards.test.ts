import { CARDS } from '@lastclick/cards';
import {
  apply,
  complaintsAbout,
  create,
  createPool,
  decision,
  fork,
  load,
  poolWith,
  prepareWorlds,
  record,
  replay,
  type Setup,
  save,
  view,
} from '@lastclick/engine';
import {
  type CardData,
  event,
  gainCredits,
  gainingCredits,
  resource,
  when,
} from '@lastclick/engine/language';
import { describe, expect, test } from 'vitest';

const pool = createPool(CARDS);

const windfall: CardData = event({
  id: 'windfall',
  title: 'Windfall',
  faction: 'neutral_runner',
  subtypes: [],
  cost: 0,
  play: [gainCredits(7)],
});

const setup: Setup = {
  cards: [windfall],
  scenario: {
    at: 'runner.action',
    priority: 'useful',
    corp: { identity: 'The Syndicate: Profit over Principle' },
    runner: { identity: 'The Catalyst: Convention Breaker', credits: 1, grip: ['Windfall', 'windfall'] },
  },
};

const played = () => {
  const game = create(setup, pool);
  const key = decision(game)?.options.find((option) => option.key.startsWith('play'))?.key ?? '';
  apply(game, key);
  return { game, key };
};

describe('a game with cards of one’s own', () => {
  test('plays them by id and title', () => {
    expect(played().game.state.runner.credits).toBe(8);
  });

  test('carries them in its record, which replays without anything else', () => {
    const { game, key } = played();
    const kept = JSON.parse(JSON.stringify(record(setup, [key])));
    expect(save(replay(kept, pool))).toBe(save(game));
  });

  test('carries them in its save, which goes on in a pool that does not have them', () => {
    const { game } = played();
    const loaded = load(save(game), createPool(CARDS));
    expect(view(loaded, 'runner')).toEqual(view(game, 'runner'));
    expect(save(loaded)).toBe(save(game));
    apply(loaded, decision(loaded)?.options.find(({ key }) => key.startsWith('play'))?.key ?? '');
    expect(loaded.state.runner.credits).toBe(15);
  });

  test('is imagined with them by who sits at it', () => {
    const game = create(setup, pool);
    const { position } = view(game, 'corp', { position: true });
    if (position === undefined) throw new Error('there is no position');
    const hidden = position.state.cards.filter(({ def }) => def < 0);
    const world = prepareWorlds(position, pool)(
      hidden.map(() => 'windfall'),
      1,
    );
    apply(world, decision(world)?.options.find(({ key }) => key.startsWith('play'))?.key ?? '');
    expect(world.state.runner.credits).toBe(8);
    expect(fork(game).rules.own).toEqual([windfall]);
  });

  test('leaves other games alone: what is known to one pool is not dealt from it', () => {
    const larger = poolWith(pool, [windfall]);
    const { cards: _, ...without } = setup;
    expect(() => create(without as Setup, larger)).toThrow('Windfall');
  });
});

describe('cards that cannot be played are refused with their place', () => {
  const refusal = (cards: unknown): string => {
    try {
      create({ ...setup, cards } as Setup, pool);
      return '';
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };

  test.each([
    [{ windfall }, 'cards: a list of cards is needed'],
    [[{ ...windfall, id: 'sure_gamble' }], 'sure_gamble: there is a card of that id already'],
    [[{ ...windfall, title: 'SURE GAMBLE' }], 'windfall.title: there is a card called "SURE GAMBLE" already'],
    [[windfall, windfall], 'windfall: is in the pool twice'],
    [
      [{ ...windfall, cost: 1e9 }],
      'windfall.cost: a whole number from 0 to 999999 is needed, not 1000000000',
    ],
    [new Array(201).fill(windfall), "cards: at most 200 cards of one's own can be played with"],
    [[null], 'card: a group of properties is needed, not null'],
  ])('%#', (cards, message) => {
    expect(refusal(cards)).toBe(message);
  });

  test('a save whose cards were taken out says which are missing', () => {
    const { cards: _, ...rest } = JSON.parse(save(played().game));
    expect(() => load(JSON.stringify(rest), pool)).toThrow('windfall: no such card in the pool');
  });
});

describe('all that is wrong with a card is said at once', () => {
  const where = (card: unknown): string[] => complaintsAbout(card).map((complaint) => complaint.where);

  test('none for a card of ours', () => {
    expect(CARDS.flatMap((card) => complaintsAbout(card))).toEqual([]);
  });

  test('each mistake once, in the places the writer counts', () => {
    const text = [
      when(gainingCredits(), gainCredits(1)),
      { ability: 'wenn', steps: [] },
      { ability: 'when', on: { deed: 'sleep' }, steps: [] },
      when(gainingCredits(), { effect: 'gain', what: 'credits', who: 'me', amount: 'three' } as never),
    ];
    const { cost: _, ...card } = resource({
      id: 'muddle',
      title: 'Muddle',
      faction: 'purple' as never,
      subtypes: ['virsu' as never],
      cost: 1,
      text: text as never,
    });
    expect(where({ ...card, side: 'nobody' })).toEqual([
      'muddle.side',
      'muddle.faction',
      'muddle.subtypes[0]',
      'muddle.text[1]',
      'muddle.text[2].on',
      'muddle.text[3].steps[0].amount',
      'muddle.text[3].steps[0].who',
    ]);
    expect(where({ ...card, faction: 'shaper', subtypes: [], text: [], play: [] })).toEqual([
      'muddle.cost',
      'muddle.play',
    ]);
  });

  test('whatever it is', () => {
    for (const nonsense of [null, 3, 'card', [], {}, { id: 4 }, { id: 'x', text: 'no' }])
      expect(complaintsAbout(nonsense).length).toBeGreaterThan(0);
  });

  test('of every ability that means nothing', () => {
    const nothing = when(gainingCredits(), { effect: 'trash', what: 'chosen' } as never);
    const text = [nothing, when(gainingCredits(), gainCredits(1)), nothing];
    const card = resource({ id: 'x', title: 'X', faction: 'shaper', subtypes: [], cost: 0, text });
    expect(where(card).map((place) => place.slice(0, 9))).toEqual(['x.text[0]', 'x.text[2]']);
  });

  test('of a sentence that means nothing', () => {
    const card = event({ ...windfall, play: [{ effect: 'trash', what: 'chosen' } as never] });
    expect(where(card)).toHaveLength(1);
    expect(where(card)[0]).toMatch(/^windfall\.play/);
  });
});
