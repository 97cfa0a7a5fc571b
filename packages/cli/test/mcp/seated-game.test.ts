import { RecordedGame } from '@lastclick/table';
import { expect, test } from 'vitest';
import { SAMPLE_DECKS } from '../../src/decks.ts';
import { SeatedGame } from '../../src/mcp/seated-game.ts';
import { tellNews } from '../../src/mcp/tell.ts';
import { Table } from '../../src/play/table.ts';

const SLOW_MS = 60_000;

test('a bot that thinks for long plays at least one option a request, and the model hears that it waits', () => {
  const setup = { seed: 1, priority: 'every', ...SAMPLE_DECKS } as const;
  const recorded = RecordedGame.start({ kind: 'setup', setup });
  const table = new Table(recorded, { corp: 'random', runner: 'human' }, '1');
  let now = 0;
  const game = new SeatedGame(table, () => {
    now += SLOW_MS;
    return now;
  });
  const tell = (): string => tellNews({ name: 'g1', game, seat: game.seat(undefined) });
  const thinking = 'The Corp is still thinking; ask for the decision again.';
  const news = new Set<string>();
  let waited = 0;
  for (let requests = 0; requests < 50; requests++) {
    const before = table.history.played.length;
    const told = tell();
    expect(news.has(told)).toBe(false);
    news.add(told);
    expect(told).toContain('you are the Runner');
    if (told.endsWith(thinking)) {
      expect(game.isThinking()).toBe(true);
      expect(table.history.played.length).toBeGreaterThan(before);
      waited += 1;
    } else table.choose(game.decision()?.options[0]?.key ?? '');
  }
  expect(waited).toBeGreaterThan(0);
});
