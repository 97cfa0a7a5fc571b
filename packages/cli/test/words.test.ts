import { CARDS } from '@lastclick/cards';
import {
  decision,
  EDITION_IDS,
  type EditionId,
  EVENT_KINDS,
  type EventCardView,
  type EventKind,
  type EventView,
  OPTION_KINDS,
  SIDES,
  type Side,
  termsOf,
  view,
} from '@lastclick/engine';
import {
  Chronicle,
  cardData,
  eventWords,
  modeText,
  Names,
  objectNumber,
  optionAbility,
  optionWords,
  questionWords,
  RecordedGame,
  stepWords,
} from '@lastclick/table';
import { expect, test } from 'vitest';
import { Board } from '../src/play/board.ts';
import { paintFor } from '../src/play/paint.ts';
import { randomPick } from './random-pick.ts';

const IDENTITIES = {
  corp: 'the_syndicate_profit_over_principle',
  runner: 'the_catalyst_convention_breaker',
} as const;

/** One copy of everything, so that every kind of decision comes up. */
const everything = (side: Side) => ({
  identity: IDENTITIES[side],
  cards: Object.fromEntries(
    CARDS.filter((card) => card.side === side && card.type !== 'identity').map((card) => [card.id, 1]),
  ),
});

const BROKEN = /undefined|null|NaN|\[object| {2}|\.\.|\(\)/;

/** No option steals: agendas are stolen without being asked, as no card here adds a cost to it. */
const NEVER_OFFERED = ['way', 'steal'];
/** Too rare for random games; a test of its own comes to it. */
const RARE = ['subroutine'];
const STEP =
  /^(The game is over|Before the first turn · starting hands · [\d.a-z]+|(Corp|Runner)'s turn · (draw|action|discard) phase( · run on [\w& ]+)?( · [a-z ]+){0,2} · \d[\d.a-z]+)$/;

function expectBoards(game: RecordedGame['game']): void {
  for (const seat of ['corp', 'runner', 'spectator'] as const) {
    const seen = view(game, seat);
    const lines = new Board(seen, paintFor({}, {}), 90).lines();
    expect(lines.join('\n')).not.toMatch(/undefined|\bnull\b|NaN|\[object/);
    expect(lines.filter((line) => [...line].length > 100)).toEqual([]);
    expect(stepWords(seen)).toMatch(STEP);
  }
}

test('everything that comes up in random games has words', () => {
  const told = new Set<string>();
  const offered = new Set<string>();
  const neverCameUp = (): string[] =>
    OPTION_KINDS.filter(
      (kind) => !offered.has(kind) && !NEVER_OFFERED.includes(kind) && !RARE.includes(kind),
    );
  // Every new card makes other games of the same seeds: they go on until everything has come up.
  for (let seed = 0; seed < 12 || (seed < 160 && neverCameUp().length > 0); seed++) {
    const edition = EDITION_IDS[seed % 2] ?? '1.4';
    const setup = {
      edition,
      seed,
      priority: 'useful',
      corp: everything('corp'),
      runner: everything('runner'),
    } as const;
    const recorded = RecordedGame.start({ kind: 'setup', setup });
    const chronicles = SIDES.map((side) => new Chronicle(side));
    for (let waiting = decision(recorded.game); waiting !== null; waiting = decision(recorded.game)) {
      const seen = view(recorded.game, waiting.seat);
      expect(questionWords(waiting, seen, (one) => termsOf(recorded.game, one))).not.toMatch(BROKEN);
      for (const option of waiting.options) {
        offered.add(option.kind);
        const terms = termsOf(recorded.game, option);
        const words = optionWords(option, waiting, seen, terms);
        expect(words, option.key).not.toMatch(BROKEN);
        expect(optionAbility(option, seen, terms) ?? '').not.toMatch(BROKEN);
        if (option.key.startsWith('break')) expect(optionAbility(option, seen, terms)).not.toBeNull();
        // A key that stands for itself in words was forgotten.
        expect(words).not.toMatch(/\bc\d+\b.*\bc\d+\b/);
        const inKey = /\bc(\d+)/.exec(option.key)?.[1];
        if (option.card >= 0) expect(objectNumber(option.card)).toBe(Number(inKey));
      }
      if (recorded.played.length % 13 === 0) expectBoards(recorded.game);
      const picked = randomPick(String(seed), recorded.played.length, waiting.options.length);
      for (const chronicle of chronicles) chronicle.look(recorded.game);
      const events = recorded.choose(picked);
      for (const event of events) told.add(event.kind);
      for (const chronicle of chronicles) chronicle.note(events, recorded.game);
    }
    for (const { lines } of chronicles) {
      expect(lines.length).toBeGreaterThan(50);
      for (const { text } of lines) expect(text).not.toMatch(BROKEN);
    }
    expectBoards(recorded.game);
  }
  expect(neverCameUp()).toEqual([]);
  expect(EVENT_KINDS.filter((kind) => told.has(kind)).length).toBeGreaterThan(45);
});

test('which subroutine of other ice is resolved has words', () => {
  const position = {
    at: 'runner.action',
    runner: { identity: IDENTITIES.runner },
    corp: {
      identity: IDENTITIES.corp,
      servers: [
        { server: 'hq', ice: [{ card: 'Mycoweb', rezzed: true }] },
        { server: 'rd', ice: [{ card: 'Archer', rezzed: true }] },
      ],
    },
  };
  const recorded = RecordedGame.start({
    kind: 'setup',
    setup: { scenario: { ...position, priority: 'useful', edition: '26.03' } },
  });
  const { game } = recorded;
  for (let i = 0; i < 50 && decision(game)?.kind !== 'subroutine'; i++) {
    const keys = decision(game)?.options.map(({ key }) => key) ?? [];
    recorded.choose(['run hq', 'no', 'continue', 'pass'].find((key) => keys.includes(key)) ?? '');
  }
  const waiting = decision(game);
  if (waiting === null) throw new Error('the game is over');
  const seen = view(game, 'corp');
  expect(questionWords(waiting, seen, (one) => termsOf(game, one))).toBe(
    'which subroutine of Archer is resolved?',
  );
  expect(waiting.options.map((option) => optionWords(option, waiting, seen, termsOf(game, option)))).toEqual([
    'Resolve subroutine 1 of Archer',
    'Resolve subroutine 2 of Archer',
    'Resolve subroutine 3 of Archer',
    'Resolve subroutine 4 of Archer',
  ]);
});

/** Where a card lies is of no matter to these sentences. */
type Spoken = Partial<Omit<EventView, 'cards'>> & {
  readonly cards?: readonly Omit<EventCardView, 'place'>[];
};
const SOMEWHERE: EventCardView['place'] = { zone: 'setAside', faceup: true };

const event = (kind: EventKind, { cards = [], ...fields }: Spoken = {}): EventView => ({
  id: 1,
  cause: null,
  kind,
  rule: '1.1.1',
  side: 'runner',
  amount: 0,
  detail: '',
  ...fields,
  cards: cards.map((card) => ({ ...card, place: SOMEWHERE })),
});
const palisade = [{ object: 5, card: 'palisade' }];

const SENTENCES: readonly (readonly [EventView, string])[] = [
  [event('runAnnounced', { detail: 'hq' }), 'The Runner runs HQ.'],
  [event('iceApproached', { cards: [{ object: 4 }] }), 'The Runner approaches facedown ice (c4).'],
  [event('iceEncountered', { cards: palisade }), 'The Runner encounters Palisade (strength 4).'],
  [event('subroutineBroken', { amount: 1, cards: palisade }), 'The Runner breaks subroutine 1 of Palisade.'],
  [
    event('subroutineResolves', { side: 'corp', amount: 1, cards: palisade }),
    'Subroutine 1 of Palisade resolves: End the run.',
  ],
  [event('icePassed', { cards: palisade }), 'The Runner passes Palisade.'],
  [event('iceBypassed', { cards: palisade }), 'The Runner bypasses Palisade.'],
  [event('serverApproached', { detail: 'remote-1' }), 'The Runner approaches remote 1.'],
  [event('jackedOut'), 'The Runner jacks out.'],
  [event('runSuccessful', { detail: 'rd' }), 'The run on R&D is successful.'],
  [event('runUnsuccessful', { detail: 'rd' }), 'The run on R&D is unsuccessful.'],
  [event('runEnded', { detail: 'hq' }), 'The run on HQ is ended.'],
  [event('runCompleted', { detail: 'hq' }), 'The run on HQ is over.'],
  [event('accessBegins', { detail: 'hq' }), 'The Runner breaches HQ.'],
  [event('accessed', { cards: [{ object: 9, card: 'hedge_fund' }] }), 'The Runner accesses Hedge Fund.'],
  [event('accessed', { detail: 'rd', cards: [{}] }), 'The Runner accesses a card from R&D.'],
  [
    event('stolen', { cards: [{ object: 9, card: 'offworld_office' }] }),
    'The Runner steals Offworld Office (2 points).',
  ],
  [event('archivesTurnedFaceup', { cards: palisade }), 'Archives is turned faceup: Palisade.'],
  [
    event('strengthChanged', { amount: 2, detail: 'encounter', cards: palisade }),
    'Palisade gets +2 strength for this encounter.',
  ],
  [
    event('strengthChanged', { amount: -1, detail: 'run', cards: palisade }),
    'Palisade gets -1 strength for the rest of the run.',
  ],
  [event('exposed', { cards: palisade }), 'The Runner exposes Palisade.'],
  [event('revealed', { side: 'corp', cards: palisade }), 'The Corp reveals Palisade.'],
  [
    event('swapped', { cards: [...palisade, { object: 6, card: 'tithe' }] }),
    'The Runner swaps Palisade and Tithe.',
  ],
  [
    event('searched', { amount: 1, detail: 'stack' }),
    'The Runner searches the stack, finds 1 card and shuffles.',
  ],
  [event('traceInitiated', { side: 'corp', amount: 3 }), 'The Corp starts a trace with base strength 3.'],
  [event('traceResolved', { side: 'corp', amount: 2 }), 'The trace succeeds by 2.'],
  [event('traceResolved', { amount: -1 }), 'The trace fails by 1.'],
  [event('traceResolved'), 'The trace fails.'],
  [
    event('creditsGained', { amount: 2, detail: 'bad publicity' }),
    'The Runner has 2 credits from bad publicity for this run.',
  ],
  [
    event('creditsLost', { amount: 1, detail: 'bad publicity' }),
    'The Runner loses 1 credit from bad publicity.',
  ],
];

const RUN_POSITION = {
  at: 'runner.action',
  priority: 'useful',
  corp: {
    identity: IDENTITIES.corp,
    credits: 0,
    hq: ['Hedge Fund'],
    rd: ['Nico Campaign', 'Hedge Fund'],
    servers: [
      { server: 'remote-1', ice: ['Tithe', { card: 'Palisade', rezzed: true }], root: ['Nico Campaign'] },
    ],
  },
  runner: { identity: IDENTITIES.runner, credits: 9, rig: ['Cleaver'] },
} as const;

const onARun = (edition: EditionId): RecordedGame =>
  RecordedGame.start({ kind: 'setup', setup: { scenario: { ...RUN_POSITION, edition } } });

test('a run is told in sentences', () => {
  const names = new Names();
  names.look(view(onARun('26.03').game, 'runner'));
  const [outer, inner] = view(onARun('26.03').game, 'runner').corp.servers.at(-1)?.ice ?? [];
  const told = (said: EventView): string | undefined => {
    const cards = said.cards.map((card) =>
      card.object === 4
        ? { object: outer?.object ?? 0, place: SOMEWHERE }
        : card.object === 5
          ? { ...card, object: inner?.object ?? 0 }
          : card,
    );
    return eventWords({ ...said, cards }, names, '26.03')?.text.replace(`c${outer?.object}`, 'c4');
  };
  for (const [said, sentence] of SENTENCES) expect(told(said)).toBe(sentence);
  expect(eventWords(event('accessBegins', { detail: 'hq' }), names, '1.4')?.text).toBe(
    'The Runner begins to access cards in HQ.',
  );
});

/** Plays options by key until one of them is offered, passing and continuing meanwhile. */
function playUntil(recorded: RecordedGame, wanted: string): void {
  for (let waiting = decision(recorded.game); waiting !== null; waiting = decision(recorded.game)) {
    const { options } = waiting;
    if (options.some(({ key }) => key === wanted)) return;
    const dull = options.find(({ key }) => key === 'pass' || key === 'continue');
    if (dull === undefined) break;
    recorded.choose(dull.key);
  }
  throw new Error(`${wanted} never came up`);
}

test.each([
  ['1.4', '6.9.2d', 'approach ice', 'one more window', '7.8.3'],
  ['26.03', '6.9.4c', 'movement', 'move inward', '7.2.2'],
] as const)(
  'the step, the board and the questions of a run in edition %s',
  (edition, jackOutStep, phase, next, accessStep) => {
    const recorded = onARun(edition);
    const { game } = recorded;
    const step = (): string => stepWords(view(game, 'runner'));
    const board = (): string => new Board(view(game, 'runner'), paintFor({}, {}), 90).lines().join('\n');
    const question = (): string => {
      const waiting = decision(game);
      return waiting === null
        ? ''
        : questionWords(waiting, view(game, waiting.seat), (one) => termsOf(game, one));
    };
    const options = (): string[] => {
      const waiting = decision(game);
      return (
        waiting?.options.map((option) =>
          optionWords(option, waiting, view(game, 'runner'), termsOf(game, option)),
        ) ?? []
      );
    };
    const cleaver = view(game, 'runner').runner.rig[0]?.object;

    recorded.choose('run remote-1');
    playUntil(recorded, 'jack out');
    expect(step()).toBe(`Runner's turn · action phase · run on remote 1 · ${phase} · ${jackOutStep}`);
    expect(board()).toMatch(/ RUN {8}(► )?c\d+ facedown ice → (► )?c\d+ Palisade \(strength 4\) → remote 1/);
    expect(question()).toBe('jack out of the run on remote 1, or continue?');
    expect(options()).toEqual([`Continue the run on remote 1 → ${next}`, 'Jack out and end the run']);
    recorded.choose('continue');

    // Strength bought before the encounter would not last.
    while (!step().includes('encounter')) recorded.choose('pass');
    expect(step()).toBe("Runner's turn · action phase · run on remote 1 · encounter · 6.9.3b");
    expect(question()).toBe('you encounter Palisade (strength 4)');
    expect(board()).toMatch(
      /→ ► c\d+ Palisade \(strength 4\) → remote 1\n subs {7}\[ \] 1 End the run\. \(unbroken\)/,
    );
    recorded.choose(`use c${cleaver} paid-strength`);
    recorded.choose(`use c${cleaver} paid-break`);
    if (decision(game)?.kind === 'break') {
      expect(question()).toBe('break which subroutine of Palisade (strength 4) with Cleaver?');
      expect(options()).toEqual(['Break subroutine 1 of Palisade', 'Break no more']);
      recorded.choose('break sub-endRun');
    }
    if (step().includes('encounter')) expect(board()).toContain('[x] 1 End the run. (broken)');

    const nico = view(game, 'runner').corp.servers.at(-1)?.root[0]?.object;
    playUntil(recorded, `trash c${nico}`);
    expect(step()).toBe(`Runner's turn · action phase · run on remote 1 · access card · ${accessStep}`);
    expect(board()).toMatch(/ accessing {2}Nico Campaign +asset · trash cost 2/);
    expect(question()).toBe('you access Nico Campaign, what do you do?');
    expect(options()).toEqual(['Trash Nico Campaign (2 credits)', 'Leave it there → the access ends']);
  },
);

test('a choice of effects says what they are', () => {
  const planogram = cardData('Predictive Planogram');
  if (planogram === null) throw new Error('there is no Predictive Planogram');
  expect([0, 1, 2, 3, 4].map((index) => modeText(planogram, index))).toEqual([
    'Gain 3 credits.',
    'Draw 3 cards.',
    'Gain 3 credits, then draw 3 cards.',
    'Draw 3 cards, then gain 3 credits.',
    null,
  ]);
});
