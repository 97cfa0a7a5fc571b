import { CARDS } from '@lastclick/cards';
import {
  apply,
  type CardPool,
  create,
  createPool,
  decision,
  explain,
  type Game,
  optionMeant,
  record,
  replay,
  type Setup,
  SIDES,
} from '@lastclick/engine';
import {
  asset,
  type CardData,
  chooseOne,
  draw,
  gainCredits,
  paid,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { describe, expect, test } from 'vitest';

const FACTS = { faction: 'neutral_corp', subtypes: [] } as const;

const IDENTITIES = CARDS.filter(
  ({ title }) => title.startsWith('The Syndicate') || title.startsWith('The Catalyst'),
);
const [house = '', guest = ''] = SIDES.map((side) => IDENTITIES.find((card) => card.side === side)?.id);

const credits = (amount: number) => [{ pay: 'credits', amount }] as const;
const click = [{ pay: 'clicks', number: 1 }] as const;

const desk = (text: Partial<CardData>): CardData =>
  asset({ ...FACTS, id: 'desk', title: 'Desk', cost: 0, trash: 1, ...text });

const TEXT: Partial<CardData> = {
  text: [
    paid(click, draw(1)),
    paid(credits(1), gainCredits(1)),
    paid(click, draw(2)),
    paid(click, gainCredits(3)),
    whenYourTurnBegins(chooseOne([gainCredits(1)], [draw(1)], [gainCredits(2)])),
  ],
};

const poolOf = (card: CardData, version1 = {}): CardPool => createPool([...IDENTITIES, card], version1);

/** The window at the beginning of the turn, its first triggers, or its actions. */
type Start = 'corp.draw' | '5.6.1d' | 'corp.action';

const setupOf = (at: Start): Setup => ({
  scenario: {
    at,
    priority: 'useful',
    corp: {
      identity: house,
      credits: 5,
      rd: ['desk', 'desk', 'desk', 'desk', 'desk', 'desk'],
      servers: [{ server: 'remote-1', root: [{ card: 'desk', rezzed: true }] }],
    },
    runner: { identity: guest },
  },
});

const deskGame = (pool: CardPool, at: Start): Game => create(setupOf(at), pool);

const keysOf = (game: Game): string[] => (decision(game)?.options ?? []).map(({ key }) => key);
const object = (game: Game): number => game.state.cards.find(({ zone }) => zone === 'root')?.object ?? 0;

describe('keys', () => {
  test('say the names of abilities and modes, one word each', () => {
    const pool = poolOf(desk(TEXT));
    const action = deskGame(pool, 'corp.action');
    const name = `c${object(action)}`;
    expect(keysOf(action).filter((key) => key.startsWith('use'))).toEqual([
      `use ${name} paid-draw`,
      `use ${name} paid-draw-2`,
      `use ${name} paid-gainCredits-2`,
    ]);
    const begun = deskGame(pool, '5.6.1d');
    expect(keysOf(begun)).toEqual(['mode gainCredits', 'mode draw', 'mode gainCredits-2']);
  });

  test('are played exactly as they are written', () => {
    const game = deskGame(poolOf(desk(TEXT)), 'corp.action');
    for (const short of [`use c${object(game)} 1`, `use c${object(game)} paid-dr`, 'gain'])
      expect(() => apply(game, short), short).toThrow(/is not among the options/);
    apply(game, `use c${object(game)} paid-draw-2`);
    expect(game.state.zones.hq).toHaveLength(2);
    expect(game.state.turn.actions).toEqual([`c${object(game)}#paid-draw-2`]);
  });

  test('may be typed short where no other begins so, and abilities by their place', () => {
    const game = deskGame(poolOf(desk(TEXT)), 'corp.action');
    const name = `c${object(game)}`;
    const meant = (text: string): string | null => {
      const waiting = decision(game);
      return waiting === null ? null : (optionMeant(waiting, text)?.key ?? null);
    };
    expect(meant(`use ${name} paid-draw`)).toBe(`use ${name} paid-draw`);
    expect(meant(`use ${name} paid-g`)).toBe(`use ${name} paid-gainCredits-2`);
    expect(meant(`use ${name} 3`)).toBe(`use ${name} paid-draw-2`);
    expect(meant('gain')).toBe('gain credit');
    // Two begin so; the second ability is no action; a number is not cut short; nor is one ability taken for another.
    for (const text of [
      `use ${name} paid-dr`,
      `use ${name} 2`,
      `use ${name.slice(0, -1)}`,
      '',
      `use ${name} 9`,
    ])
      expect(meant(text), text).toBe(null);
    expect(meant(`use ${name} paid-gainCredits`)).toBe(null);
  });

  test('are explained short, too', () => {
    const game = deskGame(poolOf(desk(TEXT)), 'corp.action');
    const name = `c${object(game)}`;
    expect(explain(game, 'corp', `use ${name} 1`).allowed).toBe(true);
    expect(explain(game, 'corp', `use ${name} paid-draw-2`).allowed).toBe(true);
    expect(explain(game, 'corp', `use ${name} paid-gainCredits`)).toMatchObject({
      because: 'notAPaidAbilityWindow',
    });
    const window = deskGame(poolOf(desk(TEXT)), 'corp.draw');
    expect(explain(window, 'corp', `use ${name} paid-ga`).allowed).toBe(true);
    expect(explain(window, 'corp', `use ${name} paid-jump`)).toMatchObject({ because: 'noSuchAbility' });
  });
});

describe('records', () => {
  const COUNTED = {
    desk: [
      'when turnBegins',
      'paid draw',
      'paid gainCredits',
      'paid draw 2',
      'paid gainCredits 2',
      'when turnBegins/modes/gainCredits',
      'when turnBegins/modes/draw',
      'when turnBegins/modes/gainCredits 2',
    ],
  };
  const EDITED: Partial<CardData> = {
    ...TEXT,
    formerly: { 'paid jump': 'paid draw', 'when turnBegins/modes/leap': 'when turnBegins/modes/draw' },
  };

  test('of version 1 count abilities and modes', () => {
    const pool = poolOf(desk(TEXT), COUNTED);
    const version1 = (at: Start, key: string): Game =>
      replay({ format: 'last-click-record', version: 1, setup: setupOf(at), options: [key] }, pool);
    const name = `c${object(deskGame(pool, 'corp.action'))}`;
    expect(version1('corp.action', `use ${name} 3`).state.turn.actions).toEqual([`${name}#paid-draw-2`]);
    expect(version1('5.6.1d', 'mode 3').state.corp.credits).toBe(7);
    expect(() => version1('corp.action', `use ${name} 5`)).toThrow(/options\[0\]/);
    expect(() => version1('corp.action', `use ${name} paid-dr`)).toThrow(/options\[0\]/);
  });

  test('of version 2 with names from before a card was edited are read', () => {
    const pool = poolOf(desk(EDITED), COUNTED);
    const played = (at: Start, key: string): Game => replay(record(setupOf(at), [key]), pool);
    const name = `c${object(deskGame(pool, 'corp.action'))}`;
    expect(played('corp.action', `use ${name} paid-jump`).state.turn.actions).toEqual([`${name}#paid-draw`]);
    expect(played('5.6.1d', 'mode leap').state.zones.hq.length).toBeGreaterThan(0);
    expect(() => played('corp.action', `use ${name} paid-hop`)).toThrow(/is not among the options/);
    expect(() => played('5.6.1d', 'mode hop')).toThrow(/is not among the options/);
  });
});
