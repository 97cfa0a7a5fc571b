import { CARDS } from '@lastclick/cards';
import {
  apply,
  type CardPool,
  create,
  createPool,
  decision,
  explain,
  type Game,
  load,
  optionMeant,
  type Scenario,
  save,
  view,
} from '@lastclick/engine';
import {
  addToHand,
  asset,
  type CardData,
  choose,
  chooseOne,
  chooseSome,
  damage,
  done,
  draw,
  endTheRun,
  gainCredits,
  gainsText,
  hasOddCost,
  ice,
  iff,
  ifSuccessful,
  loseCredits,
  may,
  oncePerTurn,
  optional,
  paid,
  preventing,
  removeTags,
  resource,
  run,
  type Step,
  strengthOfSource,
  sub,
  sufferingDamage,
  trash,
  trashSource,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { describe, expect, test } from 'vitest';

// What a state holds as numbers is found again in an edited text, kind by kind; `quality/test/edited-cards.test.ts` does
// it with real cards.

const HELPERS = CARDS.filter(({ id }) =>
  [
    'the_syndicate_profit_over_principle',
    'the_catalyst_convention_breaker',
    'hedge_fund',
    'mayfly',
    'sure_gamble',
    'wall_of_static',
  ].includes(id),
);
const FACTS = { id: 'desk', title: 'Desk', faction: 'neutral_corp', subtypes: [], cost: 0 } as const;

type Text = NonNullable<CardData['text']>;

const desk = (text: Text, formerly?: Record<string, string>): CardData =>
  asset({ ...FACTS, trash: 1, text, ...(formerly && { formerly }) });
const gate = (text: Text): CardData => ice({ ...FACTS, strength: 0, subtypes: ['barrier'], text });
const shield: CardData = resource({
  id: 'shield',
  title: 'Shield',
  faction: 'neutral_runner',
  subtypes: [],
  cost: 0,
  text: [preventing(sufferingDamage(), [trashSource], 1)],
});

const poolOf = (card: CardData): CardPool => createPool([...HELPERS, shield, card]);

interface Table {
  readonly at?: string;
  readonly corp?: Partial<Scenario['corp']>;
  readonly runner?: Partial<Scenario['runner']>;
}

const deskInPlay = { servers: [{ server: 'remote-1', root: [{ card: 'desk', rezzed: true }] }] };

function played(
  card: CardData,
  { at = 'corp.action', corp, runner }: Table,
  ...moves: readonly string[]
): Game {
  const scenario: Scenario = {
    at,
    priority: 'useful',
    corp: {
      identity: 'the_syndicate_profit_over_principle',
      credits: 9,
      rd: ['hedge_fund', 'hedge_fund', 'hedge_fund'],
      ...deskInPlay,
      ...corp,
    },
    runner: { identity: 'the_catalyst_convention_breaker', credits: 9, ...runner },
  };
  const game = create({ scenario }, poolOf(card));
  for (const move of moves) choosing(game, move);
  return game;
}

function choosing(game: Game, move: string): void {
  const waiting = decision(game);
  const meant = waiting === null ? null : optionMeant(waiting, move.replace('desk', `c${objectOf(game)}`));
  if (meant === null) throw new Error(`${move}: ${waiting?.options.map(({ key }) => key).join(' | ')}`);
  apply(game, meant.key);
}

const objectOf = ({ state }: Game): number =>
  state.cards.find(({ def, zone }) => state.pool[def] === 'desk' && zone !== 'rd')?.object ?? 0;

const accepted = (game: Game, card: CardData): Game => load(save(game), poolOf(card), { changed: 'accept' });

const credits = (amount: number) => [{ pay: 'credits', amount }] as const;
const click = [{ pay: 'clicks', number: 1 }] as const;

describe('a save of an edited card', () => {
  test('knows which subroutines are broken', () => {
    const [tax, end] = [sub(loseCredits(1, 'opponent')), sub(endTheRun)];
    const encounter: Table = {
      at: 'runner.action',
      corp: { servers: [{ server: 'hq', ice: [{ card: 'desk', rezzed: true }] }] },
      runner: { rig: ['mayfly'], clicks: 4 },
    };
    const game = played(gate([tax, end]), encounter, 'run hq', 'use c3 paid-break', 'break 2');
    const subs = (edited: Text) => view(accepted(game, gate(edited)), 'runner').run?.subroutines;
    expect(subs([tax, end])).toEqual(['unbroken', 'broken']);
    expect(subs([sub(gainCredits(1)), tax, end])).toEqual(['unbroken', 'unbroken', 'broken']);
    expect(subs([end, tax])).toEqual(['broken', 'unbroken']);
    expect(() => subs([tax])).toThrow(/Desk: "sub endRun" is gone/);
    expect(() => subs([tax, end, end])).toThrow(/cannot be told what "sub endRun" is/);
  });

  test('knows which gained subroutines are broken', () => {
    const [gift, tax] = [gainsText({ type: 'ice' }, sub(endTheRun)), strengthOfSource(1)];
    const table: Table = {
      at: 'runner.action',
      corp: {
        servers: [
          { server: 'hq', ice: [{ card: 'wall_of_static', rezzed: true }] },
          { server: 'remote-1', root: [{ card: 'desk', rezzed: true }] },
        ],
      },
      runner: { rig: ['mayfly'], clicks: 4 },
    };
    const pump = ['use c3 paid-strength', 'use c3 paid-strength', 'use c3 paid-break', 'break 2'];
    const game = played(desk([gift, tax]), table, 'run hq', ...pump);
    const subs = (edited: Text) => view(accepted(game, desk(edited)), 'runner').run?.subroutines;
    expect(subs([gift, tax])).toEqual(['unbroken', 'broken']);
    expect(subs([tax, gift])).toEqual(['unbroken', 'broken']);
    expect(() => subs([gainsText({ type: 'ice' }, sub(draw(1)), sub(endTheRun)), tax])).toThrow(
      /cannot be told/,
    );
    expect(() => subs([tax])).toThrow(/is gone/);
  });

  test('knows which modes are done of those that all are to be', () => {
    const [drink, earn, pay] = [[draw(1)], [gainCredits(1)], [loseCredits(1)]];
    const drinks = (...modes: Parameters<typeof chooseSome>[1][]) =>
      desk([paid(click, draw(1), chooseSome(2, ...modes))]);
    const game = played(drinks(drink, earn, pay), {}, 'use desk', 'mode gain');
    const open = (edited: CardData): string[] =>
      decision(accepted(game, edited))?.options.map(({ key }) => key) ?? [];
    expect(open(drinks(drink, earn, pay))).toEqual(['mode draw', 'mode loseCredits']);
    expect(open(drinks(earn, drink, pay))).toEqual(['mode draw', 'mode loseCredits']);
    expect(() => open(drinks(drink, pay))).toThrow(/is gone/);
    expect(() => open(drinks([gainCredits(2)], drink, earn))).toThrow(/cannot be told/);
  });

  test('knows what was used this turn, and as which action', () => {
    const [limited, other] = [oncePerTurn(paid(click, draw(1))), paid(click, gainCredits(3))];
    const game = played(desk([limited, other]), {}, 'use desk paid-draw');
    const renamed = { ...limited, as: 'sip' };
    const edited = accepted(game, desk([other, renamed], { 'paid draw': 'sip' }));
    const name = `c${objectOf(game)}`;
    expect(explain(edited, 'corp', `use ${name} sip`)).toMatchObject({ because: 'usedThisTurn' });
    expect(edited.state.turn.actions).toEqual([`${name}#sip`]);
    expect(() => accepted(game, desk([other]))).toThrow(/is gone/);
  });

  test('knows what waits to be triggered', () => {
    const [first, second] = [
      optional(whenYourTurnBegins(gainCredits(1))),
      optional(whenYourTurnBegins(draw(1))),
    ];
    const game = played(desk([first, second]), { at: '5.6.1d' });
    const edited = accepted(game, desk([second, whenYourTurnBegins(loseCredits(1)), first]));
    const before = edited.state.corp.credits;
    const gain = decision(edited)?.options.find(({ key }) => key.endsWith('when-turnBegins-3'));
    expect(decision(edited)?.options).toHaveLength(3);
    apply(edited, gain?.key ?? '');
    expect(edited.state.corp.credits).toBe(before + 1);
    // Three of that name, and none says what one of the two said.
    const changed = [loseCredits(2), loseCredits(3), loseCredits(4)].map((step) => whenYourTurnBegins(step));
    expect(() => accepted(game, desk(changed))).toThrow(/cannot be told/);
  });

  test('knows the cards an ability has chosen, and where it stands', () => {
    const fetch = [addToHand(choose({ in: 'archives' })), may(trash('that'))];
    const table: Table = { corp: { archives: ['hedge_fund', 'hedge_fund'], ...deskInPlay } };
    const keys = ['use desk', 'mode addToHand', 'choose'];
    const start = played(desk([paid(click, chooseOne([draw(1)], fetch))]), table, ...keys.slice(0, 2));
    const chosen = decision(start)?.options[0]?.key ?? '';
    apply(start, chosen);
    expect(decision(start)?.kind).toBe('may');
    expect(start.state.zones.hq).toHaveLength(1);
    // Another mode before it takes the first slot.
    const burn = [trash(choose({ in: 'hq' })), may(trash('that'))];
    const edited = accepted(start, desk([paid(click, chooseOne([draw(1)], burn, fetch))]));
    apply(edited, 'yes');
    expect(edited.state.zones.hq).toHaveLength(0);
    expect(edited.state.zones.archives).toHaveLength(2);
    // A choice before it would have been made by now.
    const longer = [trash(choose({ in: 'rd' })), ...fetch];
    expect(() => accepted(start, desk([paid(click, chooseOne([draw(1)], longer))]))).toThrow(/Desk: /);
    // The same step twice: which one was it?
    const twice = [...fetch, may(trash('that'))];
    expect(() => accepted(start, desk([paid(click, chooseOne([draw(1)], twice))]))).toThrow(/cannot be told/);
    // The step it stands at is gone.
    expect(() => accepted(start, desk([paid(click, chooseOne([draw(1)], fetch.slice(0, 1)))]))).toThrow(
      /is gone/,
    );
  });

  test('knows where an effect that may still be prevented keeps its cards', () => {
    const hit = [damage('net', 1), iff(hasOddCost('that'), [gainCredits(5)])];
    const table: Table = {
      corp: { archives: ['hedge_fund'], ...deskInPlay },
      runner: { grip: ['sure_gamble', 'sure_gamble'], rig: ['shield'] },
    };
    const game = played(desk([paid(click, chooseOne([draw(1)], hit))]), table, 'use desk', 'mode damage');
    expect(decision(game)?.kind).toBe('interrupt');
    const other = [trash(choose({ in: 'hq' })), may(trash('that'))];
    const edited = accepted(game, desk([paid(click, chooseOne([draw(1)], other, hit))]));
    const before = edited.state.corp.credits;
    apply(edited, 'pass');
    expect(edited.state.zones.grip).toHaveLength(1);
    expect(edited.state.corp.credits).toBe(before + 5);
  });

  test('knows how much was done, and where that is kept of what may still be prevented', () => {
    const table: Table = { runner: { grip: ['sure_gamble', 'sure_gamble'], rig: ['shield'] } };
    const counting = [removeTags(1), may(gainCredits(done()))];
    const gained = (steps: readonly Step[], mode: string, answer: string): number => {
      const game = played(desk([paid(click, chooseOne([draw(1)], steps))]), table, 'use desk', mode);
      // Another mode before it takes the first number.
      const edited = accepted(game, desk([paid(click, chooseOne([draw(1)], counting, steps))]));
      const before = edited.state.corp.credits;
      apply(edited, answer);
      return edited.state.corp.credits - before;
    };
    expect(gained([damage('net', 1), gainCredits(done(3))], 'mode damage', 'pass')).toBe(3);
    expect(gained([loseCredits(2), may(gainCredits(done(3)))], 'mode lose', 'yes')).toBe(6);
  });

  test('knows the text of the run that is to be made', () => {
    const tool = (...texts: readonly Step[][]): CardData =>
      resource({
        ...FACTS,
        faction: 'neutral_runner',
        text: texts.map((steps) => paid(click, run('central', ifSuccessful(...steps)))),
      });
    const [little, much] = [[gainCredits(1)], [gainCredits(20)]];
    const table: Table = { at: 'runner.action', corp: { servers: [] }, runner: { rig: ['desk'], clicks: 4 } };
    const game = played(tool(much), table, 'use desk');
    expect(decision(game)?.kind).toBe('server');
    const edited = accepted(game, tool(little, much));
    const before = edited.state.runner.credits;
    apply(edited, 'run archives');
    while (decision(edited)?.kind === 'jackOut') apply(edited, 'continue');
    expect(edited.state.runner.credits).toBe(before + 20);
    expect(() => accepted(game, tool(little, [draw(1)]))).toThrow(/cannot be told/);
  });

  test('is as bad as any where it does not tell what the texts were', () => {
    const card = desk([paid(click, draw(1))]);
    const game = played(card, {});
    const { texts, ...rest } = JSON.parse(save(game)) as { texts: { revisions: string[] } };
    const edited = poolOf(desk([paid(credits(1), draw(1))]));
    const read = (said: unknown) => () =>
      load(JSON.stringify({ ...rest, texts: said }), edited, { changed: 'accept' });
    expect(read(texts)).not.toThrow();
    expect(read(undefined)).toThrow(/which texts the cards had is not told/);
    expect(read({ revisions: texts.revisions.slice(1) })).toThrow(/is not told/);
    expect(() => load(save(game), edited)).toThrow(/texts: Desk: not the same as when the game was saved/);
  });
});
