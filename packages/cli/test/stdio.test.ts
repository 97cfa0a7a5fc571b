import { readFileSync } from 'node:fs';
import { EDITION_IDS, type GameRecord, type View } from '@lastclick/engine';
import { RecordedGame } from '@lastclick/table';
import { describe, expect, test } from 'vitest';
import { PROBLEMS } from '../src/problem.ts';
import { type Answer, Desk } from '../src/stdio/desk.ts';
import { REQUESTS } from '../src/stdio/requests.ts';
import { type Json, StdioDriver } from './child.ts';
import { randomPick } from './random-pick.ts';

const SAMPLE = { seed: 5, corp: 'sample', runner: 'sample' };

const DURING_RUNS = ['runAnnounced', 'iceEncountered', 'subroutineResolves', 'accessed', 'runCompleted'];

interface Decided extends Json {
  readonly decision: { readonly options: readonly { readonly key: string }[] } | null;
}

test('another process drives whole games with runs under both editions', async () => {
  const driver = new StdioDriver();
  const happened = new Map(EDITION_IDS.map((edition) => [edition, new Set<string>()]));
  for (const [edition, seed] of EDITION_IDS.flatMap((one) =>
    [1, 2, 3].map((number) => [one, number] as const),
  )) {
    const setup = { ...SAMPLE, seed, edition, priority: 'useful' };
    let answer = (await driver.ask({ id: 'new', do: 'new', setup })) as Decided;
    const { game } = answer;
    let choices = 0;
    while (answer.decision !== null) {
      const { options } = answer.decision;
      const option = options[randomPick(edition, choices, options.length)]?.key;
      answer = (await driver.ask({ id: choices, do: 'choose', game, option })) as Decided;
      expect(answer).toMatchObject({ id: choices, ok: true, game });
      for (const { kind } of answer.events as { kind: string }[]) happened.get(edition)?.add(kind);
      choices += 1;
    }
    expect(answer.outcome).toHaveProperty('winner');
    const { record } = await driver.ask({ do: 'record', game });
    const replayed = await driver.ask({ do: 'replay', record });
    expect(replayed).toMatchObject({ ok: true, decision: null, outcome: answer.outcome });
    expect((await driver.ask({ do: 'save' })).save).toBe((await driver.ask({ do: 'save', game })).save);
  }
  for (const kinds of happened.values()) expect([...kinds]).toEqual(expect.arrayContaining(DURING_RUNS));
  expect(await driver.end()).toBe(0);
});

const ask = (desk: Desk, request: unknown): Answer =>
  desk.answerLine(typeof request === 'string' ? request : JSON.stringify(request));

function begun(): Desk {
  const desk = new Desk();
  expect(ask(desk, { do: 'new', setup: SAMPLE })).toMatchObject({ ok: true, game: 'g1' });
  ask(desk, { do: 'choose', option: 'keep' });
  ask(desk, { do: 'choose', option: 'keep' });
  ask(desk, { do: 'choose', option: 'pass' });
  return desk;
}

const SCENARIO = {
  corp: { identity: 'the_syndicate_profit_over_principle' },
  runner: { identity: 'the_catalyst_convention_breaker' },
};

