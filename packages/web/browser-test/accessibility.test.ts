import type { Snapshot } from '@lastclick/session';
import { test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { keepScreenshot } from './artefacts.ts';
import { moves, outcome, table } from './player.ts';
import { beginnerGame, gameUntil, shelve } from './seeded-game.ts';
import { address, DESKTOP, PHONE, visit } from './visit.ts';

const DEVICES = [
  ['desktop, light', { ...DESKTOP, colorScheme: 'light' }],
  ['phone, dark', { ...PHONE, colorScheme: 'dark' }],
] as const;

const PAGES = [
  ['learn', '#/learn', 'The turn'],
  ['decks', '#/decks', 'Decks'],
  ['own cards', '#/own-cards', 'Cards of your own'],
  ['settings', '#/settings', 'Settings'],
  ['replays', '#/replay', 'Replay'],
  ['game unknown', '#/play/nowhere', 'This game cannot be opened'],
] as const;

const SITUATIONS: readonly (readonly [string, (snapshot: Snapshot) => boolean])[] = [
  ['starting hand', ({ played }) => played > 0],
  ['actions in mid-game', ({ view, ask }) => view.turn.number > 8 && ask?.kind === 'action'],
  ['encounter', ({ view, ask }) => ask !== null && view.run !== null && view.run.subroutines.length > 0],
  ['access', ({ ask }) => ask?.kind === 'trashAccessed'],
  ['discarding', ({ ask }) => ask?.kind === 'discard'],
  ['outcome', (snapshot) => snapshot.outcome !== null],
];

for (const [device, options] of DEVICES) {
  test(`axe finds nothing on any page, ${device}`, async () => {
    const page = await visit(options);
    await shelve(page, 'kept', beginnerGame('runner', '0'));
    await page.reload();
    await page.getByRole('link', { name: /^Go on with your last game/ }).waitFor();
    await expectAccessible(page, 'start page with a kept game');
    for (const [name, fragment, heading] of PAGES) {
      await page.goto(address(fragment));
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await expectAccessible(page, name);
      await keepScreenshot(page, `page ${name} ${device}`);
    }
    await page.goto(address('#/replay/game/kept'));
    await page.getByRole('region', { name: 'Controls of the replay' }).waitFor();
    await table(page).waitFor();
    await expectAccessible(page, 'a replay');
  });

  test(`axe finds nothing on the board, ${device}`, async () => {
    const page = await visit(options);
    for (const [name, isMet] of SITUATIONS) {
      const id = name.replaceAll(' ', '-');
      await shelve(page, id, gameUntil('runner', isMet));
      await page.goto(address(`#/play/${id}`));
      await moves(page).getByRole('button').or(outcome(page)).first().waitFor();
      await keepScreenshot(page, `board ${name} ${device}`);
      await expectAccessible(page, name);
    }
  });
}
