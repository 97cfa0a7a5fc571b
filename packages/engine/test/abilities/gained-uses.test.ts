import {
  apply,
  createPool,
  decision,
  describeText,
  fork,
  load,
  save,
  termsOf,
  view,
  worldOf,
} from '@lastclick/engine';
import {
  action,
  breakSubroutines,
  breaks,
  type CardData,
  change,
  choose,
  click,
  credits,
  damage,
  forThe,
  gainCredits,
  gainsText,
  installed,
  instead,
  losesText,
  oncePerTurn,
  paid,
  placeCounters,
  prevent,
  preventing,
  prolongs,
  pumpStrength,
  runnerIsTagged,
  sub,
  trash,
  would,
} from '@lastclick/engine/language';
import {
  both,
  cardPool,
  current,
  expect,
  expectSame,
  refuses,
  rule,
  scenario,
  type Table,
} from '@lastclick/testkit';
import { test } from 'vitest';
import { finishRun, installedCard, runTo } from '../runs/run-table.ts';
import { abacus, assetWith, breakerWith, freely, iceWith, resourceWith, rezzed } from '../runs/test-cards.ts';

// Paid abilities, interrupts and static abilities that cards give each other.

const REAL = [...cardPool.byId.values()].map(({ data }) => data).filter(({ id }) => !id.includes(':'));

const others = { type: 'resource', not: { is: 'this' } } as const;
/** Gives each other resource an ability that can be used once each turn. */
const tutor = resourceWith('Tutor', {
  text: [gainsText(others, oncePerTurn(freely(placeCounters('power', 1))))],
});
const pupil = resourceWith('Pupil', { text: [] });
const axe = resourceWith('Axe', {
  text: [freely(trash(choose({ ...installed('resource'), title: 'Tutor' })))],
});

const gainedKeys = (table: Table): string[] => table.keys.filter((key) => key.includes('@'));
const takes = (table: Table, key: string | undefined): void =>
  table.choose(table.awaits ?? 'corp', key ?? '');
const powers = (table: Table) =>
  table.runner.seen.runner.rig.map((card) => `${card.title} ${card.counters.power ?? 0}`);

/** On to the window of the Runner's turn in which paid abilities are used. */
const inWindow = (cards: readonly CardData[], rig: readonly string[], corp: object = {}): Table =>
  scenario({ at: '5.7.1a', priority: 'every', cards, corp, runner: { credits: 5, rig } });

rule(both('9.1.3b'), 'a paid ability that was given is used as one of the card that has it', () => {
  const table = inWindow([tutor, pupil], ['Tutor', 'Pupil', 'Pupil']);
  expect(gainedKeys(table)).toHaveLength(2); // one of each, none of the giver
  const [first, second] = gainedKeys(table);
  takes(table, first);
  expect(powers(table)).toEqual(['Tutor 0', 'Pupil 1', 'Pupil 0']);
  expect(gainedKeys(table)).toEqual([second]); // the limit is that of each card
  takes(table, second);
  expect(powers(table)).toEqual(['Tutor 0', 'Pupil 1', 'Pupil 1']);
  expect(table.runner.explain(first ?? '')).toMatchObject({ allowed: false, because: 'usedThisTurn' });
});

rule(current('9.1.9'), 'what two cards give is two abilities, each with its own limit', () => {
  const table = inWindow([tutor, pupil], ['Tutor', 'Tutor', 'Pupil']);
  const mine = gainedKeys(table).filter((key) => key.startsWith(`use c${objectNumber(table, 'Pupil')} `));
  expect(mine).toHaveLength(2);
  takes(table, mine[0]);
  takes(table, mine[1]);
  expect(powers(table)).toEqual(['Tutor 0', 'Tutor 0', 'Pupil 2']);
  expect(gainedKeys(table).some((key) => mine.includes(key))).toBe(false);
});

const objectNumber = (table: Table, title: string): number =>
  table.runner.seen.runner.rig.find((card) => card.title === title)?.object ?? 0;

refuses(both('9.1.7'), 'it is gone with the card that gave it', () => {
  const table = inWindow([tutor, pupil, axe], ['Tutor', 'Pupil', 'Axe']);
  const key = gainedKeys(table).find((one) => one.startsWith(`use c${objectNumber(table, 'Pupil')} `)) ?? '';
  expect(table.runner.explain(key).allowed).toBe(true);
  table.runner.uses('Axe');
  if (table.decision?.kind === 'target') takes(table, table.keys[0]);
  expect(gainedKeys(table)).toEqual([]);
  expect(table.runner.explain(key)).toMatchObject({ allowed: false, because: 'noSuchAbility' });
});