const REFUSED: readonly (readonly [problem: string, where: string, request: unknown])[] = [
  ['badJson', '', '{"id":1,'],
  ['badJson', '', 'hello'],
  ['badRequest', '', 'null'],
  ['badRequest', '', [1, 2]],
  ['badRequest', '', '"new"'],
  ['badRequest', 'id', { id: {}, do: 'help' }],
  ['badRequest', 'do', { id: 1 }],
  ['badRequest', 'do', { do: 'dance' }],
  ['badRequest', 'do', { do: 'toString' }],
  ['badRequest', 'seet', { do: 'view', seet: 'corp' }],
  ['badRequest', 'setup', { do: 'new' }],
  ['badSetup', 'setup', { do: 'new', setup: 7 }],
  ['badSetup', 'edition', { do: 'new', setup: { ...SAMPLE, edition: '9' } }],
  [
    'badDeck',
    'corp.identity',
    { do: 'new', setup: { runner: 'sample', corp: { identity: 'Nobody', cards: {} } } },
  ],
  ['badDeck', 'corp.cards.Sure Gamble', withCorpCards({ 'Sure Gamble': 3 })],
  ['badDeck', 'corp.cards.Hedge Fund', withCorpCards({ 'Hedge Fund': -1 })],
  ['badScenario', 'at', { do: 'new', setup: { scenario: { ...SCENARIO, at: '1.1.1' } } }],
  ['badScenario', 'corp', { do: 'new', setup: { scenario: {} } }],
  ['unknownGame', 'game', { do: 'view', game: 'g99' }],
  ['badRequest', 'game', { do: 'view', game: 1 }],
  ['badSeat', 'seat', { do: 'view', seat: 'judge' }],
  ['badSeat', 'seat', { do: 'explain', seat: 'spectator', move: 'pass' }],
  ['badRequest', 'option', { do: 'choose' }],
  ['badRequest', 'option', { do: 'choose', option: true }],
  ['badOption', 'option', { do: 'choose', option: 'win' }],
  ['badOption', 'option', { do: 'choose', option: 999 }],
  ['badOption', 'option', { do: 'choose', option: -1 }],
  ['badOption', 'option', { do: 'choose', option: 0.5 }],
  ['notYourDecision', 'seat', { do: 'choose', option: 'pass', seat: 'corp' }],
  ['notYourDecision', 'seat', { do: 'choose', option: 'pass', seat: 'spectator' }],
  ['badRequest', 'move', { do: 'explain' }],
  ['badIntent', 'move', { do: 'explain', move: 'fly' }],
  ['badRequest', 'since', { do: 'events', since: -1 }],
  ['badRequest', 'words', { do: 'decision', words: 'yes' }],
  ['badRequest', 'save', { do: 'load' }],
  ['badSave', '', { do: 'load', save: '{' }],
  ['badSave', 'format', { do: 'load', save: '{}' }],
  ['badSave', 'state', { do: 'load', save: '{"format":"last-click-save"}' }],
  ['badRecord', '', { do: 'replay', record: 3 }],
  ['badRecord', 'options[0]', { do: 'replay', record: recordOf(['fly']) }],
  ['badOutcome', 'outcome', { do: 'end', outcome: { kind: 'conceded' } }],
  ['badOutcome', 'outcome', { do: 'end', outcome: { kind: 'won', by: 'corp' } }],
  ['badRequest', 'outcome', { do: 'end' }],
  ['badRequest', 'took', { do: 'choose', option: 0, took: -1 }],
  ['noRecord', 'save', { do: 'examine', save: '{"format":"last-click-save"}' }],
  ['badRequest', 'record', { do: 'examine' }],
  ['badRequest', 'upTo', { do: 'replay', record: recordOf([]), upTo: 1.5 }],
  ['unknownCard', 'card', { do: 'card', card: 'Nobody' }],
  ['unknownCard', 'card', { do: 'card', card: 'c9999' }],
  ['unknownGame', 'game', { do: 'close', game: 'g2' }],
];

function withCorpCards(cards: Json): Json {
  const corp = { identity: 'the_syndicate_profit_over_principle', cards };
  return { do: 'new', setup: { ...SAMPLE, corp } };
}

function recordOf(options: readonly string[]): Json {
  return { format: 'last-click-record', version: 1, setup: { scenario: SCENARIO }, options };
}

