import { record, type Scenario, type Side } from '@lastclick/engine';
import type { NewGame, SavedGame, Snapshot } from '@lastclick/session';
import { setupOf, TableSession } from '@lastclick/session';
import type { Page } from 'playwright-core';
import { RELAXED, settle } from '../../session/test/seeded-game.ts';
import { moves, table } from './player.ts';
import { richGame, richScenario } from './rich-game.ts';
import { beginnerGame } from './seeded-game.ts';

/** A state of the table that people look at: a game as it is opened, and what is done on the page then. */
export interface TableState {
  readonly name: string;
  readonly game: () => SavedGame;
  readonly does?: (page: Page) => Promise<void>;
}

const begun = (seat: Side, scenario: Scenario, change: Partial<NewGame> = {}): SavedGame => {
  const game = beginnerGame(seat, 'rich');
  const setup: NewGame = { ...game.setup, edition: '26.03', scenario, ...change };
  return { ...game, setup, record: record(setupOf(setup), []) };
};

const HUMANS = { corp: { kind: 'human' }, runner: { kind: 'human' } } as const;

/** Two people play the wishes, else whatever does least, until the situation is met; then `seat` looks at it alone. */
function playedTo(
  seat: Side,
  scenario: Scenario,
  wishes: readonly string[],
  isMet: (snapshot: Snapshot) => boolean,
): SavedGame {
  const session = TableSession.open('1', begun(seat, scenario, HUMANS), { ...RELAXED, windows: 'strict' });
  for (let steps = 0; steps < 200; steps++) {
    settle(session);
    const asked = session.snapshot().view.waiting?.seat;
    if (asked === undefined) break;
    session.look(asked);
    const snapshot = session.snapshot();
    if (asked === seat && isMet(snapshot)) return { ...session.saved(), setup: begun(seat, scenario).setup };
    const keys = snapshot.ask?.offers.map(({ key }) => key) ?? [];
    const wanted = [...wishes, 'pass', 'continue', 'done'].flatMap((wish) =>
      keys.filter((key) => key.startsWith(wish)),
    );
    session.choose(wanted[0] ?? keys[0] ?? '');
  }
  throw new Error(`the situation never came about: ${wishes.join(', ')}`);
}

const isKind =
  (kind: NonNullable<Snapshot['ask']>['kind']) =>
  ({ ask }: Snapshot): boolean =>
    ask?.kind === kind;

const atRunner = richScenario('runner.action');

const tap = (name: RegExp) => (page: Page) => table(page).getByRole('button', { name }).first().click();

/** What stands behind the pictures in the README and behind a look at the whole table. */
export const STATES: readonly TableState[] = [
  { name: 'runner-action', game: () => richGame('runner', 'action') },
  { name: 'corp-action', game: () => richGame('corp', 'action') },
  { name: 'encounter', game: () => richGame('runner', 'encounter') },
  {
    name: 'rez-or-not',
    game: () =>
      playedTo(
        'corp',
        atRunner,
        ['run hq'],
        ({ ask, view }) => Boolean(view.run) && ask?.offers.some(({ kind }) => kind === 'rez') === true,
      ),
  },
  {
    name: 'access-to-trash',
    game: () => playedTo('runner', atRunner, ['run remote-2', 'access'], isKind('trashAccessed')),
  },
  {
    name: 'access-to-steal',
    game: () =>
      playedTo(
        'runner',
        atRunner,
        ['run remote-6', 'access'],
        ({ view, ask }) => ask !== null && view.access?.type === 'agenda',
      ),
  },
  {
    name: 'discard',
    game: () =>
      playedTo(
        'corp',
        {
          ...richScenario('corp.action'),
          corp: {
            ...richScenario('corp.action').corp,
            clicks: 1,
            hq: [
              'Hedge Fund',
              'Ansel 1.0',
              'Marilyn Campaign',
              'Offworld Office',
              'Manegarm Skunkworks',
              'Tithe',
              'Palisade',
            ],
          },
        },
        ['gain credit'],
        isKind('discard'),
      ),
    does: async (page) => {
      await table(page)
        .getByRole('button', { name: /Hedge Fund/ })
        .first()
        .press('Enter');
    },
  },
  { name: 'first-hand', game: () => beginnerGame('runner', '3') },
  {
    name: 'moves-of-a-card',
    game: () => richGame('corp', 'action'),
    does: async (page) => {
      await page
        .locator('[data-hand]')
        .getByRole('button', { name: /^Ansel 1.0/ })
        .click();
    },
  },
  { name: 'why-not', game: () => richGame('runner', 'action'), does: tap(/^Cleaver/) },
  {
    name: 'card-large',
    game: () => richGame('runner', 'action'),
    does: async (page) => {
      await table(page)
        .getByRole('button', { name: /^Carmen/ })
        .first()
        .click({ button: 'right' });
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'choose-a-card',
    game: () =>
      playedTo(
        'runner',
        {
          ...atRunner,
          runner: {
            ...atRunner.runner,
            grip: ['Mutual Favor', 'Sure Gamble'],
            stack: ['Cleaver', 'Unity', 'Carmen', 'Mayfly', 'Sure Gamble', 'Diesel'],
          },
        },
        ['play'],
        isKind('target'),
      ),
  },
];

/** A Runner who can break into R&D, where an agenda lies on top. */
export function gameToFilm(): SavedGame {
  const late = richScenario('runner.action');
  const servers = late.corp.servers?.map((one) =>
    one.server === 'rd' ? { ...one, ice: [{ card: 'Karunā', rezzed: true }], root: [] } : one,
  );
  return begun('runner', {
    ...late,
    corp: {
      ...late.corp,
      badPublicity: 0,
      scored: ['Superconducting Hub'],
      rd: ['Offworld Office', 'Palisade', 'Nico Campaign', 'Tithe', 'Hedge Fund'],
      ...(servers === undefined ? {} : { servers }),
    },
    runner: { ...late.runner, tags: 0, credits: 12 },
  });
}

/** Until the table has drawn a question or the end of the game. */
export const drawn = (page: Page): Promise<void> => moves(page).locator('button').first().waitFor();