rule(current('9.1.9a'), 'it is lost with all abilities of its card, or of the card that gives it', () => {
  const gag = (...titles: readonly string[]) =>
    assetWith(`Gag ${titles.join(' ')}`, {
      text: [losesText({ type: 'resource', or: titles.map((title) => ({ title })) })],
    });
  const [ofPupil, ofTutor] = [gag('Pupil'), gag('Tutor')];
  const with_ = (asset: CardData | null): number =>
    gainedKeys(
      inWindow(
        [tutor, pupil, ofPupil, ofTutor],
        ['Tutor', 'Pupil'],
        asset === null ? {} : { servers: [{ server: 'remote-1', root: [rezzed(asset.title)] }] },
      ),
    ).length;
  expect([with_(null), with_(ofPupil), with_(ofTutor)]).toEqual([1, 0, 0]);
});

rule(both('9.9.1', '9.10.1'), 'what is gained for the turn is gone with it', () => {
  const coach = resourceWith('Coach', {
    text: [
      action(
        [click()],
        forThe(
          'turn',
          gainsText(choose({ ...installed('resource'), title: 'Pupil' }), action([click()], gainCredits(9))),
        ),
      ),
    ],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [coach, pupil],
    runner: { credits: 0, clicks: 2, rig: ['Coach', 'Pupil'] },
  });
  expect(gainedKeys(table)).toEqual([]);
  table.runner.uses('Coach');
  if (table.decision?.kind === 'target') takes(table, table.keys[0]);
  const [key] = gainedKeys(table);
  for (const game of [fork(table.game), load(save(table.game), createPool([coach, pupil, ...REAL]))])
    expectSame(view(game, 'runner'), table.runner.seen);
  takes(table, key);
  expect(table.runner.credits).toBe(9);
  while (!table.runner.explain('draw card').allowed || table.corp.seen.turn.side === 'corp') {
    takes(
      table,
      table.keys.find((one) => one === 'pass' || one === 'draw card' || one === 'gain credit') ??
        table.keys[0],
    );
  }
  expect(gainedKeys(table)).toEqual([]);
});

rule(both('3.9.5'), 'a given way to break needs the strength of the icebreaker that has it', () => {
  const matrix = resourceWith('Matrix', {
    text: [gainsText({ subtype: 'icebreaker' }, breaks('any', [credits(1)], breakSubroutines(1)))],
  });
  const needle = breakerWith('Needle', paid([credits(1)], pumpStrength(4)));
  const wall = iceWith('Wall', { strength: 3, subtypes: ['sentry'], text: [sub(gainCredits(1))] });
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [matrix, needle, wall],
    corp: { servers: [{ server: 'archives', ice: [rezzed('Wall')] }] },
    runner: { credits: 5, rig: ['Matrix', 'Needle'] },
  });
  table.runner.takes('run archives');
  runTo(table, '6.9.3b');
  expect(gainedKeys(table)).toEqual([]);
  const key = `use c${objectNumber(table, 'Needle')} gained-paid-break@c${objectNumber(table, 'Matrix')}`;
  expect(table.runner.explain(key)).toMatchObject({ because: 'notStrongEnough' });
  table.runner.uses('Needle');
  takes(table, key);
  if (table.decision?.kind === 'break') takes(table, 'break 1');
  expect(table.runner.seen.run?.subroutines).toEqual(['broken']);
  expect(table.runner.credits).toBe(5 - 2);
});

rule(both('9.5.4'), 'its cost may take away the card that has it', () => {
  const fuse = resourceWith('Fuse', { text: [gainsText(others, paid([trash('this')], gainCredits(7)))] });
  const table = inWindow([fuse, pupil], ['Fuse', 'Pupil']);
  takes(table, gainedKeys(table)[0]);
  expect(table.runner.credits).toBe(5 + 7);
  expect(table.runner.seen.runner.rig.map(({ title }) => title)).toEqual(['Fuse']);
});

rule(both('9.1.3b'), 'a game goes on from the middle of a gained ability', () => {
  const lender = resourceWith('Lender', {
    text: [
      gainsText(others, freely(placeCounters('power', 1, choose(installed('resource'))), gainCredits(1))),
    ],
  });
  const table = inWindow([lender, pupil], ['Lender', 'Pupil', 'Pupil']);
  takes(table, gainedKeys(table)[0]);
  expect(table.decision?.kind).toBe('target');
  const again = load(save(table.game), createPool([lender, pupil, ...REAL]));
  expectSame(view(again, 'runner'), table.runner.seen);
  takes(table, table.keys[0]);
  expect(table.runner.credits).toBe(5 + 1);
});