describe('what outlives a game', () => {
  const recordIn = (desk: Desk): GameRecord =>
    (ask(desk, { do: 'record' }) as unknown as { record: GameRecord }).record;

  test('an end outside the rules is told, recorded and replayed', () => {
    const desk = begun();
    const answer = ask(desk, { do: 'end', outcome: { kind: 'time', by: 'runner' } });
    const outcome = { winner: 'corp', reason: 'time' };
    expect(answer).toMatchObject({ ok: true, decision: null, outcome });
    expect(answer.ok && answer.events).toMatchObject([{ kind: 'gameOver', detail: 'time', side: 'corp' }]);
    const record = recordIn(desk);
    expect(record.outcome).toEqual({ kind: 'time', by: 'runner' });
    expect(ask(desk, { do: 'replay', record })).toMatchObject({ outcome, checked: { kind: 'same' } });
    expect(recordIn(desk)).toEqual(record);
    expect(ask(desk, { do: 'end', outcome: { kind: 'drawAgreed' } })).toMatchObject({
      ok: false,
      error: { problem: 'gameOver' },
    });
    const forged = { ...record, outcome: { kind: 'conceded', by: 'corp' } };
    expect(ask(desk, { do: 'examine', record: forged })).toMatchObject({ checked: { kind: 'unreadable' } });
  });

  test('times of choices stand in the record where they were told', () => {
    const desk = begun();
    expect(recordIn(desk).times).toBeUndefined();
    ask(desk, { do: 'choose', option: 0, took: 1500 });
    ask(desk, { do: 'step', steps: [{ game: 'g1', option: 0, took: 20 }] });
    expect(recordIn(desk).times).toEqual([0, 0, 0, 1500, 20]);
  });

  test('whoever opens a record or a save hears what became of it', () => {
    const desk = begun();
    const record = recordIn(desk);
    const { digests } = record;
    if (digests === undefined) throw new Error('a game that was played has digests');
    const same = { kind: 'same', message: 'Checked: this is the game as it was played.' };
    expect(ask(desk, { do: 'replay', record })).toMatchObject({ ok: true, checked: same });
    const { save } = ask(desk, { do: 'save' }) as unknown as { save: string };
    expect(ask(desk, { do: 'load', save })).toMatchObject({ ok: true, checked: same });
    expect(ask(desk, { do: 'replay', save })).toMatchObject({ ok: true, checked: same });
    const { digests: _, ...bare } = record;
    expect(ask(desk, { do: 'replay', record: bare })).toMatchObject({ checked: { kind: 'unchecked' } });
    const elsewhere = { ...digests, end: '0'.repeat(16), rules: { ...digests.rules, engine: 0 } };
    const checked = { kind: 'otherRules', from: 0, differs: { engine: true } };
    expect(ask(desk, { do: 'replay', record: { ...record, digests: elsewhere } })).toMatchObject({
      ok: false,
      error: { problem: 'otherRules', checked },
    });
    expect(ask(desk, { do: 'replay', record: { ...record, digests: elsewhere }, upTo: 0 })).toMatchObject({
      ok: true,
      checked,
    });
    // Another text of a card than the one it was saved with.
    const edited = save.replace(/"revisions":\["[0-9a-f]+"/, '"revisions":["0000000000000000"');
    expect(edited).not.toBe(save);
    expect(ask(desk, { do: 'load', save: edited })).toMatchObject({
      ok: false,
      error: { problem: 'badSave', checked: same },
    });
  });
});

describe('an error is an answer and changes nothing', () => {
  test.each(REFUSED)('%s %s %j', (problem, where, request) => {
    const desk = begun();
    const before = ask(desk, { do: 'save' });
    const answer = ask(desk, request);
    expect(answer).toMatchObject({ ok: false, error: { problem, where } });
    expect(answer.ok ? '' : answer.error.message).not.toBe('');
    expect(ask(desk, { do: 'save', game: 'g1' })).toEqual(before);
  });

  test('an exception nobody expected is answered too, and the game stays as before', () => {
    const desk = begun();
    const { save } = ask(desk, { do: 'save' }) as Json;
    const broken = RecordedGame.start({ kind: 'save', text: String(save) });
    desk.add(broken);
    const [phase] = broken.game.state.stack;
    if (phase?.kind === 'phase') phase.step = 99;
    const still = ask(desk, { do: 'save' });
    const answer = ask(desk, { do: 'choose', option: 'pass' });
    expect(answer).toMatchObject({ ok: false, error: { problem: 'internal' } });
    expect(ask(desk, { do: 'save' })).toEqual(still);
    expect(ask(desk, { do: 'decision' })).toMatchObject({ ok: true, decision: { kind: 'window' } });
  });

  test('a loaded game has no record, a game that is over no options', () => {
    const desk = begun();
    const { save } = ask(desk, { do: 'save' }) as Json;
    ask(desk, { do: 'load', save });
    expect(ask(desk, { do: 'record' })).toMatchObject({ ok: false, error: { problem: 'noRecord' } });
    const empty = { ...SCENARIO, at: 'corp.draw', priority: 'useful' };
    expect(ask(desk, { do: 'new', setup: { scenario: empty } })).toMatchObject({
      ok: true,
      decision: null,
      outcome: { winner: 'runner', reason: 'emptyDeck' },
    });
    expect(ask(desk, { do: 'choose', option: 0 })).toMatchObject({ error: { problem: 'gameOver' } });
  });

  test('before the first game nothing can be asked about one', () => {
    expect(ask(new Desk(), { do: 'decision' })).toMatchObject({
      ok: false,
      error: { problem: 'unknownGame' },
    });
  });
});

describe('seats', () => {
  test('only the deciding seat and a driver without a seat hear the options', () => {
    const desk = begun();
    const whole = ask(desk, { do: 'decision' }) as Json;
    expect(whole).toMatchObject({ decision: { seat: 'runner', kind: 'window', options: [{ key: 'pass' }] } });
    expect(ask(desk, { do: 'decision', seat: 'runner' })).toEqual(whole);
    for (const seat of ['corp', 'spectator']) {
      const { decision } = ask(desk, { do: 'decision', seat }) as Json;
      expect(decision).toEqual({ seat: 'runner', kind: 'window', rule: '9.2.7' });
    }
  });

  test('events and cards in hand are told to those who may know them', () => {
    const desk = begun();
    ask(desk, { do: 'choose', option: 'pass' });
    const drawn = (seat?: string): unknown => {
      const { events } = ask(desk, { do: 'events', since: 0, seat }) as unknown as { events: Json[] };
      return events.find((event) => event.kind === 'drawn')?.cards;
    };
    const [mine] = drawn('corp') as { object: number; card: string }[];
    expect(mine?.card).toMatch(/^[a-z0-9_]+$/);
    expect(drawn()).toEqual([{ ...mine, from: { zone: 'rd', faceup: false, object: expect.any(Number) } }]);
    const hidden = { place: { zone: 'hq', faceup: false }, from: { zone: 'rd', faceup: false } };
    expect(drawn('runner')).toEqual([hidden]);
    expect(drawn('spectator')).toEqual([hidden]);
    const card = `c${mine?.object}`;
    expect(ask(desk, { do: 'card', card, seat: 'corp' })).toMatchObject({
      ok: true,
      card: { id: mine?.card },
    });
    expect(ask(desk, { do: 'card', card, seat: 'runner' })).toMatchObject({
      error: { problem: 'unknownCard' },
    });
  });

  describe.each(EDITION_IDS)('a card accessed from R&D under edition %s', (edition) => {
    const rd = ['Nico Campaign', 'Hedge Fund'];
    const scenario = {
      edition,
      at: 'runner.action',
      priority: 'useful',
      corp: { ...SCENARIO.corp, rd, hq: ['Urtica Cipher'] },
      runner: { ...SCENARIO.runner, credits: 9 },
    };
    function accessing(): Desk {
      const desk = new Desk();
      ask(desk, { do: 'new', setup: { scenario } });
      ask(desk, { do: 'choose', option: 'run rd' });
      ask(desk, { do: 'choose', option: 'continue' });
      return desk;
    }
    const told = (desk: Desk, seat: string): string =>
      JSON.stringify(['view', 'events', 'decision'].map((what) => ask(desk, { do: what, seat })));

    test('is seen by the Runner and the referee', () => {
      const desk = accessing();
      const { view } = ask(desk, { do: 'view', seat: 'runner' }) as unknown as { view: View };
      expect(view.access?.title).toBe('Nico Campaign');
      expect(ask(desk, { do: 'view' })).toMatchObject({ view: { access: view.access } });
      const trash = { key: `trash c${view.access?.object}`, kind: 'trashAccessed' };
      expect(ask(desk, { do: 'decision', words: true })).toMatchObject({
        decision: {
          seat: 'runner',
          kind: 'trashAccessed',
          about: view.access?.object,
          options: [{ ...trash, words: 'Trash Nico Campaign (2 credits)' }, { key: 'continue' }],
        },
      });
      expect(told(desk, 'runner')).toContain('nico_campaign');
    });

    test.each(['corp', 'spectator'])('is not seen by the %s', (seat) => {
      const desk = accessing();
      expect(told(desk, seat)).toContain('"accessed"');
      expect(told(desk, seat)).not.toMatch(/nico/i);
      const { view } = ask(desk, { do: 'view', seat: 'runner' }) as unknown as { view: View };
      const card = `c${view.access?.object}`;
      expect(ask(desk, { do: 'card', card, seat })).toMatchObject({ error: { problem: 'unknownCard' } });
    });

    test('stays unseen where it is left, and is seen by all once trashed', () => {
      const desk = accessing();
      expect(ask(desk, { do: 'fork' })).toMatchObject({ ok: true });
      ask(desk, { do: 'choose', option: 'continue' });
      expect(told(desk, 'corp')).not.toMatch(/nico/i);
      ask(desk, { do: 'choose', option: 0, game: 'g1' });
      expect(ask(desk, { do: 'view', seat: 'corp', game: 'g1' })).toMatchObject({
        view: { run: null, access: null, corp: { archives: [{ title: 'Nico Campaign' }] } },
      });
    });
  });

  test('events count on through the whole game', () => {
    const desk = begun();
    const first = ask(desk, { do: 'events', since: 0 }) as unknown as { events: Json[]; next: number };
    expect(first.next).toBe(first.events.length);
    const { events } = ask(desk, { do: 'choose', option: 'pass' }) as unknown as { events: Json[] };
    expect(ask(desk, { do: 'events', since: first.next })).toMatchObject({ events });
    expect(ask(desk, { do: 'events' })).toMatchObject({ events });
  });
});

test('several games live side by side; a fork goes its own way', () => {
  const desk = begun();
  const before = ask(desk, { do: 'save', game: 'g1' }) as Json;
  expect(ask(desk, { do: 'fork' })).toMatchObject({ game: 'g2', decision: { kind: 'window' } });
  expect(ask(desk, { do: 'choose', option: 0 })).toMatchObject({ game: 'g2' });
  expect(ask(desk, { do: 'save', game: 'g1' })).toEqual({ ...before });
  expect((ask(desk, { do: 'save' }) as Json).save).not.toBe(before.save);
  expect(ask(desk, { do: 'record' })).toMatchObject({
    record: { options: ['keep', 'keep', 'pass', 'pass'] },
  });
  expect(ask(desk, { do: 'close' })).toEqual({ id: null, ok: true, game: 'g2' });
  expect(ask(desk, { do: 'view' })).toMatchObject({ error: { problem: 'unknownGame' } });
});

test('a card tells its facts and its text', () => {
  const answer = ask(new Desk(), { do: 'card', card: 'Hedge Fund' });
  expect(answer).toMatchObject({ ok: true, card: { id: 'hedge_fund', type: 'operation', cost: 5 } });
  expect(answer).toMatchObject({ description: { lines: [{ kind: 'play', text: 'Gain 9[credit].' }] } });
});

const document = readFileSync(new URL('../../../docs/PROTOCOL.md', import.meta.url), 'utf8');

describe('docs/PROTOCOL.md', () => {
  const example = document.split('```jsonl\n')[1]?.split('\n```')[0]?.split('\n') ?? [];

  test('its worked example is what happens', () => {
    const desk = new Desk();
    expect(example.length).toBeGreaterThan(12);
    let answer: Answer | null = null;
    for (const line of example) {
      if (line.startsWith('> ')) answer = ask(desk, line.slice(2));
      else if (line.startsWith('< ')) expect(answer).toMatchObject(JSON.parse(line.slice(2)) as object);
      else expect(line).toBe('');
    }
  });

  test('it names every request, every field and every problem, and is short', () => {
    for (const [name, { fields }] of Object.entries(REQUESTS)) {
      expect(document).toContain(`\`${name}\``);
      for (const field of Object.keys(fields)) expect(document).toContain(`\`${field}\``);
    }
    for (const problem of PROBLEMS) expect(document).toContain(`\`${problem}\``);
    expect(document.split('\n').length).toBeLessThan(360);
  });
});
