import { CARDS, DECKS, type DeckList } from '@lastclick/cards';
import { packGame } from '@lastclick/session';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keepScreenshot } from './artefacts.ts';
import { gameShown, moves, playByClicks, RUNNER_WISHES, table } from './player.ts';
import { beginnerGame, keptGame, shelve } from './seeded-game.ts';
import { address, DESKTOP, PHONE, visit } from './visit.ts';

const MARKUP = '<img src=x onerror="document.title=\'taken\'"><script>document.title="taken"</script>';

const partyAnimal = DECKS.partyAnimal as DeckList;

async function expectNoInjection(page: Page): Promise<void> {
  expect(await page.locator('img').count()).toBe(0);
  expect(await page.title()).toBe('Last Click');
}

/** A text that says it unpacks to a great many letters. */
/** As links of version 1 are packed. */
async function deflated(contents: BlobPart): Promise<string> {
  const packed = new Blob([contents]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return Buffer.from(await new Response(packed).arrayBuffer()).toString('base64url');
}

test('links that are no games say so, whatever they carry', async () => {
  const game = beginnerGame('runner', '0');
  const newer = { ...game, version: 2 } as unknown as typeof game;
  const chess = { format: 'chess', moves: ['e4'] };
  const links: readonly (readonly [fragment: string, says: RegExp])[] = [
    ['%%%', /link is broken/],
    [encodeURIComponent(MARKUP), /link is broken/],
    ['🂡🂢', /link is broken/],
    ['A'.repeat(1_500_000), /link is broken|too large/],
    [await deflated(new Uint8Array(200_000_000)), /too large/],
    [packGame(game).slice(0, 60), /link is broken|not complete/],
    [packGame(newer), /another version/],
    [await deflated(JSON.stringify(newer)), /another version/],
    [await deflated(JSON.stringify(chess)), /not a game of Last Click/],
    ['game/constructor', /no such game/],
  ];
  const page = await visit(DESKTOP);
  for (const [fragment, says] of links) {
    await page.goto(address('#/settings'));
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.goto(address(`#/replay/${fragment}`));
    await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
    expect(await page.getByRole('alert').textContent(), fragment.slice(0, 40)).toMatch(says);
    await expectNoInjection(page);
  }
  for (const fragment of ['#/nowhere', '#////', '#/play/', `#${encodeURIComponent(MARKUP)}`, '#%']) {
    await page.goto(address('#/settings'));
    await page.goto(address(fragment));
    await page.getByRole('heading', { name: 'Last Click' }).waitFor();
  }
  for (const id of ['__proto__', '%E0%A4%A', encodeURIComponent(MARKUP)]) {
    await page.goto(address(`#/play/${id}`));
    await page.getByRole('heading', { name: 'This game cannot be opened' }).waitFor();
  }
});

test('a link of a game that cannot be played says so', async () => {
  const game = beginnerGame('runner', '0');
  const impossible = { ...game, record: { ...game.record, options: ['fly away'] } };
  const page = await visit(DESKTOP, `#/replay/${await packGame(impossible)}`);
  await page.getByRole('alert').filter({ hasText: 'fly away' }).waitFor();
});

test('markup in names is only ever shown', async () => {
  const page = await visit(PHONE, '#/new');
  const deck = { kind: 'list', ...partyAnimal, name: MARKUP } as const;
  await shelve(page, 'marked', beginnerGame('runner', MARKUP, { runnerDeck: deck }));
  await page.evaluate(
    (text) => localStorage.setItem('last-click.decks', text),
    JSON.stringify({ decks: [{ id: 'own', deck: { ...partyAnimal, name: MARKUP } }] }),
  );
  await page.reload();
  await page.getByRole('region', { name: 'Continue' }).getByText(MARKUP).waitFor();
  await keepScreenshot(page, 'markup in names phone');
  await expectNoInjection(page);
  await page.getByRole('link', { name: /^Continue/ }).click();
  await moves(page).getByRole('button').first().waitFor();
  await expectNoInjection(page);
  await page.goto(address('#/decks'));
  await page.getByRole('heading', { name: MARKUP }).waitFor();
  await expectNoInjection(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('names in any script come back as they were', async () => {
  const page = await visit(DESKTOP, '#/decks');
  const name = 'Ñandú 網路 \u202Eneerg \u{1F469}\u200D\u{1F4BB}';
  await page.getByRole('button', { name: 'Import a deck' }).click();
  const form = page.getByRole('form', { name: 'Import a deck' });
  await form.getByRole('textbox').fill(`${name}\n\n1x René "Loup" Arcemont: Party Animal\n3x Sure Gamble\n`);
  await form.getByRole('button', { name: 'Import', exact: true }).click();
  const own = page.getByRole('region', { name: 'Your decks' });
  await own.waitFor();
  await page.reload();
  expect(await own.getByRole('button').first().textContent()).toContain(name);
});

test('files far too large are refused unread', async () => {
  const page = await visit(DESKTOP, '#/new');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.alloc(5_000_000, '{') };
  await page.getByLabel('A file').setInputFiles(file);
  await page.getByRole('alert').filter({ hasText: 'far too large' }).waitFor();
  await page.goto(address('#/decks'));
  await page.getByRole('button', { name: 'Import a deck' }).click();
  await page.getByLabel('or a file').setInputFiles({ ...file, name: 'deck.txt' });
  await page.getByRole('alert').filter({ hasText: 'far too long for a deck' }).waitFor();
});

test('a deck of hundreds of cards is played, one of thousands is refused before the game', async () => {
  const cards = CARDS.filter(({ side, type }) => side === 'runner' && type !== 'identity');
  const deckOf = (copies: number) => ({
    ...partyAnimal,
    name: `${copies} of each`,
    cards: Object.fromEntries(cards.map(({ id }) => [id, copies])),
  });
  const page = await visit(DESKTOP, '#/new');
  await page.evaluate(
    (text) => localStorage.setItem('last-click.decks', text),
    JSON.stringify({ decks: [5, 99].map((copies) => ({ id: `own ${copies}`, deck: deckOf(copies) })) }),
  );
  await page.reload();
  const choice = page.getByRole('combobox', { name: 'The Runner’s deck' });
  await choice.selectOption('99 of each');
  await page.getByRole('button', { name: 'Play it anyway' }).click();
  await page.getByRole('alert').filter({ hasText: 'at most 512 cards' }).waitFor();
  await choice.selectOption('5 of each');
  await page.getByRole('button', { name: 'Play it anyway' }).click();
  await table(page).waitFor();
  const id = gameShown(page);
  await playByClicks(page, id, RUNNER_WISHES, { most: 4 });
  expect((await keptGame(page, id)).turn).toBeGreaterThan(0);
  await page.goto(address('#/decks'));
  for (const name of ['5 of each', '99 of each']) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('heading', { name }).waitFor();
  }
});