rule(both('9.4.1'), 'a static ability that was given holds for the card that has it', () => {
  const anvil = assetWith('Anvil', {
    text: [{ ...gainsText({ type: 'ice' }, change('this', 'strength', 2)), while: runnerIsTagged }],
  });
  const strength = (tags: number, root: readonly object[]): number | undefined =>
    installedCard(
      scenario({
        at: 'runner.action',
        cards: [anvil, abacus],
        corp: {
          servers: [
            { server: 'hq', ice: [rezzed('Abacus')] },
            { server: 'remote-1', root },
          ] as never,
        },
        runner: { tags },
      }),
      'Abacus',
    )?.strength;
  expect(strength(1, [rezzed('Anvil')])).toBe(1 + 2);
  expect(strength(0, [rezzed('Anvil')])).toBe(1);
  expect(strength(1, ['Anvil' as never])).toBe(1);
});

rule(both('1.2.2'), 'what a gained ability forbids cannot be done', () => {
  const shackle = assetWith('Shackle', {
    text: [
      gainsText({ type: 'resource' }, { static: 'cannot', deed: { deed: 'use', card: 'this', by: 'you' } }),
    ],
  });
  const tool = resourceWith('Tool', { text: [freely(gainCredits(1))] });
  const uses = (root: readonly unknown[]) =>
    inWindow([shackle, tool], ['Tool'], { servers: [{ server: 'remote-1', root }] }).runner.explain(
      'use Tool 1',
    );
  expect(uses(['Shackle']).allowed).toBe(true);
  expect(uses([rezzed('Shackle')])).toMatchObject({ allowed: false, because: 'forbidden' });
});

rule(both('9.8.9a', '9.10.5'), 'an icebreaker may gain that what raises its strength lasts longer', () => {
  const seizure = resourceWith('Seizure', {
    text: [gainsText({ subtype: 'icebreaker' }, prolongs('this', 'run'))],
  });
  const needle = breakerWith('Needle', paid([credits(1)], pumpStrength(4)));
  const after = (rig: readonly string[]): number | undefined => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [seizure, needle, abacus],
      corp: { servers: [{ server: 'archives', ice: [rezzed('Abacus'), rezzed('Abacus')] }] },
      runner: { credits: 5, rig },
    });
    table.runner.takes('run archives');
    runTo(table, '6.9.3b');
    table.runner.uses('Needle');
    for (let i = 0; i < 60 && table.happened('iceEncountered').length < 2; i++)
      takes(
        table,
        table.keys.find((key) => key === 'pass' || key === 'continue' || key === 'no') ?? table.keys[0],
      );
    const strength = installedCard(table, 'Needle')?.strength;
    finishRun(table);
    return strength;
  };
  expect([after(['Needle']), after(['Needle', 'Seizure'])]).toEqual([1, 5]);
});

/** A Runner with such resources, who is about to suffer 2 net damage and has used some of them before. */
const hurt = (cards: readonly CardData[], rig: readonly string[], ...used: readonly string[]): Table => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [...cards, pupil, resourceWith('Knife', { text: [freely(damage('net', 2))] })],
    runner: { credits: 5, rig: [...rig, 'Knife'], grip: ['Sure Gamble', 'Sure Gamble', 'Sure Gamble'] },
  });
  table.runner.takes('draw card');
  for (const title of [...used, 'Knife']) {
    for (let i = 0; i < 9 && !table.moves.includes(`use ${title} 1`); i++) takes(table, 'pass');
    table.runner.uses(title);
  }
  return table;
};
const suffered = (table: Table): number => {
  for (let i = 0; i < 9 && table.decision?.kind === 'interrupt'; i++)
    takes(table, table.keys.includes('pass') ? 'pass' : table.keys[0]);
  return table.happened('damaged').reduce((sum, { amount }) => sum + amount, 0);
};
const net = { deed: 'damage', type: 'net' } as const;

rule(both('9.8.4', '9.9.4'), 'a gained interrupt is used as one of the card that has it', () => {
  const padding = resourceWith('Padding', { text: [gainsText(others, preventing(net, [trash('this')], 1))] });
  const table = hurt([padding], ['Padding', 'Pupil']);
  expect(gainedKeys(table)).toHaveLength(2); // of Pupil and of Knife, not of Padding
  takes(
    table,
    gainedKeys(table).find((key) => key.includes(`c${objectNumber(table, 'Pupil')} `)),
  );
  expect(table.runner.seen.runner.rig.map(({ title }) => title)).toEqual(['Padding', 'Knife']);
  expect(suffered(table)).toBe(1);
});

rule(both('9.8.4', '9.9.4'), 'a gained conditional interrupt, and a gained replacement', () => {
  const cushion = resourceWith('Cushion', {
    text: [gainsText({ title: 'Pupil' }, would(net, prevent(1)))],
  });
  const mirror = resourceWith('Mirror', { text: [gainsText({ title: 'Pupil' }, instead(net, 1))] });
  expect(suffered(hurt([cushion, mirror], ['Pupil']))).toBe(2);
  expect(suffered(hurt([cushion, mirror], ['Cushion', 'Pupil']))).toBe(1);
  expect(suffered(hurt([cushion, mirror], ['Cushion', 'Cushion', 'Pupil']))).toBe(0); // two abilities
  expect(suffered(hurt([cushion, mirror], ['Cushion']))).toBe(2); // nobody has it
  expect(suffered(hurt([cushion, mirror], ['Mirror', 'Pupil']))).toBe(1);
});

rule(
  both('9.8.4', '9.9.4'),
  'an interrupt gained twice from a card is one option at a time, and two abilities',
  () => {
    const nurse = resourceWith('Nurse', {
      text: [freely(forThe('turn', gainsText({ title: 'Pupil' }, would(net, prevent(1)))))],
    });
    const table = hurt([nurse], ['Nurse', 'Pupil'], 'Nurse', 'Nurse');
    expect(gainedKeys(table)).toHaveLength(1);
    expect(suffered(table)).toBe(0);
  },
);

test('what is gained is told as the card that has it would say it', () => {
  const text = (...given: Parameters<typeof gainsText> extends [unknown, ...infer T] ? T : never): string =>
    describeText(assetWith('Giver', { text: [gainsText({ type: 'ice' }, ...given)] }));
  expect(text(paid([credits(1)], trash('this')))).toBe('Pieces of ice gain "1[credit]: Trash this ice".');
  expect(text(change('this', 'strength', 2))).toBe('Pieces of ice gain "This ice gets +2 strength".');
});

test('what hangs on a card of its own cannot be gained', () => {
  const compiles = (given: Parameters<typeof gainsText>[1]) => () =>
    createPool([assetWith('Giver', { text: [gainsText({ type: 'ice' }, given)] })]);
  expect(compiles(gainsText({ type: 'ice' }, sub(gainCredits(1))))).toThrow(/cannot be gained/);
  expect(compiles({ ...freely(gainCredits(1)), activeIn: 'archives' })).toThrow(/while its card is active/);
  expect(compiles(freely(gainCredits(1)))).not.toThrow();
});

rule(both('9.1.3b'), 'a fork and a world sampled from a position offer the same gained abilities', () => {
  const table = inWindow([tutor, pupil], ['Tutor', 'Pupil']);
  const { position } = view(table.game, 'runner', { position: true });
  if (position === undefined) throw new Error('a position was asked for');
  const hidden = position.state.cards.filter(({ def }) => def < 0);
  const names = hidden.map(({ owner }) => (owner === 'corp' ? 'hedge_fund' : 'sure_gamble'));
  const world = worldOf(position, names, 'any', createPool([tutor, pupil, ...REAL]));
  const [key = ''] = gainedKeys(table);
  expect(key).toContain('@');
  for (const game of [world, fork(table.game)]) {
    expect(decision(game)?.options.map((option) => option.key)).toEqual(table.keys);
    apply(game, key);
    expect(view(game, 'runner').runner.rig.map(({ counters }) => counters.power ?? 0)).toEqual([0, 1]);
    expect(decision(game)?.options.map((option) => option.key)).not.toContain(key);
  }
});

test('an option tells the cost of the ability that was given, not of one of its own', () => {
  const dear = resourceWith('Dear', { text: [gainsText(others, paid([credits(3)], gainCredits(1)))] });
  const own = resourceWith('Own', { text: [paid([credits(2)], gainCredits(1))] });
  const table = inWindow([dear, own], ['Dear', 'Own']);
  const told = table.decision?.options
    .filter(({ kind }) => kind === 'use')
    .map((option) => [option.key.includes('@'), termsOf(table.game, option).cost]);
  expect(told).toEqual([
    [false, [{ pay: 'credits', amount: 2 }]],
    [true, [{ pay: 'credits', amount: 3 }]],
  ]);
});
